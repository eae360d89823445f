"""Whether the bot rests: nothing will happen in it until time passes or something comes from outside."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import aiosqlite

#: Turns of the event loop in a row in which nothing else was to be done.
_QUIET = 3
#: Seconds between two looks at what comes from outside: answers to requests, events of the gateway.
_LOOK = 0.002
_sleep = asyncio.sleep


class Rest:
    """Counts what is under way outside of the event loop: work of other threads, and requests."""

    def __init__(self) -> None:
        self.threads = 0
        """Works that were given to other threads and have not come back."""
        self.requests = 0
        """Requests that are not answered."""
        self.trace = aiohttp.TraceConfig()
        """To be given to the client that makes the requests."""
        self.trace.on_request_start.append(self._asked)
        self.trace.on_request_end.append(self._answered)
        self.trace.on_request_exception.append(self._answered)
        self._back = asyncio.Event()

    async def _asked(self, session: aiohttp.ClientSession, context: SimpleNamespace, about: object) -> None:
        self.requests += 1

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, about: object
    ) -> None:
        self.requests -= 1

    def install(self, loop: asyncio.AbstractEventLoop) -> None:
        """Count from now on what goes from this loop to threads."""
        in_executor = loop.run_in_executor
        execute: Callable[..., Awaitable[Any]] = aiosqlite.Connection._execute

        def run_in_executor(executor: Any, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
            given = in_executor(executor, work, *args)
            self.threads += 1
            given.add_done_callback(lambda _: self._one_back())
            return given

        async def counted(connection: aiosqlite.Connection, *args: Any, **more: Any) -> Any:
            self.threads += 1
            try:
                return await execute(connection, *args, **more)
            finally:
                self._one_back()

        # Names of others are set on purpose: the bot itself must not know of any of this.
        for owner, name, value in (
            (loop, "run_in_executor", run_in_executor),
            (aiosqlite.Connection, "_execute", counted),
        ):
            setattr(owner, name, value)

    def _one_back(self) -> None:
        self.threads -= 1
        if not self.threads:
            self._back.set()

    async def reached(self, idle: Callable[[], bool]) -> int:
        """Wait until the bot rests, and ``idle`` says so of what cannot be seen here; the number of its
        requests that wait for an answer even so."""
        loop: Any = asyncio.get_running_loop()
        quiet, looked = 0, False
        while True:
            await _sleep(0)
            if self.threads:
                quiet, looked = 0, False
                self._back.clear()
                await self._back.wait()
            elif loop._ready:
                quiet, looked = 0, False
            elif quiet < _QUIET:
                quiet += 1
            elif (self.requests and not looked) or not idle():
                looked = True
                await _sleep(_LOOK)
            else:
                return self.requests
