"""The stroke through a die face that fails: red alone would not tell it to everybody."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.canvas import Box, Canvas

from . import style


@lru_cache(8)
def _stroke(wide: int, high: int) -> Image.Image:
    big = Image.new("L", (wide * 4, high * 4))
    ImageDraw.Draw(big).line((24, high * 4 - 24, wide * 4 - 24, 24), fill=255, width=20)
    return big.reduce(4)


def strike(canvas: Canvas, box: Box) -> None:
    """A stroke from the lower left to the upper right corner."""
    left, top, right, bottom = box
    canvas.stamp(_stroke(right - left, bottom - top), (left, top), style.INK)
