"""How the parts of the store run a query of ``db/queries`` by its name."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

from db.sql import R, Statements, record
from db.transactions import Transactions


class Base(Transactions):
    """What every part of the store stands on."""

    async def _run(self, name: str, /, *args: Any, **kwargs: Any) -> Any:
        """The query ``name``, inside this task's transaction or under the lock on its own.

        A select gives a list of rows, ``^`` one row or None, ``$`` one value or None.
        """
        if self._owner is asyncio.current_task():
            self._alive()
            return await self._call(name, *args, **kwargs)
        async with self._lock:
            return await self._call(name, *args, **kwargs)

    async def _call(self, name: str, /, *args: Any, **kwargs: Any) -> Any:
        self._open()

        def query(connection: sqlite3.Connection) -> Any:
            return Statements(connection).run(name, *args, **kwargs)

        return await self._guarded(self.connection.call(query))

    async def _all(self, kind: type[R], name: str, /, **kwargs: Any) -> list[R]:
        return [record(kind, row) for row in await self._run(name, **kwargs)]

    async def _one(self, kind: type[R], name: str, /, **kwargs: Any) -> R | None:
        row = await self._run(name, **kwargs)
        return None if row is None else record(kind, row)
