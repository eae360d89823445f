"""One connection, one lock: how every statement of the store is run."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from db.errors import BadRecord, StoreBroken, StoreUnavailable
from db.sql import R, Statements, record

T = TypeVar("T")
LOG = logging.getLogger(__name__)

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


def _whole(connection: sqlite3.Connection, bounds: Sequence[str], work: Callable[[Statements], T]) -> T:
    """``work`` between the first two of ``bounds``; the others undo it after an error."""
    begin, end, *undo = bounds
    connection.execute(begin)
    try:
        result = work(Statements(connection))
        connection.execute(end)
    except BaseException:
        # SQLite may have rolled back already, as it does when the disk is full.
        if connection.in_transaction:
            for statement in undo:
                connection.execute(statement)
        raise
    return result


class Base:
    """The connection, its lock, transactions and the few ways to run a query.

    The lock is held by a task for one statement or one whole transaction, so nobody sees another's
    half-done work. Which task holds a transaction is what counts for nesting: a child task (gather,
    wait_for) does not belong to it and would wait for it, so call the store from the task itself.
    """

    def __init__(self, path: Path, connection: aiosqlite.Connection) -> None:
        self._path = path
        self._connection = connection
        self._lock = asyncio.Lock()
        self._owner: asyncio.Task[Any] | None = None
        self._depth = 0
        self._lost = False  # the transaction in hand was given up by the database
        self._closed = False

    @property
    def path(self) -> Path:
        """Where the database file is."""
        return self._path

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """All or nothing: committed at the end, rolled back on any exception, also on cancellation.

        A cancellation that comes while the commit is under way is raised after it: then all is
        saved. Inside another transaction of the same task this is a part of it that can fail alone.
        Raises StoreUnavailable if it cannot begin or commit.
        """
        async with self._span("BEGIN IMMEDIATE"):
            yield

    @asynccontextmanager
    async def _span(self, begin: str) -> AsyncIterator[None]:
        """The block under the lock, between ``begin`` ("BEGIN": one view for several reads) and COMMIT."""
        if self._owner is asyncio.current_task():
            async with self._nested():
                yield
            return
        async with self._lock:
            self._owner = asyncio.current_task()
            self._lost = False
            try:
                await self._raw(begin)
                yield
                self._alive()
                await finish(self._raw("COMMIT"))
            except BaseException:
                await finish(self._roll_back())
                raise
            finally:
                self._owner = None

    @asynccontextmanager
    async def _nested(self) -> AsyncIterator[None]:
        name = f"inner_{self._depth}"
        self._alive()
        await self._raw(f"SAVEPOINT {name}")
        self._depth += 1
        whole = False
        try:
            yield
            self._alive()
            whole = True
            await finish(self._raw(f"RELEASE {name}"))
        except BaseException:
            if not (whole or self._lost):
                await finish(self._roll_back_to(name))
            raise
        finally:
            self._depth -= 1

    async def _trip(self, begin: str, work: Callable[[Statements], T]) -> T:
        """``work`` as a transaction of its own, all of it in one trip to the connection's thread.

        Cancelled meanwhile, it is done to its end all the same. Inside another transaction of the
        same task it is a part of it that can fail alone.
        """
        if self._owner is asyncio.current_task():
            self._alive()
            name = f"inner_{self._depth}"
            bounds = (f"SAVEPOINT {name}", f"RELEASE {name}", f"ROLLBACK TO {name}", f"RELEASE {name}")
            return await self._bounded(bounds, work)
        async with self._lock:
            return await self._bounded((begin, "COMMIT", "ROLLBACK"), work)

    async def _bounded(self, bounds: Sequence[str], work: Callable[[Statements], T]) -> T:
        self._open()
        return await self._guarded(finish(self._there(_whole, bounds, work)))

    async def _there(self, work: Callable[..., T], *args: Any) -> T:
        """Call ``work`` with the connection, on its thread."""
        execute: Callable[..., Awaitable[T]] = self._connection._execute
        return await execute(work, self._connection._conn, *args)

    async def _roll_back_to(self, name: str) -> None:
        await self._raw(f"ROLLBACK TO {name}")
        await self._raw(f"RELEASE {name}")

    async def _roll_back(self) -> None:
        """Nothing to do where SQLite has already rolled back, as it does when the disk is full."""
        try:
            await self._connection.rollback()
        except (sqlite3.Error, ValueError):  # ValueError: closed; what failed first is raised
            LOG.exception("a transaction could not be rolled back")

    def _open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")

    def _alive(self) -> None:
        if self._lost and self._owner is asyncio.current_task():
            raise StoreUnavailable("the transaction was lost to an earlier error")

    async def _raw(self, sql: str) -> list[Any]:
        """Run one statement of the engine's own (BEGIN, a pragma) without taking the lock."""
        self._open()
        return list(await self._guarded(self._connection.execute_fetchall(sql)))

    async def _guarded(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except sqlite3.Error as error:
            ours = translated(error)
            if isinstance(ours, StoreUnavailable | StoreBroken):
                self._lost = True
            raise ours from error

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

        return await self._guarded(self._there(query))

    async def _all(self, kind: type[R], name: str, /, **kwargs: Any) -> list[R]:
        return [record(kind, row) for row in await self._run(name, **kwargs)]

    async def _one(self, kind: type[R], name: str, /, **kwargs: Any) -> R | None:
        row = await self._run(name, **kwargs)
        return None if row is None else record(kind, row)
