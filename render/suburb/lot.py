"""A lot of the street: the house under its sky, points, cash, dots, and everything else about a player."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink

from . import chips, style
from .changes import LESS
from .house import picture
from .marks import mark
from .page import framed, slab

STRIP = 50
PICTURE = 130
ABILITY = 38
_COLUMN = 242
_PAD = 12
_CHANGE = 36


class Lot(NamedTuple):
    """What stands on a lot."""

    seat: int
    """Whose it was from the start; its letter."""
    name: str
    size: int
    """Of the name, in pixels."""
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
    chips: tuple[tuple[chips.Chip, ...], ...]
    """In rows."""
    jailed: bool = False
    owner: int | None = None
    """Who plays it: the seat itself, a buyer, or None once it is closed."""
    note: str = ""
    """What became of the lot: for sale, sold, closed."""
    about: str = ""
    """What stands in the ability's place."""
    brief: str = ""
    """What the ability does, shown where nothing else is to be told."""
    leads: bool = False
    """Nearest to winning: a laurel beside the points."""
    target: str = ""
    """The tag of whom the mission is played against."""
    gained: tuple[str, str] = ("", "")
    """By how much points and cash changed since the last board, with their signs."""


def room(box: Box) -> int:
    """How much width a lot has for its chips."""
    return box[2] - box[0] - 2 * _PAD


def height(lines: int) -> int:
    """Height of a lot with that many rows of chips."""
    return STRIP + PICTURE + 6 + ABILITY + lines * chips.PITCH + 6


def picture_size(box: Box) -> tuple[int, int]:
    """Width and height of the picture on a lot."""
    return box[2] - box[0] - 2 * _PAD - _COLUMN - 8, PICTURE


def draw(canvas: Canvas, box: Box, lot: Lot, active: bool) -> None:
    """One lot; the active one is yellow, the target has a red rim and a tag."""
    left, top, right, bottom = box
    fill = style.SUN if active else style.CREAM if not lot.note else style.SAND
    rim, width = (style.SIREN, 8) if lot.target else (style.INK, 4)
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
    room_ = right - left - 2 * _PAD - 4
    if lot.target:
        room_ -= tag(canvas, right - _PAD, round(y) - 2, lot.target, style.RED, style.WHITE) + 12
    words, size = t.fit(lot.about or lot.ability, style.HEAVY, 36, room_, 28)
    t.text(canvas, (left + _PAD + 2, y - 2), words, style.HEAVY, size, style.INK)
    y = frame[3] + 6 + ABILITY
    if lot.chips:
        chips.draw(canvas, left + _PAD, y, lot.chips)
    elif lot.brief and bottom - y > chips.PITCH:
        words, size = t.fit(lot.brief, style.NUNITO, 34, room(box) - 4, 27)
        t.text(
            canvas, (left + _PAD + 2, y + 18), words, style.NUNITO, size, style.INK if active else style.SLATE
        )


def _strip(canvas: Canvas, box: Box, lot: Lot) -> None:
    left, top, right, _ = box
    y = top + 27
    mark(canvas, lot.seat, (left + 38, y), 40)
    icon(canvas, style.ICON[lot.kind], (right - 40, y), 48, style.INK)
    t.text(canvas, (left + 78, y), lot.name, style.LILITA, lot.size, style.INK)


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
    """Points, cash and what they changed by; dots out of the limit, and the line that holds the points."""
    left, top, right, bottom = box
    quiet = style.INK if active else style.SLATE
    y = top + 22
    icon(canvas, style.ICON["points"], (left + 22, y - 1), 44, style.INK if active else style.GOLD)
    x = left + 50 + t.text(canvas, (left + 50, y), lot.points, style.LILITA, 56, style.INK) + 16
    points, cash = lot.gained
    _change(canvas, (x, y + 2), points, 42)
    if lot.leads:
        shapes.shape(canvas, "circle", (right - 24, y + 1), 48, style.INK)
        icon(canvas, style.ICON["leader"], (right - 24, y + 1), 38, style.SUN)
    y = top + 70
    room = right - left
    size = 48
    if cash:
        wide = t.length(cash, t.BOLD, _CHANGE) + 10
        while size > 34 and t.length(lot.cash, style.LILITA, size) + wide > room:
            size -= 1
    words, size = t.fit(lot.cash, style.LILITA, size, room, 34)
    x = left + t.text(canvas, (left, y), words, style.LILITA, size, style.INK if active else style.LEAF) + 10
    if cash and x + t.length(cash, t.BOLD, _CHANGE) <= right + 8:
        _change(canvas, (x, y + 2), cash, _CHANGE)
    y = bottom - 18
    shown = max(lot.limit, lot.dots)
    side = 34 if shown < 5 else 26
    dots(canvas, (left + side / 2 + 1, y), lot.dots, lot.limit, side)
    if lot.floor and shown < 7:
        wide = t.text(canvas, (right - 2, y), lot.floor, style.LILITA, 34, quiet, "rm")
        icon(canvas, style.ICON["floor"], (right - wide - 20, y), 32, quiet)


def _change(canvas: Canvas, at: tuple[float, float], words: str, size: int) -> None:
    """What a figure changed by: green up, red down."""
    ink = style.RED if words.startswith(LESS) else style.LEAF
    t.text(canvas, at, words, t.BOLD, size, ink)


def tag(canvas: Canvas, right: int, middle: int, words: str, fill: Ink, ink: Ink) -> int:
    """A small label that ends at ``right``; returns its width."""
    wide = round(t.length(words, style.LILITA, 34)) + 28
    shapes.plate(canvas, (right - wide, middle - 20, right, middle + 20), 12, fill)
    t.text(canvas, (right - wide / 2, middle), words, style.LILITA, 34, ink, "mm")
    return wide


def dots(canvas: Canvas, xy: tuple[float, float], count: int, limit: int, size: int) -> None:
    """Dots out of the limit; a record that is longer (SB-086) shows all of them."""
    for at in range(max(limit, count)):
        x = xy[0] + at * (size + (9 if size < 34 else 6))
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
