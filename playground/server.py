"""The playground: a world, and the sockets around it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from . import keep
from .actors import Actors
from .buckets import Buckets
from .cdn import Cdn
from .gateway import Gateway
from .interactions import Desk
from .page_api import Page, guard
from .page_events import Stream
from .record import Record, Request
from .rest import Rest
from .world import World

#: Seconds between two savings of a world that changes.
SAVE_EVERY = 2.0
HOST = "127.0.0.1"


class Playground:
    """A Discord-compatible server on loopback.

    ``folder``: where its world is kept between runs; without one it is new and forgotten at the end.
    ``strict_limits``: Discord's usual rate limits are counted. ``remember``: requests and events that
    are recorded; older ones are forgotten.
    """

    def __init__(
        self,
        folder: Path | None = None,
        *,
        port: int = 0,
        strict_limits: bool = False,
        remember: int = 20_000,
    ) -> None:
        self.folder = folder
        self.port = port
        self.token = "playground.token.of-no-worth"
        self.world = (keep.load(folder) if folder else None) or World()
        self.record = Record(remember)
        self.buckets = Buckets(strict=strict_limits)
        self.desk = Desk(self.world)
        self.gateway = Gateway(self)
        self.act = Actors(self)
        self.failures: list[str] = []
        """Faults of the playground itself."""
        self.ended = asyncio.Event()
        """Set when the page asks for the end."""
        self.streams: set[Stream] = set()
        """Tabs that listen."""
        self._changed = True
        self._waiters: list[asyncio.Future[None]] = []
        self._saver: asyncio.Task[None] | None = None
        self._runner: web.AppRunner | None = None
        self.world.heard.append(self._note)

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://{HOST}:{self.port}"

    @property
    def gateway_url(self) -> str:
        """Its gateway's address."""
        return f"ws://{HOST}:{self.port}/gateway"

    @property
    def requests(self) -> list[Request]:
        """Every request so far, oldest first."""
        return list(self.record.requests)

    @property
    def requests_seen(self) -> int:
        """How many requests came so far."""
        return self.record.seen

    @property
    def shown(self) -> int:
        """How many messages were sent or changed by their channels' routes so far."""
        return self.record.shown

    def _note(self, what: str, about: Any) -> None:
        self._changed = True
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, test: Callable[[], bool], timeout: float = 10.0) -> bool:
        """Wait until something is so, looking again whenever the world changes; whether it is."""
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not test():
            left = end - loop.time()
            if left <= 0:
                return False
            waiter: asyncio.Future[None] = loop.create_future()
            self._waiters.append(waiter)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(waiter, left)
        return True

    def application(self) -> web.Application:
        """The routes: REST, gateway, attachments and the page."""
        app = web.Application(client_max_size=110 * 1024 * 1024, middlewares=[guard(self)])
        app.router.add_route("*", "/api/v10/{tail:.*}", Rest(self).handle)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/cdn/{tail:.*}", Cdn(self).handle)
        Page(self).add_to(app)
        return app

    async def start(self) -> None:
        """Bind to loopback and listen."""
        self._runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.port)
        await site.start()
        self.port = int(self._runner.addresses[0][1])
        if self.folder is not None:
            self._saver = asyncio.create_task(self._save())

    async def stop(self) -> None:
        """Close all sockets and save the world."""
        if self._saver is not None:
            self._saver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saver
        self.ended.set()
        for stream in list(self.streams):
            stream.end()
        await self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()
        self.save()

    def save(self) -> None:
        """Write the world, if it has a folder."""
        if self.folder is not None:
            keep.save(self.world, self.folder)
            self._changed = False

    async def _save(self) -> None:
        while True:
            await asyncio.sleep(SAVE_EVERY)
            if self._changed:
                self.save()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
