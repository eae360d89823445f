"""What can go wrong in the store. Everything it raises on purpose is a :class:`StoreError`."""

from __future__ import annotations

import sqlite3
from typing import Literal


class StoreError(Exception):
    """The store did not do what was asked, and applied no part of it."""


class Taken(StoreError):
    """Somebody was first.

    ``which`` is "row" (that number of that table is taken, or is not the next), "interaction" (this
    press has been counted already; it wins when both hold) or "table" (the id exists).
    """

    def __init__(self, which: Literal["row", "interaction", "table"], detail: str) -> None:
        super().__init__(f"{which} taken: {detail}")
        self.which = which


class BadRecord(StoreError):
    """A record that does not fit (it names a table that is not there, or breaks a constraint): a bug
    of the caller, or a table deleted meanwhile."""


class StoreUnavailable(StoreError):
    """The disk is full, read-only or failing, another process holds the lock too long, or the store
    is closed. Worth another try later."""


class StoreHeld(StoreError):
    """Another process is at work on the store."""


class StoreBroken(StoreError):
    """The database file is missing, damaged, not ours, or made by a newer version."""


class MigrationFailed(StoreError):
    """A migration did not go through; the database stands at the version before it."""


class BackupFailed(StoreError):
    """No good copy was made; none is left behind."""


class RestoreFailed(StoreError):
    """No backup was put in the store's place; the store is as it was."""


_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_BAD = (sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH)
_UNAVAILABLE = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_INTERRUPT,
)


def translated(error: sqlite3.Error) -> Exception:
    """The store's own error for one of SQLite's; a plain mistake in SQL stays as it is."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in _BROKEN:
        return StoreBroken(f"the database is damaged or is no database: {error}")
    if code in _BAD:
        return BadRecord(str(error))
    if code in _UNAVAILABLE:
        return StoreUnavailable(f"the database cannot be used now: {error}")
    return error
