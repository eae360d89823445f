"""Games without a table, and tables played on."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from engines.core.ask import CLOCK, Ask, Elapsed
from engines.core.chance import Chance
from engines.core.run import bare, playout
from engines.core.spec import Context
from engines.core.table import Table
from engines.players.random import choose

from . import toy
from .test_window import SEED, window


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bare_game_is_the_same_game(seats: int) -> None:
    """The same answers come of it as at a table where the first awaited seat answers."""
    g: Context[toy.State] = Context(toy.new(seats, toy.Settings()), Chance(SEED))
    rng = Random(1)
    count = bare(toy.SPEC, g, [partial(choose, rng=rng)] * seats)
    table, _ = Table.start(toy.SPEC, seats, toy.Settings(), SEED)
    rng = Random(1)
    answers = 0
    while table.outcome is None:
        asked = next(seat for seat, ask in table.asks.items() if ask.must and seat != CLOCK)
        table.answer(asked, choose(table.asks[asked], rng))
        answers += 1
    assert count == answers
    assert g.s == table.g.s
    assert toy.outcome(g.s) == table.outcome


def only_the_clock(g: toy.G) -> Any:
    """Rules that wait for time alone."""
    if g.s.phase == "bid":
        return waiting(g)
    return toy.step(g)


def waiting(g: toy.G) -> Any:
    """Half a minute for everybody."""
    _, choice = yield (Ask(CLOCK, "rest", options=(Elapsed(),)),)
    assert choice == Elapsed()
    g.s.bids = [0] * g.s.seats
    g.s.phase = "turn"


def test_time_runs_out_where_nobody_is_awaited() -> None:
    spec = toy.changed(step=only_the_clock)
    g: Context[toy.State] = Context(toy.new(2, toy.Settings()), Chance(SEED))
    rng = Random(1)
    assert bare(spec, g, [partial(choose, rng=rng)] * 2) > 0
    table, _ = Table.start(spec, 2, toy.Settings(), SEED)
    assert table.awaited == ()
    playout(table, rng, choose)
    assert table.outcome is not None


def over(table: Table[Any]) -> bool:
    """Whether a game has come to its end."""
    return table.outcome is not None


def test_a_playout_ends_or_stops() -> None:
    table = window()
    before = table.n
    playout(table, Random(1), choose, limit=3)
    assert table.n == before + 3
    assert not over(table)
    playout(table, Random(1), choose)
    assert over(table)
    playout(table, Random(1), choose)
