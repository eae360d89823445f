"""The page that every picture stands on, and its margins."""

from __future__ import annotations

from render.kit.canvas import WIDTH, Canvas

HEADER = 118
FOOTER = 100
MARGIN = 24


def paper(canvas: Canvas, top: int, bottom: int) -> None:
    """The page: a quiet grid of dots between two heights."""
    dot = (230, 226, 216)
    for y in range(top + 8, bottom, 12):
        for x in range(8, WIDTH, 12):
            canvas.image.putpixel((x, y), dot)
