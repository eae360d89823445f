"""Pictures of tables: drawn off the event loop, kept by what they show."""

from __future__ import annotations

import asyncio
import importlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
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


def renderer(game: str) -> Any:
    """The module that draws a game."""
    return importlib.import_module(f"render.{game}")


class Pictures:
    """Draws and keeps. One a process; a picture can always be made again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._size = 0
        self._drawing: dict[str, asyncio.Future[Picture | None]] = {}
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

    async def board(self, sitting: Sitting) -> Picture | None:
        """The board, for everyone; None if it cannot be drawn (the words say it all as well)."""
        key = self.board_key(sitting)
        return self.kept(key) or await self._make(key, sitting, _board)

    async def hand(self, sitting: Sitting, seat: int) -> Picture | None:
        """A seat's hand, for that seat alone."""
        key = self.hand_key(sitting, seat)
        return self.kept(key) or await self._make(key, sitting, lambda at: _hand(at, seat))

    async def cover(self, sitting: Sitting) -> Picture | None:
        """The game's own picture, the same for all its tables in a language."""
        key = f"cover {sitting.spec.key} {sitting.record.language}"
        return self.kept(key) or await self._make(key, sitting, _cover)

    async def _make(self, key: str, sitting: Sitting, work: Callable[[Sitting], Work]) -> Picture | None:
        under_way = self._drawing.get(key)
        if under_way is not None:
            return await asyncio.shield(under_way)
        future: asyncio.Future[Picture | None] = asyncio.get_running_loop().create_future()
        self._drawing[key] = future
        made: Picture | None = None
        try:
            # Views are frozen copies: nothing that the loop may change goes to the thread.
            made = await asyncio.to_thread(_drawn, key, *work(sitting))
            self._keep(made)
        except Exception:
            log.exception("no picture of table %s (%s)", sitting.id, sitting.spec.key)
        finally:
            del self._drawing[key]
            future.set_result(made)
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
    shown = (what, game, view, sitting.names, sitting.awaited, sitting.record.language)
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
    from engines.core.find import words
    from render.kit.scene import Scene

    draw = renderer(table.spec.key)
    scene = Scene(names=names, awaited=table.awaited, say=words(table.spec.key))
    view = table.spec.view(table.g.s, seat)
    if seat is None:
        return encode(draw.board(view, scene)), plain(draw.board_alt(view, scene))
    asked = table.asks.get(seat)
    kind = None if asked is None else asked.kind
    return encode(draw.hand(view, scene, kind)), plain(draw.hand_alt(view, scene, kind))
