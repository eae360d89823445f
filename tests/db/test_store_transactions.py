"""All or nothing: exceptions, cancellation, many at once (C1, C13), a killed process (C4)."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from db import BadRecord, Move, Store, StoreError, StoreUnavailable, Taken
from tests.db import store_kit
from tests.db.store_kit import a_move, a_seat, a_table, a_timer, an_answer


async def test_an_exception_undoes_the_transaction(playing: Store) -> None:
    async def half() -> None:
        async with playing.transaction():
            await playing.put_seat(a_seat())
            await playing.save(a_move())
            raise KeyError

    with pytest.raises(KeyError):
        await half()
    assert await playing.seats("K7QM") == []
    assert await playing.table("K7QM") == a_table()
    await playing.save(a_move())  # the store goes on


async def test_an_inner_transaction_can_fail_alone(playing: Store) -> None:
    async def inner() -> None:
        async with playing.transaction():
            await playing.put_seat(a_seat(seat=1))
            raise KeyError

    async with playing.transaction():
        await playing.put_seat(a_seat(seat=0))
        with pytest.raises(KeyError):
            await inner()
        async with playing.transaction(), playing.transaction():
            await playing.put_seat(a_seat(seat=2))
    assert [seat.seat for seat in await playing.seats("K7QM")] == [0, 2]


async def test_nobody_reads_a_half_done_transaction(playing: Store) -> None:
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def seat_two() -> None:
        async with playing.transaction():
            await playing.put_seat(a_seat(seat=0))
            inside.set()
            await go_on.wait()
            await playing.put_seat(a_seat(seat=1))

    writer = asyncio.create_task(seat_two())
    await inside.wait()
    reader = asyncio.create_task(playing.seats("K7QM"))
    loader = asyncio.create_task(playing.load("K7QM"))
    await asyncio.sleep(0.02)
    early = reader.done() or loader.done()
    go_on.set()
    await writer
    assert not early
    assert len(await reader) == 2
    loaded = await loader
    assert loaded is not None
    assert len(loaded.seats) == 2


async def half_saved(store: Store) -> asyncio.Task[None]:
    """A task that has saved a row in a transaction, and waits inside it."""
    inside = asyncio.Event()

    async def half() -> None:
        async with store.transaction():
            await store.save(a_move())
            inside.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(half())
    await inside.wait()
    return task


async def test_a_task_cancelled_while_waiting_inside_leaves_nothing(playing: Store) -> None:
    task = await half_saved(playing)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await playing.table("K7QM") == a_table()
    assert await playing.rows("K7QM") == []


async def test_a_save_cancelled_at_any_moment_is_whole_or_absent(playing: Store) -> None:
    """A task is cancelled after every number of turns of the event loop, so between any two statements."""
    rng, n, whole = random.Random(1), 0, 0
    for turns in range(120):
        outer = turns % 2

        async def save(n: int = n, outer: int = outer) -> None:
            if outer:
                async with playing.transaction():
                    await playing.save(a_move(n=n))
                    await playing.put_seat(a_seat(joined=float(n)))
            else:
                await playing.save(a_move(n=n))

        task = asyncio.create_task(save())
        for _ in range(turns // 4):
            await asyncio.sleep(rng.choice((0, 0, 0.0002)))
        task.cancel()
        await asyncio.wait((task,))
        table, rows = await playing.table("K7QM"), await playing.rows("K7QM", n - 1)
        assert table is not None
        assert table.last_row == n - 1 + len(rows)
        assert len(await playing.events("K7QM", n - 1)) == 2 * len(rows)
        if rows:
            assert [timer.ask for timer in await playing.timers("K7QM")] == [n]
            if outer:
                assert (await playing.seats("K7QM"))[0].joined == n
            n, whole = n + 1, whole + 1
        else:
            assert task.cancelled()
    assert 0 < whole < 120
    assert await playing.integrity() == []


async def test_cancelled_twice_still_rolls_back(playing: Store) -> None:
    for turns in range(6):
        task = await half_saved(playing)
        task.cancel()
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait((task,))
        assert task.cancelled()
        assert await playing.rows("K7QM") == []


async def test_a_table_is_loaded_and_a_row_saved_in_one_trip(
    playing: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    trips, real = 0, playing.connection.call

    async def counted(*args: Any, **kwargs: Any) -> object:
        nonlocal trips
        trips += 1
        return await real(*args, **kwargs)

    monkeypatch.setattr(playing.connection, "call", counted)
    await playing.save(a_move())
    assert trips == 1
    loaded = await playing.load("K7QM")
    assert trips == 2
    assert loaded is not None
    assert [timer.ask for timer in loaded.timers] == [0]
    with pytest.raises(Taken):
        await playing.save(a_move())
    assert trips == 3
    async with playing.transaction():
        await playing.save(a_move(n=1))
    assert trips == 6


async def test_a_save_refused_inside_a_transaction_undoes_itself_alone(playing: Store) -> None:
    await playing.save(a_move())
    async with playing.transaction():
        await playing.put_seat(a_seat())
        with pytest.raises(BadRecord):
            # Found only after its row was written.
            await playing.save(a_move(n=1, timers=[a_timer(), a_timer()]))
        assert await playing.rows("K7QM", 0) == []
        await playing.save(a_move(n=1))
    assert [row.n for row in await playing.rows("K7QM")] == [0, 1]
    assert len(await playing.seats("K7QM")) == 1


async def test_two_at_once_for_the_same_row(playing: Store) -> None:
    """C1: a double press has one interaction, two people have two; one of each pair counts."""
    for n, presses in enumerate([(1, 1), (2, 3), (4, 4)]):
        saves = (playing.save(Move(answer=an_answer(n=n, interaction=press))) for press in presses)
        results = await asyncio.gather(*saves, return_exceptions=True)
        refused = [result for result in results if result is not None]
        assert len(refused) == 1
        assert isinstance(refused[0], Taken)
        assert refused[0].which == ("interaction" if presses[0] == presses[1] else "row")
    assert len(await playing.rows("K7QM")) == 3


async def test_fifty_tasks_save_while_backups_run(store: Store, tmp_path: Path) -> None:
    """C13: nothing lost, no "database is locked", and each copy is one moment of the whole."""
    names, each = [f"T{i:02}" for i in range(50)], 12

    async def play(name: str) -> None:
        await store.add_table(a_table(name))
        for n in range(each):
            await store.save(a_move(name, n))
            loaded = await store.load(name)
            assert loaded is not None
            assert loaded.table.last_row == n

    async def keep() -> list[Path]:
        copies = [tmp_path / f"copy{i}.db" for i in range(4)]
        for copy in copies:
            await asyncio.sleep(0.05)
            await store.backup(copy)
        return copies

    *_, copies = await asyncio.gather(*(play(name) for name in names), keep())
    for name in names:
        assert [row.n for row in await store.rows(name)] == list(range(each))
        assert len(await store.events(name)) == 2 * each
    assert (await store.counts())["answers"] == 50 * each
    assert await store.integrity() == []
    for copy in copies or []:
        other = await Store.open(copy, create=False)
        for table in await other.tables():
            assert [row.n for row in await other.rows(table.id)] == list(range(table.last_row + 1))
            assert len(await other.events(table.id)) == 2 * (table.last_row + 1)
        await other.close()


async def test_closing_waits_and_is_final(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.db")
    inside = asyncio.Event()

    async def last() -> None:
        async with store.transaction():
            await store.add_table(a_table())
            inside.set()
            await asyncio.sleep(0.02)
            await store.save(a_move())
            with pytest.raises(StoreError):
                await store.close()

    task = asyncio.create_task(last())
    await inside.wait()
    await store.close()
    await store.close()
    assert task.done()
    for late in (store.table("K7QM"), store.save(a_move(n=1)), store.load("K7QM"), store.integrity()):
        with pytest.raises(StoreUnavailable, match="closed"):
            await late
    again = await Store.open(tmp_path / "a.db", create=False)
    assert [row.n for row in await again.rows("K7QM")] == [0]
    await again.close()


@pytest.mark.parametrize("ending", ["await store.close()", "raise SystemExit(0)", "pass"])
def test_a_forgotten_store_does_not_keep_the_process_alive(tmp_path: Path, ending: str) -> None:
    code = f"""
import asyncio, sys
from db import Store

async def main():
    store = await Store.open(sys.argv[1])
    {ending}

asyncio.run(main())
"""
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path / "a.db")], cwd=root, timeout=10)
    assert done.returncode == 0


def test_kill_9_loses_nothing_that_was_said_to_be_saved(tmp_path: Path) -> None:
    """Fifteen kills at any moment; in a process of its own, because it forks."""
    done = subprocess.run(
        [sys.executable, store_kit.__file__, str(tmp_path), "15"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Killed(kills=15, ")
