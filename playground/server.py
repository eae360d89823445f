"""The playground: a world, and the sockets around it."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from . import storage
from .actors import Actors
from .address import HOST
from .backend import Backend
from .cdn import Cdn
from .page_api import Page, guard
from .rest import Rest
from .shelf import Shelf
from .world import Subject, World

#: Seconds between two savings of a world that changes.
SAVE_EVERY = 2.0


class Playground(Backend):
    """A Discord-compatible server on loopback.

    ``folder``: where its world is kept between runs; without one it is new and forgotten at the end.
    ``shelf``: the games that the page opens on. The rest is as for :class:`Backend`.
    """

    def __init__(
        self,
        folder: Path | None = None,
        *,
        port: int = 0,
        strict_limits: bool = False,
        remember: int = 20_000,
        shelf: Shelf | None = None,
    ) -> None:
        world = (storage.load(folder) if folder else None) or World()
        super().__init__(world, port=port, strict_limits=strict_limits, remember=remember)
        self.folder = folder
        self.act = Actors(self)
        self.page = Page(self, self.act, shelf)
        self._changed = True
        self._saver: asyncio.Task[None] | None = None
        self._runner: web.AppRunner | None = None
        self.world.heard.append(self._note)

    def _note(self, what: str, about: Subject) -> None:
        self._changed = True

    def application(self) -> web.Application:
        """The routes: REST, gateway, attachments and the page."""
        app = web.Application(client_max_size=110 * 1024 * 1024, middlewares=[guard(self.address)])
        app.router.add_route("*", "/api/v10/{tail:.*}", Rest(self).handle)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/cdn/{tail:.*}", Cdn(self).handle)
        self.page.add_to(app)
        return app

    async def start(self) -> None:
        """Bind to loopback and listen. Raises OSError if the port cannot be had; try another."""
        self._runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.address.port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.address.port = int(self._runner.addresses[0][1])
        if self.folder is not None:
            self._saver = asyncio.create_task(self._save())

    async def stop(self) -> None:
        """Close all sockets and save the world."""
        if self._saver is not None:
            self._saver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saver
        self.page.ended.set()
        self.page.end_streams()
        await self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()
        self.save()

    def save(self) -> None:
        """Write the world, if it has a folder."""
        if self.folder is not None:
            storage.save(self.world, self.folder)
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
