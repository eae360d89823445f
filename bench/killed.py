"""A process that plays until it is killed: see :mod:`bench.kills`."""

from __future__ import annotations

import asyncio
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import msgspec

from db.store import Store
from engines.core import codec
from engines.players.random import choose
from host.errors import Passed, Sorry
from host.games import Games
from host.tables import answers
from host.tables.computers import tables_with_computers
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables

from .tables import opened

#: Seats of the tables that are played side by side; at the last one a computer plays with them.
_SEATS = (2, 3, 4, 3)
#: Of so many presses one is delivered twice.
_TWICE = 8
#: Loaded once, by the process that forks those that play.
_GAMES = Games.found()


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An answer that a process told of."""

    table: str
    n: int
    interaction: int


def play(database: Path, first_id: int, line: Connection) -> None:
    """Play at the tables of a store until somebody ends it, and tell every answer that was taken; presses
    have ids from ``first_id`` on."""
    asyncio.run(_play(database, first_id, line))


async def _play(database: Path, first_id: int, line: Connection) -> None:
    tables, ids = tables_with_computers(await Store.open(database), _GAMES, pause=0.0), count(first_id)
    standing = [table.id for table in await tables.store.tables("playing")]
    for table in standing:
        # A computer may have been killed in the middle of its turn.
        await answers.wake(tables, table)
    await asyncio.gather(
        *(_play_at(tables, ids, table, line) for table in standing),
        *(_play_at(tables, ids, None, line, at) for at in range(len(standing), len(_SEATS))),
    )


async def _play_at(
    tables: Tables, ids: count[int], table: str | None, line: Connection, place: int = 0
) -> None:
    """People at one table answer at random; when it is over they open another."""
    rng = Random(next(ids))
    while True:
        loaded = await tables.load(table) if table is not None else None
        if loaded is None or loaded.record.status != "playing":
            computers = int(place == len(_SEATS) - 1)
            table = (await opened(tables, ids, _SEATS[place], rng.randrange(4), computers)).id
        elif loaded.awaited_people():
            for told in await _press(tables, ids, loaded, rng):
                line.send_bytes(msgspec.json.encode(told))
        else:
            # The computer thinks.
            await asyncio.sleep(0.001)


async def _press(tables: Tables, ids: count[int], loaded: LoadedTable, rng: Random) -> list[Told]:
    """One press, sometimes delivered twice at once: what was taken."""
    seat, game, press = rng.choice(loaded.awaited_people()), loaded.opened(), next(ids)
    ask, words = game.ids[seat.seat], codec.text(choose(game.asks[seat.seat], rng))

    async def deliver() -> list[Told]:
        try:
            got = await answers.answer(
                tables,
                loaded.id,
                user=seat.user or 0,
                seat=seat.seat,
                ask=ask,
                option=words,
                interaction=press,
            )
        except Sorry as refusal:
            if isinstance(refusal, Passed) or refusal.key == "is-finished":
                return []
            raise
        return [Told(loaded.id, got.moved.row.n, press)]

    times = 2 if rng.randrange(_TWICE) == 0 else 1
    return [told for taken in await asyncio.gather(*(deliver() for _ in range(times))) for told in taken]
