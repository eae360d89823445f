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
from .typed import typed
from .wording import fitted_parts, letters, printed, title

LOW = 8
"""A draw pile with no more cards than that is shown."""
_DECKS = (
    ("legend", "crown", style.VIOLET),
    ("monster", "dread-skull", style.PALE),
    ("ally", "three-friends", style.GOLD),
    ("item", "knapsack", style.GOLD),
    ("contract", "tied-scroll", style.GOLD),
)


def height(view: FableView) -> int:
    """Height of the line."""
    return STRIP


def today(canvas: Canvas, top: int, view: FableView, scene: Scene) -> None:
    """What happened in this turn, as contracts look at it; what still counts; and draw piles that run low."""
    day = view.day
    shapes.plate(canvas, (MARGIN, top, EDGE, top + STRIP), 14, style.DEEP, style.STEEL, 3)
    middle = top + STRIP / 2
    x = MARGIN + 22.0
    label = title(scene, view.playing[-1]) if view.playing else say(scene, "pic-today")
    x += t.text(canvas, (x, middle), label, style.BOLD, 36, style.GOLD) + 22
    if view.playing:
        shapes.frame(canvas, (MARGIN, top, EDGE, top + STRIP), 14, style.GOLD, 4)
    edge = _piles(canvas, EDGE - 24.0, middle, view)
    parts = day_counts(view, scene)
    if day.dealt:
        edge -= len(day.dealt) * 50
        for place, kind in enumerate(day.dealt):
            type_mark(canvas, kind, (edge + 26 + place * 50, middle), 42)
        edge -= 10 + t.text(
            canvas, (edge - 4, middle), say(scene, "pic-dealt"), style.BOOK, 34, style.PALE, "rm"
        )
    for place, card in enumerate(day.beaten):
        if x > edge - 150 and place < len(day.beaten) - 1:
            words = say(scene, "pic-plus", n=len(day.beaten) - place)
            x += t.text(canvas, (x, middle), words, style.SANS, 36, style.PALE) + 16
            break
        icon(canvas, style.ART[card], (x + 22, middle), 46, style.fiend(card))
        disc(canvas, (x + 48, middle + 12), 34, str(printed(card)))
        x += 78
    if not parts and not day.beaten and not day.dealt:
        x += t.text(canvas, (x, middle), say(scene, "pic-day-none"), style.BOOK, 34, style.PALE)
        _key(canvas, (x, edge), middle, scene)
        return
    if edge - x < 120:
        return
    words, size = fitted_parts(scene, parts, edge - x, 36)
    typed(canvas, (x, middle), words, style.BOOK, size, style.PALE, scene)


def _key(canvas: Canvas, sides: tuple[float, float], middle: float, scene: Scene) -> None:
    """The letters of all types beside their marks, if there is room."""
    step = 112
    x = sides[1] - step * len(style.TYPES)
    if x < sides[0] + 20:
        return
    for kind in style.TYPES:
        type_mark(canvas, kind, (x + 24, middle), 40)
        t.text(canvas, (x + 52, middle), letters(scene, kind), style.SANS, 32, style.PALE)
        x += step


def _piles(canvas: Canvas, right: float, middle: float, view: FableView) -> float:
    """What is left of each deck that runs low; returns the left end."""
    decks = dict(view.decks)
    for name, sign, ink in reversed(_DECKS):
        n = decks.get(name, LOW + 1)
        if n <= LOW:
            right -= t.text(canvas, (right, middle), str(n), style.SANS, 36, ink, "rm") + 4
            icon(canvas, sign, (right - 20, middle), 38, ink)
            right -= 58
    return right


def day_counts(view: FableView, scene: Scene) -> list[str]:
    """Recruits, items and traits of this turn, and what still counts in it."""
    day = view.day
    counted = (("recruits", day.recruits), ("items", day.items), ("traits", day.traits), ("purse", day.purse))
    parts = [say(scene, f"pic-day-{key}", n=n) for key, n in counted if n]
    parts += [
        say(scene, "pic-day-surge", type=letters(scene, surge.type), n=surge.add) for surge in day.surges
    ]
    return parts + [say(scene, "pic-day-discount", n=off, uses=uses) for off, uses in day.discounts]
