"""Small things on a table: seat marks, pips, counters."""

from __future__ import annotations

from . import lettering as t
from .canvas import Canvas
from .icons import icon
from .palette import Ink
from .shapes import shape

SHAPES = ("square", "circle", "triangle", "diamond", "hexagon", "star")
LETTERS = "ABCDEF"

#: How far below the centre a letter sits in a shape whose weight lies low.
_LOW = {"triangle": 0.17}


def seat(
    canvas: Canvas,
    number: int,
    centre: tuple[float, float],
    size: int,
    fill: Ink,
    ink: Ink,
    ring: Ink | None = None,
    letter: str = "",
) -> None:
    """The mark of seat ``number`` (0 to 5): shape in ``fill``, letter in ``ink``, perhaps a ``ring``.

    ``letter`` stands in place of the seat's own where a game gives tokens names.
    """
    kind = SHAPES[number]
    if ring is not None:
        shape(canvas, kind, centre, size + (14 if kind == "triangle" else 8), ring)
    shape(canvas, kind, centre, size, fill)
    high = round(size * (0.56 if kind == "triangle" else 0.62))
    at = (centre[0], centre[1] + size * _LOW.get(kind, 0.0))
    t.text(canvas, at, letter or LETTERS[number], t.BOLD, high, ink, "mm")


def pips(
    canvas: Canvas,
    xy: tuple[int, int],
    filled: int,
    total: int,
    size: int,
    inks: tuple[Ink, Ink, Ink],
    down: bool = False,
) -> None:
    """``total`` dots of ``size`` px from the first one's centre ``xy`` rightwards, or ``down``.

    ``inks`` are those of a full dot, of an empty dot's ring and of its inside.
    """
    step = round(size * 1.36)
    for i in range(total):
        at = (xy[0], xy[1] + i * step) if down else (xy[0] + i * step, xy[1])
        if i < filled:
            shape(canvas, "circle", at, size, inks[0])
        else:
            shape(canvas, "circle", at, size, inks[1])
            shape(canvas, "circle", at, size - 6, inks[2])


def counter(
    canvas: Canvas, xy: tuple[int, int], name: str, value: str, size: int, inks: tuple[Ink, Ink]
) -> float:
    """An icon and a number right of it, centred in height on ``xy``; returns the width.

    ``inks`` are those of the icon and of the number.
    """
    icon(canvas, name, (xy[0] + size / 2, xy[1]), size, inks[0])
    return size + 8 + t.text(canvas, (xy[0] + size + 8, xy[1]), value, t.BOLD, size, inks[1])
