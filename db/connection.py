"""One SQLite connection on a thread of its own. aiosqlite is used nowhere else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import aiosqlite

P = ParamSpec("P")
T = TypeVar("T")

#: Seconds that closing waits for the thread, which has nothing left to do by then.
_THREAD_ENDS = 5.0


class Connection:
    """An open connection without transactions of Python's making: whoever wants one says BEGIN.

    Every call waits in line for the connection's thread. Once it is in line it is done, also if who asked
    is cancelled: await it through :func:`finish` where that matters. Errors are SQLite's own
    (:class:`sqlite3.Error`), or ValueError after :meth:`close`.

    aiosqlite can run single statements there, but not a function that runs several. That would be a trip
    to the thread for each of the dozen statements of a save. So two of its private things are used, and
    a third that makes its thread a daemon; constraints.txt holds the version that has them.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._aiosqlite = connection

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open a database file, made if it is not there; rows come as :class:`sqlite3.Row`."""
        return await cls._opened(aiosqlite.connect(path, isolation_level=None, cached_statements=256))

    @classmethod
    async def open_to_read(cls, path: Path, *, alone: bool = False) -> Self:
        """Open a database file that is there, and write nothing of it: not even what its log holds.

        ``alone``: nobody writes it meanwhile and it has no log. Then no file is made beside it, either.
        """
        uri = f"{path.resolve().as_uri()}?mode=ro" + ("&immutable=1" if alone else "")
        return await cls._opened(
            aiosqlite.connect(uri, uri=True, isolation_level=None, cached_statements=256)
        )

    @classmethod
    async def _opened(cls, connection: aiosqlite.Connection) -> Self:
        connection._thread.daemon = True  # a crash elsewhere must not leave the process hanging on us
        await connection
        connection.row_factory = sqlite3.Row
        return cls(connection)

    async def call(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What ``work(connection, *args, **kwargs)`` gives, called on the connection's thread."""
        execute: Callable[..., Awaitable[T]] = self._aiosqlite._execute
        return await execute(work, self._aiosqlite._conn, *args, **kwargs)

    async def execute(self, sql: str, values: Sequence[Any] | Mapping[str, Any] = ()) -> list[sqlite3.Row]:
        """Run one statement; all its rows."""
        return await self.call(_all_rows, sql, values)

    async def run_script(self, sql: str) -> None:
        """Run several statements, up to the first that fails."""
        await self.call(sqlite3.Connection.executescript, sql)

    async def roll_back(self) -> None:
        """End the transaction and undo it; nothing where there is none."""
        await self.call(sqlite3.Connection.rollback)

    async def close(self) -> None:
        """Close after all that waits in line; the thread has ended on return."""
        thread = self._aiosqlite._thread
        await self._aiosqlite.close()
        thread.join(timeout=_THREAD_ENDS)


def _all_rows(
    connection: sqlite3.Connection, sql: str, values: Sequence[Any] | Mapping[str, Any]
) -> list[sqlite3.Row]:
    return connection.execute(sql, values).fetchall()


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """Await ``work`` to its end even if cancelled meanwhile; then the cancellation goes on."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is None:
        return task.result()
    failure = task.exception()  # looked at, so that asyncio does not complain
    raise cancelled from failure
