"""The night that every picture stands on, its margins, and the plates that lie on it."""

from __future__ import annotations

from random import Random

from PIL import Image

from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas, base
from render.kit.palette import Ink, mix

from . import style

MARGIN = 20
EDGE = WIDTH - MARGIN
HEADER = 100
TALLEST = 2400
COLOURS = 56
"""Those of a picture besides the ones that it keeps in any case."""
STRIP = 54
"""Height of a strip across the page."""


def _night(height: int = TALLEST) -> Canvas:
    """Bands of night from dark to blue and back, with stars; flat colours keep the file small."""
    canvas = Canvas.blank(height, style.NIGHT)
    stars = Random(7)
    for _ in range(height // 9):
        x, y, size = stars.randrange(WIDTH), stars.randrange(HEADER, height), stars.choice((2, 2, 3, 4))
        shade = mix(style.NIGHT, style.PALE, stars.choice((0.25, 0.45, 0.8)))
        shapes.shape(canvas, "circle", (x, y), size, shade)
    canvas.rect((0, 0, WIDTH, HEADER), style.DEEP)
    canvas.rect((0, HEADER - 3, WIDTH, HEADER), style.GOLD)
    return canvas


def page(height: int) -> Canvas:
    """An empty sheet with its dark bar, from the cached base; a very tall one is made anew."""
    return _night(height) if height > TALLEST else base("fable", _night, height)


def finished(canvas: Canvas) -> Image.Image:
    """The picture in a palette of its own, of so few colours that it is small and nobody sees it."""
    image = canvas.image
    half = image.resize((image.width // 2, image.height // 2), Image.Resampling.NEAREST)
    found = half.quantize(COLOURS, method=Image.Quantize.FASTOCTREE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*(part for shade in style.KEPT for part in shade), *found][: 256 * 3])
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def panel(canvas: Canvas, box: Box, fill: Ink = style.INDIGO, line: Ink = style.GOLD, width: int = 3) -> None:
    """A plate on the night with its rim."""
    shapes.plate(canvas, box, 12, fill, line, width)


def leaf(canvas: Canvas, box: Box, fill: Ink = style.PARCHMENT, line: Ink = style.GOLD) -> None:
    """A sheet of parchment with a fine second line inside its rim."""
    left, top, right, bottom = box
    shapes.plate(canvas, box, 12, fill, line, 3)
    inner = (left + 7, top + 7, right - 7, bottom - 7)
    shapes.frame(canvas, inner, 7, mix(fill, line, 0.7), 2)
