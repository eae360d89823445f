"""Guards: reactions before an effect is applied (FF-105, FF-108 to FF-110, FF-112)."""

from __future__ import annotations

import pytest

from engines.fable.combat import resolve
from engines.fable.glossary import Card
from engines.fable.state import Settings, Window

from .kit import A, B, act, asks, defaults, drive, fame, field, paid, run, table, told, top
from .plain import (
    Decline,
    Exchange,
    GiveUp,
    Guarded,
    ItemUsed,
    PassTurn,
    React,
    Take,
    Target,
    Targets,
    TraitUsed,
)
from .using import hand, item, trait

NO, PASS = Decline(), PassTurn()


# -- own_kill ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-067", "FF-108", "FF-110", "WE-35")
def test_gate_granny_guards_another() -> None:
    g = table(a={"hand": "I26"}, b={"deployed": "A49~ A05"}, left=0)
    steps = paid(g, A, "I26")
    (asked,) = asks(steps)
    assert (asked.seat, asked.kind, asked.clock) == (B, "react", "react_seconds")
    assert (asked.options, asked.default) == ((NO, React("A05"), PASS), NO)
    # While it is asked, everybody can see what it is about, and nothing has happened yet.
    assert [g.s.window] == [Window("own_kill", A, B, [Card("A49")])]
    assert field(g, B) == "A49~ A05"
    assert run(g, steps, React("A05")) is None
    assert field(g, B) == "A49~ A05~"
    assert g.s.discards["item"] == ["I26"]
    assert told(g, Guarded) == [Guarded(B, "A05", ("A49",))]
    assert told(g, TraitUsed) == [TraitUsed(B, "A05")]
    assert [g.s.window] == [None]
    # What an opponent uses is nothing to the contracts of the active seat.
    assert g.s.day.traits == 0


@pytest.mark.rule("FF-105")
def test_a_guard_is_optional() -> None:
    g = table(a={"hand": "I26"}, b={"deployed": "A49~ A05"})
    assert item(g, "I26", (B, NO)) is None
    assert field(g, B) == "A05"
    g = table(a={"hand": "I26"}, b={"deployed": "A49~ A05"})
    defaults(paid(g, A, "I26"))
    assert field(g, B) == "A05"


def test_gate_granny_guards_herself() -> None:
    g = table(a={"deployed": "A57"}, b={"deployed": "A05"})
    assert trait(g, "A57", (B, React("A05"))) is None
    assert field(g, B) == "A05~"


@pytest.mark.rule("FF-105")
def test_an_exhausted_guard_guards_nobody() -> None:
    g = table(a={"hand": "I26"}, b={"deployed": "A05~ A49~"})
    assert item(g, "I26", Target(B, "A49")) is None
    assert field(g, B) == "A05~"


@pytest.mark.rule("FF-110", "FF-112")
def test_one_guard_saves_one_of_several() -> None:
    g = table(a={"deployed": "A62"}, b={"deployed": "A49~ A50~ A05"})
    steps = paid(g, A, "A62")
    asked = drive(steps, Targets(B, ("A49", "A50")), (B, React("A05")))
    assert asked is not None
    assert (asked.seat, asked.kind, asked.options) == (B, "guard", (Take("A49"), Take("A50")))
    assert run(g, steps, Take("A50")) is None
    assert field(g, B) == "A50~ A05~"


@pytest.mark.rule("FF-107", "FF-112")
def test_a_second_guard_saves_what_is_left() -> None:
    g = table(a={"deployed": "A62"}, b={"deployed": "A49~ A50~ A05", "hand": "I20"})
    steps = paid(g, A, "A62")
    drive(steps, Targets(B, ("A49", "A50")), (B, React("A05")), (B, Take("A50")))
    (asked,) = asks(steps)
    assert (asked.kind, asked.options) == ("react", (NO, React("I20"), PASS))
    assert run(g, steps, (B, React("I20"))) is None
    assert field(g, B) == "A49~ A50~ A05~"
    # With nothing more to save nothing more is asked.
    g = table(a={"hand": "I26"}, b={"deployed": "A49~ A05", "hand": "I20"})
    assert item(g, "I26", (B, React("A05"))) is None
    assert hand(g, B) == ["I20"]


