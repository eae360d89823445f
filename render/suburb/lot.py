"""A lot of the street: the house under its sky, points, cash, dots, and everything else about a player."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon

from . import chips, style
from .house import picture
from .marks import mark
from .page import framed, slab

STRIP = 58
PICTURE = 156
ABILITY = 42
_COLUMN = 202
_PAD = 12


class Lot(NamedTuple):
    """What stands on a lot."""

    seat: int
    """Whose it was from the start; its letter."""
    name: str
    name_size: int
    house: str
    """The player card; empty before it is chosen."""
    kind: str
    ability: str
    level: int
    points: str
    floor: str
    """The safety line that holds the player; empty: none yet."""
    cash: str
    dots: int
    limit: int
    upgraded: bool
    chips: tuple[chips.Chip, ...]
    jailed: bool = False
    owner: int | None = None
    """Who plays it: the seat itself, a buyer, or None once it is closed."""
    note: str = ""
    """What became of the lot: for sale, sold, closed."""
    about: str = ""
    """What stands in the ability's place."""
    brief: str = ""
    """What the ability does, shown where nothing else is to be told."""


def room(box: Box) -> int:
    """How much width a lot has for its chips."""
    return box[2] - box[0] - 2 * _PAD


def name_room(box: Box) -> int:
    """How much width a lot has for its name."""
    return box[2] - box[0] - 148


def height(lines: int) -> int:
    """Height of a lot with that many rows of chips."""
    return STRIP + PICTURE + 6 + ABILITY + lines * chips.PITCH + 8


def picture_size(box: Box) -> tuple[int, int]:
    """Width and height of the picture on a lot."""
    return box[2] - box[0] - 2 * _PAD - _COLUMN - 8, PICTURE


def draw(canvas: Canvas, box: Box, lot: Lot, active: bool, target: bool) -> None:
    """One lot; the active one is yellow, the target has a red rim."""
    left, top, right, bottom = box
    fill = style.SUN if active else style.CREAM if not lot.note else style.SAND
    rim, width = (style.SIREN, 8) if target else (style.INK, 4)
    slab(canvas, box, fill, rim, width)
    if not lot.house:
        return
    _strip(canvas, box, lot)
    wide, high = picture_size(box)
    frame = (left + _PAD, top + STRIP, left + _PAD + wide, top + STRIP + high)
    _picture(canvas, frame, lot)
    x = frame[2] + 14
    if lot.note:
        _gone(canvas, (x, frame[1], right - _PAD, frame[3]), lot)
    else:
        _figures(canvas, (x, frame[1], right - _PAD, frame[3]), lot, active)
    y = frame[3] + 6 + ABILITY / 2
    words, size = t.fit(lot.about or lot.ability, style.HEAVY, 36, right - left - 2 * _PAD - 4, 28)
    t.text(canvas, (left + _PAD + 2, y - 2), words, style.HEAVY, size, style.INK)
    y = frame[3] + 6 + ABILITY
    if lot.chips:
        chips.draw(canvas, left + _PAD, y, chips.rows(lot.chips, room(box)))
    elif lot.brief and bottom - y > chips.PITCH:
        words, size = t.fit(lot.brief, style.NUNITO, 34, room(box) - 4, 26)
        t.text(
            canvas, (left + _PAD + 2, y + 18), words, style.NUNITO, size, style.INK if active else style.SLATE
        )


def _strip(canvas: Canvas, box: Box, lot: Lot) -> None:
    left, top, right, _ = box
    y = top + 32
    mark(canvas, lot.seat, (left + 40, y), 44)
    icon(canvas, style.ICON[lot.kind], (right - 40, y), 50, style.INK)
    t.text(canvas, (left + 78, y), lot.name, style.LILITA, lot.name_size, style.INK)


def _picture(canvas: Canvas, box: Box, lot: Lot) -> None:
    left, top, right, bottom = box
    size = (right - left, bottom - top)
    framed(canvas, box, picture(lot.house, lot.owner, lot.level, lot.upgraded, size, lot.jailed))
    if not lot.note:
        disc(canvas, (left + 27, top + 27), lot.level)
    if lot.upgraded:
        shapes.shape(canvas, "circle", (right - 22, bottom - 22), 44, style.INK)
        shapes.shape(canvas, "circle", (right - 22, bottom - 22), 37, style.SUN)
        icon(canvas, style.ICON["upgrade"], (right - 22, bottom - 22), 28, style.INK)


def disc(canvas: Canvas, at: tuple[float, float], level: int) -> None:
    """The number of a level on its colour."""
    shapes.shape(canvas, "circle", at, 46, style.INK)
    shapes.shape(canvas, "circle", at, 39, style.LEVEL[level])
    t.text(canvas, at, str(level), style.LILITA, 32, style.WHITE, "mm")


def _figures(canvas: Canvas, box: Box, lot: Lot, active: bool) -> None:
    """Points and the line that holds them, cash, dots out of the limit."""
    left, top, right, _ = box
    quiet = style.INK if active else style.SLATE
    y = top + 24
    icon(canvas, style.ICON["points"], (left + 22, y - 1), 46, style.INK if active else style.GOLD)
    t.text(canvas, (left + 50, y), lot.points, style.LILITA, 58, style.INK)
    if lot.floor:
        wide = t.text(canvas, (right - 2, y + 3), lot.floor, style.LILITA, 34, quiet, "rm")
        icon(canvas, style.ICON["floor"], (right - wide - 22, y + 3), 34, quiet)
    words, size = t.fit(lot.cash, style.LILITA, 50, right - left, 34)
    t.text(canvas, (left, y + 56), words, style.LILITA, size, style.INK if active else style.LEAF)
    dots(canvas, (left + 19, y + 110), lot.dots, lot.limit)


def dots(canvas: Canvas, xy: tuple[float, float], count: int, limit: int, size: int = 36) -> None:
    """Dots out of the limit; a record that is longer (SB-086) shows all of them."""
    for at in range(max(limit, count)):
        x = xy[0] + at * (size + 9)
        shapes.shape(canvas, "circle", (x, xy[1]), size + 4, style.INK)
        shapes.shape(canvas, "circle", (x, xy[1]), size - 4, style.SIREN if at < count else style.WHITE)


def _gone(canvas: Canvas, box: Box, lot: Lot) -> None:
    """What became of a house whose owner is out."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    if lot.owner is not None and lot.owner != lot.seat:
        mark(canvas, lot.owner, ((left + right) / 2, y + 34), 68)
        y -= 36
    words, size = t.fit(lot.note, style.LILITA, 46, right - left, 30)
    t.text(canvas, ((left + right) / 2, y), words, style.LILITA, size, style.RED, "mm")
