"""A good copy of the database, or none."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from db.connection import Connection
from db.errors import BackupFailed

_log = logging.getLogger(__name__)
_turn = count()


def part_of(target: Path) -> Path:
    """The name, used by nobody else, of the unfinished copy that is to become ``target``."""
    return target.with_name(f"{target.name}.{os.getpid()}-{next(_turn)}.part")


async def copy_to(connection: Connection, part: Path, target: Path) -> None:
    """Copy the whole database to ``part``, on the way to ``target``.

    Must run outside a transaction, with nobody else using ``connection``.
    Raises BackupFailed if ``target`` exists or the copy cannot be written.
    """
    try:
        if target.exists():
            raise BackupFailed(f"{target} exists already")
        await connection.execute("VACUUM INTO ?", (str(part),))
    except (sqlite3.Error, OSError) as error:
        discard(part)
        raise BackupFailed(f"could not copy the database to {target}: {error}") from error


async def settle(part: Path, target: Path) -> None:
    """Check the copy ``part``, bring it safely to disk and give it its name ``target``.

    Raises BackupFailed, with no copy left, if the copy is bad. Needs no lock: it reads the copy only.
    """
    try:
        await asyncio.to_thread(_unmark, part)
        faults = await asyncio.to_thread(faults_of, part)
        if faults:
            raise BackupFailed(f"the copy for {target} is damaged: {faults[0]}")
        await asyncio.to_thread(_name, part, target)
    except (sqlite3.Error, OSError) as error:
        raise BackupFailed(f"the copy for {target} is not usable: {error}") from error
    finally:
        discard(part)


def faults_of(path: Path) -> list[str]:
    """What SQLite's integrity check and the foreign keys say of a database file; empty is good."""
    uri = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(uri, uri=True)) as copy:
        lines = [str(row[0]) for row in copy.execute("PRAGMA integrity_check")]
        lost = [f"{row[0]}: lost its {row[2]}" for row in copy.execute("PRAGMA foreign_key_check")]
    return [line for line in lines if line != "ok"] + lost


def _unmark(part: Path) -> None:
    """A copy has no number that a log could be told by (:mod:`db.mark`)."""
    with closing(sqlite3.connect(part)) as copy:
        copy.execute("PRAGMA user_version = 0")


def discard(part: Path) -> None:
    """Remove an unfinished copy and what SQLite may have laid beside it, if that can be done."""
    for end in ("", "-journal", "-wal", "-shm"):
        try:
            part.with_name(part.name + end).unlink(missing_ok=True)
        except OSError as error:
            _log.warning("%s%s is left behind: %s", part, end, error)


def _name(part: Path, target: Path) -> None:
    """VACUUM INTO does not wait for the disk, so this does; then the name appears at once."""
    _sync(part)
    if target.exists():
        raise BackupFailed(f"{target} exists already")
    part.replace(target)
    sync_folder(target)


def sync_folder(file: Path) -> None:
    """Bring a file's new name safely to disk, where folders can be synced; the file is good even so."""
    try:
        _sync(file.parent)
    except OSError as error:
        _log.warning("%s is there; its folder could not be synced: %s", file, error)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        # A file system that knows no such thing is no reason to doubt the copy, which is read again.
        if error.errno not in (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS):
            raise
    finally:
        os.close(handle)
