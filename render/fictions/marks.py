"""Small marks of all pictures: Expertises, seats, cubes, Difficulties, Fingerprints, labels, stars."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.fictions.glossary import CATEGORY
from render.kit import lettering as t
from render.kit import shapes, tokens
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink, mix

from . import style


@lru_cache(32)
def _shield(size: int) -> Image.Image:
    return shapes.polygon(size, ((0.04, 0.03), (0.96, 0.03), (0.96, 0.55), (0.5, 0.99), (0.04, 0.55)))


def tag(
    canvas: Canvas,
    ideal: str,
    at: tuple[float, float],
    size: int,
    shut: bool = False,
    dark: bool = False,
) -> None:
    """An Expertise: its Category's shape and colour around its icon, centred on ``at``.

    On ``dark`` ground the black shield gets a light edge.
    """
    if not ideal:
        return
    kind = CATEGORY[ideal]
    fill = mix(style.FILL[kind], style.SAND, 0.6) if shut else style.FILL[kind]
    form = style.SHAPE[kind]
    if form == "shield":
        if dark:
            rim = size + 10
            canvas.stamp(_shield(rim), (round(at[0] - rim / 2), round(at[1] - rim / 2) + 1), style.PALE)
        canvas.stamp(_shield(size), (round(at[0] - size / 2), round(at[1] - size / 2)), fill)
        middle = (at[0], at[1] - size * 0.1)
    else:
        shapes.shape(canvas, form, at, size, fill)
        middle = at
    ink = style.INK if kind == "pursuit" and not shut else style.CREAM
    icon(canvas, style.ICON[ideal], middle, round(size * style.ROOM[form]), ink)


def mark(canvas: Canvas, seat: int, at: tuple[float, float], size: int, ring: Ink | None = style.INK) -> None:
    """A seat's shape and letter in its colour."""
    tokens.seat(canvas, seat, at, size, style.SEATS[seat], style.SEAT_INKS[seat], ring)


def cubes(canvas: Canvas, xy: tuple[float, float], filled: int, total: int, size: int, shut: bool) -> int:
    """Triumphs won and missing as cubes, left and middle at ``xy``; returns their width."""
    step = size + 8
    for at in range(total):
        left, top = round(xy[0]) + at * step, round(xy[1] - size / 2)
        box = (left, top, left + size, top + size)
        line = style.SHUT if shut else style.INK
        fill = style.RED if at < filled else style.SAND if shut else style.WHITE
        shapes.plate(canvas, box, 6, fill, line, 3)
    return total * step - 8 if total else 0


def difficulty(canvas: Canvas, box: Box, value: int, printed: int) -> None:
    """A Difficulty in its box: black, red if it is raised, green if it is lowered."""
    fill = style.RED if value > printed else style.GREEN if value < printed else style.INK
    shapes.plate(canvas, box, 6, fill)
    size = round((box[3] - box[1]) * 0.74)
    at = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    t.text(canvas, at, str(value), style.ANTON, size, style.WHITE, "mm")


def fingerprint(canvas: Canvas, at: tuple[float, float], size: int, ink: Ink = style.RED) -> None:
    """A Fingerprint."""
    icon(canvas, "finger-print", at, size, ink)


def pill(canvas: Canvas, box: Box, words: str, fill: Ink, ink: Ink, size: int = 38) -> None:
    """A round label with words in the middle."""
    shapes.plate(canvas, box, (box[3] - box[1]) // 2, fill)
    words, size = t.fit(words, t.BOLD, size, box[2] - box[0] - 24, 28)
    t.text(canvas, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), words, t.BOLD, size, ink, "mm")


def stars(canvas: Canvas, right: float, middle: float, level: int, size: int = 30) -> float:
    """As many stars as a Henchman's Level, ending at ``right``; returns their left end."""
    for at in range(level):
        shapes.shape(canvas, "star", (right - size / 2 - at * (size + 4), middle), size, style.GOLD)
    return right - level * (size + 4)