@pytest.mark.rule("FF-105", "FF-109")
def test_iron_whistle_from_the_hand() -> None:
    g = table(a={"hand": "I26"}, b={"deployed": "A49~", "hand": "I20"})
    assert item(g, "I26", (B, React("I20"))) is None
    assert field(g, B) == "A49~"
    assert g.s.discards["item"] == ["I26", "I20"]
    assert told(g, ItemUsed) == [ItemUsed(A, "I26"), ItemUsed(B, "I20")]
    assert g.s.day.items == 1


@pytest.mark.rule("FF-108", "FF-196")
def test_a_guard_against_being_converted() -> None:
    g = table(a={"deployed": "A61"}, b={"deployed": "A49~ A05"})
    assert trait(g, "A61", (B, React("A05"))) is None
    assert field(g, B) == "A49~ A05~"
    assert g.s.combat == []


# -- what opens a window ----------------------------------------------------------------------------------


@pytest.mark.rule("FF-109")
@pytest.mark.parametrize("held", ["I20", "I21", "A50", "A05", "I01"])
def test_a_window_looks_the_same_whatever_the_hand_holds(held: str) -> None:
    g = table(a={"hand": "I26"}, b={"deployed": "A49~", "hand": held})
    steps = paid(g, A, "I26")
    (asked,) = asks(steps)
    assert (asked.seat, asked.kind, asked.clock, asked.must) == (B, "react", "react_seconds", True)
    assert asked.options == ((NO, React("I20"), PASS) if held == "I20" else (NO, PASS))
    assert run(g, steps, NO) is None


@pytest.mark.rule("FF-109")
def test_no_card_and_no_guard_no_window() -> None:
    g = table(a={"hand": "I26"}, b={"deployed": "A49~"})
    assert item(g, "I26") is None
    # Nor for a hand that everybody knows, or when everybody sees where the item is.
    g = table(a={"hand": "I26"}, b={"deployed": "A49~", "hand": "A50", "known": "A50"})
    assert item(g, "I26") is None
    g = table(a={"hand": "I26"}, b={"deployed": "A49~", "hand": "A50"}, items="I20")
    assert item(g, "I26") is None
    g = table(a={"hand": "I26"}, b={"deployed": "A49~", "hand": "A50"}, discards="I20")
    assert item(g, "I26") is None
    g = table(3, a={"hand": "I26"}, b={"deployed": "A49~", "hand": "A50"}, c={"hand": "I20", "known": "I20"})
    assert item(g, "I26") is None
    # But for one who is known to hold it.
    g = table(a={"hand": "I26"}, b={"deployed": "A49~", "hand": "I20", "known": "I20"})
    asked = item(g, "I26")
    assert asked is not None
    assert React("I20") in asked.options


@pytest.mark.rule("FF-109")
def test_what_exhausts_is_guarded_by_allies_alone() -> None:
    g = table(a={"hand": "I24"}, b={"deployed": "A49", "hand": "I20 A50"})
    assert item(g, "I24") is None
    assert field(g, B) == "A49~"


@pytest.mark.rule("FF-109")
def test_pass_everything_until_the_turn_ends() -> None:
    g = table(a={"hand": "I26", "deployed": "A36 A62"}, b={"deployed": "A49~ A50~ A05", "hand": "I20"})
    assert item(g, "I26", Target(B, "A49"), (B, PASS)) is None
    assert g.s.players[B].passing
    assert trait(g, "A36") is None
    assert field(g, B) == "A05"
    g.s.phase = "dusk"
    assert act(g) is None
    assert not g.s.players[B].passing


# -- own_steal --------------------------------------------------------------------------------------------


def test_latch_keeper_keeps_an_ally() -> None:
    g = table(a={"deployed": "A53"}, b={"deployed": "A50 A06"})
    assert trait(g, "A53", Target(B, "A50"), (B, React("A06"))) is None
    assert (field(g), field(g, B)) == ("A53~", "A50 A06~")
    g = table(a={"deployed": "A53"}, b={"deployed": "A06"})
    assert trait(g, "A53", (B, React("A06"))) is None
    assert (field(g), field(g, B)) == ("A53~", "A06~")


