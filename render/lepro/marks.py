"""Small marks of all pictures: seats, dice, pills, counters."""

from __future__ import annotations

from render.kit import lettering as t
from render.kit import shapes, tokens
from render.kit.canvas import Canvas
from render.kit.dice import die as plain_die
from render.kit.icons import icon
from render.kit.palette import Ink

from . import style


def mark(
    canvas: Canvas, seat: int, at: tuple[float, float], size: int, ring: Ink | None = style.CREAM
) -> None:
    """A seat's shape and letter in its colour."""
    tokens.seat(canvas, seat, at, size, style.SEATS[seat], style.SEAT_INKS[seat], ring)


def die(canvas: Canvas, at: tuple[float, float], face: int, size: int) -> None:
    """A die of ``size`` px around ``at``."""
    plain_die(canvas, at, face, size, style.WHITE, style.NIGHT, 3)


def dice(canvas: Canvas, left: float, middle: float, faces: tuple[int, ...], size: int) -> float:
    """A row of dice; returns its right end."""
    for face in faces:
        die(canvas, (left + size / 2, middle), face, size)
        left += size + 6
    return left - 6 if faces else left


def pill_width(words: str, high: int = 44, name: str = "") -> int:
    """How wide a pill becomes."""
    return round(t.length(words, style.GOTHIC, round(high * 0.8))) + high - 8 + (high - 6 if name else 0)


def pill(
    canvas: Canvas,
    left: float,
    middle: float,
    words: str,
    fill: Ink,
    ink: Ink,
    high: int = 44,
    name: str = "",
) -> None:
    """A round label, perhaps with an icon before its words."""
    wide, x, top = pill_width(words, high, name), round(left), round(middle - high / 2)
    shapes.plate(canvas, (x, top, x + wide, top + high), high // 2, fill)
    if name:
        icon(canvas, name, (x + high * 0.62, middle), round(high * 0.72), ink)
    t.text(canvas, (x + wide - high / 2 + 4, middle), words, style.GOTHIC, round(high * 0.8), ink, "rm")


def counter(
    canvas: Canvas, left: float, middle: float, name: str, value: str, inks: tuple[Ink, Ink], size: int = 40
) -> float:
    """An icon and a number right of it; returns the right end."""
    icon(canvas, name, (left + size / 2, middle), size, inks[0])
    return (
        left
        + size
        + 6
        + t.text(canvas, (left + size + 6, middle), value, style.GOTHIC, round(size * 1.08), inks[1])
    )
