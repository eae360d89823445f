"""Small marks of all pictures: types, tokens, moons, numbers on discs, pips, prices, medallions."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit import lettering as t
from render.kit import shapes, tokens
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import Ink, mix

from . import style

_SHARP = 4
#: How much of a shape its sign takes, and how far below its middle it sits, as shares of its size.
_SIGNS = {
    "circle": (0.78, -0.02),
    "diamond": (0.6, 0.0),
    "hexagon": (0.68, -0.02),
    "square": (0.84, 0.0),
    "shield": (0.76, -0.06),
}


@lru_cache(64)
def _shield(size: int) -> Image.Image:
    return shapes.polygon(size, ((0.05, 0.06), (0.95, 0.06), (0.95, 0.54), (0.5, 0.99), (0.05, 0.54)))


def _form(canvas: Canvas, kind: str, at: tuple[float, float], size: int, fill: Ink) -> None:
    if kind == "shield":
        size = round(size * 1.08)
        canvas.stamp(_shield(size), (round(at[0] - size / 2), round(at[1] - size / 2)), fill)
    else:
        shapes.shape(canvas, kind, at, size, fill)


@lru_cache(16)
def _slash(size: int, line: int) -> Image.Image:
    side = size * _SHARP
    big = Image.new("L", (side, side))
    inset = line * _SHARP
    ImageDraw.Draw(big).line((inset, side - inset, side - inset, inset), fill=255, width=line * _SHARP)
    return big.reduce(_SHARP)


def type_mark(
    canvas: Canvas,
    kind: str,
    at: tuple[float, float],
    size: int,
    state: str = "",
    paper: Ink | None = None,
) -> None:
    """A type's shape with its sign around ``at``.

    ``state`` "immune" strikes it through, "twice" doubles it; ``paper`` draws its colour towards the ground,
    for what is exhausted.
    """
    form, fill, ink, sign = style.TYPES[kind]
    if paper is not None:
        fill, ink = mix(fill, paper, 0.4), mix(ink, paper, 0.15)
    x, y = at
    rim = 6 if size > 28 else 4
    if state == "twice":
        shift = round(size * 0.17)
        _form(canvas, form, (x + shift, y - shift), size + rim, style.WHITE)
        _form(canvas, form, (x + shift, y - shift), size, mix(fill, style.INK, 0.42))
    _form(canvas, form, at, size + rim, style.WHITE if paper is None else mix(style.WHITE, paper, 0.45))
    _form(canvas, form, at, size, fill)
    share, low = _SIGNS[form]
    middle = (x, y + low * size)
    if state == "immune":
        long = round(size * 1.5)
        for line, colour in ((max(size // 4, 9), style.WHITE), (max(size // 7, 6), style.RED)):
            canvas.stamp(_slash(long, line), (round(x - long / 2), round(y - long / 2)), colour)
        icon(canvas, sign, middle, round(size * share * 1.24), fill)
    icon(canvas, sign, middle, round(size * share), ink)


def token(
    canvas: Canvas, hero: str, at: tuple[float, float], size: int, letter: str, ring: Ink = style.WHITE
) -> None:
    """A hero's token: shape, colour and letter."""
    number, fill, ink = style.TOKENS[hero]
    if number == 2:
        at = (at[0], at[1] - size * 0.06)
    tokens.seat(canvas, number, at, size, fill, ink, ring, letter)


def shadow_token(canvas: Canvas, at: tuple[float, float], size: int) -> None:
    """The token of the shadow on the road."""
    shapes.shape(canvas, "hexagon", at, size + 8, style.VIOLET)
    shapes.shape(canvas, "hexagon", at, size, style.DEEP)
    icon(canvas, "cowled", at, round(size * 0.66), style.VIOLET)


@lru_cache(32)
def _crescent(size: int) -> Image.Image:
    side = size * _SHARP
    big = Image.new("L", (side, side))
    pen = ImageDraw.Draw(big)
    pen.ellipse((0, 0, side - 1, side - 1), fill=255)
    pen.ellipse((side * 0.34, -side * 0.02, side * 1.1, side * 0.74), fill=0)
    return big.reduce(_SHARP)


def crescent(canvas: Canvas, at: tuple[float, float], size: int, fill: Ink) -> None:
    """A sickle of moon."""
    canvas.stamp(_crescent(size), (round(at[0] - size / 2), round(at[1] - size / 2)), fill)


def moon(canvas: Canvas, at: tuple[float, float], size: int, on: bool = True) -> None:
    """A moon token: a sickle on a dark disc; greyed where there is none."""
    shapes.shape(canvas, "circle", at, size, style.GOLD if on else style.STEEL)
    shapes.shape(canvas, "circle", at, size - 6, style.INK if on else style.INDIGO)
    crescent(canvas, at, round(size * 0.6), style.PARCHMENT if on else style.STEEL)


def disc(
    canvas: Canvas,
    at: tuple[float, float],
    size: int,
    words: str,
    fill: Ink = style.GOLD,
    ink: Ink = style.INK,
    share: float = 0.66,
) -> None:
    """A round number."""
    shapes.shape(canvas, "circle", at, size, fill)
    high = max(round(size * (share if len(words) < 2 else share * 0.9)), 27)
    t.text(canvas, at, words, style.NUMBER, high, ink, "mm")


def pips(canvas: Canvas, left: float, middle: float, full: int, total: int, size: int) -> float:
    """A row of actions on night, those left filled; returns the right end."""
    step = round(size * 1.24)
    for place in range(total):
        at = (left + size / 2 + place * step, middle)
        shapes.shape(canvas, "circle", at, size, style.GOLD if place < full else style.STEEL)
        if place >= full:
            shapes.shape(canvas, "circle", at, size - 8, style.DEEP)
    return left + (total - 1) * step + size if total else left


def cost(
    canvas: Canvas,
    at: tuple[float, float],
    n: int,
    size: int,
    down: bool = False,
    inks: tuple[Ink, Ink] = (style.BRONZE, style.INK),
) -> None:
    """Pips of a price from the first one's centre, rightwards or ``down``; ``inks`` of dot and rim."""
    step = round(size * 1.16)
    for place in range(n):
        x, y = (at[0], at[1] + place * step) if down else (at[0] + place * step, at[1])
        shapes.shape(canvas, "circle", (x, y), size, inks[1])
        shapes.shape(canvas, "circle", (x, y), size - 5, inks[0])


def medallion(
    canvas: Canvas, at: tuple[float, float], size: int, name: str, ink: Ink, rings: int = 1
) -> None:
    """A picture on a round ground, with paler ``rings`` around it."""
    for ring in range(rings, 0, -1):
        shade = mix(style.INDIGO, style.BLUE, 1 - ring / (rings + 1) * 0.7)
        shapes.shape(canvas, "circle", at, round(size * (1 + ring * 0.16)), shade)
    shapes.shape(canvas, "circle", at, size, style.BLUE)
    icon(canvas, name, at, round(size * 0.82), ink)


def counter(
    canvas: Canvas, left: float, middle: float, name: str, n: int, size: int = 40, ink: Ink = style.PARCHMENT
) -> float:
    """An icon and a number right of it, paler at 0; returns the right end."""
    shade = ink if n else style.PALE
    icon(canvas, name, (left + size / 2, middle), size, shade)
    words = str(n)
    return left + size + 8 + t.text(canvas, (left + size + 8, middle), words, style.SANS, size, shade)
