"""Dice with spots."""

from __future__ import annotations

from . import shapes
from .canvas import Canvas
from .palette import Ink

_SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(
    canvas: Canvas, at: tuple[float, float], face: int, size: int, fill: Ink, spots: Ink, line: int = 4
) -> None:
    """A die of ``size`` px around ``at``: ``face`` 1 to 6 in ``spots``, 0 for none, on ``fill``."""
    left, top = round(at[0] - size / 2), round(at[1] - size / 2)
    shapes.plate(canvas, (left, top, left + size, top + size), size // 6, fill, spots, line)
    for x, y in _SPOTS.get(face, ()):
        spot = (at[0] + x * size * 0.26, at[1] + y * size * 0.26)
        shapes.shape(canvas, "circle", spot, max(size // 5, 4), spots)
