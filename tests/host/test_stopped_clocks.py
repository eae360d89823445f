"""A table that does not go on keeps no clocks; when it goes on again everybody has the whole time."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from db.records import TimerRecord
from engines.core.discover import specs
from host.errors import Sorry
from host.games import Games
from host.schedule.recovery import recover
from host.tables import answers
from host.tables.clocks import CLOCK
from host.tables.tables import Tables
from tests.house import house as opened
from tests.house import open_table, step

HOUR = 3600.0


class Unseen:
    """Nobody looks at these tables."""

    def __getattr__(self, name: str) -> Any:
        return self

    def __call__(self, *_: Any) -> None:
        """Nothing is shown."""

    async def lacking(self, _: Any) -> bool:
        """Nobody lacks a message."""
        return False


async def overdue(made: Tables, table: str) -> list[TimerRecord]:
    """The timers of a table, all of them overdue for an hour."""
    at = made.time.now() - HOUR
    timers = [msgspec.structs.replace(timer, due=at) for timer in await made.store.timers(table)]
    await made.store.put_timers(table, timers)
    return timers


async def whole_time(made: Tables, table: str) -> bool:
    """Whether clocks run, and have just begun."""
    timers = [timer for timer in await made.store.timers(table) if timer.kind == CLOCK]
    return bool(timers) and all(timer.due > made.time.now() + HOUR - 60 for timer in timers)


async def test_a_frozen_table_keeps_no_timers_and_has_the_whole_time_when_it_thaws(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "lepro", 3, specs()["lepro"].settings(), clock=3600)
        table, rng = loaded.id, Random(1)
        for _ in range(60):
            await step(made, table, rng)
            found = await made.store.load(table)
            if found is not None and found.rows:
                break
        assert await overdue(made, table)
        change = "UPDATE answers SET crc = crc {} 1 WHERE table_id = ? AND n = ?"
        last = (await made.store.rows(table))[-1].n
        await made.store.connection.execute(change.format("+"), (table, last))
        with pytest.raises(Sorry, match="frozen"):
            await made.load(table)
        assert not await made.store.timers(table)
        await made.store.connection.execute(change.format("-"), (table, last))
        assert await made.thaw(table)
        await answers.wake(made, table)
        assert await whole_time(made, table)


async def test_tables_of_a_game_that_is_not_there_rest(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fixer", 2, specs()["fixer"].settings(), clock=3600)
        assert await overdue(made, loaded.id)
        publisher: Any = Unseen()
        games, made.games = made.games, Games([])
        await recover(made, publisher)
        assert not await made.store.timers(loaded.id)
        made.games = games
        await recover(made, publisher)
        assert await whole_time(made, loaded.id)


async def test_a_clock_that_was_set_anew_since_it_was_found_decides_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fixer", 2, specs()["fixer"].settings(), clock=3600)
        [found] = [timer for timer in await overdue(made, loaded.id) if timer.kind == CLOCK]
        anew = msgspec.structs.replace(found, due=made.time.now() + HOUR)
        await made.store.put_timers(loaded.id, [anew])
        await answers.answer_by_default(made, found)
        assert (await made.load(loaded.id)).record.last_row == 0
        await answers.answer_by_default(made, anew)
        assert (await made.load(loaded.id)).record.last_row > 0
