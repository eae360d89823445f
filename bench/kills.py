"""Kill a process while it saves, again and again, and look for what is lost.

``python -m bench.kills --kills 1000 --json``. Each time a process plays at several tables through the
host's own doors and tells every answer that was taken right after its commit, until SIGKILL ends it
at a random moment. Then the store must hold every answer told, once, and every table must open.

It shows that no answer is half saved or told too early. It cannot show what a power cut does: what a
killed process has written, the system still has.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated

import msgspec
import typer

from db.records import AnswerRecord
from db.store import Store
from engines.core import codec
from engines.players.random import choose
from host.errors import Passed
from host.games import Games
from host.tables import answers
from host.tables.tables import Tables

from .killed import Told, play
from .tables import FIRST_ID

#: A kill comes at most so many seconds after the first commit that was told.
_LATEST = 0.15
#: Kills before a new store is begun: a check reads the whole of it.
_KILLS_A_STORE = 25
#: Ids of one process's presses.
_IDS = 1_000_000
#: Seconds within which a process must have told something.
_PATIENCE = 60.0
#: A process of its own forks those that play: one that has threads, as tests have, would now and then hand
#: down a lock that nobody opens any more.
_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload([play.__module__])


class Result(msgspec.Struct, kw_only=True):
    """What came of all kills."""

    kills: int = 0
    told: int = 0
    """Answers told before a kill."""
    saved: int = 0
    """Answers of people in the stores; those not told were saved in a process's last instant."""
    refused: int = 0
    """Presses delivered once more after a kill and refused, as they must be."""
    opened: int = 0
    """Tables opened again, over all kills."""
    faults: list[str] = msgspec.field(default_factory=list)
    """Whatever was wrong; must be empty."""
    seconds: float = 0.0


def run(kills: int, folder: Path, seed: int = 1, tick: Callable[[], None] = lambda: None) -> Result:
    """Kill ``kills`` processes that play in stores in ``folder``; 1 tick each."""
    result, rng, begun = Result(), Random(seed), perf_counter()
    for first in range(0, kills, _KILLS_A_STORE):
        database = folder / f"kills-{first}.db"
        told: list[Told] = []
        saved = 0
        for number in range(first, min(first + _KILLS_A_STORE, kills)):
            heard, fault = _killed(database, FIRST_ID + number * _IDS, rng.uniform(0, _LATEST))
            told += heard
            result.told += len(heard)
            if fault:
                result.faults.append(f"kill {number}: {fault}")
            if database.exists():
                before = len(result.faults)
                saved = asyncio.run(check(database, told, result))
                result.faults[before:] = [f"kill {number}: {fault}" for fault in result.faults[before:]]
            result.kills += 1
            tick()
        result.saved += saved
    result.seconds = round(perf_counter() - begun, 1)
    return result


def _killed(database: Path, first_id: int, after: float) -> tuple[list[Told], str]:
    """Let a process play, and kill it ``after`` seconds from its first word: what it told, and what
    went wrong before the kill."""
    ours, theirs = _PROCESSES.Pipe(duplex=False)
    child = _PROCESSES.Process(target=play, args=(database, first_id, theirs))
    child.start()
    theirs.close()
    heard: list[Told] = []
    killed = False
    end = perf_counter() + _PATIENCE
    # The end of the line: between two answers, or in the middle of one that was being told.
    with ours, contextlib.suppress(EOFError, OSError):
        while (left := end - perf_counter()) > 0:
            if ours.poll(left):
                told = msgspec.json.decode(ours.recv_bytes(), type=Told)
                if not heard:
                    end = perf_counter() + after
                heard.append(told)
        child.kill()
        killed = True
        while True:
            heard.append(msgspec.json.decode(ours.recv_bytes(), type=Told))
    child.kill()
    child.join()
    fault = "" if killed else "the process ended by itself"
    if not heard and not fault:
        fault = f"nothing was saved in {_PATIENCE:.0f} s"
    return heard, fault


async def check(database: Path, told: list[Told], result: Result) -> int:
    """Look for faults in what a killed process left; the number of answers of people."""
    store, before = await Store.open(database, create=False), len(result.faults)
    tables = Tables(store, Games.found(), pause=0.0)
    try:
        result.faults += await store.integrity()
        rows: dict[tuple[str, int], AnswerRecord] = {}
        for table in await store.tables():
            found = await store.rows(table.id)
            rows |= {(table.id, row.n): row for row in found}
            if [row.n for row in found] != list(range(table.last_row + 1)):
                result.faults.append(f"table {table.id} has rows that are not 0 to {table.last_row}")
            if table.last_row >= 0:
                # Raises if the journal leads elsewhere than its last row says.
                game = (await tables.load(table.id)).opened()
                result.opened += 1
                if game.n != table.last_row:
                    result.faults.append(f"table {table.id} opens at row {game.n}, not {table.last_row}")
        for answer in told:
            row = rows.get((answer.table, answer.n))
            if row is None or row.interaction != answer.interaction:
                result.faults.append(f"row {answer.n} of table {answer.table} was told and is not there")
        presses = [row.interaction for row in rows.values() if row.interaction is not None]
        if len(presses) != len(set(presses)):
            result.faults.append("a press was taken twice")
        if told and len(result.faults) == before:
            await _once_more(tables, told[-1], result)
        return sum(row.kind == "answer" and row.by == "person" for row in rows.values())
    finally:
        await tables.background.settle(5.0)
        await store.close()


async def _once_more(tables: Tables, told: Told, result: Result) -> None:
    """Deliver the last press told again, as Discord may, with an answer that would fit now."""
    loaded = await tables.load(told.table)
    people = loaded.awaited_people()
    if not people:
        return
    seat, game = people[0], loaded.opened()
    words = codec.text(choose(game.asks[seat.seat], Random(told.n)))
    try:
        await answers.answer(
            tables,
            told.table,
            user=seat.user or 0,
            seat=seat.seat,
            ask=None,
            option=words,
            interaction=told.interaction,
        )
    except Passed:
        result.refused += 1
    else:
        result.faults.append(f"press {told.interaction} of table {told.table} was taken once more")


def main(
    kills: Annotated[int, typer.Option(help="Processes to kill.")] = 1000,
    seed: Annotated[int, typer.Option(help="Of the moments.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Kill processes that save; exit 1 if anything was lost."""
    from .progress import bar

    with tempfile.TemporaryDirectory() as folder, bar(kills, "kills", quiet=as_json) as tick:
        result = run(kills, Path(folder), seed, tick)
    encoded = msgspec.json.encode(result)
    print((encoded if as_json else msgspec.json.format(encoded)).decode())
    sys.exit(bool(result.faults))


if __name__ == "__main__":
    typer.run(main)
