"""Records to try the store with, and the loop that kills a saving process again and again.

``python tests/db/store_kit.py <folder> <kills>`` runs the loop alone (for the bench) and prints what
:class:`Killed` counts; it fails with the first thing that was lost.
"""

from __future__ import annotations

import asyncio
import os
import random
import select
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from db import (
    AnswerRecord,
    CheckpointRecord,
    EventRecord,
    MessageRecord,
    Move,
    SeatRecord,
    Store,
    TableRecord,
    TimerRecord,
)

FIRST_PRESS = 1_200_000_000_000_000_000  # as large as Discord's ids are
WORKERS = 4


def a_table(id: str = "K7QM", **changes: Any) -> TableRecord:
    """A playing table of game "fixer" in guild 1, channel 10, hosted by user 100."""
    fields: dict[str, Any] = {
        "id": id, "game": "fixer", "status": "playing", "settings": b"{}", "seats": 3, "guild": 1,
        "channel": 10, "host": 100, "language": "en", "secret": b"s" * 32, "rules_version": 1,
        "made": 1.0, "touched": 1.0,
    }  # fmt: skip
    return TableRecord(**fields | changes)


def a_seat(table: str = "K7QM", seat: int = 0, **changes: Any) -> SeatRecord:
    """A seat held by user 100 + ``seat``."""
    fields: dict[str, Any] = {"user": 100 + seat, "name": f"Ana {seat}", "joined": 1.0}
    return SeatRecord(table=table, seat=seat, **fields | changes)


def an_answer(table: str = "K7QM", n: int = 0, **changes: Any) -> AnswerRecord:
    """A person's answer of usual size, without an interaction."""
    fields: dict[str, Any] = {
        "kind": "answer", "seat": 1, "by": "person", "user": FIRST_PRESS - 1, "ask": n, "crc": 4_000_000_000,
        "choice": b'["put",3,"R5"]', "at": 1_700_000_000.25 + n,
    }  # fmt: skip
    return AnswerRecord(table=table, n=n, **fields | changes)


def an_event(table: str = "K7QM", n: int = 0, i: int = 0, **changes: Any) -> EventRecord:
    """An event for everyone."""
    fields: dict[str, Any] = {"body": b'["played",1,3,"R5"]'}
    return EventRecord(table=table, n=n, i=i, **fields | changes)


def a_checkpoint(table: str = "K7QM", row: int = 0, **changes: Any) -> CheckpointRecord:
    """A checkpoint of round 1, turn 0."""
    fields: dict[str, Any] = {"rules_version": 1, "used": 7, "round": 1, "turn": 0, "state": b"s" * 800}
    return CheckpointRecord(table=table, row=row, **fields | changes)


def a_message(table: str = "K7QM", **changes: Any) -> MessageRecord:
    """The live board at row 0, sent as message 5000 in channel 10."""
    fields: dict[str, Any] = {
        "kind": "board", "channel": 10, "message": 5000, "row": 0, "digest": "d", "made": 1.0
    }  # fmt: skip
    return MessageRecord(table=table, **fields | changes)


def a_timer(table: str = "K7QM", seat: int = 0, **changes: Any) -> TimerRecord:
    """A turn's clock, due at 50."""
    fields: dict[str, Any] = {"ask": 0, "kind": "turn", "due": 50.0}
    return TimerRecord(table=table, seat=seat, **fields | changes)


