"""The paper that every picture stands on, its margins and bars, and the plates that lie on it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas, base
from render.kit.palette import Ink

from . import style

MARGIN = 20
GAP = 12


def paper(canvas: Canvas, top: int, bottom: int) -> None:
    """The page: cream with a quiet raster of dots, as in a cheap print."""
    canvas.rect((0, top, WIDTH, bottom), style.PAPER)
    for row, y in enumerate(range(top + 8, bottom - 2, 12)):
        for x in range(8 + 8 * (row % 2), WIDTH - 2, 16):
            canvas.rect((x, y, x + 3, y + 3), style.DOT)


@lru_cache(8)
def slant(width: int, high: int, lean: int) -> Image.Image:
    """The mask of a bar whose right end leans by ``lean`` pixels."""
    big = Image.new("L", (width * 2, high * 2))
    ImageDraw.Draw(big).polygon([(0, 0), (width * 2, 0), ((width - lean) * 2, high * 2), (0, high * 2)], 255)
    return big.reduce(2)


def panel(canvas: Canvas, box: Box, fill: Ink = style.CREAM, line: Ink = style.INK, width: int = 4) -> None:
    """A plate with its shadow, on which a part of the board lies."""
    shapes.shadow(canvas, box, 10, style.INK)
    shapes.plate(canvas, box, 10, fill, line, width)


HEADER = 118

TOP = HEADER + 26

TALLEST = 3200

TITLE = 500
"""Width of the red bar."""

_LEAN = 38


def _page(height: int = TALLEST) -> Canvas:
    canvas = Canvas.blank(height, style.PAPER)
    paper(canvas, HEADER, height)
    canvas.rect((0, 0, WIDTH, HEADER), style.INK)
    canvas.stamp(slant(TITLE + _LEAN, HEADER - 5, _LEAN), (0, 0), style.RED)
    return canvas


def page(height: int) -> Canvas:
    """An empty sheet with its black and red bar, from the cached base; a very tall one is made anew."""
    if height > TALLEST:
        return _page(height)
    return base("fictions", _page, height)
