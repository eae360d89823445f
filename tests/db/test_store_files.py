"""Files: migrations, backups, full and read-only disks, damage (C12)."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import asdict, replace

from db import (
    BackupFailed,
    BadRecord,
    MigrationFailed,
    Move,
    Store,
    StoreBroken,
    StoreUnavailable,
)
from db.migrate import MIGRATIONS, migrations
from tests.db.store_kit import a_checkpoint, a_message, a_move, a_seat, a_table


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT MAX(version) FROM schema_versions").fetchone()[0])


def older(folder: Path, count: int) -> Path:
    """A folder with only the first ``count`` migrations."""
    folder.mkdir()
    for file in migrations()[:count]:
        shutil.copy(file, folder)
    return folder


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_file())


async def test_a_new_database(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "new.db"))
    assert store.path == tmp_path / "new.db"
    for pragma, value in (
        ("journal_mode", "wal"),
        ("foreign_keys", 1),
        ("synchronous", 2),
        ("busy_timeout", 5000),
    ):
        [(found,)] = await store.connection.execute(f"PRAGMA {pragma}")
        assert found == value
    tables = await store.connection.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    )
    assert all("STRICT" in table["sql"] for table in tables)
    await store.close()
    assert files(tmp_path) == ["new.db"]
    assert version(tmp_path / "new.db") == len(migrations())
    again = await Store.open(tmp_path / "new.db")
    await again.close()
    assert files(tmp_path) == ["new.db"]


@pytest.mark.parametrize("count", range(1, len(migrations())))
async def test_an_older_database_is_copied_then_migrated(tmp_path: Path, count: int) -> None:
    path, folder = tmp_path / "a.db", older(tmp_path / "older", count)
    old = await Store.open(path, folder=folder)
    seat, table = a_seat(), asdict(a_table())
    if count < 6:
        table["options"] = table.pop("settings")
    if count < 8:
        del table["lesson"]
    if count < 9:
        table.pop("coach")
    # As that version wrote it: columns that came later have their defaults.
    await old.connection.execute(
        f"INSERT INTO tables ({', '.join(table)}) VALUES ({', '.join(f':{name}' for name in table)})", table
    )
    await old.connection.execute(
        "INSERT INTO seats (table_id, seat, user_id, name, folded, player, joined, open)"
        f" VALUES ('{seat.table}', {seat.seat}, {seat.user}, '{seat.name}', '{seat.name.casefold()}', NULL,"
        f" {seat.joined}, {int(seat.open)})"
    )
    await old.close()
    store = await Store.open(path)
    assert await store.table("K7QM") == a_table()
    await store.save(a_move())
    await store.add_message(a_message())
    await store.close()
    copy = f"a.db.v{count:04}.backup"
    assert files(tmp_path) == ["a.db", copy]
    assert (version(path), version(tmp_path / copy)) == (len(migrations()), count)
    kept = await Store.open(tmp_path / copy, folder=folder)
    assert await kept.seats("K7QM") == [a_seat()]
    await kept.close()


@pytest.mark.parametrize(
    "fault",
    [
        "ALTER TABLE tables ADD COLUMN mood TEXT;\nDELETE FROM seats;\nSELECT nonsense FROM nowhere;",
        "DELETE FROM seats;\nINSERT INTO seats SELECT 'NONE', 1, 2, 'a', 'a', NULL, 1.0, 0;",  # foreign key
        "DELETE FROM seats;\nnot sql",
    ],
)
async def test_a_failing_migration_leaves_the_old_version(tmp_path: Path, fault: str) -> None:
    path, folder = tmp_path / "a.db", older(tmp_path / "folder", len(migrations()))
    store = await Store.open(path, folder=folder)
    await store.add_table(a_table())
    await store.put_seat(a_seat())
    await store.close()
    bad = folder / f"{len(migrations()) + 1:04}_bad.sql"
    bad.write_text(fault, encoding="utf-8")
    for _ in range(2):
        with pytest.raises(MigrationFailed, match=bad.name):
            await Store.open(path, folder=folder)
    copy = f"a.db.v{len(migrations()):04}.backup"
    assert files(tmp_path) == ["a.db", copy, f"{copy}-2"]  # none overwrites another
    store = await Store.open(path)
    assert await store.table("K7QM") == a_table()
    assert await store.seats("K7QM") == [a_seat()]
    with pytest.raises(BadRecord):
        await store.put_seat(a_seat("NONE"))
    await store.close()


async def test_migrations_are_numbered_without_gaps(tmp_path: Path) -> None:
    folder = older(tmp_path / "folder", 1)
    (folder / "0003_gap.sql").touch()
    with pytest.raises(ValueError, match="numbered"):
        await Store.open(tmp_path / "a.db", folder=folder)
    assert [file.name for file in migrations(MIGRATIONS)] == files(MIGRATIONS)


async def test_a_database_from_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "a.db")).close()
    with pytest.raises(StoreBroken, match="update"):
        await Store.open(tmp_path / "a.db", folder=older(tmp_path / "older", 1))


async def test_missing_foreign_and_damaged_files(tmp_path: Path) -> None:
    with pytest.raises(StoreBroken, match=r"no database at .*none\.db"):
        await Store.open(tmp_path / "none.db", create=False)
    assert files(tmp_path) == []
    with pytest.raises(StoreBroken):
        await Store.open(tmp_path / "no folder" / "a.db")
    with pytest.raises(StoreBroken):
        await Store.open(tmp_path)
    (tmp_path / "empty.db").touch()
    with pytest.raises(StoreBroken):
        await Store.open(tmp_path / "empty.db", create=False)
    (tmp_path / "text.db").write_text("a shopping list " * 500, encoding="utf-8")
    with pytest.raises(StoreBroken, match="no database"):
        await Store.open(tmp_path / "text.db")
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE songs (name TEXT)")
    with pytest.raises(StoreBroken, match="something else"):
        await Store.open(tmp_path / "other.db")


async def test_damage_is_found_and_no_backup_is_made_of_it(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = await Store.open(path)
    await store.add_table(a_table())
    for n in range(60):
        await store.save(a_move(n=n, checkpoint=a_checkpoint(row=n, turn=n)))
    [(root,)] = await store.connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'")
    [(size,)] = await store.connection.execute("PRAGMA page_size")
    await store.close()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xaa" * 64)
    store = await Store.open(path)
    assert await store.integrity() != []
    with pytest.raises(StoreBroken, match="damaged"):
        await store.events("K7QM")
    with pytest.raises(BackupFailed):
        await store.backup(tmp_path / "copy.db")
    loaded = await store.load("K7QM")  # what is not hurt still works
    assert loaded is not None
    assert loaded.checkpoint is not None
    await store.close()
    assert files(tmp_path) == ["a.db"]


async def test_backup(playing: Store, tmp_path: Path) -> None:
    await playing.save(a_move())
    await playing.backup(tmp_path / "copy.db")
    with pytest.raises(BackupFailed, match="exists"):
        await playing.backup(str(tmp_path / "copy.db"))
    with pytest.raises(BackupFailed):
        await playing.backup(tmp_path / "no folder" / "copy.db")
    with pytest.raises(BackupFailed, match="transaction"):
        async with playing.transaction():
            await playing.backup(tmp_path / "two.db")
    copy = await Store.open(tmp_path / "copy.db", create=False)
    assert await copy.load("K7QM") == await playing.load("K7QM")
    await copy.save(a_move(n=1))
    await copy.close()
    assert not list(tmp_path.glob("*.part*"))
    await playing.save(a_move(n=1))


async def test_a_cancelled_backup_leaves_no_half_copy(playing: Store, tmp_path: Path) -> None:
    await playing.save(a_move())
    for turns in range(12):
        task = asyncio.create_task(playing.backup(tmp_path / f"copy{turns}.db"))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait((task,))
        assert not list(tmp_path.glob("*.part*"))
        if (tmp_path / f"copy{turns}.db").exists():
            await (await Store.open(tmp_path / f"copy{turns}.db", create=False)).close()
    await playing.save(a_move(n=1))


async def test_a_bad_copy_is_not_kept(
    playing: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.backup.faults_of", lambda path: ["page 7 is lost"])
    with pytest.raises(BackupFailed, match="page 7"):
        await playing.backup(tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))


async def test_a_good_copy_stays_good(
    playing: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a folder cannot be synced, or what is left of the copying not be removed."""
    await playing.save(a_move())
    sync, unlink = os.fsync, Path.unlink

    def no_folders(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        sync(handle)

    def left_behind(path: Path, missing_ok: bool = False) -> None:
        if "part" in path.name:
            raise PermissionError(errno.EPERM, "Operation not permitted")
        unlink(path, missing_ok)

    for number, (owner, name, broken) in enumerate(
        ((os, "fsync", no_folders), (os, "fsync", _fails_on_folders), (Path, "unlink", left_behind))
    ):
        with monkeypatch.context() as patched:
            patched.setattr(owner, name, broken)
            await playing.backup(tmp_path / f"copy{number}.db")
        copy = await Store.open_to_read(tmp_path / f"copy{number}.db")
        assert await copy.load("K7QM") == await playing.load("K7QM")
        await copy.close()


def _fails_on_folders(handle: int) -> None:
    if stat.S_ISDIR(os.fstat(handle).st_mode):
        raise OSError(errno.EIO, "Input/output error")


async def test_a_full_disk(playing: Store) -> None:
    await playing.save(a_move())
    [(pages,)] = await playing.connection.execute("PRAGMA page_count")
    await playing.connection.execute(f"PRAGMA max_page_count = {pages + 20}")
    saved = 0

    def large(n: int, size: int) -> Move:
        move: Move = a_move(n=n, checkpoint=a_checkpoint(row=n, turn=n, state=b"s" * size))
        return move

    async def fill() -> None:
        nonlocal saved
        while True:
            await playing.save(large(saved + 1, 3000))
            saved += 1

    async def go_on_regardless() -> None:
        async with playing.transaction():
            await playing.put_seat(a_seat())
            for work in (playing.save(large(saved + 1, 300_000)), playing.put_seat(a_seat(seat=1))):
                with pytest.raises(StoreUnavailable):
                    await work

    with pytest.raises(StoreUnavailable, match="full"):
        await fill()
    table = await playing.table("K7QM")
    assert table is not None
    assert table.last_row == saved > 1
    assert [row.n for row in await playing.rows("K7QM")] == list(range(saved + 1))
    assert len(await playing.events("K7QM")) == 2 * (saved + 1)
    with pytest.raises(StoreUnavailable):
        await go_on_regardless()
    assert await playing.seats("K7QM") == []
    await playing.connection.execute("PRAGMA max_page_count = 1000000")
    await playing.save(large(saved + 1, 300_000))
    assert await playing.integrity() == []


async def test_a_read_only_disk(playing: Store) -> None:
    await playing.connection.execute("PRAGMA query_only = ON")
    for work in (playing.save(a_move()), playing.put_seat(a_seat()), playing.drop_seat("K7QM", 0)):
        with pytest.raises(StoreUnavailable):
            await work
    assert await playing.load("K7QM") is not None
    await playing.connection.execute("PRAGMA query_only = OFF")
    assert await playing.table("K7QM") == a_table()
    await playing.save(a_move())


async def test_another_process_that_holds_the_lock_too_long(playing: Store) -> None:
    await playing.connection.execute("PRAGMA busy_timeout = 20")
    with closing(sqlite3.connect(playing.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked"):
            await playing.save(a_move())
        assert await playing.load("K7QM") is not None  # reading goes on
        other.execute("ROLLBACK")
    await playing.save(a_move())


def test_a_disk_that_refuses_to_grow(tmp_path: Path) -> None:
    """A real write error, in a process that may not write files beyond a size."""
    path = tmp_path / "a.db"
    code = """
import asyncio, resource, sys
from pathlib import Path
from tests.db.store_kit import a_move, a_table
from db import Store, StoreUnavailable

async def main():
    store = await Store.open(Path(sys.argv[1]))
    await store.add_table(a_table())
    log = Path(sys.argv[1] + "-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (log + 400_000, resource.RLIM_INFINITY))
    n = 0
    try:
        while n < 5000:
            await store.save(a_move(n=n))
            n += 1
    except StoreUnavailable:
        rows = await store.rows("K7QM")
        assert [row.n for row in rows] == list(range(n)), (n, len(rows))
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await store.save(a_move(n=n))
        assert await store.integrity() == []
        print(n)
    await store.close()

asyncio.run(main())
"""
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        capture_output=True, text=True, timeout=30, cwd=root,
        env={"PYTHONPATH": str(root)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    saved = int(done.stdout)
    assert saved > 5

    async def look() -> None:
        store = await Store.open(path, create=False)
        assert [row.n for row in await store.rows("K7QM")] == list(range(saved + 1))
        await store.close()

    asyncio.run(look())


async def test_a_record_may_gain_a_column_later(tmp_path: Path) -> None:
    """A column that the program does not know yet or any more does no harm."""
    folder = older(tmp_path / "folder", len(migrations()))
    more = folder / f"{len(migrations()) + 1:04}_mood.sql"
    more.write_text("ALTER TABLE tables ADD COLUMN mood TEXT;", encoding="utf-8")
    store = await Store.open(tmp_path / "a.db", folder=folder)
    await store.add_table(a_table())
    await store.put_table(replace(a_table(), why="x"))
    assert await store.table("K7QM") == a_table(why="x")
    await store.close()
