"""Defaults fit, alone end the game, and never shift the game's own dice."""

from __future__ import annotations

from typing import Any

from engines.core.ask import fits
from engines.core.table import Table

from .kit import Game, Variant, bounded, finish, heard, snapshot, spread, stored_checkpoint

#: Moments of a game at which it is loaded.
LOADED = 30


def given_by_default(table: Table[Any], seat: int) -> Any:
    """The default of an awaited seat; drawing it leaves no trace, and it is the same each time."""
    before = snapshot(table)
    choice = table.default(seat)
    assert fits(table.asks[seat], choice), f"the default of {table.asks[seat].kind} does not fit"
    assert table.default(seat) == choice
    assert snapshot(table) == before
    assert not table.g.chance.draws
    return choice


def test_defaults_alone_end_the_game(variant: Variant) -> None:
    ends = []
    for _ in range(2):
        table, _ = bounded(variant).start("absent")
        assert finish(table, given_by_default) > 0
        ends.append(snapshot(table))
    assert ends[0] == ends[1]


def test_a_loaded_table_has_the_same_defaults(game: Game) -> None:
    for k in spread(range(len(game.given)), LOADED):
        near, far = game.before(k), game.before(k, stored_checkpoint(game.checkpoints[0]))
        for seat in near.asks:
            assert given_by_default(near, seat) == given_by_default(far, seat)


def test_whoever_answers_the_same_comes_of_it(game: Game) -> None:
    """The rules never know by whom an answer was given."""
    table = game.before(0)
    for k, given in enumerate(game.given):
        by = ("person", "computer", "clock", "caretaker")[k % 4]
        moved = table.answer(given.seat, given.choice, by=by)
        assert moved.row.by == by
        assert moved.row.crc == given.moved.row.crc
        assert heard(moved, None) == heard(given.moved, None)
