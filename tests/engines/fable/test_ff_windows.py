"""Reactions right after an event, optional and forced (FF-105 to FF-107, FF-111, FF-194)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fable import glossary, lines, windows
from engines.fable.cards import FIGURES, TRAIT
from engines.fable.combat import enter, resolve
from engines.fable.dusk import dusk
from engines.fable.glossary import Card
from engines.fable.state import Settings

from .kit import A, B, C, D, act, ally, asks, defaults, drive, fame, field, run, table, told, top
from .plain import (
    Attack,
    CallLegend,
    CallMonster,
    Decline,
    Defeated,
    GiveUp,
    PassTurn,
    React,
    Recruit,
    Score,
    Take,
    TraitUsed,
    Weakened,
)
from .using import hand, trait

NO, PASS = Decline(), PassTurn()


# -- one's own combat -------------------------------------------------------------------------------------


def test_pit_trainer_readies_a_weak_ally_when_a_foe_falls() -> None:
    g = table(a={"deployed": "A31 A23 A01~ A15~ A50~"}, combat="M03")
    asked = act(g, Attack("A23", "M03", "pw"))
    assert asked is not None
    assert (asked.seat, asked.kind, asked.clock) == (A, "react", "turn_seconds")
    assert (asked.options, asked.default) == ((NO, React("A31"), PASS), NO)
    g = table(a={"deployed": "A31 A23 A01~ A15~ A50~"}, combat="M03")
    assert act(g, Attack("A23", "M03", "pw"), React("A31"), Take("A15")) is None
    assert field(g) == "A31~ A23~ A01~ A15 A50~"
    # It does not ready itself, nor anybody stronger: then nothing is asked.
    g = table(a={"deployed": "A31 A23 A50~"}, combat="M03")
    assert act(g, Attack("A23", "M03", "pw")) is None


@pytest.mark.rule("FF-107")
def test_only_whoever_defeats_has_such_a_window() -> None:
    g = table(a={"deployed": "A23"}, b={"deployed": "A31 A01~"}, combat="M03")
    assert act(g, Attack("A23", "M03", "pw")) is None


def test_snare_ranger_weakens_what_enters() -> None:
    g = table(a={"deployed": "A41"}, combat="M33")
    top(g, "M16")
    steps = enter(g, [Card("M16")])
    g.s.decks["monster"].remove(Card("M16"))
    (asked,) = asks(steps)
    assert (asked.kind, asked.options) == ("react", (NO, React("A41"), PASS))
    assert g.s.window is not None
    assert (g.s.window.trigger, g.s.window.cards) == ("foe_enters", ["M16"])
    assert run(g, steps, React("A41")) is None
    # That foe, whatever else is there.
    assert told(g, Weakened) == [Weakened(A, "M16", 2)]
    assert field(g) == "A41~"


@pytest.mark.rule("FF-107")
def test_a_window_for_each_foe_that_enters() -> None:
    g = table(a={"deployed": "A41"})
    top(g, "M32", "M16")
    steps = enter(g, [g.s.decks["monster"].pop()])
    (asked,) = asks(steps)
    # The Troll's instant brings the Ogre, whose window comes first.
    assert g.s.window is not None
    assert g.s.window.cards == ["M16"]
    assert drive(steps, NO) is not None
    assert g.s.window.cards == ["M32"]
    assert run(g, steps, React("A41")) is None
    assert [(foe.card, foe.less) for foe in g.s.combat] == [("M32", 2), ("M16", 0)]
    assert asked.default == NO


def test_a_converted_ally_enters_too() -> None:
    g = table(a={"deployed": "A61 A41"}, b={"deployed": "A50~"})
    assert trait(g, "A61", React("A41")) is None
    assert [(foe.card, foe.less) for foe in g.s.combat] == [("A50", 2)]


@pytest.mark.rule("FF-106")
def test_tin_baron_faints_when_a_legend_comes() -> None:
    g = table(a={"deployed": "A48"}, b={"deployed": "A50"})
    top(g, "L10")
    assert act(g, CallLegend()) is None
    assert field(g) == "A48~"
    assert told(g, TraitUsed) == [TraitUsed(A, "A48")]
    assert g.s.day.traits == 1
    # Not when a monster comes, and not for others.
    g = table(a={"deployed": "A48"})
    top(g, "M16")
    assert act(g, CallMonster()) is None
    assert field(g) == "A48"
    g = table(a={}, b={"deployed": "A48"})
    top(g, "L10")
    assert act(g, CallLegend()) is None
    assert field(g, B) == "A48"


@pytest.mark.rule("FF-106", "FF-107")
def test_what_must_happen_comes_before_what_may() -> None:
    g = table(a={"deployed": "A41 A48"})
    top(g, "L10")
    asked = act(g, CallLegend())
    assert asked is not None
    assert asked.options == (NO, React("A41"), PASS)
    # The Baron has fainted by the time that the Ranger is asked.
    assert field(g) == "A41 A48~"


@pytest.mark.rule("FF-087")
def test_no_foe_is_weakened_below_nothing() -> None:
    g = table(a={"deployed": "A41"})
    top(g, "M03")
    assert act(g, CallMonster(), React("A41")) is None
    assert told(g, Weakened) == [Weakened(A, "M03", 1)]
    assert told(g, Defeated) == [Defeated(A, "M03", 1)]


@pytest.mark.rule("FF-106")
def test_skald_admiral_draws_when_a_legend_falls() -> None:
    g = table(a={"deployed": "A65 A23"}, combat="L16 M03")
    top(g, "A50")
    g.s.combat[0].tally, g.s.combat[0].dealt = 20, ["el", "ma"]
    assert act(g, Attack("A23", "L16", "pw")) is None
    assert told(g, Defeated) == [Defeated(A, "L16", 20)]
    assert hand(g) == ["A50"]
    assert field(g) == "A65~ A23~"
    # A monster is not worth a song.
    g = table(a={"deployed": "A65 A23"}, combat="M03")
    assert act(g, Attack("A23", "M03", "pw")) is None
    assert (hand(g), field(g)) == ([], "A65 A23~")


@pytest.mark.rule("FF-064", "FF-106", "FF-160")
def test_a_forced_draw_into_a_full_hand_does_not_happen() -> None:
    g = table(a={"deployed": "A65 A23", "hand": "A01 A02 A03 A04 A05 A06"}, combat="L16")
    g.s.combat[0].tally, g.s.combat[0].dealt = 20, ["el", "ma"]
    assert act(g, Attack("A23", "L16", "pw")) is None
    assert field(g) == "A65 A23~"


# -- what others do ---------------------------------------------------------------------------------------


def test_jealous_duellist_looks_at_great_deeds() -> None:
    g = table(a={"deployed": "A69 A70"}, b={"deployed": "A39", "fame": 2}, combat="M23 M32")
    assert act(g, Attack("A70", "M32", "po")) is None
    asked = act(g, Attack("A69", "M32", "el"))
    assert asked is not None
    assert (asked.seat, asked.kind, asked.clock) == (B, "react", "react_seconds")
    assert asked.options == (NO, React("A39"), PASS)
    # Of five fame nobody is jealous.
    g = table(a={"deployed": "A69"}, b={"deployed": "A39", "fame": 2}, combat="M23")
    assert act(g, Attack("A69", "M23", "el")) is None
    assert fame(g) == [5, 2]


@pytest.mark.rule("FF-132")
def test_jealous_duellist_gains_fame_at_once() -> None:
    g = table(a={"deployed": "A66", "fame": 4}, b={"deployed": "A39", "fame": 10}, combat="M32")
    g.s.combat[0].tally = 1
    # A stands on 10 for the moment; whoever is moved out of turn is settled at once.
    assert act(g, Attack("A66", "M32", "el"), (B, React("A39"))) is None
    assert fame(g) == [10, 11]
    assert field(g, B) == "A39~"


def test_petition_boss_gains_by_the_contracts_of_others() -> None:
    g = table(a={"deployed": "A24 A51"}, b={"deployed": "A40", "fame": 30}, contracts="C05 - -", phase="dusk")
    steps = dusk(g)
    asked = drive(steps, Score(("C05",)))
    assert asked is not None
    assert (asked.seat, asked.kind) == (B, "react")
    assert g.s.window is not None
    assert (g.s.window.trigger, g.s.window.cards) == ("opp_contract", ["C05"])
    assert run(g, steps, React("A40")) is None
    assert fame(g) == [2, 31]


def test_carrion_monk_draws_when_others_fail() -> None:
    g = table(a={}, b={"deployed": "A08"}, combat="M16 M03")
    top(g, "A50")
    steps = resolve(g)
    # Once for the combat, however many foes there were.
    assert run(g, steps, (B, React("A08"))) is None
    assert hand(g, B) == ["A50"]
    assert field(g, B) == "A08~"
    # Not one's own failure.
    g = table(a={"deployed": "A08"}, combat="M16")
    assert run(g, resolve(g)) is None


@pytest.mark.rule("FF-124")
def test_moon_novice_draws_when_another_takes_a_moon() -> None:
    g = table(a={"fame": 12, "low": 8}, b={"deployed": "A14~"}, phase="dusk")
    top(g, "I05")
    # After the readying: the Novice is ready by then.
    assert act(g, (B, React("A14"))) is None
    assert hand(g, B) == ["I05"]
    assert field(g, B) == "A14~"
    assert g.s.players[A].moons == 1


def test_rag_trader_draws_when_an_item_is_recruited() -> None:
    g = table(a={}, b={"deployed": "A15"}, allies="A23", items="I01")
    top(g, "I05")
    assert act(g, Recruit("A23")) is None
    asked = act(g, Recruit("I01"))
    assert asked is not None
    assert (asked.seat, asked.options) == (B, (NO, React("A15"), PASS))
    g = table(a={}, b={"deployed": "A15"}, allies="A23", items="I01")
    top(g, "I05")
    assert act(g, Recruit("I01"), (B, React("A15"))) is None
    assert hand(g, B) == ["I05"]


def test_a_recruit_by_an_effect_counts_as_well() -> None:
    g = table(a={"deployed": "A28"}, b={"deployed": "A15"}, items="I01 - -")
    asked = trait(g, "A28", Take("I01"))
    assert asked is not None
    assert (asked.seat, asked.kind) == (B, "react")


@pytest.mark.rule("FF-194")
def test_a_full_hand_is_not_offered_a_draw() -> None:
    g = table(a={}, b={"deployed": "A15", "hand": "A01 A02 A03 A04 A05 A06"}, items="I01")
    assert act(g, Recruit("I01")) is None


@pytest.mark.rule("FF-106", "FF-170")
def test_last_herald_sings_of_the_champion() -> None:
    for seat in (A, B):
        cast: dict[str, dict[str, Any]] = {"a": {}, "ab"[seat]: {"deployed": "A42"}}
        cast["a"]["fame"] = 101
        g = table(2, phase="dusk", moons=[], **cast)
        assert act(g) is None
        assert fame(g) == ([104, 0] if seat == A else [101, 3])
        assert field(g, seat) == "A42~"


# -- windows in general -----------------------------------------------------------------------------------


@pytest.mark.rule("FF-111")
@pytest.mark.parametrize("held", ["", "I20", "I21 I23"])
def test_after_an_event_hands_do_not_matter(held: str) -> None:
    g = table(a={}, b={"hand": held, "deployed": "A15~"}, items="I01")
    assert act(g, Recruit("I01")) is None


@pytest.mark.rule("FF-107")
def test_seats_are_asked_clockwise(monkeypatch: pytest.MonkeyPatch) -> None:
    # As the cards are, no two seats have something to say about the same event.
    line = TRAIT["A15"]
    monkeypatch.setitem(lines.REACTIONS, "opp_recruit", dict.fromkeys(("A15", "A23", "A24", "A50"), line))
    cast = {"a": {"deployed": "A24"}, "b": {"deployed": "A23"}, "d": {"deployed": "A15"}}
    g = table(4, turn=C, c={"deployed": "A50"}, items="I01", **cast)
    steps = windows.after(g, "opp_recruit", C, [Card("I01")])
    order = [asks(steps)[0].seat]
    while drive(steps, NO) is not None:
        order.append(asks(steps)[0].seat)
    assert order == [D, A, B]


@pytest.mark.rule("FF-107")
def test_a_reaction_opens_no_window() -> None:
    g = table(3, a={"deployed": "A23"}, b={"deployed": "A15"}, c={"deployed": "A14"}, items="I01")
    steps = windows.after(g, "opp_recruit", A, [Card("I01")])
    asks(steps)
    assert run(g, windows.after(g, "opp_moon", A)) is None
    assert run(g, steps, NO) is None
    (asked,) = asks(windows.after(g, "opp_moon", A))
    assert asked.seat == C


@pytest.mark.rule("FF-105", "FF-107")
def test_a_card_reacts_once_in_a_window() -> None:
    g = table(a={"deployed": "A31 A23 A01~ A02~"}, combat="M03")
    # The Trainer is exhausted by then, and nobody readies a Trainer in its own window.
    assert act(g, Attack("A23", "M03", "pw"), React("A31"), Take("A01")) is None
    assert ally(g, "A31").ready is False


@pytest.mark.rule("FF-109")
def test_pass_this_turn() -> None:
    g = table(a={}, b={"deployed": "A15"}, items="I01 I02", left=6)
    assert act(g, Recruit("I01"), (B, PASS)) is None
    assert act(g, Recruit("I02")) is None
    # Forced ones still happen.
    g = table(a={"deployed": "A48", "passing": True})
    top(g, "L10")
    assert act(g, CallLegend()) is None
    assert field(g) == "A48~"


def test_still_moon_leaves_only_what_is_forced() -> None:
    g = table(
        a={"deployed": "A48 A41"},
        b={"deployed": "A15 A05 A49~", "hand": "I20"},
        items="I01",
        options=Settings(moon_deck=True),
    )
    g.s.decks["moon"].remove(Card("O17"))
    g.s.moon = Card("O17")
    assert act(g, Recruit("I01")) is None
    top(g, "L10")
    assert act(g, CallLegend()) is None
    assert field(g) == "A48~ A41"
    defaults(windows.guarded(g, "own_kill", A, B, [Card("A49")]))
    assert not g.s.window


@pytest.mark.rule("FF-067")
def test_no_reaction_costs_an_action() -> None:
    waiting = [card for card, line in TRAIT.items() if line.trigger]
    assert len(waiting) == 17
    assert all(FIGURES[card].trait_cost == 0 for card in waiting if card in FIGURES)
    assert not any(
        TRAIT[card].able(table().s, A, glossary.Card(card)) for card in ("A05", "A06", "A07", "A16")
    )


def test_an_own_ally_that_turns_enters_too() -> None:
    g = table(a={"deployed": "A41 A50~"})
    top(g, "M20")
    steps = enter(g, [g.s.decks["monster"].pop()])
    # First the choice, then the ally's entering, then the Thief's own.
    assert drive(steps, GiveUp("A50")) is not None
    assert g.s.window is not None
    assert g.s.window.cards == ["A50"]
    assert run(g, steps, React("A41")) is None
    assert [(foe.card, foe.less) for foe in g.s.combat] == [("M20", 0), ("A50", 2)]
