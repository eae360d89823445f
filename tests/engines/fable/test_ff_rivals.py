"""Traits and items that are used against opponents (5.2; FF-110 to FF-118, FF-193, FF-196)."""

from __future__ import annotations

import pytest

from engines.core.ask import Pick
from engines.fable.state import Modifier

from .kit import A, B, C, D, act, ally, asks, defaults, drive, fame, field, heard, paid, table, told
from .plain import (
    Against,
    AllyStolen,
    Attack,
    CardsStolen,
    Converted,
    Decline,
    Exchange,
    GiveUp,
    Goaded,
    Killed,
    Nothing,
    Send,
    StolenCards,
    Swapped,
    Target,
    Targets,
    Tired,
)
from .using import hand, item, trait, usable

#: A hand may always hold something against a theft: its owner is asked.
LET = (B, Decline())

# -- exhaust ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-117")
def test_sleep_brewer_exhausts_one() -> None:
    g = table(3, a={"deployed": "A12"}, b={"deployed": "A23 A24~"}, c={"deployed": "A50"})
    asked = trait(g, "A12")
    assert asked is not None
    assert (asked.kind, asked.seat) == ("exhaust", A)
    assert asked.options == (Nothing(), Target(B, "A23"), Target(C, "A50"))
    assert asked.default == Nothing()
    g = table(3, a={"deployed": "A12"}, b={"deployed": "A23 A24~"}, c={"deployed": "A50"})
    ally(g, "A50", C).mods = [Modifier(1, 2)]
    assert trait(g, "A12", Target(C, "A50")) is None
    assert (field(g, B), field(g, C)) == ("A23 A24~", "A50~")
    # What waited on it is lost (FF-068).
    assert ally(g, "A50", C).mods == []
    assert told(g, Tired) == [Tired(A, C, ("A50",))]


@pytest.mark.rule("FF-064")
def test_with_nobody_ready_across_the_table_it_has_no_use() -> None:
    assert not usable(table(a={"deployed": "A12 A23"}, b={"deployed": "A24~"}), "A12")


def test_frost_jailer_exhausts_up_to_three_of_one() -> None:
    g = table(3, a={"deployed": "A58"}, b={"deployed": "A23 A24 A50 A51"}, c={"deployed": "A68"})
    asked = trait(g, "A58")
    assert asked is not None
    assert asked.options == (
        Nothing(),
        Targets(B, Pick(("A23", "A24", "A50", "A51"), 1, 3)),
        Targets(C, Pick(("A68",), 1, 1)),
    )
    g = table(3, a={"deployed": "A58"}, b={"deployed": "A23 A24 A50 A51"}, c={"deployed": "A68"})
    assert trait(g, "A58", Targets(B, ("A23", "A24", "A51"))) is None
    assert (field(g, B), field(g, C)) == ("A23~ A24~ A50 A51~", "A68")
    assert g.s.day.left == 1


def test_itching_powder_exhausts_one() -> None:
    g = table(a={"hand": "I24"}, b={"deployed": "A23"})
    assert item(g, "I24") is None
    assert field(g, B) == "A23~"


def test_silence_spares_everybody() -> None:
    g = table(a={"deployed": "A58"}, b={"deployed": "A23 A24"})
    defaults(paid(g, A, "A58"))
    assert field(g, B) == "A23 A24"


# -- kill -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-065")
@pytest.mark.parametrize("card", ["A36", "I26"])
def test_one_exhausted_ally_is_sent_away(card: str) -> None:
    mine = {"hand": card} if card[0] == "I" else {"deployed": card}
    g = table(a=mine, b={"deployed": "A23 A24~ A50~"})
    use = item if card[0] == "I" else trait
    asked = use(g, card)
    assert asked is not None
    assert (asked.kind, asked.options) == ("kill", (Nothing(), Target(B, "A24"), Target(B, "A50")))
    g = table(a=mine, b={"deployed": "A23 A24~ A50~"})
    assert use(g, card, Target(B, "A50")) is None
    assert field(g, B) == "A23 A24~"
    assert g.s.discards["ally"] == ["A50"]
    assert told(g, Killed) == [Killed(A, B, ("A50",))]
    assert not usable(table(a=mine, b={"deployed": "A23"}), card)


