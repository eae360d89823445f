"""Tables to measure with: really played ones, with ids as long as Discord's."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import msgspec

from db.records import SeatRecord, TableRecord
from engines.core.ask import CLOCK as CLOCK_SEAT
from engines.core.ask import ELAPSED
from engines.core.spec import GameSpec
from engines.core.table import Moved, Table
from engines.fixer import SPEC
from engines.players.random import choose
from host.games import Games
from host.simulation import seed_of
from host.tables import lobby
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables

#: An id that Discord might give: all of ours are above.
FIRST_ID = 1_420_000_000_000_000_000
#: Seconds of a turn's clock.
CLOCK = 72 * 3600
NAMES = ("Ada", "Бо", "Cléo", "Dag", "Eze", "Fenna", "Güler", "Hua")


def options(number: int) -> Any:
    """Of every four tables one has the exchange, one the long game."""
    return SPEC.settings(exchange=number % 4 == 1, long_game=number % 4 == 2)


def played(
    seats: int, number: int, decisions: int, spec: GameSpec[Any] = SPEC
) -> tuple[Table[Any], list[Moved]]:
    """A game at most ``decisions`` random answers old, and the rows that brought it there."""
    seed = seed_of(0, number)
    chosen = options(number) if spec is SPEC else spec.settings()
    table, opening = Table.start(spec, seats, chosen, seed)
    rng, moves = Random(seed), [opening]
    while len(moves) <= decisions and table.outcome is None:
        if not table.awaited:
            moves.append(table.answer(CLOCK_SEAT, ELAPSED))
            continue
        seat = table.awaited[0]
        moves.append(table.answer(seat, choose(table.asks[seat], rng)))
    return table, moves


def record(table: str, game: Table[Any], number: int, at: float, seats: int = 0) -> TableRecord:
    """The record of a table before its first row; ``at`` in unix seconds. ``seats``: if the state does
    not say."""
    return TableRecord(
        id=table,
        game=game.spec.key,
        status="playing" if game.outcome is None else "finished",
        settings=msgspec.json.encode(game.g.s.settings),
        seats=seats or game.g.s.seats,
        guild=FIRST_ID + number // 100,
        channel=FIRST_ID + number // 10,
        host=FIRST_ID + number,
        language="en",
        secret=bytes(32),
        seed=game.g.chance.seed,
        rules_version=game.spec.rules_version,
        clock=CLOCK,
        made=at,
        touched=at,
    )


def seats_of(table: TableRecord) -> list[SeatRecord]:
    """A person in every seat; each sits at several tables."""
    return [
        SeatRecord(table=table.id, seat=seat, user=table.host + seat, name=NAMES[seat], joined=table.made)
        for seat in range(table.seats)
    ]


def loaded_table(made: TableRecord, game: Table[Any]) -> LoadedTable:
    """A game as the host hands it to a picture or a message."""
    return LoadedTable(made, seats_of(made), Games.found()[game.spec.key], game)


async def opened(tables: Tables, ids: count[int], seats: int, number: int, computers: int = 0) -> LoadedTable:
    """A table of people (and ``computers``) in the store, seated and started as in the lobby."""
    people = [next(ids) for _ in range(seats - computers)]
    table = (
        await lobby.open_table(
            tables,
            SPEC.key,
            options(number),
            seats=seats,
            guild=next(ids),
            channel=next(ids),
            host=people[0],
            host_name=NAMES[0],
            language="en",
            clock=CLOCK,
            press=next(ids),
        )
    ).id
    for at, user in enumerate(people[1:], 1):
        await lobby.join(tables, table, user=user, name=NAMES[at], press=next(ids))
    for _ in range(computers):
        await lobby.add_computer(tables, table, people[0])
    return await lobby.start(tables, table, user=people[0], press=next(ids))
