"""The face-up monsters; in short while a combat is open."""

from __future__ import annotations

from engines.fable.cards import MONSTERS
from engines.fable.glossary import FoeCard
from engines.fable.view import FableView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas, centre
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .marks import disc, medallion, type_mark
from .page import EDGE, MARGIN, panel
from .typed import typed
from .wording import brief, title

HIGH, LOW, NONE = 148, 56, 56
_GAP = 10


def height(view: FableView, briefly: bool) -> int:
    """Height of the monsters; a line where there are none."""
    return (LOW if briefly else HIGH) if any(view.monsters) else NONE


def _boxes(top: int, high: int, many: int) -> list[Box]:
    wide = (EDGE - MARGIN - (many - 1) * _GAP) // many
    lefts = [MARGIN + slot * (wide + _GAP) for slot in range(many)]
    return [(left, top, left + wide, top + high) for left in lefts]


def _lying(view: FableView) -> list[tuple[FoeCard, bool]]:
    """The monsters that lie there, and whether each counts as spotted."""
    pairs = zip(view.monsters, view.spotted, strict=True)
    return [(FoeCard(card), spotted) for card, spotted in pairs if card is not None]


def marks(
    canvas: Canvas,
    left: float,
    middle: float,
    immune: tuple[str, ...],
    vulnerable: tuple[str, ...],
    size: int,
) -> float:
    """Types that count nothing, struck through, then those that count twice; returns the right end."""
    step = round(size * 1.3)
    x = left + size * 0.62
    for kind in immune:
        type_mark(canvas, kind, (x, middle), size, "immune")
        x += step
    x += size * 0.08 if immune else 0
    for kind in vulnerable:
        type_mark(canvas, kind, (x, middle), size, "twice")
        x += step + size * 0.12
    return x - size * 0.62


def monsters(canvas: Canvas, top: int, view: FableView, scene: Scene, briefly: bool) -> None:
    """The face-up monsters side by side."""
    lying = _lying(view)
    if not lying:
        box = (MARGIN, top, EDGE, top + NONE)
        shapes.frame(canvas, box, 12, style.STEEL, 3, 26)
        t.text(canvas, centre(box), say(scene, "pic-empty"), style.BOOK, 36, style.PALE, "mm")
        return
    draw = _brief if briefly else _monster
    boxes = _boxes(top, height(view, briefly), len(lying))
    for box, (card, spotted) in zip(boxes, lying, strict=True):
        draw(canvas, box, card, spotted, scene)


def _monster(canvas: Canvas, box: Box, card: str, spotted: bool, scene: Scene) -> None:
    """A portrait with its fame; name, marks, and what it does."""
    left, top, right, bottom = box
    one = MONSTERS[card]
    panel(canvas, box, style.INDIGO, style.ROSE if spotted else style.GOLD)
    medallion(canvas, (left + 60, top + 60), 96, style.ART[card], style.fiend(card))
    disc(canvas, (left + 38, bottom - 33), 58, str(one.fame))
    x, edge = left + 122.0, right - 12.0
    name, size = t.fit(title(scene, card), style.NAME, 40, edge - x, 34)
    t.text(canvas, (x, top + 31), name, style.NAME, size, style.PARCHMENT)
    words, y = brief(scene, card), bottom - 25
    if spotted:
        icon(canvas, "semi-closed-eye", (right - 34, top + 80), 42, style.ROSE)
    if one.immune or one.vulnerable:
        marks(canvas, x, top + 80, one.immune, one.vulnerable, 50)
    else:
        y -= 12
        if t.length(words, style.BOOK, 33) > edge - x:
            first, mark, rest = words.partition("; ")
            lines = [first + ";", rest] if mark else t.wrap(words, style.BOOK, 33, edge - x - 40, 2)
            for at, line in enumerate(lines):
                said, size = t.fit(line, style.BOOK, 34, edge - x, 27)
                typed(canvas, (x, y - 30 + at * 38), said, style.BOOK, size, style.PALE, scene)
            return
        y -= 12
    if words:
        words, size = t.fit(words, style.BOOK, 34, edge - x, 27)
        typed(canvas, (x, y), words, style.BOOK, size, style.PALE, scene)


def _brief(canvas: Canvas, box: Box, card: str, spotted: bool, scene: Scene) -> None:
    """The same in ``LOW`` pixels: fame, name, what to strike with."""
    left, top, right, bottom = box
    one, middle = MONSTERS[card], (top + bottom) / 2
    shapes.plate(canvas, box, 12, style.INDIGO, style.ROSE if spotted else style.STEEL, 3)
    disc(canvas, (left + 34, middle), 48, str(one.fame))
    many = len(one.immune) + len(one.vulnerable)
    edge = right - 8 - many * 50
    marks(canvas, edge, middle, one.immune, one.vulnerable, 38)
    room = edge - left - 70
    lines = [title(scene, card)]
    if t.length(lines[0], style.NAME, 28) > room:
        lines = t.wrap(lines[0], style.NAME, 27, room, 2)
    for place, line in enumerate(lines):
        name, size = t.fit(line, style.NAME, 36 if len(lines) == 1 else 27, room, 27)
        y = middle + (place - (len(lines) - 1) / 2) * 26
        t.text(canvas, (left + 66, y), name, style.NAME, size, style.PARCHMENT)
