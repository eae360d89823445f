"""The cloth that every picture stands on, its margins, and the plates that lie on it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas, base
from render.kit.palette import Ink

from . import style

MARGIN = 24
HEADER = 126
TALLEST = 2600
_SHARP = 3


@lru_cache(2)
def _scale(side: int) -> Image.Image:
    """One scale of the fan pattern: three arcs."""
    big = Image.new("L", (side * _SHARP, side * _SHARP // 2))
    pen = ImageDraw.Draw(big)
    middle = side * _SHARP / 2
    for radius in (0.48, 0.34, 0.2):
        reach = side * _SHARP * radius
        pen.ellipse(
            (middle - reach, middle - reach, middle + reach, middle + reach), outline=255, width=2 * _SHARP
        )
    return big.reduce(_SHARP)


def fans(canvas: Canvas, box: Box, side: int = 72) -> None:
    """A quiet pattern of fans over a box."""
    left, top, right, bottom = box
    patch = Canvas(Image.new("RGB", (right - left, bottom - top), style.GREEN))
    for row, y in enumerate(range(0, bottom - top, side // 2)):
        for x in range(-(side // 2) * (row % 2), right - left, side):
            patch.stamp(_scale(side), (x, y), style.SCALE)
    canvas.image.paste(patch.image, (left, top))


def edging(canvas: Canvas, box: Box) -> None:
    """A double gold line inside a box."""
    left, top, right, bottom = box
    shapes.frame(canvas, box, 10, style.GOLD, 4)
    shapes.frame(canvas, (left + 8, top + 8, right - 8, bottom - 8), 6, style.GOLD, 2)


def _page(height: int = TALLEST) -> Canvas:
    canvas = Canvas.blank(height, style.GREEN)
    fans(canvas, (0, 0, WIDTH, height))
    canvas.rect((0, 0, WIDTH, HEADER), style.NIGHT)
    canvas.rect((0, HEADER, WIDTH, HEADER + 4), style.GOLD)
    canvas.rect((0, HEADER + 8, WIDTH, HEADER + 10), style.GOLD)
    return canvas


def page(height: int) -> Canvas:
    """An empty sheet with its dark bar, from the cached base; a very tall one is made anew."""
    return _page(height) if height > TALLEST else base("lepro", _page, height)


def panel(canvas: Canvas, box: Box, fill: Ink = style.CREAM, line: Ink = style.GOLD) -> None:
    """A plate with its shadow and a gold rim."""
    shapes.shadow(canvas, box, 10, style.NIGHT, 90)
    shapes.plate(canvas, box, 10, fill, line, 4)
