"""One process works on a store: a lock that dies with it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Self

from db.errors import StoreHeld, StoreUnavailable


class StoreLock:
    """The right to write a store, held from :meth:`take` to :meth:`release` or the end of the process.

    It is SQLite's own lock on an empty database beside the store: it needs no library, is the same on every
    platform, and the system takes it back from a process that was killed. A fork does not inherit it.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    def take(cls, database: Path) -> Self:
        """Take it, or raise StoreHeld at once; StoreUnavailable if the lock's file cannot be made."""
        # Two ways to the same file, by a link say, lead to the same lock.
        file = database.resolve()
        try:
            connection = sqlite3.connect(
                file.with_name(f"{file.name}.lock"), timeout=0, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as error:
            raise StoreUnavailable(f"{database} cannot be locked: {error}") from error
        try:
            connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is written: no journal beside it
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            connection.close()
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
                raise StoreHeld(f"another process is at work on {database}") from error
            raise StoreUnavailable(f"{database} cannot be locked: {error}") from error
        return cls(connection)

    def release(self) -> None:
        """Let others have it; a second time does nothing. Its empty file stays."""
        self._connection.close()
