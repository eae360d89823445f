"""A seat that leaves for good leaves a table that loads, plays on, and has an end."""

from __future__ import annotations

from random import Random

from engines.core.table import Table

from .kit import LIMIT, Game, snapshot, stored_row

#: Moments of a game at which somebody leaves.
TRIES = 4


def leaves(game: Game, k: int, rng: Random) -> None:
    """Somebody leaves before answer ``k``; the rest is played by defaults."""
    table = game.before(k)
    shown = dict(table.ids)
    left = table.retire(rng.randrange(game.variant.seats))
    assert table.ids == shown, "somebody's leaving makes no other panel stale"
    assert left.row.fenced
    rows = [*game.rows[: k + 1], left.row]
    while table.outcome is None and len(rows) < LIMIT:
        if rng.random() < 0.1:
            opened = [stored_row(row) for row in rows[1:]]
            again = Table.open(game.spec, game.seed, game.checkpoints[0], opened)
            assert snapshot(again) == snapshot(table)
        seat = rng.choice(table.awaited)
        rows.append(table.answer(seat, table.default(seat), by="clock").row)
    assert table.outcome is not None
    again = Table.open(game.spec, game.seed, game.checkpoints[0], rows[1:])
    assert snapshot(again) == snapshot(table)


def test_retiring(game: Game) -> None:
    rng = Random(f"{game.variant.name} retiring")
    for k in rng.sample(range(len(game.given)), min(TRIES, len(game.given))):
        leaves(game, k, rng)
