"""FF-107 to FF-116, FV-13, chapter 1: nobody learns what is hidden, in games in which much is stolen, looked
at and drawn."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engines.core.ask import CLOCK
from engines.fable import decks, hands, market
from engines.fable.glossary import Card
from engines.fable.secrets import hidden
from engines.fable.state import Look, Settings
from engines.fable.view import view
from tests.contract.exchanged import Compared, worlds
from tests.contract.fences import worlds_compared
from tests.contract.kit import PlayedGame, play
from tests.contract.subjects import Variant, subject

from .kit import A, B, C, table
from .walk import keen

SEATS = (1, 2, 3, 4)
#: Steps of a game that are tried in other worlds.
STEPS = 90


@cache
def recorded(seats: int, seed: int) -> PlayedGame:
    """A game by keen players, kept as the tests over all games keep theirs."""
    settings = Settings(moon_deck=True, short_game=True)
    variant = Variant(subject("fable"), seats, settings, f"fable-{seats}-keen")
    return play(variant, seed, lambda live, ask, rng: keen(live.g.s, ask, rng))


@pytest.mark.rule("FV-13", "FF-109", "FF-111", "FF-116", "FF-156")
@pytest.mark.parametrize("seats", SEATS)
def test_two_worlds(seats: int) -> None:
    """Exchange what a seat cannot see: it gets the same."""
    seen = Compared()
    for seed in (1, 2):
        game = recorded(seats, seed)
        rng = Random(seed)
        found = list(game.steps())
        chosen = [step for step in found if len(step[1]) > 1]
        chosen += rng.sample(found, min(STEPS // (seats + 1), len(found)))
        for checkpoint, given in chosen[: STEPS // seats]:
            for _ in worlds(game, checkpoint, given, rng, seen):
                pass
    assert all(seen.pairs[viewer] > 20 for viewer in (*range(seats), None))


@pytest.mark.parametrize("seats", SEATS)
def test_what_can_be_taken_back_teaches_nothing(seats: int) -> None:
    assert worlds_compared(recorded(seats, 1)) > 5


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_is_asked_by_the_clock(seats: int) -> None:
    assert all(given.seat != CLOCK for given in recorded(seats, 1).given)


def unseen(g: object, seat: int) -> set[Card]:
    """All cards that a seat cannot place."""
    return {slot.card for group in hidden(g.s, seat) for slot in group}  # type: ignore[attr-defined]


@pytest.mark.rule("FF-116")
def test_what_everybody_saw_come_is_known_until_it_leaves() -> None:
    g = table(3, allies="A23 A24 A50")
    list(market.recruit(g, A, Card("A23")))
    assert view(g.s, None).seats[A].known == ("A23",)
    assert not any("A23" in unseen(g, seat) for seat in range(3))
    hands.drop(g, A, [Card("A23")], "free")
    assert view(g.s, None).seats[A].known == ()
    hands.draw(g, A, "ally", 1)
    assert view(g.s, None).seats[A].known == ()
    assert [g.s.players[A].hand[0] in unseen(g, seat) for seat in range(3)] == [False, True, True]


@pytest.mark.rule("FF-116")
def test_a_stolen_card_is_known_to_the_two_alone() -> None:
    g = table(3, a={"hand": "A23 I01", "known": "A23"}, b={"hand": "I02"})
    hands.pass_secretly(g, A, B, [Card("I01")])
    shown = [view(g.s, seat) for seat in range(3)]
    # Everybody lost track of what A holds, but for the thief, who knows what it did not get.
    assert shown[C].seats[A].known == ()
    assert [each.own.knows for each in shown if each.own] == [((B, "I01"),), ((A, "A23"),), ()]
    assert [{"A23", "I01", "I02"} & unseen(g, seat) for seat in range(3)] == [
        {"I02"},
        set(),
        {"A23", "I01", "I02"},
    ]


@pytest.mark.rule("FF-116")
def test_who_knew_of_a_hand_loses_track_when_others_steal_from_it() -> None:
    g = table(3, a={"hand": "A23"}, b={"hand": "I01"}, c={"seen": "A23"})
    hands.pass_secretly(g, A, B, [Card("A23")])
    assert g.s.players[C].seen == []
    assert g.s.players[A].seen == ["A23"]


def test_who_looks_sees_and_nobody_else() -> None:
    g = table(2)
    g.s.look = Look(B, "monster", 2)
    shown = [view(g.s, seat) for seat in (A, B, None)]
    assert [each.own.looked if each.own else None for each in shown] == [(), ("M01", "M02"), None]
    assert all(each.looker == B for each in shown)
    assert {"M01", "M02"} <= unseen(g, A)
    assert not {"M01", "M02"} & unseen(g, B)


def test_what_was_looked_at_stays_known_until_the_deck_is_shuffled() -> None:
    g = table(2, b={"seen": "M01 M02"})
    assert view(g.s, B).own.top == ("M01", "M02")  # type: ignore[union-attr]
    assert not {"M01", "M02"} & unseen(g, B)
    decks.top(g, "monster")
    assert view(g.s, B).own.top == ("M02",)  # type: ignore[union-attr]
    decks.reshuffle(g, "monster")
    assert "M02" in unseen(g, B)


def test_cards_at_the_bottom_are_known_but_not_their_order() -> None:
    g = table(2, a={"sunk": "A70 A71"})
    groups = [[slot.card for slot in group] for group in hidden(g.s, A)]
    assert [set(group) for group in groups if "A70" in group] == [{"A70", "A71"}]
    assert len(groups) == len(hidden(g.s, B))


@pytest.mark.rule("FF-151")
def test_a_pending_legend_nobody_sees() -> None:
    g = table(2, a={"pending": "?L01 M07"})
    for seat in (A, B, None):
        first, second = view(g.s, seat).seats[A].pending
        assert (first.card, first.kind) == (None, "legend")
        assert (second.card, second.kind) == ("M07", "monster")
    assert all("L01" in unseen(g, seat) for seat in (A, B))


def test_after_the_end_hands_are_laid_open() -> None:
    g = table(2, phase="over", ending="champion", a={"hand": "A23 I01"})
    assert view(g.s, B).hands[A] == ("A23", "I01")
    assert "A23" not in unseen(g, B)