def test_night_surgeon_sends_a_weak_ready_one_away() -> None:
    g = table(a={"deployed": "A57"}, b={"deployed": "A50 A01~ A11"})
    assert trait(g, "A57") is None
    assert field(g, B) == "A50 A01~"
    assert g.s.day.left == 1
    assert not usable(table(a={"deployed": "A57"}, b={"deployed": "A50 A01~"}), "A57")


def test_plague_rider_sends_two_away() -> None:
    g = table(3, a={"deployed": "A62"}, b={"deployed": "A50~ A01~ A05~"}, c={"deployed": "A23~"})
    assert trait(g, "A62", Targets(B, ("A01", "A50"))) is None
    assert (field(g, B), field(g, C)) == ("A05~", "A23~")


def test_scythe_captain_sends_three_away() -> None:
    g = table(a={"deployed": "A60"}, b={"deployed": "A50~ A01~ A05~ A23 A24~"})
    asked = trait(g, "A60")
    assert asked is not None
    assert asked.options[1] == Targets(B, Pick(("A01", "A05", "A24", "A50"), 1, 3))
    g = table(a={"deployed": "A60"}, b={"deployed": "A50~ A01~ A05~ A23 A24~"})
    assert trait(g, "A60", Targets(B, ("A01", "A24", "A50"))) is None
    assert field(g, B) == "A05~ A23"
    assert g.s.day.left == 0


@pytest.mark.rule("FF-066")
def test_heroes_can_be_sent_away() -> None:
    g = table(a={"deployed": "A36"}, b={"deployed": "H2~"})
    assert trait(g, "A36") is None
    assert g.s.discards["ally"] == ["H2"]


# -- convert ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-099", "FF-196")
def test_bone_summoner_converts_an_exhausted_ally() -> None:
    g = table(a={"deployed": "A61"}, b={"deployed": "A50~ A23"})
    ally(g, "A50", B).mods = [Modifier(1, 2)]
    assert trait(g, "A61") is None
    # It opens a combat for no action more; its fame is its basic attack.
    assert [(foe.card, foe.tally) for foe in g.s.combat] == [("A50", 0)]
    assert told(g, Converted) == [Converted(A, B, "A50")]
    assert g.s.day.left == 1
    g.s.players[A].deployed[0].ready = True
    act(g, Attack("A61", "A50", "el"))
    assert fame(g) == [4, 0]
    # The owner never sees it again, and pays nothing else.
    assert g.s.discards["ally"] == ["A50"]
    assert field(g, B) == "A23"


@pytest.mark.rule("FF-076", "FF-099")
def test_a_converted_ally_without_an_attack_is_defeated_at_once() -> None:
    g = table(a={"deployed": "A61"}, b={"deployed": "A01~"}, combat="M16")
    assert trait(g, "A61") is None
    assert [foe.card for foe in g.s.combat] == ["M16"]
    assert [beaten.card for beaten in g.s.day.beaten] == ["A01"]


# -- steal, swap ------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-118")
def test_puppet_duchess_takes_a_ready_ally() -> None:
    g = table(a={"deployed": "A53"}, b={"deployed": "A50~ A23 A24"})
    ally(g, "A23", B).mods = [Modifier(1, 2)]
    ally(g, "A23", B).types = ["ma"]
    assert trait(g, "A53", Target(B, "A23")) is None
    assert (field(g), field(g, B)) == ("A53~ A23", "A50~ A24")
    taken = ally(g, "A23")
    assert (taken.mods, taken.types) == ([], [])
    assert told(g, AllyStolen) == [AllyStolen(A, B, "A23")]
    assert g.s.day.left == 0
    assert not usable(table(a={"deployed": "A53"}, b={"deployed": "A50~"}), "A53")


