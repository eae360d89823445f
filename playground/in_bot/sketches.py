"""Pictures drawn in no time: blank sheets instead of tables. All words about them stay as they are.

To draw is most of what the bot does. Where a test looks at everything but pixels it need not be done.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import cache
from typing import Any

from PIL import Image

from host import pictures

_draw = pictures.renderer


class Sketches:
    """A game's painter, whose sheets are blank."""

    def __init__(self, game: str) -> None:
        self._painter = _draw(game)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._painter, name)

    def board(self, *about: object) -> Image.Image:
        """A blank sheet."""
        return _sheet()

    hand = cover = board

    def warm(self) -> None:
        """There is nothing to load."""


@cache
def _sheet() -> Image.Image:
    return Image.new("P", (16, 9))


@contextlib.contextmanager
def drawn() -> Iterator[None]:
    """Every game of this process is drawn so meanwhile."""
    setattr(pictures, "renderer", cache(Sketches))  # noqa: B010
    try:
        yield
    finally:
        setattr(pictures, "renderer", _draw)  # noqa: B010
