"""Small parts of all pictures: plates, seat marks, dice, pills, counters, the page of hand and end."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit import lettering as t
from render.kit import shapes, tokens
from render.kit.canvas import WIDTH, Box, Canvas, base
from render.kit.icons import icon
from render.kit.palette import Ink

from . import style

MARGIN = 24
HEADER = 126
TALLEST = 2600
_SHARP = 3
_SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


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


def mark(
    canvas: Canvas, seat: int, at: tuple[float, float], size: int, ring: Ink | None = style.CREAM
) -> None:
    """A seat's shape and letter in its colour."""
    tokens.seat(canvas, seat, at, size, style.SEATS[seat], style.SEAT_INKS[seat], ring)


def die(canvas: Canvas, at: tuple[float, float], face: int, size: int) -> None:
    """A die around ``at``."""
    left, top = round(at[0] - size / 2), round(at[1] - size / 2)
    shapes.plate(canvas, (left, top, left + size, top + size), size // 6, style.WHITE, style.NIGHT, 3)
    for x, y in _SPOTS.get(face, ()):
        shapes.shape(
            canvas, "circle", (at[0] + x * size * 0.26, at[1] + y * size * 0.26), size // 5, style.NIGHT
        )


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


def panel(canvas: Canvas, box: Box, fill: Ink = style.CREAM, line: Ink = style.GOLD) -> None:
    """A plate with its shadow and a gold rim."""
    shapes.shadow(canvas, box, 10, style.NIGHT, 90)
    shapes.plate(canvas, box, 10, fill, line, 4)