def test_latch_keeper_stops_an_exchange() -> None:
    g = table(a={"deployed": "A59 A01~"}, b={"deployed": "A50~ A51~ A06"})
    assert trait(g, "A59", Exchange("A01", B, "A50"), (B, React("A06"))) is None
    assert field(g) == "A59~ A01~"


@pytest.mark.rule("FF-112")
def test_latch_keeper_stops_a_whole_theft() -> None:
    g = table(a={"deployed": "A56"}, b={"deployed": "A06", "hand": "A50 I21"})
    assert trait(g, "A56", (B, React("A06"))) is None
    assert hand(g, B) == ["A50", "I21"]
    assert told(g, Guarded) == [Guarded(B, "A06", None)]
    assert g.s.day.left == 1


def test_decoy_chest_stops_a_theft_and_draws() -> None:
    g = table(a={"deployed": "A56"}, b={"hand": "A50 I21"})
    top(g, "I05")
    assert trait(g, "A56", (B, React("I21"))) is None
    assert hand(g, B) == ["A50", "I05"]
    assert g.s.discards["item"] == ["I21"]


@pytest.mark.rule("FF-109", "FF-112")
def test_a_theft_opens_one_window() -> None:
    g = table(2, "0 0", a={"deployed": "A56"}, b={"deployed": "A06", "hand": "A50 A51"})
    assert trait(g, "A56", (B, NO)) is None
    assert hand(g) == ["A50", "A51"]


# -- own_exhaust ------------------------------------------------------------------------------------------


def test_wake_owl_keeps_another_awake() -> None:
    g = table(a={"deployed": "A58"}, b={"deployed": "A07 A50 A51"})
    steps = paid(g, A, "A58")
    asked = drive(steps, Targets(B, ("A07", "A50", "A51")), (B, React("A07")))
    assert asked is not None
    # Not itself.
    assert asked.options == (Take("A50"), Take("A51"))
    assert run(g, steps, Take("A51")) is None
    assert field(g, B) == "A07~ A50~ A51"


def test_wake_owl_does_not_keep_itself_awake() -> None:
    g = table(a={"deployed": "A12"}, b={"deployed": "A07"})
    assert trait(g, "A12") is None
    assert field(g, B) == "A07~"


# -- own_fail ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-097", "FF-107", "FF-109")
def test_pack_mule_makes_up_for_one_foe() -> None:
    g = table(a={"deployed": "A16 A50"}, combat="M26 M16")
    steps = resolve(g)
    asked = drive(steps)
    assert asked is not None
    # For the active seat within its own clock.
    assert (asked.seat, asked.kind, asked.clock) == (A, "react", "turn_seconds")
    asked = drive(steps, React("A16"))
    assert asked is not None
    assert (asked.kind, asked.options) == ("guard", (Take("M16"), Take("M26")))
    asked = drive(steps, Take("M26"))
    assert asked is not None
    # One ally for the other foe, and no fail effect of the guarded one.
    assert (asked.kind, asked.options) == ("discard", (GiveUp("A16"), GiveUp("A50")))
    assert run(g, steps, GiveUp("A50")) is None
    assert field(g) == "A16~"
    assert g.s.day.traits == 1


def test_lucky_bone_makes_up_for_all() -> None:
    g = table(a={"hand": "I23", "deployed": "A50", "fame": 9}, combat="L16 M26 M16")
    assert run(g, resolve(g), React("I23")) is None
    assert (field(g), fame(g)) == ("A50", [9, 0])
    assert told(g, Guarded) == [Guarded(A, "I23", ("L16", "M26", "M16"))]
    assert g.s.day.items == 1


@pytest.mark.rule("FF-109")
def test_an_own_failure_is_asked_about_whatever_the_hand_holds() -> None:
    for held in ("A51", "I23"):
        g = table(a={"hand": held, "deployed": "A50"}, combat="M16")
        (asked,) = asks(resolve(g))
        assert (asked.seat, asked.kind) == (A, "react")
    g = table(a={"deployed": "A50"}, combat="M16")
    assert run(g, resolve(g)) is None
    assert field(g) == ""


@pytest.mark.rule("FF-174")
def test_a_seat_that_left_guards_nothing() -> None:
    g = table(3, a={"hand": "I26"}, b={"deployed": "A49~ A05", "gone": True}, options=Settings(leaver_mode=1))
    assert item(g, "I26") is None
    assert field(g, B) == "A05"
