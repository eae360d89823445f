"""The queries in ``queries/*.sql``, and records from their rows."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import aiosql
import aiosqlite
import msgspec
from aiosql.adapters.aiosqlite import AioSQLiteAdapter

from db.records import Record

QUERIES = Path(__file__).parent / "queries"
R = TypeVar("R", bound=Record)

#: Columns whose field's name is a word of SQL.
FIELDS = {"table_id": "table", "user_id": "user", "row_n": "row", "by_whom": "by"}


class OneTrip(AioSQLiteAdapter):
    """aiosql's adapter with one trip to aiosqlite's thread a query instead of three.

    No cursor lives between trips either, so a task that is cancelled leaves none open.
    """

    async def select(
        self,
        conn: aiosqlite.Connection,
        _query_name: str,
        sql: str,
        parameters: Any,
        record_class: Any = None,
    ) -> AsyncIterator[Any]:
        for row in await conn.execute_fetchall(sql, parameters):
            yield row

    async def select_one(
        self,
        conn: aiosqlite.Connection,
        _query_name: str,
        sql: str,
        parameters: Any,
        record_class: Any = None,
    ) -> Any:
        return next(iter(await conn.execute_fetchall(sql, parameters)), None)

    async def select_value(
        self, conn: aiosqlite.Connection, _query_name: str, sql: str, parameters: Any
    ) -> Any:
        row = next(iter(await conn.execute_fetchall(sql, parameters)), None)
        return None if row is None else row[0]

    async def insert_update_delete(
        self, conn: aiosqlite.Connection, _query_name: str, sql: str, parameters: Any
    ) -> None:
        await conn.execute_fetchall(sql, parameters)

    async def insert_update_delete_many(
        self, conn: aiosqlite.Connection, _query_name: str, sql: str, parameters: Any
    ) -> None:
        await conn.executemany(sql, parameters)


@cache
def queries() -> Any:
    """Every query by its name; each takes the connection, then keywords."""
    adapter: Any = OneTrip  # aiosql's protocol wants more than its own loader uses
    return aiosql.from_path(QUERIES, adapter)


@cache
def _shape(kind: type[Record]) -> tuple[frozenset[str], frozenset[str]]:
    """The names of all fields of ``kind``, and of its bools."""
    fields = msgspec.structs.fields(kind)
    return frozenset(f.name for f in fields), frozenset(f.name for f in fields if f.type is bool)


def record(kind: type[R], row: Mapping[str, Any]) -> R:
    """``row`` as a record; columns that ``kind`` does not have are left out."""
    names, bools = _shape(kind)
    values: dict[str, Any] = {}
    for column in row.keys():  # noqa: SIM118  (a sqlite3.Row iterates over its values)
        name = FIELDS.get(column, column)
        if name in names:
            values[name] = bool(row[column]) if name in bools else row[column]
    return kind(**values)


def params(item: Record) -> dict[str, Any]:
    """``item`` as the keywords of a query."""
    return msgspec.structs.asdict(item)


def many(items: Sequence[Record]) -> list[dict[str, Any]]:
    """``items`` as the sets of keywords of a ``*!`` query."""
    return [params(item) for item in items]
