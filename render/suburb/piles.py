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

HIGH = 102
_LABEL = 31
_SIZE = 38
_PRICE = 44
_MARK = 48
_NEAR = 14
#: Piles side by side under one word: level (0: none, below: a card's back), icon of whoever may draw there.
GROUPS: tuple[tuple[str, tuple[tuple[str, int, str], ...]], ...] = (
    (
        "missions",
        (
            ("level1", 1, ""),
            ("level2", 2, ""),
            ("gangster", 3, "gangster"),
            ("common", 3, ""),
            ("upper", 3, "upper"),
        ),
    ),
    (
        "cards",
        (("gangster_class", -1, "gangster"), ("upper_class", -1, "upper"), ("special", -1, "special")),
    ),
    ("shops", (("shop", 0, "shop"),)),
    ("stocks", (("stock", 0, "market"),)),
)


def foot(canvas: Canvas, top: int, view: SuburbView, scene: Scene) -> None:
    """A dark strip from ``top`` to the bottom: a word for each group of piles, under it the piles."""
    canvas.rect((0, top, WIDTH, top + HIGH), style.INK)
    counts = dict(view.draws)
    price = money(scene, view.stock_price) if view.stock_price else say(scene, "pic-none")
    extra = t.length(price, style.LILITA, _PRICE) + 16
    labels = [say(scene, f"pic-piles-{name}") for name, _ in GROUPS]
    own = [
        [_MARK + t.length(str(counts.get(one[0], 0)), style.LILITA, _SIZE) for one in piles]
        for _, piles in GROUPS
    ]
    wide = [
        max(
            sum(each) + _NEAR * (len(each) - 1) + extra * (name == "stocks"),
            t.length(label, style.HEAVY, _LABEL),
        )
        for (name, _), each, label in zip(GROUPS, own, labels, strict=True)
    ]
    gap = (WIDTH - 2 * MARGIN - 8 - sum(wide)) / (len(GROUPS) - 1)
    left, y = MARGIN + 4.0, top + 70.0
    for (name, piles), each, label, whole in zip(GROUPS, own, labels, wide, strict=True):
        t.text(canvas, (left, top + 24), label, style.HEAVY, _LABEL, style.PALE)
        if left > MARGIN + 4:
            canvas.rect(
                (round(left - gap / 2) - 1, top + 16, round(left - gap / 2) + 1, top + HIGH - 12), style.SLATE
            )
        x = left
        for (deck, level, emblem), width in zip(piles, each, strict=True):
            _pile(canvas, x, y, level, emblem)
            at = x + _MARK
            if name == "stocks":
                at += t.text(canvas, (at, y), price, style.LILITA, _PRICE, style.SUN) + 16
            ink = style.PALE if name == "stocks" else style.WHITE
            t.text(canvas, (at, y), str(counts.get(deck, 0)), style.LILITA, _SIZE, ink)
            x += width + _NEAR
        left += whole + gap


def _pile(canvas: Canvas, x: float, y: float, level: int, emblem: str) -> None:
    """A disc for missions, a card for class and special cards, else the icon alone."""
    if level > 0:
        shapes.shape(canvas, "circle", (x + 20, y), 44, style.CREAM)
        shapes.shape(canvas, "circle", (x + 20, y), 38, style.LEVEL[level])
        if not emblem:
            t.text(canvas, (x + 20, y), str(level), style.LILITA, 30, style.WHITE, "mm")
    elif level < 0:
        shapes.plate(canvas, (round(x), round(y) - 25, round(x) + 40, round(y) + 25), 7, style.CREAM)
    if emblem:
        ink = style.WHITE if level > 0 else style.INK if level < 0 else style.SUN
        icon(canvas, style.ICON[emblem], (x + 20, y), 42 if not level else 32, ink)
