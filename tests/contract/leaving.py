"""A seat that leaves for good leaves a table that loads, plays on, and has an end."""

from __future__ import annotations

from random import Random

from engines.core.table import Table

from .hosted import stored_row
from .kit import LIMIT, PlayedGame, recorded, snapshot

#: Moments of a game at which somebody leaves; tables opened anew in what comes of each.
TRIES, OPENED = 4, 3


def leaves(game: PlayedGame, k: int, rng: Random) -> None:
    """Somebody leaves before answer ``k``; the rest is played by defaults."""
    table = game.before(k)
    shown = dict(table.ids)
    left = table.retire(rng.randrange(game.variant.seats))
    assert table.ids == shown, "somebody's leaving makes no other panel stale"
    assert left.row.fenced
    rows = [*game.rows[: k + 1], left.row]
    moments = [snapshot(table)]
    while table.outcome is None:
        answered = len(moments)
        assert answered < LIMIT, "this game does not end"
        seat = rng.choice(table.awaited)
        rows.append(table.answer(seat, table.default(seat), by="clock").row)
        moments.append(snapshot(table))
    stored = [stored_row(row) for row in rows[1:]]
    last = len(moments) - 1
    for at in {0, *rng.sample(range(last), min(OPENED, last)), last}:
        again = Table.open(game.spec, game.seed, game.checkpoints[0], stored[: k + 1 + at])
        assert snapshot(again) == moments[at]


def a_table_goes_on_without_who_left(game: PlayedGame) -> None:
    """Somebody leaves at several moments; whoever stays answers by default."""
    ending = game.variant.bounded()
    if ending is not game.variant:
        game = recorded(ending)
    rng = Random(f"{game.variant.name} retiring")
    for k in rng.sample(range(len(game.given)), min(TRIES, len(game.given))):
        leaves(game, k, rng)