def a_move(of: str = "K7QM", n: int = 0, **changes: Any) -> Move:
    """Row ``n`` of table ``of`` with two events, a timer, its own press; every third has a checkpoint."""
    press = FIRST_PRESS + int.from_bytes(of.encode(), "big") * 1_000_000 + n
    fields: dict[str, Any] = {
        "answer": an_answer(of, n, interaction=press),
        "events": [an_event(of, n, 0), an_event(of, n, 1, seats="1")],
        "checkpoint": a_checkpoint(of, n, turn=n // 9) if n % 3 == 0 else None,
        "timers": [a_timer(of, 1, ask=n)],
    }
    return Move(**fields | changes)


@dataclass
class Killed:
    """What a kill loop saw."""

    kills: int = 0
    printed: int = 0  # rows that a killed process had said were saved
    unsaid: int = 0  # rows saved, but killed before saying so


def kill_loop(folder: Path, kills: int, seed: int = 1) -> Killed:
    """Kill -9 a process that saves in a loop, ``kills`` times, and look after each whether all is there.

    The process forks, so call it where no other thread runs. Raises AssertionError on any loss.
    """
    rng, path, seen, found = random.Random(seed), folder / "killed.db", Killed(), [-1] * WORKERS
    asyncio.run(_prepare(path))
    for _ in range(kills):
        promised = _one_life(path, rng.uniform(0.001, 0.06), found)
        now = asyncio.run(_look(path, found))
        for worker in range(WORKERS):
            assert now[worker] >= promised[worker], f"table T{worker} lost rows after {now[worker]}"
            seen.printed += promised[worker] - found[worker]
            seen.unsaid += now[worker] - promised[worker]
        seen.kills, found = seen.kills + 1, now
    assert asyncio.run(_whole(path)) == []
    return seen


def _one_life(path: Path, seconds: float, before: list[int]) -> list[int]:
    """Fork, let it save for ``seconds`` from its first row on, kill; the last rows it printed."""
    out, into = os.pipe()
    pid = os.fork()
    if pid == 0:
        _live(path, into, before)
    os.close(into)
    first, _, _ = select.select([out], [], [], 20)
    assert first, "the process saved nothing"
    time.sleep(seconds)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    with os.fdopen(out) as lines:
        said = [line.split() for line in lines.read().splitlines(keepends=True) if line.endswith("\n")]
    assert said, "the process died on its own"
    promised = list(before)
    for worker, n in said:
        assert int(n) == promised[int(worker)] + 1
        promised[int(worker)] = int(n)
    return promised


def _live(path: Path, into: int, before: list[int]) -> NoReturn:
    """The process that is killed: a few tasks save as fast as they can and say each row they saved."""

    async def work(store: Store, worker: int) -> None:
        table, n = f"T{worker}", before[worker]
        while True:
            n += 1
            async with store.transaction():
                await store.save(a_move(table, n))
                await store.add_message(a_message(table, row=n, message=None))
            os.write(into, f"{worker} {n}\n".encode())

    async def main() -> None:
        store = await Store.open(path)
        await asyncio.gather(*(work(store, worker) for worker in range(WORKERS)))

    try:
        asyncio.run(main())
    finally:
        os._exit(1)


async def _prepare(path: Path) -> None:
    store = await Store.open(path)
    for worker in range(WORKERS):
        await store.add_table(a_table(f"T{worker}"))
    await store.close()


async def _look(path: Path, before: list[int]) -> list[int]:
    """The last row of each table, after checking that every row since ``before`` is there once and whole."""
    store, now = await Store.open(path), list(before)
    for worker in range(WORKERS):
        name, since = f"T{worker}", before[worker]
        table, rows = await store.table(name), await store.rows(name, since)
        assert table is not None
        now[worker] = table.last_row
        numbers = list(range(since + 1, table.last_row + 1))
        assert [row.n for row in rows] == numbers
        events = await store.events(name, since)
        assert [(event.n, event.i) for event in events] == [(n, i) for n in numbers for i in (0, 1)]
        checkpoint = await store.checkpoint_at_or_before(name, table.last_row)
        assert (-3 if checkpoint is None else checkpoint.row) == table.last_row // 3 * 3
        asks = [timer.ask for timer in await store.timers(name)]
        assert asks == ([table.last_row] if table.last_row >= 0 else [])
    shown = {(message.table, message.row): message for message in await store.unsent()}
    assert len(shown) == sum(last + 1 for last in now)
    await store.close()
    return now


async def _whole(path: Path) -> list[str]:
    store = await Store.open(path)
    faults = await store.integrity()
    await store.close()
    return faults


if __name__ == "__main__":
    print(kill_loop(Path(sys.argv[1]), int(sys.argv[2])))
