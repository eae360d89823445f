"""A backup in a store's place: checked first, and what was there is kept."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from db import mark
from db.backup import copy_to, discard, part_of, settle, sync_folder
from db.connection import Connection
from db.errors import BackupFailed, RestoreFailed, StoreBroken
from db.lock import StoreLock
from db.migrate import known_version


async def restore(copy: Path, store: Path) -> Path | None:
    """Put the database ``copy`` in the place of ``store``; where the old one now lies, or None.

    ``copy`` may be the store itself, where a backup was laid over it by hand: then it is read without the
    log beside it, which is another one's. Nothing is changed unless ``copy`` is a good store of this or an
    older version. Raises RestoreFailed, StoreHeld while a bot is at work, StoreUnavailable.
    """
    store = store.resolve()
    try:
        store.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RestoreFailed(f"the folder {store.parent} cannot be made: {error}") from error
    lock = StoreLock.take(store)
    try:
        part = part_of(store)
        itself = store.exists() and copy.exists() and copy.samefile(store)
        try:
            alone = itself or not mark.has_log(copy)
            if not alone:
                mark.check(copy)
            await _read(copy, part, alone=alone)
            kept = _set_aside(store)
            part.replace(store)
            sync_folder(store)
        except (BackupFailed, StoreBroken, sqlite3.Error, OSError) as error:
            raise RestoreFailed(f"{copy} cannot be restored: {error}") from error
        finally:
            discard(part)
        return kept
    finally:
        lock.release()


async def _read(copy: Path, part: Path, *, alone: bool) -> None:
    """Write what ``copy`` holds to ``part``, and check it."""
    if not copy.is_file():
        raise StoreBroken("there is no such file")
    connection = await Connection.open_to_read(copy, alone=alone)
    try:
        if not await known_version(connection):
            raise StoreBroken("it holds nothing")
        first = part_of(part)
        await copy_to(connection, first, part)
    finally:
        await connection.close()
    await settle(first, part)


def _set_aside(store: Path) -> Path | None:
    """Rename the store and its log, so that both stay together; the store's new name."""
    if not any(file.exists() for file in (store, mark.log_of(store))):
        return None
    count, kept = 1, store.with_name(f"{store.name}.before-restore")
    while kept.exists() or mark.log_of(kept).exists():
        count += 1
        kept = store.with_name(f"{store.name}.before-restore-{count}")
    for old, new in ((mark.log_of(store), mark.log_of(kept)), (mark.mark_of(store), mark.mark_of(kept))):
        if old.exists():
            old.replace(new)
    store.with_name(f"{store.name}-shm").unlink(missing_ok=True)
    if store.exists():
        store.replace(kept)
    return kept
