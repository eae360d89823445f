"""Saving and loading at every ask changes no state, event or id."""

from __future__ import annotations

from random import Random

from engines.core.chance import wrong_draw
from engines.core.stored import read_event
from engines.core.table import Table
from tests.engines.kit import telling

from .hosted import hears, stored_checkpoint, stored_events, stored_row
from .kit import PlayedGame, snapshot

#: Moments of a game that are opened from checkpoints before, and from how many.
MOMENTS, EARLIER = 9, 4


def saved_at_every_ask(game: PlayedGame) -> None:
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


def opened_from_any_checkpoint(game: PlayedGame) -> None:
    """Open some moments, and the end, from checkpoints taken long before, over the ends of steps; the end
    from the very first."""
    rng = Random(game.variant.name)
    last = len(game.moments) - 1
    for k in (*rng.sample(range(last), min(MOMENTS, last)), last):
        earlier = game.checkpoints_before(k)
        chosen = rng.sample(earlier, min(EARLIER, len(earlier)))
        for checkpoint in (*chosen, *game.checkpoints[: k == last]):
            assert snapshot(game.before(k, checkpoint)) == game.moments[k]


def events_and_choices_come_back(game: PlayedGame) -> None:
    """From the store, with their types and who hears them."""
    table = game.before(0)
    for moved in (game.start, *(each.moved for each in game.given)):
        for record, told in zip(stored_events(moved), moved.events, strict=True):
            assert type(told.event) in game.spec.events
            assert read_event(game.spec, record.body) == told.event
            assert type(read_event(game.spec, record.body)) is type(told.event)
            for seat in (None, *range(game.variant.seats)):
                assert hears(record, seat) == telling.hears(told, seat)
    for given in game.given:
        again = table.choice(given.moved.row.choice)
        assert (type(again), again) == (type(given.choice), given.choice)


def draws_follow_from_the_seed(game: PlayedGame) -> None:
    """Whoever is told the seed can check every die and every shuffle."""
    draws = [draw for row in game.rows for draw in row.draws]
    assert wrong_draw(game.seed, draws) is None
    assert wrong_draw(bytes(32), draws) is not None or not draws


def the_same_seed_is_the_same_game(game: PlayedGame) -> None:
    """All that an answer brings is the same a second time."""
    table, moved = Table.start(game.spec, game.variant.seats, game.variant.settings, game.seed)
    assert moved == game.start
    for given in game.given:
        assert table.answer(given.seat, given.choice, given.shown, by=given.moved.row.by) == given.moved
    assert snapshot(table) == game.moments[-1]


def a_game_has_an_end_with_a_place_for_everybody(game: PlayedGame) -> None:
    """At its last moment and not before; nobody is asked any more."""
    outcome = game.moments[-1].outcome
    assert len(outcome.scores) == game.variant.seats
    assert all(0 <= seat < game.variant.seats for seat in outcome.winners)
    assert game.moments[-1].asks == b"\x90"
    assert [moment.outcome for moment in game.moments[:-1]] == [None] * len(game.given)


def turns_count_up(game: PlayedGame) -> None:
    """From checkpoint to checkpoint."""
    turns = [point.turn for point in game.checkpoints]
    assert turns == sorted(turns)
