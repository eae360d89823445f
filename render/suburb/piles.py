"""The foot of the board: how many cards lie in each pile, and the price of the stock on top."""

from __future__ import annotations

from engines.suburb.view import SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .page import MARGIN
from .wording import money

HIGH = 84
_SIZE = 40
_PRICE = 48
#: Piles of missions: level, and the icon of those who may draw there.
MISSIONS = (
    ("level1", 1, ""),
    ("level2", 2, ""),
    ("gangster", 3, "gangster"),
    ("common", 3, ""),
    ("upper", 3, "upper"),
)
#: Other piles with their icons.
CARDS = (("gangster_class", -1, "gangster"), ("upper_class", -1, "upper"), ("special", -1, "special"))


def foot(canvas: Canvas, top: int, view: SuburbView, scene: Scene) -> None:
    """A dark strip from ``top`` to the bottom."""
    canvas.rect((0, top, WIDTH, top + HIGH), style.INK)
    counts = dict(view.draws)
    price = money(scene, view.stock_price) if view.stock_price else say(scene, "pic-none")
    parts = [*MISSIONS, *CARDS, ("shop", 0, "shop"), ("stock", 0, "market")]
    wide = [50 + t.length(str(counts.get(deck, 0)), style.LILITA, _SIZE) for deck, _, _ in parts]
    extra = t.length(price, style.LILITA, _PRICE) + 16
    gap = (WIDTH - 2 * MARGIN - 8 - sum(wide) - extra) / (len(parts) - 1)
    x, y = MARGIN + 4.0, top + HIGH / 2
    for (deck, level, emblem), own in zip(parts, wide, strict=True):
        _pile(canvas, x, y, level, emblem)
        at = x + 50
        if deck == "stock":
            at += t.text(canvas, (at + 4, y), price, style.LILITA, _PRICE, style.SUN) + 16
        ink = style.PALE if deck == "stock" else style.WHITE
        t.text(canvas, (at, y), str(counts.get(deck, 0)), style.LILITA, _SIZE, ink)
        x += own + gap


def _pile(canvas: Canvas, x: float, y: float, level: int, emblem: str) -> None:
    """A disc for missions, a card for class and special cards, else the icon alone."""
    if level > 0:
        shapes.shape(canvas, "circle", (x + 21, y), 46, style.CREAM)
        shapes.shape(canvas, "circle", (x + 21, y), 40, style.LEVEL[level])
        if not emblem:
            t.text(canvas, (x + 21, y), str(level), style.LILITA, 30, style.WHITE, "mm")
    elif level < 0:
        shapes.plate(canvas, (round(x), round(y) - 27, round(x) + 42, round(y) + 27), 7, style.CREAM)
    if emblem:
        ink = style.WHITE if level > 0 else style.INK if level < 0 else style.SUN
        icon(canvas, style.ICON[emblem], (x + 21, y), 46 if not level else 34, ink)
