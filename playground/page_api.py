"""The web page's side: its files, and what it asks and does for one person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.typedefs import Middleware

from . import page_view
from .actors import Actors, NotThere, Outcome
from .address import HOST, Address
from .backend import Backend
from .commands import Unusable
from .errors import Refused, refused
from .page_events import Stream
from .shelf import Shelf
from .state import Channel, Message, User

FOLDER = Path(__file__).parent / "page"
#: What a page and its server must have in common.
_VERSIONED = ("page/*", "*.py")
#: What a person does that the bot answers.
_DEEDS = ("slash", "table", "press", "select", "submit")
_TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png"}
_TYPES |= {".html": "text/html", ".woff2": "font/woff2"}
_SAFE = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def guard(address: Address) -> Middleware:
    """Turn away what was not meant for this server: other hosts' names, other pages' scripts."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        hosts = {f"{HOST}:{address.port}", f"localhost:{address.port}"}
        origin = request.headers.get("Origin")
        if request.host not in hosts or (origin is not None and origin.removeprefix("http://") not in hosts):
            raise web.HTTPForbidden(text="This page is served on loopback, to itself alone.")
        return await handler(request)

    return check


def _json(content: object, status: int = 200) -> web.Response:
    headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
    body = msgspec.json.encode(content)
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


def version() -> str:
    """A word for the page and what serves it as they are now: another one, another page."""
    made = blake2b(digest_size=8)
    for pattern in _VERSIONED:
        for file in sorted(FOLDER.parent.glob(pattern)):
            made.update(file.name.encode() + file.read_bytes())
    return made.hexdigest()


