"""Saving and loading at every ask changes no state, event or id."""

from __future__ import annotations

from random import Random

from engines.core.chance import wrong_draw
from engines.core.stored import read_event
from engines.core.table import Table
from host.tables import journal_records

from .kit import Game, Variant, snapshot, stored_checkpoint, stored_row


def saved_at_every_ask(game: Game) -> None:
    """Open from the newest checkpoint before every answer; the answer then brings what it brought."""
    rows = [stored_row(row) for row in game.rows]
    assert rows == game.rows
    newest = stored_checkpoint(game.checkpoints[0])
    assert newest == game.checkpoints[0]
    for k, moment in enumerate(game.moments):
        table = Table.open(game.spec, game.seed, newest, rows[newest.row + 1 : k + 1])
        assert snapshot(table) == moment
        if k == len(game.given):
            break
        given = game.given[k]
        moved = table.answer(given.seat, given.choice, given.shown, by=given.moved.row.by)
        assert moved == given.moved
        assert snapshot(table) == game.moments[k + 1]
        if moved.checkpoint is not None:
            newest = stored_checkpoint(moved.checkpoint)


def opened_from_any_checkpoint(game: Game, most: int = 9) -> None:
    """Open some moments, and the end, from checkpoints taken long before, over the ends of steps."""
    rng = Random(game.variant.name)
    last = len(game.moments) - 1
    opened = 0
    for k in (*rng.sample(range(last), min(most, last)), last):
        earlier = [checkpoint for checkpoint in game.checkpoints if checkpoint.row <= k]
        for checkpoint in (earlier[0], *rng.sample(earlier, min(most, len(earlier)))):
            assert snapshot(game.before(k, checkpoint)) == game.moments[k]
            opened += 1
    assert opened > most


def test_every_ask(game: Game) -> None:
    saved_at_every_ask(game)


def test_every_checkpoint(game: Game) -> None:
    opened_from_any_checkpoint(game)


def test_events_and_choices_come_back(game: Game) -> None:
    table, _ = game.variant.start(1)
    for moved in (game.start, *(each.moved for each in game.given)):
        for record, told in zip(journal_records.events_of("K7QM", moved), moved.events, strict=True):
            assert type(told.event) in game.spec.events
            assert read_event(game.spec, record.body) == told.event
            assert type(read_event(game.spec, record.body)) is type(told.event)
            for seat in (None, *range(game.variant.seats)):
                assert journal_records.heard(record, seat) == told.heard_by(seat)
    for given in game.given:
        again = table.choice(given.moved.row.choice)
        assert (type(again), again) == (type(given.choice), given.choice)


def test_draws_follow_from_the_seed(game: Game) -> None:
    draws = [draw for row in game.rows for draw in row.draws]
    assert wrong_draw(game.seed, draws) is None
    assert wrong_draw(bytes(32), draws) is not None or not draws


def test_the_same_seed_is_the_same_game(variant: Variant, game: Game) -> None:
    table, moved = variant.start(1)
    assert moved == game.start
    for given in game.given:
        assert table.answer(given.seat, given.choice, given.shown, by=given.moved.row.by) == given.moved
    assert snapshot(table) == game.moments[-1]


def test_a_game_has_an_end_with_a_place_for_everybody(game: Game) -> None:
    outcome = game.moments[-1].outcome
    assert len(outcome.scores) == game.variant.seats
    assert all(0 <= seat < game.variant.seats for seat in outcome.winners)
    assert game.moments[-1].asks == b"\x90"
    assert [moment.outcome for moment in game.moments[:-1]] == [None] * len(game.given)


def test_turns_count_up(game: Game) -> None:
    turns = [point.turn for point in game.checkpoints]
    assert turns == sorted(turns)