@pytest.mark.rule("FF-115", "FF-193", "FF-200")
def test_a_stolen_ally_needs_a_place() -> None:
    full = {"deployed": "A53 A02 A03 A04 A05 A06"}
    g = table(a=full, b={"deployed": "H2"})
    asked = trait(g, "A53")
    assert asked is not None
    assert (asked.kind, asked.seat) == ("make_place", A)
    g = table(a=full, b={"deployed": "H2"})
    assert trait(g, "A53", GiveUp("A03")) is None
    assert field(g) == "A53~ A02 A04 A05 A06 H2"
    # A stolen hero serves its new holder; the tokens stay as they were.
    assert [player.hero for player in g.s.players] == ["H1", "H2"]
    g = table(a=full, b={"deployed": "H2"})
    assert trait(g, "A53", Nothing()) is None
    assert (field(g), field(g, B)) == ("A53~ A02 A03 A04 A05 A06", "H2")


@pytest.mark.rule("FF-118", "FF-062")
def test_changeling_swaps_two_exhausted_ones() -> None:
    g = table(3, a={"deployed": "A59 A01~ A23"}, b={"deployed": "A50~ A24"}, c={"deployed": "A51~"})
    asked = trait(g, "A59")
    assert asked is not None
    assert asked.options == (Nothing(), Exchange("A01", B, "A50"), Exchange("A01", C, "A51"))
    g = table(3, a={"deployed": "A59 A01~ A23"}, b={"deployed": "A50~ A24"}, c={"deployed": "A51~"})
    ally(g, "A50", B).types = ["ma"]
    assert trait(g, "A59", Exchange("A01", B, "A50")) is None
    assert (field(g), field(g, B)) == ("A59~ A23 A50~", "A24 A01~")
    assert ally(g, "A50").types == []
    assert told(g, Swapped) == [Swapped(A, "A01", B, "A50")]
    # The Changeling itself is no one to swap, although it is exhausted by then.
    assert not usable(table(a={"deployed": "A59 A23"}, b={"deployed": "A50~"}), "A59")


@pytest.mark.rule("FF-161")
def test_a_swap_needs_no_place() -> None:
    g = table(a={"deployed": "A59 A01~ A02 A03 A04 A05"}, b={"deployed": "A50~"})
    assert trait(g, "A59") is None
    assert field(g) == "A59~ A02 A03 A04 A05 A50~"


@pytest.mark.rule("FF-116")
def test_pim_nettlecap_takes_a_card_at_random() -> None:
    g = table(3, "1", a={"hero": "H3", "deployed": "H3"}, b={"hand": "A23 A50 I01"}, c={"hero": "H4"})
    assert trait(g, "H3", LET) is None
    assert (hand(g), hand(g, B)) == (["A50"], ["A23", "I01"])
    # Which card it is the two alone know.
    assert CardsStolen(A, B, 1, "any") in heard(g, C)
    assert StolenCards(A, B, ("A50",)) in heard(g, A)
    assert StolenCards(A, B, ("A50",)) in heard(g, B)
    assert not [event for event in heard(g, C) if isinstance(event, StolenCards)]
    assert g.s.players[B].seen == ["A50"]
    assert g.fenced


@pytest.mark.rule("FF-116")
def test_the_thief_names_the_opponent_only() -> None:
    g = table(3, "0", a={"deployed": "A56"}, b={"hand": "A23 A50"}, c={"hand": "I01"})
    asked = trait(g, "A56")
    assert asked is not None
    assert (asked.kind, asked.options) == ("steal_card", (Against(B), Against(C)))
    g = table(3, "0", a={"deployed": "A56"}, b={"hand": "A23 A50"}, c={"hand": "I01"})
    assert trait(g, "A56", Against(C), (C, Decline())) is None
    # Two were wanted, one was there.
    assert (hand(g), hand(g, C)) == (["I01"], [])


def test_silk_burglar_takes_two() -> None:
    g = table(2, "2 0", a={"deployed": "A56"}, b={"hand": "A23 A50 I01"})
    assert trait(g, "A56", LET) is None
    assert (hand(g), hand(g, B)) == (["I01", "A23"], ["A50"])


