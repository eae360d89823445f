"""The line at the foot: what happened in this turn, and what still counts in it."""

from __future__ import annotations

from engines.fable.view import FableView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .marks import disc, type_mark
from .page import EDGE, MARGIN, STRIP
from .wording import dotted, letters, printed, title


def today(canvas: Canvas, top: int, view: FableView, scene: Scene) -> None:
    """What happened in this turn, as contracts look at it; and what still counts in it."""
    day = view.day
    shapes.plate(canvas, (MARGIN, top, EDGE, top + STRIP), 14, style.DEEP, style.STEEL, 3)
    middle = top + STRIP / 2
    x = MARGIN + 22.0
    label = title(scene, view.playing[-1]) if view.playing else say(scene, "pic-today")
    x += t.text(canvas, (x, middle), label, style.BOLD, 36, style.GOLD) + 22
    if view.playing:
        shapes.frame(canvas, (MARGIN, top, EDGE, top + STRIP), 14, style.GOLD, 4)
    room = EDGE - 24
    edge = room - len(day.dealt) * 48.0
    for place, card in enumerate(day.beaten):
        if x > edge - 130 and place < len(day.beaten) - 1:
            words = say(scene, "pic-plus", n=len(day.beaten) - place)
            x += t.text(canvas, (x, middle), words, style.SANS, 36, style.PALE) + 16
            break
        icon(canvas, style.ART[card], (x + 22, middle), 44, style.fiend(card))
        disc(canvas, (x + 44, middle + 16), 26, str(printed(card)))
        x += 68
    x += 8 if day.beaten else 0
    parts = day_counts(view, scene)
    if not parts and not day.beaten and not day.dealt:
        t.text(canvas, (x, middle), say(scene, "pic-day-none"), style.BOOK, 34, style.PALE)
        return
    for place, kind in enumerate(day.dealt):
        type_mark(canvas, kind, (edge + 30 + place * 48, middle), 36, letters(scene, kind))
    if edge - x < 120:
        return
    words, size = t.fit(dotted(scene, parts), style.BOOK, 34, edge - x, 24)
    t.text(canvas, (x, middle), words, style.BOOK, size, style.PALE)


def day_counts(view: FableView, scene: Scene) -> list[str]:
    """Recruits, items and traits of this turn, and what still counts in it."""
    day = view.day
    counted = (("recruits", day.recruits), ("items", day.items), ("traits", day.traits), ("purse", day.purse))
    parts = [say(scene, f"pic-day-{key}", n=n) for key, n in counted if n]
    parts += [
        say(scene, "pic-day-surge", type=letters(scene, surge.type), n=surge.add) for surge in day.surges
    ]
    return parts + [say(scene, "pic-day-discount", n=off, uses=uses) for off, uses in day.discounts]
