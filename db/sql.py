"""The queries in ``queries/*.sql``, and records from their rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from sqlite3 import Connection
from typing import Any, TypeVar

import aiosql
import msgspec
from aiosql.adapters.sqlite3 import SQLite3Adapter

from db.records import Record

QUERIES = Path(__file__).parent / "queries"
R = TypeVar("R", bound=Record)

#: Columns whose field's name is a word of SQL.
FIELDS = {"table_id": "table", "user_id": "user", "row_n": "row", "by_whom": "by"}


class AtOnce(SQLite3Adapter):
    """aiosql's adapter, but every row is fetched before the first is given: no cursor stays open."""

    def select(
        self, conn: Connection, _query_name: str, sql: str, parameters: Any, record_class: Any = None
    ) -> Any:
        return conn.execute(sql, parameters).fetchall()

    def select_one(
        self, conn: Connection, _query_name: str, sql: str, parameters: Any, record_class: Any = None
    ) -> Any:
        return next(iter(conn.execute(sql, parameters).fetchall()), None)

    def select_value(self, conn: Connection, _query_name: str, sql: str, parameters: Any) -> Any:
        row = next(iter(conn.execute(sql, parameters).fetchall()), None)
        return None if row is None else row[0]


@cache
def queries() -> Any:
    """Every query by its name; each takes the connection, then keywords."""
    adapter: Any = AtOnce  # aiosql's protocol wants more than its own loader uses
    return aiosql.from_path(QUERIES, adapter)


class Statements:
    """The queries on one connection. It is used on the connection's own thread alone."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._queries = queries()

    def run(self, name: str, /, *args: Any, **kwargs: Any) -> Any:
        """A select gives a list of rows, ``^`` one row or None, ``$`` one value or None."""
        return getattr(self._queries, name)(self._connection, *args, **kwargs)

    def all(self, kind: type[R], name: str, /, **kwargs: Any) -> list[R]:
        """The rows of a select as records."""
        return [record(kind, row) for row in self.run(name, **kwargs)]

    def one(self, kind: type[R], name: str, /, **kwargs: Any) -> R | None:
        """The row of a ``^`` query as a record."""
        row = self.run(name, **kwargs)
        return None if row is None else record(kind, row)


@cache
def _shape(kind: type[Record]) -> tuple[frozenset[str], frozenset[str]]:
    """The names of all fields of ``kind``, and of its bools."""
    fields = msgspec.structs.fields(kind)
    return frozenset(f.name for f in fields), frozenset(f.name for f in fields if f.type is bool)


def record(kind: type[R], row: Mapping[str, Any]) -> R:
    """``row`` as a record; columns that ``kind`` does not have are left out.

    >>> from db.records import PersonRecord
    >>> record(PersonRecord, {"user_id": 7, "pings": 0, "since_a_later_version": 1})
    PersonRecord(user=7, hand='dm', pings=False, dms_closed=False, locale='')
    """
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
