"""A seat that is silent for two turns is not waited for until it acts again (FI-035)."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.core import codec
from engines.core.discover import specs
from host import play, seats
from host.house import House, now
from host.sitting import Sitting
from tests.house import house as opened
from tests.house import open_table, step

PRESSES = count(100_000)
SINGLE = specs()["fictions"].settings(single=True, scenario=5)


async def _ring(made: House, table: str, seat: int) -> Sitting:
    """The clock of a seat runs out."""
    timer = next(t for t in await made.store.timers(table) if t.seat == seat and t.kind == play.CLOCK)
    await play.by_default(made, timer)
    return await made.sit(table)


async def _until_turn_of(made: House, sitting: Sitting, seat: int) -> Sitting:
    """All others play, and the silent one's own asks run out, until its turn has come."""
    for _ in range(400):
        game = sitting.live()
        if game.asks.get(seat) is not None and game.asks[seat].kind == "turn" and seat in game.awaited:
            return sitting
        others = [at for at in game.awaited if at != seat]
        if not others:
            sitting = await _ring(made, sitting.id, seat)
            continue
        await play.answer(
            made,
            sitting.id,
            100 + others[0],
            others[0],
            game.ids[others[0]],
            codec.text(game.default(others[0])),
            next(PRESSES),
        )
        sitting = await made.sit(sitting.id)
    raise AssertionError("its turn does not come")


@pytest.mark.rule("FI-035")
async def test_two_silent_turns_and_the_table_waits_no_more(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        sitting = await open_table(made, "fictions", 2, SINGLE)
        for silent in (1, 2):
            sitting = await _until_turn_of(made, sitting, 1)
            sitting = await _ring(made, sitting.id, 1)
            assert sitting.seats[1].silent == silent
        sitting = await _until_turn_of(made, sitting, 1)
        timer = next(t for t in await made.store.timers(sitting.id) if t.seat == 1 and t.kind == play.CLOCK)
        assert timer.due <= now(), "an absent seat is still waited for"
        game: Any = sitting.live()
        text = codec.text(game.default(1))
        await play.answer(made, sitting.id, 101, 1, game.ids[1], text, 900_001)
        assert (await made.sit(sitting.id)).seats[1].silent == 0
        sitting = await _until_turn_of(made, await made.sit(sitting.id), 1)
        timer = next(t for t in await made.store.timers(sitting.id) if t.seat == 1 and t.kind == play.CLOCK)
        assert timer.due > now() + 3600, "whoever acts again has the whole time again"


async def test_a_game_that_waits_for_all_waits_on(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        sitting = await open_table(made, "fixer", 2, specs()["fixer"].settings(), clock=3600)
        seat = sitting.awaited[0]
        sitting = await _ring(made, sitting.id, seat)
        assert sitting.seats[seat].silent == 0
        assert await step(made, sitting.id, Random(2), 70_000)


async def test_a_new_owner_has_all_the_time(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        sitting = await open_table(made, "fictions", 2, SINGLE)
        for _ in range(2):
            sitting = await _until_turn_of(made, sitting, 1)
            sitting = await _ring(made, sitting.id, 1)
        await seats.leave(made, sitting.id, 101)
        assert (await made.sit(sitting.id)).seats[1].silent == 0
