"""A house without Discord, to play in: the host's own functions on a real store."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from db.records import AnswerRecord
from db.store import Store
from engines.core import codec
from engines.core.ask import Option
from engines.players import random as any_option
from host.games import Games
from host.tables import answers, lobby
from host.tables.computers import tables_with_computers
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables

#: Ids of presses: Discord never gives one twice.
_presses = count(1000)


@contextlib.asynccontextmanager
async def house(database: Path, games: Games | None = None) -> AsyncIterator[Tables]:
    """A house whose computers answer at once. ``games``: those it hosts; None: those that are found."""
    made = tables_with_computers(await Store.open(database), games or Games.found(), pause=0.0)
    try:
        yield made
    finally:
        await made.background.settle(5.0)
        await made.store.close()


async def open_table(
    made: Tables, game: str, seats: int, options: Any, *, people: int | None = None, clock: int = 0
) -> LoadedTable:
    """A started table; people are users 100, 101, …, the rest computers."""
    people = seats if people is None else people
    press = next(_presses)
    loaded = await lobby.open_table(
        made,
        game,
        options,
        seats=seats,
        guild=1,
        channel=2,
        host=100,
        host_name="P0",
        language="en",
        clock=clock,
        press=press,
    )
    for at in range(1, people):
        await lobby.join(made, loaded.id, user=100 + at, name=f"P{at}", press=next(_presses))
    for _ in range(people, seats):
        await lobby.add_computer(made, loaded.id, 100)
    return await lobby.start(made, loaded.id, user=100, press=next(_presses))


async def answer(
    made: Tables, loaded: LoadedTable, seat: int, choice: Option | None = None
) -> answers.Answered:
    """The person on a seat answers, with one press, what it was asked as the table was ``loaded``; by default
    if there is no ``choice``."""
    game = loaded.opened()
    return await answers.answer(
        made,
        loaded.id,
        user=loaded.seats[seat].user or 0,
        seat=seat,
        ask=game.ids[seat],
        option=codec.text(game.default(seat) if choice is None else choice),
        interaction=next(_presses),
    )


async def answered_for(made: Tables, table: str, seat: int) -> AnswerRecord:
    """The first answer that is given for a seat by somebody else than its person."""
    for _ in range(250):
        for row in await made.store.rows(table):
            if row.seat == seat and row.kind == "answer" and row.by != "person":
                return row
        await asyncio.sleep(0.02)
    raise AssertionError("nobody answers for the seat")


async def step(made: Tables, table: str, rng: Random) -> bool:
    """One awaited person answers at random; False when nobody is asked any more."""
    loaded = await made.load(table)
    waiting = loaded.awaited_people()
    if loaded.record.status != "playing" or not waiting:
        return False
    seat = rng.choice(waiting)
    await answer(made, loaded, seat.seat, any_option.choose(loaded.opened().asks[seat.seat], rng))
    return True


async def finish(made: Tables, table: str, rng: Random) -> int:
    """Play a table of people to its end; the number of answers."""
    given = 0
    while await step(made, table, rng):
        given += 1
    return given
