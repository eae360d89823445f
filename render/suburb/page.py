"""Sky and lawn that every picture stands on, its margins, and the plates that lie on it."""

from __future__ import annotations

from PIL import Image

from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas, base
from render.kit.palette import Ink

from . import style

MARGIN = 20
EDGE = WIDTH - MARGIN
HEADER = 106
TALLEST = 2400


def framed(canvas: Canvas, box: Box, image: Image.Image) -> None:
    """A picture with round corners and an ink line around it."""
    left, top, right, bottom = box
    canvas.image.paste(image, (left, top), shapes.rounded(right - left, bottom - top, 12))
    shapes.frame(canvas, box, 12, style.INK, 3)


def _landscape(height: int = TALLEST) -> Canvas:
    """Sky with a cloud and hills on top, then lawn."""
    canvas = Canvas.blank(height, style.GRASS)
    canvas.rect((0, 0, WIDTH, 210), style.SKY)
    for x, y, size in ((-60, 120, 620), (420, 160, 700), (920, 130, 640)):
        shapes.shape(canvas, "circle", (x + size / 2, y + size / 2), size, style.MEADOW)
    canvas.rect((0, 300, WIDTH, height), style.GRASS)
    return canvas


def page(height: int) -> Canvas:
    """An empty sheet from the cached base; a very tall one is made anew."""
    return _landscape(height) if height > TALLEST else base("suburb", _landscape, height)


def slab(canvas: Canvas, box: Box, fill: Ink, line: Ink = style.INK, width: int = 4) -> None:
    """A plate with a hard shadow under its foot: blurred ones would double the file."""
    left, top, right, bottom = box
    shapes.plate(canvas, (left, top + 12, right, bottom + 6), 16, style.SHADE)
    shapes.plate(canvas, box, 16, fill, line, width)
