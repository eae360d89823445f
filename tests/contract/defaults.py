"""Defaults fit, alone end the game, and never shift the game's own dice."""

from __future__ import annotations

from typing import Any

from engines.core.ask import fits
from engines.core.table import Table

from .hosted import stored_checkpoint
from .kit import PlayedGame, finish, heard, snapshot, spread

#: Moments of a game at which it is loaded.
LOADED = 30
#: Checkpoints between the newest and the one that such a table is loaded from as well.
STEPS_BACK = 3


def given_by_default(table: Table[Any], seat: int) -> Any:
    """The default of an awaited seat; drawing it leaves no trace, and it is the same each time."""
    before = snapshot(table)
    choice = table.default(seat)
    assert fits(table.asks[seat], choice), f"the default of {table.asks[seat].kind} does not fit"
    assert table.default(seat) == choice
    assert snapshot(table) == before
    assert not table.g.chance.draws
    return choice


def defaults_alone_end_the_game(game: PlayedGame) -> None:
    """And each time in the same way."""
    ends = []
    for _ in range(2):
        table, _ = game.variant.bounded().start("absent")
        assert finish(table, given_by_default) > 0
        ends.append(snapshot(table))
    assert ends[0] == ends[1]


def a_loaded_table_has_the_same_defaults(game: PlayedGame) -> None:
    """Loaded from the newest checkpoint or, over the ends of steps, from one before; the last time from the
    first."""
    looked = spread(range(len(game.given)), LOADED)
    for k in looked:
        there = game.checkpoints_before(k)
        far = game.checkpoints[0] if k == looked[-1] else there[max(0, len(there) - 1 - STEPS_BACK)]
        near, again = game.before(k), game.before(k, stored_checkpoint(far))
        for seat in near.asks:
            assert given_by_default(near, seat) == given_by_default(again, seat)


def whoever_answers_the_same_comes_of_it(game: PlayedGame) -> None:
    """The rules never know by whom an answer was given."""
    table = game.before(0)
    for k, given in enumerate(game.given):
        by = ("person", "computer", "clock", "caretaker")[k % 4]
        moved = table.answer(given.seat, given.choice, by=by)
        assert moved.row.by == by
        assert moved.row.crc == given.moved.row.crc
        assert heard(moved, None) == heard(given.moved, None)
