"""The three face-up monsters and the piles beside them; in short while a combat is open."""

from __future__ import annotations

from engines.fable.cards import MONSTERS
from engines.fable.view import FableView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .marks import disc, medallion, type_mark
from .page import EDGE, MARGIN, panel
from .wording import brief, letters, title

HIGH, LOW = 194, 72
_PILE = 104
_GAP = 12
WIDE = (EDGE - MARGIN - _PILE - 3 * _GAP) // 3


def _boxes(top: int, high: int) -> list[Box]:
    found = []
    for slot in range(3):
        left = MARGIN + slot * (WIDE + _GAP)
        found.append((left, top, left + WIDE, top + high))
    return found


def marks(
    canvas: Canvas,
    left: float,
    middle: float,
    immune: tuple[str, ...],
    vulnerable: tuple[str, ...],
    scene: Scene,
    size: int,
) -> float:
    """Types that count nothing, struck through, then those that count twice; returns the right end."""
    step = round(size * 1.36)
    x = left + size * 0.62
    for kind in immune:
        type_mark(canvas, kind, (x, middle), size, letters(scene, kind), "immune")
        x += step
    x += size * 0.08 if immune else 0
    for kind in vulnerable:
        type_mark(canvas, kind, (x, middle), size, letters(scene, kind), "twice")
        x += step + size * 0.12
    return x - size * 0.62


def monsters(canvas: Canvas, top: int, view: FableView, scene: Scene) -> None:
    """The board of monsters, ``HIGH`` pixels high."""
    for slot, box in enumerate(_boxes(top, HIGH)):
        card = view.monsters[slot] if slot < len(view.monsters) else None
        if card is None:
            _empty(canvas, box, scene)
        else:
            _monster(canvas, box, card, view.spotted[slot], scene)
    _piles(canvas, top, HIGH, view, scene)


def _empty(canvas: Canvas, box: Box, scene: Scene) -> None:
    shapes.frame(canvas, box, 12, style.STEEL, 3, 26)
    at = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    t.text(canvas, at, say(scene, "pic-empty"), style.BOOK, 34, style.STEEL, "mm")


def _monster(canvas: Canvas, box: Box, card: str, spotted: bool, scene: Scene) -> None:
    left, top, right, bottom = box
    one = MONSTERS[card]
    panel(canvas, box, style.INDIGO, style.ROSE if spotted else style.GOLD)
    medallion(canvas, (right - 72, bottom - 70), 106, style.ART[card], style.fiend(card))
    disc(canvas, (left + 42, top + 42), 60, str(one.fame))
    name, size = t.fit(title(scene, card), style.NAME, 40, right - left - 96, 30)
    t.text(canvas, (left + 82, top + 43), name, style.NAME, size, style.PARCHMENT)
    marks(canvas, left + 14, top + 102, one.immune, one.vulnerable, scene, 46)
    x, room = left + 18, right - left - 150
    if spotted:
        icon(canvas, "semi-closed-eye", (x + 18, bottom - 30), 38, style.ROSE)
        x, room = x + 46, room - 46
    words = brief(scene, card)
    size = 32 if t.length(words, style.BOOK, 32) <= room else 28
    lines = _parted(words, size, room)
    y = bottom - (30 if len(lines) == 1 else 22)
    for place, line in enumerate(reversed(lines)):
        t.text(canvas, (x, y - place * 29), line, style.BOOK, size, style.PALE)


def _parted(words: str, size: int, room: float) -> list[str]:
    """``words`` in one or two lines, parted between two effects where both halves fit."""
    first, mark, rest = words.partition("; ")
    halves = [first + mark.strip(), rest]
    whole = t.length(words, style.BOOK, size) <= room
    if mark and not whole and all(t.length(half, style.BOOK, size) <= room for half in halves):
        return halves
    return t.wrap(words, style.BOOK, size, room, 2)


def _piles(canvas: Canvas, top: int, high: int, view: FableView, scene: Scene) -> None:
    """What is left of legends and monsters."""
    left = EDGE - _PILE
    decks = dict(view.decks)
    shapes.plate(canvas, (left, top, EDGE, top + high), 12, style.NIGHT, style.VIOLET, 3)
    middle = left + _PILE / 2
    found = (
        ("crown", decks.get("legend", 0), style.VIOLET),
        ("dread-skull", decks.get("monster", 0), style.PALE),
    )
    if high < 100:
        for place, (name, n, ink) in enumerate(found):
            y = top + high * (0.29 + 0.43 * place)
            icon(canvas, name, (middle - 24, y), 34, ink)
            t.text(canvas, (middle, y), str(n), style.SANS, 34, ink)
        return
    for place, (name, n, ink) in enumerate(found):
        y = top + 32 + place * 90
        icon(canvas, name, (middle, y), 46, ink)
        t.text(canvas, (middle, y + 45), str(n), style.SANS, 42, ink, "mm")


def briefly(canvas: Canvas, top: int, view: FableView, scene: Scene) -> None:
    """The same in ``LOW`` pixels: fame, name, what to strike with."""
    for slot, box in enumerate(_boxes(top, LOW)):
        left, _, right, bottom = box
        card = view.monsters[slot] if slot < len(view.monsters) else None
        middle = (top + bottom) / 2
        if card is None:
            shapes.frame(canvas, box, 12, style.STEEL, 3, 26)
            continue
        one = MONSTERS[card]
        shapes.plate(canvas, box, 12, style.INDIGO, style.ROSE if view.spotted[slot] else style.STEEL, 3)
        disc(canvas, (left + 34, middle), 46, str(one.fame))
        many = len(one.immune) + len(one.vulnerable)
        edge = right - 12 - many * 54
        marks(canvas, edge, middle, one.immune, one.vulnerable, scene, 38)
        lines = [title(scene, card)]
        room, size = edge - left - 72, 34
        if t.length(lines[0], style.NAME, 28) > room:
            lines = t.wrap(lines[0], style.NAME, 27, room, 2)
        for place, line in enumerate(lines):
            name, size = t.fit(line, style.NAME, 34 if len(lines) == 1 else 27, room, 20)
            y = middle + (place - (len(lines) - 1) / 2) * 27
            t.text(canvas, (left + 66, y), name, style.NAME, size, style.PARCHMENT)
    _piles(canvas, top, LOW, view, scene)
