"""The clock is a seat: a window's grace ends by itself, with or without a clock for decisions."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.core.ask import CLOCK
from host.games import Game, Games
from host.tables import answers
from host.tables.clocks import CLOCK as CLOCK_TIMER
from host.tables.tables import Tables
from tests.engines.core.toy import SPEC, Settings
from tests.house import house as opened
from tests.house import open_table, step


def _no_painter() -> Any:
    raise AssertionError("nobody looks at this game")


async def _in_window(made: Tables, table: str) -> Any:
    """Play until a window is open."""
    rng = Random(3)
    for _ in range(100):
        loaded = await made.load(table)
        if CLOCK in loaded.opened().asks:
            return loaded
        assert await step(made, table, rng)
    raise AssertionError("no window")


@pytest.mark.parametrize("hours", [0, 24])
async def test_the_grace_of_a_window_runs_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    async with opened(tmp_path / "b.db") as made:
        made.games = Games.found([Game(SPEC, tmp_path, _no_painter)])
        loaded = await open_table(made, "toy", 3, Settings(), clock=hours * 3600)
        loaded = await _in_window(made, loaded.id)
        timers = [t for t in await made.store.timers(loaded.id) if t.seat == CLOCK]
        assert [t.kind for t in timers] == [CLOCK_TIMER]
        rang = await made.store.due(timers[0].due + 1)
        assert timers[0] in rang
        await answers.answer_by_default(made, timers[0])
        after = await made.load(loaded.id)
        assert CLOCK not in after.opened().asks
        last = (await made.store.rows(loaded.id))[-1]
        assert (last.seat, last.by) == (CLOCK, "clock")
        assert not [t for t in await made.store.timers(loaded.id) if t.seat == CLOCK]
        # A second ring of the same timer, from another process say, does nothing.
        await answers.answer_by_default(made, timers[0])
        assert (await made.load(loaded.id)).record.last_row == after.record.last_row
