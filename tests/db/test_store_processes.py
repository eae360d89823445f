"""Several processes and one store: one works on it, others may read."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from db import Store, StoreBroken, StoreHeld, StoreUnavailable
from db.migrate import migrations
from tests.db.store_kit import a_move, a_table
from tests.db.test_store_files import files, older, version

ROOT = Path(__file__).parents[2]
HOLDS = """
import asyncio, sys
from db import Store

async def main():
    store = await Store.open(sys.argv[1], sole=True)
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_the_lock_dies_with_its_process(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(path)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert other.stdout is not None
    try:
        assert other.stdout.readline() == "open\n"
        with pytest.raises(StoreHeld):
            asyncio.run(Store.open(path, sole=True))
    finally:
        os.kill(other.pid, signal.SIGKILL)
        other.communicate()

    async def mine() -> None:
        store = await Store.open(path, sole=True)
        await store.add_table(a_table())
        await store.close()

    asyncio.run(mine())


async def test_one_works_on_a_store_by_whatever_name(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    first = await Store.open(path, sole=True)
    (tmp_path / "link.db").symlink_to(path)
    for name in (path, tmp_path / "link.db", tmp_path / "." / "a.db"):
        with pytest.raises(StoreHeld):
            await Store.open(name, sole=True)
    await first.close()
    second = await Store.open(tmp_path / "link.db", sole=True)
    await second.close()


async def test_who_was_refused_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_text("a shopping list " * 500, encoding="utf-8")
    with pytest.raises(StoreBroken):
        await Store.open(path, sole=True)
    path.unlink()
    await (await Store.open(path, sole=True)).close()


async def test_reading_beside_who_works(playing: Store, tmp_path: Path) -> None:
    await playing.save(a_move())
    reader = await Store.open_to_read(playing.path)
    assert await reader.load("K7QM") == await playing.load("K7QM")
    assert await reader.integrity() == []
    await reader.backup(tmp_path / "copy.db")
    with pytest.raises(StoreUnavailable, match="readonly"):
        await reader.add_table(a_table("AAAA"))
    await playing.save(a_move(n=1))
    loaded = await reader.load("K7QM")
    assert loaded is not None
    assert loaded.table.last_row == 1
    await reader.close()
    await playing.save(a_move(n=2))
    copy = await Store.open(tmp_path / "copy.db")
    assert [row.n for row in await copy.rows("K7QM")] == [0]
    await copy.close()


async def test_reading_an_older_store_changes_nothing(tmp_path: Path) -> None:
    path, folder = tmp_path / "a.db", older(tmp_path / "older", 5)
    await (await Store.open(path, folder=folder)).close()
    before = path.read_bytes()
    reader = await Store.open_to_read(path)
    assert await reader.tables() == []
    await reader.close()
    as_it_is = await Store.open_to_read(path, as_it_is=True)
    await as_it_is.backup(tmp_path / "copy.db")
    await as_it_is.close()
    assert path.read_bytes() == before
    assert (version(path), version(tmp_path / "copy.db")) == (5, 5)
    assert not [name for name in files(tmp_path) if name.endswith("backup")]
    with pytest.raises(StoreBroken, match="update"):
        await Store.open_to_read(path, folder=older(tmp_path / "oldest", 4))
    assert len(migrations()) > 5