@pytest.mark.rule("FF-115")
def test_nothing_is_stolen_into_a_full_hand() -> None:
    full = {"deployed": "A56", "hand": "A01 A02 A03 A04 A05 A06"}
    assert not usable(table(a=full, b={"hand": "A23"}), "A56")
    g = table(2, "0", a={"deployed": "A56", "hand": "A01 A02 A03 A04 A05"}, b={"hand": "A23 A50"})
    assert trait(g, "A56", LET) is None
    assert hand(g)[-1] == "A23"
    assert hand(g, B) == ["A50"]


@pytest.mark.rule("FF-116")
def test_fox_bandit_takes_items_only() -> None:
    g = table(2, "1", a={"deployed": "A30"}, b={"hand": "A23 I01 A50 I05"})
    assert trait(g, "A30", LET) is None
    assert (hand(g), hand(g, B)) == (["I05"], ["A23", "I01", "A50"])
    g = table(a={"deployed": "A30"}, b={"hand": "A23 A50"})
    assert usable(g, "A30")
    assert trait(g, "A30", LET) is None
    assert told(g, CardsStolen) == [CardsStolen(A, B, 0, "item")]
    assert told(g, StolenCards) == []
    assert g.fenced
    assert not usable(table(a={"deployed": "A30"}), "A30")


def test_magpie_glove_takes_one_into_the_place_it_leaves() -> None:
    g = table(2, "0", a={"hand": "I25 A01 A02 A03 A04 A05"}, b={"hand": "A23"})
    assert item(g, "I25", LET) is None
    assert hand(g) == ["A01", "A02", "A03", "A04", "A05", "A23"]


# -- discard, goad ----------------------------------------------------------------------------------------


def test_alley_heckler_makes_everybody_discard() -> None:
    cast = {"b": {"hand": "I09 A50 A23"}, "c": {"hand": "A71"}, "d": {}}
    g = table(4, a={"deployed": "A13"}, **cast)
    steps = paid(g, A, "A13")
    # One has no choice, one has no card; and nobody hears of a choice before all are in.
    (asked,) = asks(steps)
    assert (asked.seat, asked.kind, asked.clock) == (B, "force_discard", "choice_seconds")
    assert asked.options == (GiveUp("A23"), GiveUp("A50"), GiveUp("I09"))
    assert asked.default == GiveUp("A23")
    assert drive(steps, (B, GiveUp("I09"))) is None
    assert (hand(g, B), hand(g, C), hand(g, D)) == (["A50", "A23"], [], [])
    assert g.s.discards["item"] == ["I09"]
    assert g.s.discards["ally"] == ["A71"]
    assert not usable(table(a={"deployed": "A13"}), "A13")


def test_two_discard_at_the_same_time() -> None:
    g = table(3, a={"deployed": "A13"}, b={"hand": "I09 A50"}, c={"hand": "I01 A51"})
    steps = paid(g, A, "A13")
    assert [asked.seat for asked in asks(steps)] == [B, C]
    drive(steps, (C, GiveUp("I01")))
    assert [asked.seat for asked in asks(steps)] == [B]
    assert hand(g, C) == ["I01", "A51"]
    assert drive(steps, (B, GiveUp("A50"))) is None
    assert (hand(g, B), hand(g, C)) == (["I09"], ["A51"])


def test_beast_caller_goads_a_monster() -> None:
    g = table(3, a={"deployed": "A46"}, monsters="M16 M03 -")
    asked = trait(g, "A46")
    assert asked is not None
    assert asked.kind == "goad"
    assert asked.options == (Nothing(), Send("M03", B), Send("M03", C), Send("M16", B), Send("M16", C))
    g = table(3, a={"deployed": "A46"}, monsters="M16 M03 -")
    assert trait(g, "A46", Send("M16", C)) is None
    assert g.s.rows["monster"] == [None, "M03", None]
    assert [(waiting.card, waiting.shown) for waiting in g.s.players[C].pending] == [("M16", True)]
    assert told(g, Goaded) == [Goaded(A, C, "M16")]
    assert not usable(table(3, a={"deployed": "A46"}), "A46")


def test_a_single_way_is_not_asked_for() -> None:
    g = table(a={"deployed": "A46"}, monsters="M16")
    assert trait(g, "A46") is None
    assert [waiting.card for waiting in g.s.players[B].pending] == ["M16"]
