"""Whether a write-ahead log belongs to the database file that it lies beside.

SQLite does not notice: a copy laid over a store whose ``-wal`` is still there is read through that log, and
is then malformed or a mixture of two states. So each start puts a new number into the database's header (its
``user_version``) and into a file beside it, before anything is written to the log; copies carry no number.
A log is only read where file and number agree.
"""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import sqlite3
from pathlib import Path

from db.connection import Connection
from db.errors import StoreBroken

_log = logging.getLogger(__name__)
_MAGIC = b"SQLite format 3\0"
#: Where the header of a database file holds its ``user_version``.
_AT = slice(60, 64)


def log_of(path: Path) -> Path:
    """Where a database's write-ahead log lies."""
    return path.with_name(f"{path.name}-wal")


def mark_of(path: Path) -> Path:
    """Where the numbers stand that the database file may have: one, or two while it is being changed."""
    return path.with_name(f"{path.name}-mark")


def has_log(path: Path) -> bool:
    """Whether something may stand in a log beside the database file."""
    try:
        return log_of(path).stat().st_size > 0
    except OSError:
        return False


def check(path: Path) -> None:
    """Raise StoreBroken if the log beside the database file is another one's.

    A log without a mark is taken for its own: an earlier version may have left it.
    """
    number = _number(path)
    if number is None or not has_log(path):
        return
    try:
        known = mark_of(path).read_text(encoding="ascii").split()
    except (OSError, ValueError):
        return
    if str(number) not in known:
        raise StoreBroken(
            f"the log {log_of(path).name} beside it belongs to another file; was a copy laid over the store? "
            f"`bot.py restore FILE` puts a copy in its place, and the log aside"
        )


async def renew(connection: Connection, path: Path) -> None:
    """Give the database, open at ``connection``, a new number; where that fails, the old one stays."""
    number = secrets.randbelow(2**31 - 1) + 1
    try:
        # Whatever the last process left in the log comes into the file, if nobody is reading there.
        await connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        _write(path, [_number(path) or 0, number])
        await connection.execute(f"PRAGMA user_version = {number}")
        await connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if _number(path) == number:
            _write(path, [number])
    except (OSError, sqlite3.Error) as error:
        _log.warning("%s could not be marked anew: %s", path, error)


def drop(path: Path) -> None:
    """Remove the mark if there is no log that it could be for."""
    if not log_of(path).exists():
        with contextlib.suppress(OSError):
            mark_of(path).unlink(missing_ok=True)


def _number(path: Path) -> int | None:
    """The number in the file itself, whatever a log beside it says; None if it is no database."""
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except OSError:
        return None
    return int.from_bytes(head[_AT], "big") if head.startswith(_MAGIC) else None


def _write(path: Path, numbers: list[int]) -> None:
    mark = mark_of(path)
    part = mark.with_name(f"{mark.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="ascii") as file:
            file.write(" ".join(map(str, numbers)))
            file.flush()
            os.fsync(file.fileno())
        part.replace(mark)
    finally:
        part.unlink(missing_ok=True)
