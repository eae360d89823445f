"""The store: everything that must outlive the process, in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Self

from db.backup import copy_to, discard, part_of, settle
from db.connection import Connection, finish
from db.errors import BackupFailed, StoreBroken, StoreError, StoreUnavailable, translated
from db.migrate import MIGRATIONS, migrate
from db.play import Play
from db.remembered import Remembered
from db.shown import Shown
from db.tables import Tables

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

    @classmethod
    async def open(cls, path: Path | str, *, create: bool = True, folder: Path = MIGRATIONS) -> Self:
        """Open the database file ``path``, made if need be, and migrate it (a copy is kept beside it).

        ``create=False``: a file that is missing or empty is StoreBroken. ``folder`` holds the
        migrations. Raises StoreBroken, StoreUnavailable, MigrationFailed, BackupFailed.
        """
        path = Path(path)
        if not create and not (path.is_file() and path.stat().st_size):
            raise StoreBroken(f"there is no database at {path}")
        try:
            connection = await Connection.open(path)
        except sqlite3.Error as error:
            raise StoreBroken(f"cannot open {path}: {error}") from error
        try:
            await _prepare(connection, path)
            await migrate(connection, path, folder)
        except BaseException as error:
            await connection.close()
            if isinstance(error, sqlite3.Error | StoreBroken):
                raise _about(path, error) from error
            raise
        return cls(path, connection)

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
