"""What happens, told to the web page as it happens: server-sent events."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from aiohttp import web

from . import page_view
from .backend import Backend
from .state import Json, Message, User
from .world import Subject

#: Seconds after which a quiet stream says that it is alive.
_QUIET = 15.0
_NAMES = {"message": "message", "edit": "edit", "delete": "delete"}


class Stream:
    """One tab that listens."""

    def __init__(self, backend: Backend, me: User | None) -> None:
        self.backend = backend
        self.me = me
        self.queue: asyncio.Queue[Json | None] = asyncio.Queue(maxsize=2000)

    def heard(self, what: str, about: Subject) -> None:
        """Something happened in the world."""
        told = self._told(what, about)
        if told is not None and not self.queue.full():
            self.queue.put_nowait(told)

    def _told(self, what: str, about: Subject) -> Json | None:
        world = self.backend.world
        if what == "bot":
            return {"type": "bot", "online": self.backend.gateway.online}
        if not isinstance(about, Message):
            return {"type": "channels"}
        place = world.state.channels.get(about.channel)
        if (
            place is None
            or not page_view.visible(world, place, self.me)
            or not page_view.seen(about, self.me)
        ):
            return None
        told: Json = {"type": _NAMES[what], "channel": str(about.channel), "id": str(about.id)}
        if what != "delete":
            told["message"] = page_view.message(world, about, self.me)
        return told

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Write events until the tab goes, or the server."""
        response = web.StreamResponse(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        response.content_type = "text/event-stream"
        await response.prepare(request)
        heard = self.backend.world.heard
        heard.append(self.heard)
        try:
            await response.write(b": here\n\n")
            while True:
                try:
                    told = await asyncio.wait_for(self.queue.get(), _QUIET)
                except TimeoutError:
                    await response.write(b": still here\n\n")
                    continue
                if told is None:
                    break
                await response.write(b"data: " + msgspec.json.encode(told) + b"\n\n")
        except ConnectionError:
            pass
        finally:
            with contextlib.suppress(ValueError):
                heard.remove(self.heard)
        return response

    def end(self) -> None:
        """Let the stream finish."""
        if not self.queue.full():
            self.queue.put_nowait(None)
