"""The tests that run over every game, run over the made-up one: they pass, and broken rules fail them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engines.core.words import Seat
from tests.contract import answers, conserved, defaults, fences, leaving, saving, two_worlds, undo
from tests.contract.checks import Check
from tests.contract.exchanged import Compared, worlds
from tests.contract.kit import PlayedGame, finish, play
from tests.contract.subjects import Hooks, Subject, Variant, variants

from . import toy
from .unseen import unseen


def all_cards(s: toy.State) -> Counter[str]:
    """All cards."""
    return Counter(card for pile in (s.deck, s.shown, *s.hands) for card in pile)


HOOKS = Hooks(conserved=all_cards)
SUBJECT = Subject(unseen(toy.SPEC), HOOKS)
VARIANTS = list(variants(SUBJECT))


def exchanged(game: PlayedGame) -> None:
    """All steps, and something in each."""
    seen = Compared()
    rng = Random(game.variant.name)
    for checkpoint, given in game.steps():
        for _ in worlds(game, checkpoint, given, rng, seen):
            pass
    assert all(seen.pairs[viewer] >= 5 for viewer in (*range(game.variant.seats), None))
    assert seen.rows > 50


def fenced(game: PlayedGame) -> None:
    """Enough unfenced answers are compared."""
    assert fences.worlds_compared(game) >= 10
    fences.draws_are_fences(game)


def by_default(game: PlayedGame) -> None:
    """Only defaults, to the end."""
    table, _ = game.variant.start("absent")
    finish(table, defaults.given_by_default)
    defaults.a_loaded_table_has_the_same_defaults(game)
    defaults.whoever_answers_the_same_comes_of_it(game)


#: What needs no words and no host.
CHECKS: list[Check] = [
    saving.saved_at_every_ask,
    saving.opened_from_any_checkpoint,
    saving.draws_follow_from_the_seed,
    saving.events_and_choices_come_back,
    answers.no_answer_out_of_turn_counts,
    answers.every_yield_is_whole,
    answers.options_come_back_from_text,
    by_default,
    exchanged,
    fenced,
    undo.a_vote_takes_back_any_answers,
    undo.only_ones_own_last_answer_can_be_taken_back,
    leaving.a_table_goes_on_without_who_left,
    conserved.cards_are_conserved,
    conserved.hidden_slots_hold_cards,
    conserved.views_are_built_from_copies,
]


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_sound_rules_pass(variant: Variant) -> None:
    for seed in (1, 2):
        game = play(variant, seed)
        for check in CHECKS:
            check(game)


def bitten(check: Check, match: str | None, hooks: Hooks = HOOKS, **rules: Any) -> None:
    """Rules with some functions exchanged fail a check that sound rules pass."""
    subject = Subject(unseen(toy.changed(**rules)), hooks)

    def some_games() -> None:
        variant = next(each for each in VARIANTS if each.seats == 3)
        for seed in range(1, 5):
            check(play(replace(variant, subject=subject), seed))

    with pytest.raises(AssertionError, match=match):
        some_games()


def steps_with(**others: Any) -> Any:
    """The game's step, with some of its parts exchanged."""

    def step(g: toy.G) -> Any:
        return others[g.s.phase](g) if g.s.phase in others else toy.step(g)

    return step


def test_a_view_that_shows_the_deck() -> None:
    def view(s: toy.State, seat: int | None) -> toy.View:
        seen = toy.view(s, seat)
        changed: toy.View = replace_struct(seen, table=(*seen.table, s.deck[-1] if s.deck else ""))
        return changed

    bitten(exchanged, "sees it", view=view)


def replace_struct(thing: Any, **fields: Any) -> Any:
    """A Struct with some fields changed."""
    return type(thing)(**{name: fields.get(name, getattr(thing, name)) for name in thing.__struct_fields__})


def test_a_secret_told_to_all() -> None:
    def bid(g: toy.G) -> Any:
        yield from toy.bid(g)
        g.tell(toy.Got(Seat(0), tuple(g.s.hands[0])))

    bitten(exchanged, "hears it", step=steps_with(bid=bid))


def test_a_window_only_for_those_who_hold_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "may_help", lambda s, seat: max(s.hands[seat], default="") > "c5")
    bitten(exchanged, "sees it")


def test_a_glance_that_is_no_fence() -> None:
    def bid(g: toy.G) -> Any:
        steps = toy.bid(g)
        asks = next(steps)
        while True:
            seat, choice = yield asks
            g.tell(toy.Got(seat, tuple(g.s.deck[-1:])), seat)
            try:
                asks = steps.send((seat, choice))
            except StopIteration:
                return

    bitten(fenced, "no fence, and .*Got", step=steps_with(bid=bid))


def test_a_memory_outside_the_state() -> None:
    memory: list[int] = []

    def deal(g: toy.G) -> None:
        memory.append(1)
        g.s.coins[0] += len(memory)
        toy.deal(g)

    bitten(saving.saved_at_every_ask, None, step=steps_with(deal=deal))


def test_a_memory_in_the_step() -> None:
    """Something decided before the first ask that no row knows of."""
    calls: list[int] = []

    def bid(g: toy.G) -> Any:
        calls.append(1)
        g.s.pot = len(calls)
        yield from toy.bid(g)
        g.s.pot = 0

    bitten(saving.saved_at_every_ask, "Snapshot", step=steps_with(bid=bid))


def test_a_lost_card() -> None:
    def deal(g: toy.G) -> None:
        toy.deal(g)
        if g.s.round > 1:
            g.s.deck.pop()

    bitten(conserved.cards_are_conserved, "gone", step=steps_with(deal=deal))


def test_a_default_that_does_not_fit() -> None:
    def bid(g: toy.G) -> Any:
        steps = toy.bid(g)
        asks = next(steps)
        while True:
            answer = yield tuple(replace_struct(ask, default=toy.Bid(99)) for ask in asks)
            try:
                asks = steps.send(answer)
            except StopIteration:
                return

    bitten(by_default, "does not fit", step=steps_with(bid=bid))


def test_a_view_that_is_not_a_copy() -> None:
    def view(s: toy.State, seat: int | None) -> toy.View:
        seen = toy.view(s, seat)
        changed: toy.View = replace_struct(seen, table=(*seen.table, s.coins))
        return changed

    bitten(conserved.views_are_built_from_copies, None, view=view)


def test_a_question_put_twice_to_a_seat() -> None:
    def bid(g: toy.G) -> Any:
        steps = toy.bid(g)
        asks = next(steps)
        while True:
            answer = yield (*asks, asks[0])
            try:
                asks = steps.send(answer)
            except StopIteration:
                return

    bitten(answers.every_yield_is_whole, "asked twice", step=steps_with(bid=bid))


def test_cards_that_nobody_counts() -> None:
    bitten(conserved.cards_are_conserved, "say what is conserved", hooks=Hooks())


def test_secrets_in_a_game_that_says_it_is_open() -> None:
    hooks = Hooks(conserved=all_cards, open=True)
    bitten(two_worlds.an_open_game_shows_all, "look alike|told to some alone", hooks=hooks)
