"""The store: everything that must outlive the process, in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from db import mark
from db.backup import copy_to, discard, part_of, settle
from db.connection import Connection, finish
from db.errors import BackupFailed, StoreBroken, StoreError, StoreUnavailable, translated
from db.lock import StoreLock
from db.migrate import MIGRATIONS, known_version, migrate, migrations
from db.play import Play
from db.remembered import Remembered
from db.shown import Shown
from db.tables import Tables

#: What the store runs on. Before 3.51.3 a log that two processes write back at once can lose pages: there is
#: one that works on a store, and whoever else looks at it opens it to read.
ENGINE = f"SQLite {sqlite3.sqlite_version}"
_PRAGMAS = (
    "PRAGMA busy_timeout = 5000",  # ms; another process may hold the lock for a moment
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA cache_size = -16000",  # KiB
    "PRAGMA journal_size_limit = 67108864",  # a log that once grew is cut back
)


class Store(Tables, Play, Shown, Remembered):
    """One open database; see the parts for their methods.

    One connection serves the whole process. Any method may raise StoreUnavailable or StoreBroken
    with nothing half-applied.
    """

    def __init__(self, path: Path, connection: Connection) -> None:
        super().__init__(path, connection)
        self._lock_of_file: StoreLock | None = None
        self._copy: TemporaryDirectory[str] | None = None
        self._writes = True

    @classmethod
    async def open(
        cls, path: Path | str, *, create: bool = True, sole: bool = False, folder: Path = MIGRATIONS
    ) -> Self:
        """Open the database file ``path``, made if need be, and migrate it (a copy is kept beside it).

        ``create=False``: a file that is missing or empty is StoreBroken. ``sole``: no other process may
        have opened it so, and the whole file is looked over. ``folder`` holds the migrations. Nothing is
        written to a file that is not ours. Raises StoreHeld, StoreBroken, StoreUnavailable,
        MigrationFailed, BackupFailed.
        """
        path = Path(path)
        if not create and not _is_there(path):
            raise StoreBroken(f"there is no database at {path}")
        lock = StoreLock.take(path) if sole else None
        try:
            if _is_there(path):
                await _look(path, folder, whole=sole)
            store = cls(path, await _opened(path, folder))
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        store._lock_of_file = lock
        return store

    @classmethod
    async def open_to_read(
        cls, path: Path | str, *, as_it_is: bool = False, folder: Path = MIGRATIONS
    ) -> Self:
        """Open a store to read it, also beside the process that works on it: nothing is written or migrated.

        An older version's store is read in a copy that is brought up to date, and deleted at the end;
        ``as_it_is``: in its own version, which serves for a backup. Raises StoreBroken, StoreUnavailable,
        BackupFailed.
        """
        path = Path(path)
        if not _is_there(path):
            raise StoreBroken(f"there is no database at {path}")
        store = cls(path, await _opened_to_read(path))
        store._writes = False
        try:
            for pragma in _PRAGMAS:
                await store.connection.execute(pragma)
            version = await known_version(store.connection, folder)
            if as_it_is or version == len(migrations(folder)):
                return store
            copy = TemporaryDirectory(prefix="backroom-", ignore_cleanup_errors=True)
            try:
                today = Path(copy.name) / path.name
                await store.backup(today)
                fresh = await cls.open(today, folder=folder)
            except BaseException:
                copy.cleanup()
                raise
            fresh._copy = copy
        except BaseException as error:
            await store.close()
            if isinstance(error, sqlite3.Error | StoreBroken):
                raise _about(path, error) from error
            raise
        await store.close()
        return fresh

    async def close(self) -> None:
        """Wait for the transaction in hand, then close; a second time does nothing.

        Later calls raise StoreUnavailable. The connection's thread has ended on return.
        """
        if self._owner is asyncio.current_task():
            raise StoreError("the store cannot be closed inside a transaction")
        async with self._lock:
            if self._closed:
                return
            self._closed = True
            await finish(self.connection.close())
            if self._writes:
                mark.drop(self._path)
            if self._lock_of_file is not None:
                self._lock_of_file.release()
            if self._copy is not None:
                self._copy.cleanup()

    async def backup(self, path: Path | str) -> None:
        """Write a checked copy of the whole store to ``path``, which must not exist.

        Others wait while it is copied (not while it is checked). Raises BackupFailed, also inside a
        transaction, and then leaves no file.
        """
        target = Path(path)
        part = part_of(target)
        if self._owner is asyncio.current_task():
            raise BackupFailed("a backup cannot be made inside a transaction")
        async with self._lock:
            self._open()
            try:
                await finish(copy_to(self.connection, part, target))
            except asyncio.CancelledError:
                discard(part)
                raise
        await finish(settle(part, target))

    async def integrity(self) -> list[str]:
        """What the engine's own checks find wrong; empty is good. Reads the whole file."""
        try:
            async with self._span("BEGIN"):
                lines = [str(row[0]) for row in await self._raw("PRAGMA integrity_check")]
                lost = [f"{row[0]}: lost its {row[2]}" for row in await self._raw("PRAGMA foreign_key_check")]
        except StoreBroken as error:
            return [str(error)]
        return [line for line in lines if line != "ok"] + lost


def _is_there(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


async def _opened_to_read(path: Path) -> Connection:
    try:
        mark.check(path)
        return await Connection.open_to_read(path)
    except (sqlite3.Error, StoreBroken) as error:
        raise _about(path, error) from error


async def _look(path: Path, folder: Path, *, whole: bool) -> None:
    """Look before anything is written: raises StoreBroken if the file is not ours, made by a newer version,
    has another one's log or, where the ``whole`` of it is looked over, is damaged."""
    try:
        mark.check(path)
        connection = await Connection.open_to_read(path, alone=not mark.log_of(path).exists())
        try:
            await known_version(connection, folder)
            if whole:
                [(found,)] = await connection.execute("PRAGMA quick_check(1)")
                if found != "ok":
                    raise StoreBroken(
                        f"the database is damaged ({' '.join(str(found).split())}); "
                        "`bot.py restore FILE` puts a backup in its place"
                    )
        finally:
            await connection.close()
    except (sqlite3.Error, StoreBroken) as error:
        raise _about(path, error) from error


async def _opened(path: Path, folder: Path) -> Connection:
    try:
        connection = await Connection.open(path)
    except sqlite3.Error as error:
        raise StoreBroken(f"cannot open {path}: {error}") from error
    try:
        await _prepare(connection, path)
        await migrate(connection, path, folder)
        await mark.renew(connection, path)
    except BaseException as error:
        await connection.close()
        if isinstance(error, sqlite3.Error | StoreBroken):
            raise _about(path, error) from error
        raise
    return connection


async def _prepare(connection: Connection, path: Path) -> None:
    """Our way of using SQLite; raises StoreUnavailable where the file system has no WAL."""
    for pragma in _PRAGMAS:
        await connection.execute(pragma)
    [(mode,)] = await connection.execute("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise StoreUnavailable(f"{path} cannot keep a write-ahead log (mode {mode}): is it on a local disk?")


def _about(path: Path, error: sqlite3.Error | StoreBroken) -> Exception:
    """The error that says which file it is about."""
    ours = translated(error) if isinstance(error, sqlite3.Error) else error
    return StoreBroken(f"{path}: {ours}") if isinstance(ours, StoreBroken) else ours
