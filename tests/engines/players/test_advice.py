"""Advice: who ranks, who is only asked again, and what is not worth naming."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from engines.core.ask import Ask, Option, Pick
from engines.core.chooser import Candidate, Worlds
from engines.core.spec import GameSpec
from engines.players.advice import MOST, advice, advises, ranked
from tests.engines.core import toy
from tests.games import nim


class Estimate(msgspec.Struct, frozen=True, tag="estimate"):
    """How often a search has won with an answer, in per cent."""

    won: int


class Card(Option, frozen=True):
    """A card."""

    card: str


class Hand(Option, frozen=True):
    """Several cards."""

    cards: Pick | tuple[str, ...]


CARDS = Ask(0, "play", options=tuple(map(Card, "abcde")), default=Card("e"))


def told(spec: GameSpec[Any], ask: Ask[Any] = CARDS) -> list[str]:
    """The cards that are advised."""
    return [one.choice.card for one in advice(spec, None, ask, Random(1))]


def searching(view: Any, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Iterator[Candidate]:
    """A player that ranks, with estimates."""
    for card, won in (("c", 60), ("x", 55), ("a", 50), ("a", 50), ("b", 0), ("d", 40), ("e", 30)):
        yield Candidate(Card(card), (Estimate(won),) if won else ())


PLAIN = replace(toy.SPEC, hint=None)


def test_a_player_that_ranks_says_its_own_reasons() -> None:
    spec = replace(PLAIN, ranker=searching)
    found = advice(spec, None, CARDS, Random(1))
    # What is not offered, is named already, or has nothing to be said for it is left out.
    assert [one.choice.card for one in found] == ["c", "a", "d"]
    assert found[0].why == (Estimate(60),)
    assert len(found) == MOST


def test_facts_of_the_game_follow_the_reasons_of_the_player() -> None:
    spec = replace(
        PLAIN, ranker=searching, hint=lambda view, option: Estimate(1), why=lambda *_: (Estimate(2),)
    )
    found = advice(spec, None, CARDS, Random(1))[0]
    assert (found.hint, found.why) == (Estimate(1), (Estimate(60), Estimate(2)))


def reasoned(choose: Any) -> GameSpec[Any]:
    """A game whose player chooses so, and in which each card is its own reason."""
    return replace(PLAIN, players={"steady": choose}, why=lambda view, ask, choice: (choice,))


def test_a_player_that_chooses_is_asked_again_without_what_it_has_named() -> None:
    assert told(reasoned(lambda view, ask, worlds, rng: max(ask.options, key=lambda one: one.card))) == [
        *("e", "d", "c")
    ]


def test_what_a_player_does_not_mind_is_not_named_second() -> None:
    def first_c(view: Any, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
        return Card("c") if Card("c") in ask.options else ask.options[0]

    assert told(reasoned(first_c)) == ["c"]
    two = Ask(0, "play", options=(Card("a"), Card("c")))
    assert told(reasoned(first_c), two) == ["c", "a"], "the only other one"


def test_a_player_that_does_not_know_parts_of_a_question_has_one_answer() -> None:
    def whole(view: Any, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
        found: list[Option] = [one for one in ask.options if one == Card("b")]
        return found[0]

    assert told(reasoned(whole)) == ["b"]


def test_of_answers_for_which_the_same_speaks_one_is_named() -> None:
    def worth(view: Any, ask: Any, choice: Any) -> tuple[Estimate]:
        return (Estimate(int(choice.card in "de")),)

    spec = replace(
        reasoned(lambda view, ask, worlds, rng: max(ask.options, key=lambda one: one.card)), why=worth
    )
    assert told(spec) == ["e", "c"]


def test_an_answer_names_its_cards_and_what_took_it_is_not_asked_again() -> None:
    ask = Ask(0, "pass", options=(Hand(Pick(tuple("abc"), 2, 2)),))
    rank = ranked(lambda view, ask, worlds, rng: Hand(("a", "c")))
    assert [one.choice for one in rank(None, ask, None, Random(1))] == [Hand(("a", "c"))]


def test_whims_are_the_same_for_the_same_question() -> None:
    spec = reasoned(lambda view, ask, worlds, rng: max(ask.options, key=lambda one: (rng.random(), one.card)))
    assert {told(spec)[0] for _ in range(5)} == {told(spec)[0]}


def test_who_has_nobody_to_ask() -> None:
    assert advises(nim.GAME.spec)
    assert not advises(replace(PLAIN, players={}))
    assert advice(replace(PLAIN, players={}), None, CARDS, Random(1)) == ()
