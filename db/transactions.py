"""One connection, one lock: transactions that nobody else sees half done."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from db.connection import Connection, finish
from db.errors import StoreBroken, StoreUnavailable, translated
from db.sql import Statements

T = TypeVar("T")
LOG = logging.getLogger(__name__)


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


class Transactions:
    """The connection, its lock and transactions.

    The lock is held by a task for one statement or one whole transaction, so nobody sees another's
    half-done work. Which task holds a transaction is what counts for nesting: a child task (gather,
    wait_for) does not belong to it and would wait for it, so call the store from the task itself.
    """

    def __init__(self, path: Path, connection: Connection) -> None:
        self._path = path
        self.connection = connection
        """Takes no lock and translates no errors: for the parts of the store, and for tests."""
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
        return await self._guarded(finish(self.connection.call(_whole, bounds, work)))

    async def _roll_back_to(self, name: str) -> None:
        await self._raw(f"ROLLBACK TO {name}")
        await self._raw(f"RELEASE {name}")

    async def _roll_back(self) -> None:
        """Nothing to do where SQLite has already rolled back, as it does when the disk is full."""
        try:
            await self.connection.roll_back()
        except (sqlite3.Error, ValueError):  # ValueError: closed; what failed first is raised
            LOG.exception("a transaction could not be rolled back")

    def _open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")

    def _alive(self) -> None:
        if self._lost and self._owner is asyncio.current_task():
            raise StoreUnavailable("the transaction was lost to an earlier error")

    async def _raw(self, sql: str) -> list[sqlite3.Row]:
        """Run one statement of the engine's own (BEGIN, a pragma) without taking the lock."""
        self._open()
        return await self._guarded(self.connection.execute(sql))

    async def _guarded(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except sqlite3.Error as error:
            ours = translated(error)
            if isinstance(ours, StoreUnavailable | StoreBroken):
                self._lost = True
            raise ours from error
