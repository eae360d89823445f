"""Many tables save at the same time, also while a backup runs (C13)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from db.store import Store
from engines.core.chance import side
from engines.core.defaults import drawn
from engines.fixer.state import Settings
from host.games import Games
from host.tables import answers, lobby
from host.tables.check import check
from host.tables.computers import tables_with_computers
from host.tables.tables import Tables
from tests.house import answer

TABLES = 30


async def seated(house: Tables, at: int) -> str:
    """A table of two people under way."""
    made = await lobby.open_table(
        house, "fixer", Settings(), seats=2, guild=1, channel=10 + at, host=2 * at + 1,
        host_name=f"a{at}", language="en", clock=3600, press=1000 + at,
    )  # fmt: skip
    await lobby.join(house, made.id, user=2 * at + 2, name=f"b{at}", press=2000 + at)
    await lobby.start(house, made.id, user=2 * at + 1, press=3000 + at)
    return made.id


async def given(house: Tables, table: str, count: int) -> int:
    """Answers by whoever is asked; how many were taken."""
    rng = Random(table)
    for at in range(count):
        loaded = await house.load(table)
        if loaded.record.status != "playing":
            return at
        seat = loaded.awaited[0]
        ask = loaded.opened().asks[seat]
        choice = drawn(ask, side(rng.randbytes(32), seat, at))
        await answer(house, loaded, seat, choice)
    return count


async def test_c13_thirty_tables_save_while_a_backup_runs(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "b.db")
    house = Tables(store, Games.found(), pause=0)
    try:
        tables = [await seated(house, at) for at in range(TABLES)]
        work = [given(house, table, 8) for table in tables]
        *taken, _, _ = await asyncio.gather(
            *work, store.backup(tmp_path / "one.db"), store.backup(tmp_path / "two.db")
        )
        assert taken == [8] * TABLES
        for table in tables:
            assert (await house.load(table)).record.last_row == 8
        assert not (await check(house)).bad
        for name in ("one.db", "two.db"):
            copy = await Store.open(tmp_path / name)
            found = await check(Tables(copy, Games.found()))
            assert found.good == TABLES
            assert not found.bad
            await copy.close()
    finally:
        await house.background.settle(5)
        await store.close()


async def test_c13_one_table_answered_by_two_processes_takes_each_row_once(tmp_path: Path) -> None:
    first = tables_with_computers(await Store.open(tmp_path / "b.db"), Games.found(), pause=0)
    second = tables_with_computers(await Store.open(tmp_path / "b.db"), Games.found(), pause=0)
    try:
        table = await seated(first, 0)
        for turn in range(6):
            loaded = await first.load(table)
            seat = loaded.awaited[0]
            choice = drawn(loaded.opened().asks[seat], side(b"x" * 32, seat, turn))
            presses = [answer(house, loaded, seat, choice) for house in (first, second)]
            results = await asyncio.gather(*presses, return_exceptions=True)
            assert sum(isinstance(result, answers.Answered) for result in results) == 1, results
            assert (await second.load(table)).record.last_row == loaded.record.last_row + 1
    finally:
        for house in (first, second):
            await house.background.settle(5)
            await house.store.close()
