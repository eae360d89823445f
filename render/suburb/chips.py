"""Chips in rows: what a lot holds and what befalls it, each an icon, a word or figure, perhaps its rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.rows import in_rows

from . import style
from .house import SIGNS, sign

HIGH = 38
PITCH = 44
GAP = 8
_SIZE = 34


class Chip(NamedTuple):
    """One chip."""

    icon: str
    """An icon's file name, or one of the road signs."""
    words: str
    fill: Ink = style.SAND
    ink: Ink = style.INK
    rounds: int | None = None
    """Rounds that it still counts, on a yellow counter."""


def width(chip: Chip) -> int:
    """How wide a chip becomes."""
    wide = 10 + (36 if chip.icon else 0) + 9
    if chip.words:
        wide += round(t.length(chip.words, style.LILITA, _SIZE)) + 6
    return wide + (34 if chip.rounds is not None else 0)


def rows(chips: Sequence[Chip], room: int) -> list[list[Chip]]:
    """``chips`` in order, in as many rows of ``room`` pixels as they need."""
    return in_rows(chips, room, width=width, gap=GAP)


def packed(chips: Sequence[Chip], room: int) -> list[list[Chip]]:
    """``chips`` in as few rows as go: each in the first row that has room for it."""
    out: list[list[Chip]] = []
    left: list[int] = []
    for chip in chips:
        wide = width(chip)
        at = next((at for at, free in enumerate(left) if free >= wide), len(out))
        if at == len(out):
            out.append([])
            left.append(room)
        out[at].append(chip)
        left[at] -= wide + GAP
    return out


def height(lines: Sequence[Sequence[Chip]]) -> int:
    """Height of these rows."""
    return len(lines) * PITCH


def draw(canvas: Canvas, left: int, top: int, lines: Sequence[Sequence[Chip]]) -> None:
    """Rows of chips from their top left corner."""
    for at, line in enumerate(lines):
        x = left
        for chip in line:
            x += chip_at(canvas, x, top + at * PITCH, chip) + GAP


def chip_at(canvas: Canvas, left: int, top: int, chip: Chip) -> int:
    """One chip from its top left corner; returns its width."""
    wide = width(chip)
    middle = top + HIGH / 2
    shapes.plate(canvas, (left, top, left + wide, top + HIGH), 12, chip.fill)
    x = left + 8.0
    if chip.icon in SIGNS:
        drawn = sign(chip.icon, 34)
        canvas.image.paste(drawn, (round(x), round(middle - 17)), drawn)
        x += 40
    elif chip.icon:
        icon(canvas, chip.icon, (x + 17, middle), 34, chip.ink)
        x += 40
    if chip.words:
        x += t.text(canvas, (x, middle), chip.words, style.LILITA, _SIZE, chip.ink) + 6
    if chip.rounds is not None:
        shapes.shape(canvas, "circle", (x + 15, middle), 34, style.INK)
        shapes.shape(canvas, "circle", (x + 15, middle), 29, style.SUN)
        t.text(canvas, (x + 15, middle), str(chip.rounds), t.BOLD, 28, style.INK, "mm")
    return wide
