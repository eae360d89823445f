"""Bring a database to the newest version: numbered SQL files, one transaction each."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from db.backup import copy_to, part_of, settle
from db.connection import Connection
from db.errors import MigrationFailed, StoreBroken

MIGRATIONS = Path(__file__).parent / "migrations"

_VERSIONS = """
CREATE TABLE schema_versions (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL) STRICT;
"""


def migrations(folder: Path = MIGRATIONS) -> list[Path]:
    """The migration files ``0001_*.sql``, ``0002_*.sql`` … in order, without gaps (else ValueError)."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    if [int(file.name[:4]) for file in files] != list(range(1, len(files) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 1, 2, 3 …")
    return files


async def version_of(connection: Connection) -> int:
    """The version of the database; 0 for an empty one. Raises StoreBroken if it is not ours."""
    rows = await connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    names = {row[0] for row in rows}
    if "schema_versions" in names:
        [(newest,)] = await connection.execute("SELECT MAX(version) FROM schema_versions")
        return int(newest or 0)
    if names:
        raise StoreBroken("this is a database of something else: it has tables but no schema_versions")
    return 0


async def known_version(connection: Connection, folder: Path = MIGRATIONS) -> int:
    """The same. Raises StoreBroken also if a newer version made it."""
    version, known = await version_of(connection), len(migrations(folder))
    if version > known:
        raise StoreBroken(f"the database is at version {version}, this program knows only {known}: update it")
    return version


async def migrate(connection: Connection, path: Path, folder: Path = MIGRATIONS) -> Path | None:
    """Run every migration in ``folder`` that ``path``, open at ``connection``, has not seen.

    A database that holds something is copied first, to ``<file>.v<version>.backup`` beside it; the
    copy's path is returned. Raises MigrationFailed (the version before the failed file stands),
    BackupFailed (nothing done), StoreBroken (not ours, or made by a newer version).
    """
    files = migrations(folder)
    version = await known_version(connection, folder)
    if version == len(files):
        return None
    kept = None
    if version:
        kept = _free(path, version)
        part = part_of(kept)
        await copy_to(connection, part, kept)
        await settle(part, kept)
    # Off only here: a migration may build a table anew. The check before each commit stands in.
    await connection.execute("PRAGMA foreign_keys = OFF")
    try:
        for number, file in enumerate(files[version:], start=version + 1):
            await _apply(connection, number, file, kept)
    finally:
        await connection.execute("PRAGMA foreign_keys = ON")
    return kept


async def _apply(connection: Connection, number: int, file: Path, kept: Path | None) -> None:
    versions = _VERSIONS if number == 1 else ""
    try:
        await connection.run_script(f"BEGIN IMMEDIATE;\n{versions}{file.read_text(encoding='utf-8')}")
        await connection.execute(
            "INSERT INTO schema_versions (version, name) VALUES (?, ?)", (number, file.stem)
        )
        if await connection.execute("PRAGMA foreign_key_check"):
            raise sqlite3.IntegrityError("it leaves rows whose table or answer is gone")
        await connection.execute("COMMIT")
    except BaseException as error:
        await connection.roll_back()
        if not isinstance(error, sqlite3.Error):
            raise
        copy = f"; a copy from before is {kept}" if kept else ""
        raise MigrationFailed(
            f"migration {file.name} failed, the database stays at version {number - 1}{copy}: {error}"
        ) from error


def _free(path: Path, version: int) -> Path:
    """A name for the copy that no file has yet."""
    first = path.with_name(f"{path.name}.v{version:04}.backup")
    name, count = first, 1
    while name.exists():
        count += 1
        name = first.with_name(f"{first.name}-{count}")
    return name
