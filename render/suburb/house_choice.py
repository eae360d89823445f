"""While player cards are chosen: all eight, the free ones bright, the others with whoever took them."""

from __future__ import annotations

from engines.suburb.cards import HOUSES, House
from engines.suburb.view import SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .house import picture
from .marks import mark
from .page import framed, slab
from .wording import ability, awaited, named, one_size

_GAP = 12
_TILE = 160
_SEATS = 96
HIGH = _SEATS + 18 + 4 * (_TILE + _GAP) - _GAP + 24


def panel(canvas: Canvas, box: Box, view: SuburbView, scene: Scene) -> None:
    """The seats in their order, then eight tiles in two columns: upper class left, gangsters right."""
    left, top, right, _ = box
    _seats(canvas, box, view, scene)
    top += _SEATS + 18
    wide = (right - left - _GAP) // 2
    taken = {player.house: seat for seat, player in enumerate(view.players) if player.house}
    for at, house in enumerate(HOUSES):
        x = left + (at // 4) * (wide + _GAP)
        y = top + (at % 4) * (_TILE + _GAP)
        _tile(canvas, (x, y, x + wide, y + _TILE), house, taken.get(house), view, scene)


def _seats(canvas: Canvas, box: Box, view: SuburbView, scene: Scene) -> None:
    """Who chooses, from the starting player clockwise."""
    left, top, right, _ = box
    count = len(view.players)
    step = (right - left + 10) / count
    chooser = awaited(view, scene)
    roomy = count < 5
    for at in range(count):
        seat = (view.first + at) % count
        x = round(left + at * step)
        edge = round(left + (at + 1) * step) - 10
        fill = style.SUN if seat == chooser else style.CREAM
        slab(canvas, (x, top, edge, top + _SEATS - 8), fill)
        y = top + (_SEATS - 8) / 2
        mark(canvas, seat, (x + 42, y), 50)
        house = view.players[seat].house
        name, size = one_size(view, scene, seat, size=42, width=edge - x - (134 if roomy else 84), least=30)
        t.text(canvas, (x + 76, y), name, style.LILITA, size, style.INK)
        if house and roomy:
            icon(canvas, style.ICON[view.players[seat].kind], (edge - 34, y), 42, style.INK)


def _tile(canvas: Canvas, box: Box, house: House, owner: int | None, view: SuburbView, scene: Scene) -> None:
    left, top, right, bottom = box
    free = owner is None
    fill = style.CREAM if free else style.SAND
    shapes.plate(canvas, box, 14, fill, style.INK, 4)
    frame = (left + 12, top + 12, left + 12 + 164, bottom - 12)
    neutral = 3 if HOUSES[house].kind == "upper" else 1
    size = (frame[2] - frame[0], frame[3] - frame[1])
    framed(canvas, frame, picture(house, owner if owner is not None else neutral, 1, False, size))
    x = frame[2] + 18
    icon(canvas, style.ICON[HOUSES[house].kind], (right - 44, top + 44), 50, style.INK)
    words, size_ = t.fit(ability(scene, house), style.LILITA, 46, right - 78 - x, 32)
    t.text(canvas, (x, top + 46), words, style.LILITA, size_, style.INK)
    y = top + 116
    if owner is None:
        words, size_ = t.fit(say(scene, f"house-{house}.text"), style.HEAVY, 38, right - 18 - x, 26)
        t.text(canvas, (x, y), words, style.HEAVY, size_, style.SLATE)
        return
    mark(canvas, owner, (x + 30, y), 54)
    room = right - 24 - x - 70
    words, size_ = named(view, scene, owner, 44, room, 34)
    t.text(canvas, (x + 70, y), words, style.LILITA, size_, style.INK)