class Page:
    """Serves the page and its API. Without a ``shelf`` the page begins in the first channel."""

    def __init__(self, backend: Backend, act: Actors, shelf: Shelf | None = None) -> None:
        self.backend = backend
        self.shelf = shelf
        self.version = version()
        self.run = token_hex(8)
        """Another one each time that it is started."""
        self.world = backend.world
        self.act = act
        self.ended = asyncio.Event()
        """Set when the page asks for the end."""
        self.streams: set[Stream] = set()
        """Tabs that listen."""

    def add_to(self, app: web.Application) -> None:
        """Add its routes."""
        app.router.add_get("/", self.index)
        app.router.add_get("/page/{file}", self.file)
        app.router.add_get("/app/state", self.state)
        app.router.add_get("/app/messages", self.messages)
        app.router.add_get("/app/events", self.events)
        app.router.add_get("/app/cover/{key}", self.cover)
        for name in (*_DEEDS, "autocomplete", "read", "dms", "user", "end"):
            app.router.add_post(f"/app/{name}", self._asked(getattr(self, name)))

    def _asked(self, work: Callable[[dict[str, Any]], Awaitable[Any]]) -> Handler:
        """A handler that takes JSON and gives JSON; what cannot be done is said in one sentence."""

        async def handle(request: web.Request) -> web.StreamResponse:
            try:
                asked = msgspec.json.decode(await request.read() or b"{}", type=dict[str, Any])
                return _json(await work(asked))
            except (NotThere, Unusable) as error:
                return _json({"ok": False, "error": str(error)})
            except Refused as error:
                return _json({"ok": False, "error": error.message}, error.status)
            except (msgspec.MsgspecError, KeyError, ValueError, TypeError):
                return _json({"ok": False, "error": "That is not how this is asked."}, 400)

        return handle

    # -- files -------------------------------------------------------------------------------

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The page itself."""
        return self._file("index.html")

    async def file(self, request: web.Request) -> web.StreamResponse:
        """A file that the page uses."""
        return self._file(request.match_info["file"])

    def _file(self, name: str) -> web.Response:
        path = FOLDER / name
        if path.parent != FOLDER or path.suffix not in _TYPES or not path.is_file():
            raise web.HTTPNotFound(text="There is no such file.")
        text = path.suffix in (".html", ".css", ".js", ".svg")
        charset = "utf-8" if text else None
        return web.Response(
            body=path.read_bytes(), content_type=_TYPES[path.suffix], charset=charset, headers=_SAFE
        )

    # -- looking -----------------------------------------------------------------------------

    def _who(self, number: str | None) -> User | None:
        """The person that a request is for; None for an empty id. Raises Refused."""
        if not number:
            return None
        someone = self.world.user(int(number))
        if someone.bot:
            raise refused(10013)
        return someone

    def _me(self, asked: dict[str, Any]) -> User:
        someone = self._who(str(asked["as"]))
        if someone is None:
            raise refused(10013)
        return someone

    def _where(self, asked: dict[str, Any], me: User) -> Channel:
        place = self.world.channel(int(asked["channel"]))
        if not self.world.sees(me.id, place):
            raise refused(10003)
        return place

    def _what(self, asked: dict[str, Any], me: User) -> Message:
        place = self._where(asked, me)
        note = self.world.message(place.id, int(asked["message"]))
        if not page_view.seen(note, me):
            raise refused(10008)
        return note

    async def state(self, request: web.Request) -> web.StreamResponse:
        """People, channels, commands."""
        try:
            me = self._who(request.query.get("as"))
        except (Refused, ValueError):
            me = None
        shelf = None if self.shelf is None else await self.shelf.offered(self.world)
        seen = page_view.state(self.world, self.backend.gateway, me)
        return _json({**seen, "shelf": shelf, "version": self.version, "run": self.run})

    async def cover(self, request: web.Request) -> web.StreamResponse:
        """A game's cover."""
        key = request.match_info["key"]
        found = None if self.shelf is None else await self.shelf.cover(key)
        if found is None:
            raise web.HTTPNotFound(text="There is no such game.")
        return web.Response(body=found, content_type="image/png", headers=_SAFE)

    async def messages(self, request: web.Request) -> web.StreamResponse:
        """A channel's messages."""
        query = request.query
        try:
            me, world = self._who(query.get("as")), self.world
            place = world.channel(int(query["channel"]))
            if not page_view.visible(world, place, me):
                raise refused(10003)
            before = int(query["before"]) if query.get("before") else None
            limit = max(1, min(200, int(query.get("limit") or 50)))
        except Refused as error:
            return _json({"ok": False, "error": error.message}, error.status)
        except (KeyError, ValueError):
            return _json({"ok": False, "error": "Which channel?"}, 400)
        return _json(page_view.messages(world, place, me, before, limit))

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Everything that happens from now on."""
        try:
            me = self._who(request.query.get("as"))
        except (Refused, ValueError):
            me = None
        stream = Stream(self.backend, me)
        self.streams.add(stream)
        try:
            return await stream.serve(request)
        finally:
            self.streams.discard(stream)

    def end_streams(self) -> None:
        """Let all tabs' streams finish."""
        for stream in list(self.streams):
            stream.end()

    # -- doing -------------------------------------------------------------------------------

    def _done(self, outcome: Outcome) -> dict[str, Any]:
        if outcome.error is not None:
            return {"ok": False, "error": outcome.error}
        modal = outcome.modal
        if modal is None:
            return {"ok": True, "modal": None}
        opened = {
            "id": str(outcome.interaction.id),
            "title": modal["title"],
            "components": modal["components"],
        }
        return {"ok": True, "modal": opened}

    async def slash(self, asked: dict[str, Any]) -> Any:
        """Give a command."""
        me = self._me(asked)
        given = {
            key: value for key, value in dict(asked.get("options") or {}).items() if value not in (None, "")
        }
        place = self._where(asked, me)
        return self._done(await self.act.slash(me, place, str(asked["name"]), patient=False, **given))

    async def table(self, asked: dict[str, Any]) -> Any:
        """Take a game from the shelf: a table of it, with computers, for one press to start."""
        me = self._me(asked)
        place = self._where(asked, me)
        if self.shelf is None:
            raise NotThere("There is no shelf here.")
        opened, lobby = await self.shelf.set_table(self.act, me, place, str(asked["game"]))
        done = {"ok": True, "modal": None} if opened is None else self._done(opened)
        return {**done, "message": None if lobby is None else str(lobby.id)}

    async def press(self, asked: dict[str, Any]) -> Any:
        """Press a button."""
        me = self._me(asked)
        note = self._what(asked, me)
        return self._done(await self.act.press(me, note, str(asked["custom_id"]), patient=False))

    async def select(self, asked: dict[str, Any]) -> Any:
        """Choose from a menu."""
        me = self._me(asked)
        note, values = self._what(asked, me), [str(value) for value in asked["values"]]
        return self._done(await self.act.select(me, note, str(asked["custom_id"]), values, patient=False))

    async def submit(self, asked: dict[str, Any]) -> Any:
        """Send a form."""
        me = self._me(asked)
        opened = self.backend.interactions.modals.get(str(asked["modal"]))
        if opened is None or opened.user != me.id:
            raise NotThere("That form is not open any more.")
        fields = {str(key): str(value) for key, value in dict(asked["fields"]).items()}
        return self._done(await self.act.submit(me, opened, fields, patient=False))

    async def autocomplete(self, asked: dict[str, Any]) -> Any:
        """Type into an option."""
        me = self._me(asked)
        place, given = self._where(asked, me), dict(asked.get("options") or {})
        found = await self.act.autocomplete(me, place, str(asked["name"]), str(asked["focused"]), **given)
        return {"choices": [{"name": choice["name"], "value": choice["value"]} for choice in found]}

    async def read(self, asked: dict[str, Any]) -> Any:
        """All of a channel has been seen."""
        me = self._me(asked)
        place = self._where(asked, me)
        last = next(reversed(self.world.state.messages[place.id]), 0)
        if me.read.get(place.id, 0) < last:
            me.read[place.id] = last
            self.world.tell("user", me)
        return {"ok": True}

    async def dms(self, asked: dict[str, Any]) -> Any:
        """Take direct messages, or none."""
        self.act.close_dms(self._me(asked), bool(asked["closed"]))
        return {"ok": True}

    async def user(self, asked: dict[str, Any]) -> Any:
        """Somebody new."""
        name = " ".join(str(asked["name"]).split())[:32]
        if not name:
            raise NotThere("They need a name.")
        return page_view.person(self.world.add_user(name))

    async def end(self, asked: dict[str, Any]) -> Any:
        """Stop the server."""
        self.ended.set()
        return {"ok": True}
