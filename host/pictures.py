"""Pictures of tables: drawn off the event loop, kept by what they show."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from engines.core.table import Table
from engines.core.words import plain
from render.kit.canvas import encode

from .sitting import Sitting

log = logging.getLogger(__name__)
#: Finished pictures kept, in bytes all together.
_ROOM = 48 * 1024 * 1024
ALT_LENGTH = 1024
#: What is drawn first: what a press waits for, what the publisher shows, what may be looked at soon.
PRESSED, SHOWN, AHEAD = range(3)
#: With so many pictures waiting none is drawn ahead any more.
_CROWD = 4
#: What draws, what tells it in words, and what both are given.
Work = tuple[Callable[..., Any], Callable[..., str], tuple[Any, ...]]
_pack = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True)
class Picture:
    """A finished picture."""

    png: bytes
    alt: str
    key: str
    """A hash of everything it shows."""


@dataclass(eq=False)
class _Job:
    """A picture to be drawn."""

    rank: int
    """May fall while it waits: somebody has pressed for it."""
    made: asyncio.Future[Picture | None]


class _Line:
    """One picture at a time, by rank, then in the order asked for: threads that draw keep the event
    loop from its work, and two of them are no faster than one."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: dict[_Job, asyncio.Future[None]] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    @contextlib.asynccontextmanager
    async def turn(self, job: _Job) -> AsyncIterator[None]:
        """The job's time to be drawn."""
        if self._busy:
            called = self._waiting[job] = asyncio.get_running_loop().create_future()
            try:
                await called
            except asyncio.CancelledError:
                if called.cancelled():
                    self._waiting.pop(job, None)
                else:
                    self._next()
                raise
        self._busy = True
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        self._busy = False
        while self._waiting and not self._busy:
            called = self._waiting.pop(min(self._waiting, key=lambda job: job.rank))
            if not called.done():
                called.set_result(None)
                self._busy = True


def renderer(game: str) -> Any:
    """The module that draws a game."""
    return importlib.import_module(f"render.{game}")


@cache
def warm(game: str) -> None:
    """Load a game's fonts, icons and base layers, so that nobody waits for its first board; once a process.
    Up to a second's work."""
    renderer(game).warm()


class Pictures:
    """Draws and keeps. One a process; a picture can always be made again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._size = 0
        self._drawing: dict[str, _Job] = {}
        self._line = _Line()
        self.drawn = 0

    def board_key(self, sitting: Sitting) -> str:
        """What the board shows, as a hash."""
        return _key("board", sitting.spec.key, sitting.view(None), sitting)

    def hand_key(self, sitting: Sitting, seat: int) -> str:
        """What a hand shows, as a hash."""
        return _key(f"hand{seat}{_kind(sitting, seat)}", sitting.spec.key, sitting.view(seat), sitting)

    def kept(self, key: str) -> Picture | None:
        """A picture that is there already."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def board(self, sitting: Sitting, rank: int = SHOWN) -> Picture | None:
        """The board, for everyone; None if it cannot be drawn (the words say it all as well)."""
        key = self.board_key(sitting)
        return self.kept(key) or await self._make(key, sitting, _board, rank)

    async def hand(self, sitting: Sitting, seat: int, rank: int = PRESSED) -> Picture | None:
        """A seat's hand, for that seat alone; None also where too much waits to draw it ``AHEAD``."""
        if rank == AHEAD and len(self._line) >= _CROWD:
            return None
        key = self.hand_key(sitting, seat)
        return self.kept(key) or await self._make(key, sitting, lambda at: _hand(at, seat), rank)

    async def cover(self, sitting: Sitting) -> Picture | None:
        """The game's own picture, the same for all its tables in a language."""
        key = f"cover {sitting.spec.key} {sitting.record.language}"
        return self.kept(key) or await self._make(key, sitting, _cover, SHOWN)

    async def _make(
        self, key: str, sitting: Sitting, work: Callable[[Sitting], Work], rank: int
    ) -> Picture | None:
        under_way = self._drawing.get(key)
        if under_way is not None:
            under_way.rank = min(under_way.rank, rank)
            return await asyncio.shield(under_way.made)
        job = self._drawing[key] = _Job(rank, asyncio.get_running_loop().create_future())
        made: Picture | None = None
        try:
            # Views are frozen copies: nothing that the loop may change goes to the thread.
            parts = work(sitting)
            async with self._line.turn(job):
                made = await asyncio.to_thread(_drawn, key, *parts)
            self._keep(made)
        except Exception:
            log.exception("no picture of table %s (%s)", sitting.id, sitting.spec.key)
        finally:
            del self._drawing[key]
            job.made.set_result(made)
        return made

    def _keep(self, made: Picture) -> None:
        self.drawn += 1
        self._kept[made.key] = made
        self._size += len(made.png)
        while self._size > _ROOM and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old.png)


def _kind(sitting: Sitting, seat: int) -> str | None:
    ask = sitting.ask(seat)
    return None if ask is None else ask.kind


def _key(what: str, game: str, view: Any, sitting: Sitting) -> str:
    shown = (what, game, view, sitting.placed(safe_names=False), sitting.awaited, sitting.record.language)
    return blake2b(_pack(shown), digest_size=16).hexdigest()


def _cover(sitting: Sitting) -> Work:
    draw = renderer(sitting.spec.key)
    return draw.cover, draw.cover_alt, (sitting.words(),)


def _board(sitting: Sitting) -> Work:
    draw = renderer(sitting.spec.key)
    return draw.board, draw.board_alt, (sitting.view(None), sitting.scene())


def _hand(sitting: Sitting, seat: int) -> Work:
    draw = renderer(sitting.spec.key)
    return draw.hand, draw.hand_alt, (sitting.view(seat), sitting.scene(), _kind(sitting, seat))


def _drawn(key: str, draw: Any, alt: Any, args: tuple[Any, ...]) -> Picture:
    return Picture(encode(draw(*args)), plain(alt(*args))[:ALT_LENGTH], key)


def board_text(sitting: Sitting) -> str:
    """Everything the board shows, as text."""
    text: str = renderer(sitting.spec.key).board_text(sitting.view(None), sitting.scene(safe_names=True))
    return text


def hand_text(sitting: Sitting, seat: int) -> str:
    """Everything a hand shows, as text."""
    draw = renderer(sitting.spec.key)
    text: str = draw.hand_text(sitting.view(seat), sitting.scene(safe_names=True), _kind(sitting, seat))
    return text


def sample(table: Table[Any], seat: int | None, names: tuple[str, ...]) -> tuple[bytes, str]:
    """The picture of a table that is in no store, and its alt text (the command line's)."""
    from engines.core.discover import words
    from render.kit.scene import Scene

    draw = renderer(table.spec.key)
    scene = Scene(names=names, awaited=table.awaited, say=words(table.spec.key))
    view = table.spec.view(table.g.s, seat)
    if seat is None:
        return encode(draw.board(view, scene)), plain(draw.board_alt(view, scene))
    asked = table.asks.get(seat)
    kind = None if asked is None else asked.kind
    return encode(draw.hand(view, scene, kind)), plain(draw.hand_alt(view, scene, kind))
