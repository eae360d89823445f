"""Pictures of tables: drawn off the event loop, kept by what they show."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec.structs import replace

from engines.core.table import Table
from engines.core.words import plain
from host.games import Game
from host.tables.loaded import LoadedTable
from render.kit.canvas import encode
from render.kit.painter import Drawing
from render.kit.scene import Scene

log = logging.getLogger(__name__)
#: Finished pictures kept, in bytes all together.
_ROOM = 48 * 1024 * 1024
ALT_LENGTH = 1024
#: What is drawn first: what a press waits for, what the publisher shows, what may be looked at soon.
PRESSED, SHOWN, AHEAD = range(3)
#: With so many pictures waiting none is drawn ahead any more.
_CROWD = 4
#: What draws, what tells it in words, and what both are given.
Work = tuple[Callable[..., Drawing], Callable[..., str], tuple[Any, ...]]
_pack = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True)
class Picture:
    """A finished picture."""

    png: bytes
    alt: str
    key: str
    """A hash of everything it shows."""

    @functools.cached_property
    def mark(self) -> bytes:
        """A hash of the picture itself: views that differ may look the same."""
        return blake2b(self.png, digest_size=12).digest()


@dataclass(frozen=True)
class Sheets:
    """The pictures of a panel."""

    hand: Picture | None = None
    board: Picture | None = None
    """Where the table has no place in which it hangs."""


@dataclass(eq=False)
class _Job:
    """A picture to be drawn."""

    rank: int
    """May fall while it waits: somebody has pressed for it."""
    made: asyncio.Future[Picture | None]


class _Queue:
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


class Pictures:
    """Draws and keeps. One a process; a picture can always be made again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._size = 0
        self._drawing: dict[str, _Job] = {}
        self._queue = _Queue()
        self.drawn = 0

    def board_key(self, loaded: LoadedTable) -> str:
        """What the board shows, as a hash."""
        return _key("board", loaded.spec.key, (loaded.view(None), loaded.before), loaded)

    def hand_key(self, loaded: LoadedTable, seat: int) -> str:
        """What a hand shows, as a hash."""
        return _key(f"hand{seat}{_kind(loaded, seat)}", loaded.spec.key, loaded.view(seat), loaded)

    def kept(self, key: str) -> Picture | None:
        """A picture that is there already."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def board(self, loaded: LoadedTable, rank: int = SHOWN) -> Picture | None:
        """The board, for everyone; None if it cannot be drawn (the words say it all as well)."""
        key = self.board_key(loaded)
        return self.kept(key) or await self._make(key, loaded, _board, rank)

    async def hand(self, loaded: LoadedTable, seat: int, rank: int = PRESSED) -> Picture | None:
        """A seat's hand, for that seat alone; None also where too much waits to draw it ``AHEAD``."""
        if rank == AHEAD and len(self._queue) >= _CROWD:
            return None
        key = self.hand_key(loaded, seat)
        return self.kept(key) or await self._make(key, loaded, lambda at: _hand(at, seat), rank)

    def kept_panel(self, loaded: LoadedTable, seat: int) -> Sheets | None:
        """What a seat's panel shows, if all of it is there already."""
        hand = self.kept(self.hand_key(loaded, seat))
        board = self.kept(self.board_key(loaded)) if loaded.private else None
        return None if hand is None or (loaded.private and board is None) else Sheets(hand, board)

    async def panel(self, loaded: LoadedTable, seat: int, rank: int = PRESSED) -> Sheets:
        """What a seat's panel shows: its hand, and the board if that is shown nowhere else."""
        hand = await self.hand(loaded, seat, rank)
        return Sheets(hand, await self.board(loaded, rank) if loaded.private else None)

    async def cover(self, loaded: LoadedTable) -> Picture | None:
        """The game's own picture, the same for all its tables in a language."""
        key = f"cover {loaded.spec.key} {loaded.record.language}"
        return self.kept(key) or await self._make(key, loaded, _cover, SHOWN)

    async def _make(
        self, key: str, loaded: LoadedTable, work: Callable[[LoadedTable], Work], rank: int
    ) -> Picture | None:
        under_way = self._drawing.get(key)
        if under_way is not None:
            under_way.rank = min(under_way.rank, rank)
            return await asyncio.shield(under_way.made)
        job = self._drawing[key] = _Job(rank, asyncio.get_running_loop().create_future())
        made: Picture | None = None
        try:
            # Views are frozen copies: nothing that the loop may change goes to the thread.
            parts = work(loaded)
            async with self._queue.turn(job):
                made = await asyncio.to_thread(_drawn, key, *parts)
            self._keep(made)
        except Exception:
            log.exception("no picture of table %s (%s)", loaded.id, loaded.spec.key)
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


def _kind(loaded: LoadedTable, seat: int) -> str | None:
    ask = loaded.ask(seat)
    return None if ask is None else ask.kind


def _key(what: str, game: str, view: Any, loaded: LoadedTable) -> str:
    shown = (what, game, view, loaded.placed(safe_names=False), loaded.awaited, loaded.record.language)
    return blake2b(_pack(shown), digest_size=16).hexdigest()


def _cover(loaded: LoadedTable) -> Work:
    painter = loaded.game.painter
    return painter.cover, painter.cover_alt, (loaded.words(),)


def _board(loaded: LoadedTable) -> Work:
    painter = loaded.game.painter
    # A hand stands for itself, whatever the last board showed.
    scene = replace(loaded.scene(), before=loaded.before)
    return painter.board, painter.board_alt, (loaded.view(None), scene)


def _hand(loaded: LoadedTable, seat: int) -> Work:
    painter = loaded.game.painter
    return painter.hand, painter.hand_alt, (loaded.view(seat), loaded.scene(), _kind(loaded, seat))


def _drawn(key: str, draw: Callable[..., Drawing], alt: Callable[..., str], args: tuple[Any, ...]) -> Picture:
    return Picture(encode(draw(*args)), plain(alt(*args))[:ALT_LENGTH], key)


def board_text(loaded: LoadedTable) -> str:
    """Everything the board shows, as text for a message."""
    scene = replace(loaded.scene(safe_names=True), before=loaded.before)
    return loaded.game.painter.board_text(loaded.view(None), scene)


def hand_text(loaded: LoadedTable, seat: int) -> str:
    """Everything a hand shows, as text for a message."""
    scene = loaded.scene(safe_names=True)
    return loaded.game.painter.hand_text(loaded.view(seat), scene, _kind(loaded, seat))


def sample_cover(game: Game) -> bytes:
    """A game's own picture as PNG, for no table."""
    return encode(game.painter.cover(game.words()))


def sample(game: Game, table: Table[Any], *, seat: int | None, names: tuple[str, ...]) -> tuple[bytes, str]:
    """The picture of a table that is in no store (``seat`` None: its board), as PNG, and its alt text."""
    painter = game.painter
    scene = Scene(names=names, awaited=table.awaited, say=game.words())
    view = game.spec.view(table.g.s, seat)
    if seat is None:
        return encode(painter.board(view, scene)), plain(painter.board_alt(view, scene))
    asked = table.asks.get(seat)
    kind = None if asked is None else asked.kind
    return encode(painter.hand(view, scene, kind)), plain(painter.hand_alt(view, scene, kind))
