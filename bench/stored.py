"""What keeping costs: a save after every decision, the bytes it leaves, opening a table again."""

from __future__ import annotations

import sqlite3
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

from db.store import Store
from engines.core import codec
from engines.core.journal import Checkpoint, Row
from engines.core.table import Table
from engines.fixer import SPEC
from engines.players.random import choose
from host.games import Games
from host.tables import answers
from host.tables.computers import tables_with_computers
from host.tables.tables import Tables

from .figures import Figures, Tick, figure, percentile
from .tables import FIRST_ID, opened, played

#: Bytes that a decision may leave in the file.
_BYTES = 1024


async def measure(games: int, folder: Path, tick: Tick) -> Figures:
    """Play ``2 * games`` games of three into a store in ``folder``; 1 tick each.

    Of every two games one is saved row by row from a table that stays open, one goes through the door
    that presses use: load, judge, save.
    """
    database = folder / "stored.db"
    await (await Store.open(database)).close()
    empty = _settled_size(database)
    tables = tables_with_computers(await Store.open(database), Games.found(), pause=0.0)
    ids = count(FIRST_ID)
    decisions, seconds = [0, 0], [0.0, 0.0]
    for number in range(2 * games):
        door = number % 2
        work = _through_the_door if door else _row_by_row
        answers, took = await work(tables, ids, number)
        decisions[door] += answers
        seconds[door] += took
        tick()
    await tables.background.settle(5.0)
    await tables.store.close()
    grown = _settled_size(database) - empty
    return {
        "saved": figure(decisions[0] / seconds[0], "decisions/s"),
        "loaded_judged_saved": figure(decisions[1] / seconds[1], "decisions/s"),
        "bytes_per_decision": figure(grown / sum(decisions), "bytes of the file after VACUUM", most=_BYTES),
        **_opening(10 * games),
    }


async def _row_by_row(tables: Tables, ids: count[int], number: int) -> tuple[int, float]:
    """One game at a table that stays open: its answers, and the seconds they took."""
    loaded, rng = await opened(tables, ids, 3, number), Random(number)
    begun, answers = perf_counter(), 0
    while loaded.awaited:
        seat, game = loaded.awaited[0], loaded.opened()
        moved = game.answer(seat, choose(game.asks[seat], rng))
        user = loaded.seats[seat].user
        await tables.save(loaded, moved, user=user, interaction=next(ids), show=False)
        answers += 1
    return answers, perf_counter() - begun


async def _through_the_door(tables: Tables, ids: count[int], number: int) -> tuple[int, float]:
    """One game by answers as text: its answers, and the seconds they took."""
    loaded, rng = await opened(tables, ids, 3, number), Random(number)
    begun, given = perf_counter(), 0
    while loaded.awaited:
        seat, game = loaded.awaited[0], loaded.opened()
        words = codec.text(choose(game.asks[seat], rng))
        user = loaded.seats[seat].user or 0
        got = await answers.answer(
            tables, loaded.id, user=user, seat=seat, ask=game.ids[seat], option=words, interaction=next(ids)
        )
        loaded = got.loaded
        given += 1
    return given, perf_counter() - begun


def _settled_size(database: Path) -> int:
    """Bytes of a database that nobody has open, once it is packed."""
    connection = sqlite3.connect(database)
    try:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
    return database.stat().st_size


def _opening(rounds: int) -> Figures:
    """A state as bytes, and a table opened from them with the answers since, over whole games."""
    saves: list[float] = []
    opens: list[float] = []
    sizes: list[float] = []
    for number in range(rounds):
        table, moves = played(3, number, 40)
        newest: Checkpoint | None = None
        since: list[Row] = []
        for moved in moves:
            if moved.checkpoint is None:
                since.append(moved.row)
            else:
                newest, since = moved.checkpoint, []
            assert newest is not None
            begun = perf_counter()
            again = Table.open(SPEC, table.g.chance.seed, newest, since)
            opens.append(perf_counter() - begun)
            begun = perf_counter()
            msgspec.msgpack.encode(again.g.s)
            saves.append(perf_counter() - begun)
            sizes.append(len(newest.body))
    return {
        "checkpoint_bytes": figure(percentile(sizes, 50), "bytes, median"),
        "state_to_bytes": figure(percentile(saves, 50) * 1e6, "us, median"),
        "open_table": figure(percentile(opens, 50) * 1e6, "us, median, answers fed and checked"),
        "save_and_load": figure((percentile(saves, 50) + percentile(opens, 50)) * 1e6, "us, median"),
    }
