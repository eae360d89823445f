"""A copy in the store's place: put there by `restore`, or laid over it by hand."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from db import RestoreFailed, Store, StoreBroken, StoreHeld
from db.migrate import migrations
from db.restore import restore
from tests.db.store_kit import a_move, a_table
from tests.db.test_store_files import files, older, version

ROOT = Path(__file__).parents[2]
#: Works on a store, writes so many rows more, and is killed: the log stays.
KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from db import Store
from tests.db.store_kit import a_move

async def main():
    store = await Store.open(Path(sys.argv[1]), sole=True)
    first = len(await store.rows("K7QM"))
    for n in range(first, first + int(sys.argv[2])):
        await store.save(a_move(n=n))
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def killed(path: Path, rows: int) -> None:
    """A process works on a store, and is killed."""
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(path), str(rows)],
        cwd=ROOT, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == -9, done.stderr
    assert path.with_name(f"{path.name}-wal").stat().st_size


async def rows(path: Path) -> list[int]:
    store = await Store.open(path, sole=True)
    found = [row.n for row in await store.rows("K7QM")]
    assert await store.integrity() == []
    await store.close()
    return found


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A store with a table and three rows, and a backup of it, ``copy.db``."""
    store = await Store.open(tmp_path / "a.db", sole=True)
    await store.add_table(a_table())
    for n in range(3):
        await store.save(a_move(n=n))
    await store.backup(tmp_path / "copy.db")
    await store.close()
    return tmp_path / "a.db"


@pytest.mark.parametrize("how", ["backup", "copied file", "of the same run"])
async def test_a_log_that_does_not_belong_is_noticed(path: Path, tmp_path: Path, how: str) -> None:
    copy = tmp_path / "copy.db"
    if how == "copied file":
        shutil.copy(path, copy)
    if how == "of the same run":
        store = await Store.open(path, sole=True)
        copy.unlink()
        await store.backup(copy)
        await store.close()
    killed(path, 40)
    shutil.copy(copy, path)
    before = (path.read_bytes(), path.with_name("a.db-wal").read_bytes())
    for opened in (Store.open(path), Store.open(path, sole=True), Store.open_to_read(path)):
        with pytest.raises(StoreBroken, match="belongs to another file"):
            await opened
    assert (path.read_bytes(), path.with_name("a.db-wal").read_bytes()) == before
    # The way on: the copy stays where it is, and the log goes aside.
    assert await restore(path, path) == path.with_name("a.db.before-restore")
    assert await rows(path) == [0, 1, 2]


async def test_a_log_that_belongs_is_read(path: Path, tmp_path: Path) -> None:
    killed(path, 4)
    killed(path, 4)
    reader = await Store.open_to_read(path)
    assert len(await reader.rows("K7QM")) == 11
    await reader.close()
    # Moved to another place with all its files, or without the mark that an older version does not make.
    for name, mark in (("moved", True), ("older", False)):
        folder = tmp_path / name
        folder.mkdir()
        for end in ("", "-wal", *(["-mark"] if mark else [])):
            shutil.copy(f"{path}{end}", folder / f"a.db{end}")
        assert await rows(folder / "a.db") == list(range(11))
    assert await rows(path) == list(range(11))
    assert files(tmp_path) == ["a.db", "a.db.lock", "copy.db"]


async def test_restore_keeps_what_was_there(path: Path, tmp_path: Path) -> None:
    killed(path, 5)
    kept = await restore(tmp_path / "copy.db", path)
    assert kept is not None
    assert await rows(path) == [0, 1, 2]
    # Log and all: nothing that was accepted is lost.
    assert await rows(kept) == list(range(8))
    again = await restore(tmp_path / "copy.db", path)
    assert again not in (None, kept)
    assert await rows(path) == [0, 1, 2]


async def test_restore_of_a_file_with_its_own_log_and_to_an_empty_place(path: Path, tmp_path: Path) -> None:
    killed(path, 5)
    assert await restore(path, tmp_path / "new" / "b.db") is None
    assert await rows(tmp_path / "new" / "b.db") == list(range(8))
    assert await rows(path) == list(range(8))


async def test_restore_of_an_older_version(path: Path, tmp_path: Path) -> None:
    folder, old = older(tmp_path / "older", 5), tmp_path / "old.db"
    await (await Store.open(old, folder=folder)).close()
    await restore(old, path)
    assert version(path) == 5
    await (await Store.open(path)).close()
    assert version(path) == len(migrations())


async def test_restore_of_what_is_no_store_changes_nothing(path: Path, tmp_path: Path) -> None:
    before = path.read_bytes()
    (tmp_path / "text.db").write_text("a shopping list " * 500, encoding="utf-8")
    (tmp_path / "empty.db").touch()
    damaged = bytearray((tmp_path / "copy.db").read_bytes())
    damaged[3 * 4096 : 9 * 4096] = bytes(6 * 4096)
    (tmp_path / "damaged.db").write_bytes(damaged)
    for name in ("text.db", "empty.db", "damaged.db", "none.db", "."):
        with pytest.raises(RestoreFailed, match="cannot be restored"):
            await restore(tmp_path / name, path)
    store = await Store.open(path, sole=True)
    with pytest.raises(StoreHeld):
        await restore(tmp_path / "copy.db", path)
    await store.close()
    assert await rows(path) == [0, 1, 2]
    assert len(path.read_bytes()) == len(before)
    assert not [name for name in files(tmp_path) if "part" in name or "before" in name]
