"""The market: three rows of three with price, attack, types and what they do; in short during a combat."""

from __future__ import annotations

from engines.fable.cards import CONTRACTS, COST, FIGURES
from engines.fable.view import FableView
from engines.fable.view.table import ContractView, PriceView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene

from . import style
from .marks import cost, type_mark
from .page import EDGE, MARGIN, leaf
from .typed import typed
from .wording import brief, fee, title

ROWS = (("ally", 116), ("item", 78), ("contract", 78))
_BRIEF, _GAP = 50, 8


def _cards(view: FableView, row: str) -> list[ContractView | PriceView]:
    """What lies in a row."""
    if row == "contract":
        return [one for one in view.contracts if one is not None]
    return [one for one in (view.allies if row == "ally" else view.items) if one.card is not None]


def height(view: FableView, briefly: bool) -> int:
    """Height of the rows in which something lies."""
    highs = [_BRIEF if briefly else high for row, high in ROWS if _cards(view, row)]
    return sum(highs) + _GAP * max(len(highs) - 1, 0)


def market(canvas: Canvas, top: int, view: FableView, scene: Scene, briefly: bool) -> None:
    """All rows in which something lies, the cards of each side by side."""
    for row, full in ROWS:
        high, cards = _BRIEF if briefly else full, _cards(view, row)
        wide = (EDGE - MARGIN - (len(cards) - 1) * _GAP) // max(len(cards), 1)
        for place, one in enumerate(cards):
            left = MARGIN + place * (wide + _GAP)
            box = (left, top, left + wide, top + high)
            if isinstance(one, ContractView):
                own = view.own is not None and one.card in view.own.done
                notice(canvas, box, one.card, one.fame, own, scene, briefly)
            elif one.card is not None:
                (_short if briefly else _tile)(canvas, box, one.card, one.price, scene)
        top += high + _GAP if cards else 0


def price(canvas: Canvas, left: float, middle: float, card: str, now: int, size: int = 25) -> None:
    """A column of pips: what it costs now, and hollow what was taken off."""
    total = max(COST[card], now)
    step = round(size * 1.16)
    y = middle - (total - 1) * step / 2
    if total > now:
        cost(canvas, (left, y), total, size, True, (mix(style.PARCHMENT, style.BRONZE, 0.2), style.BRONZE))
    cost(canvas, (left, y), now, size, True)


def _tile(canvas: Canvas, box: Box, card: str, now: int, scene: Scene) -> None:
    """Price, name and picture; attack, types and the price of its trait; what it does."""
    left, top, right, bottom = box
    leaf(canvas, box)
    tall = card in FIGURES
    price(canvas, left + 28, (top + bottom) / 2, card, now, 27 if tall else 22)
    x, edge = left + 52, right - 14.0
    icon(canvas, style.ART[card], (right - 34, top + (30 if tall else 25)), 44 if tall else 34, style.PLUM)
    name, size = t.fit(title(scene, card), style.NAME, 38, edge - 56 - x, 32)
    t.text(canvas, (x, top + 26), name, style.NAME, size, style.INK)
    if tall:
        attack(canvas, x, top + 62, card, 42)
        pay = fee(card)
        cost(canvas, (right - 78 - (pay - 1) * 28, top + 62), pay, 24, False, (style.GOLD, style.INK))
    words, size = t.fit(brief(scene, card), style.BOOK, 34, edge - x, 27)
    typed(canvas, (x, bottom - (21 if tall else 23)), words, style.BOOK, size, style.PLUM, scene)


def attack(canvas: Canvas, left: float, middle: float, card: str, size: int) -> float:
    """Crossed swords, the printed attack, the printed types; returns the right end."""
    icon(canvas, "crossed-swords", (left + size / 2, middle), size - 2, style.INK)
    x = left + size + 4
    x += t.text(canvas, (x, middle), str(FIGURES[card].attack), style.NUMBER, size + 4, style.INK) + 14
    for kind in FIGURES[card].types:
        type_mark(canvas, kind, (x + size / 2, middle), size)
        x += size + 10
    return x


def _short(canvas: Canvas, box: Box, card: str, now: int, scene: Scene) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    shapes.plate(canvas, box, 10, style.PARCHMENT, style.GOLD, 3)
    price(canvas, left + 22, middle, card, now, 15)
    edge = right - 10.0
    if card in FIGURES:
        kinds = FIGURES[card].types
        step = 44 if len(kinds) < 4 else 38
        edge -= len(kinds) * step
        for place, kind in enumerate(kinds):
            type_mark(canvas, kind, (edge + step / 2 + place * step, middle), step - 8)
        words = str(FIGURES[card].attack)
        edge -= 6
        edge -= t.text(canvas, (edge, middle), words, style.NUMBER, 40, style.INK, "rm") + 8
    else:
        icon(canvas, style.ART[card], (right - 32, middle), 40, style.PLUM)
        edge -= 46
    name, size = t.fit(title(scene, card), style.NAME, 36, edge - left - 42, 27)
    t.text(canvas, (left + 40, middle), name, style.NAME, size, style.INK)


def notice(canvas: Canvas, box: Box, card: str, fame: int, done: bool, scene: Scene, briefly: bool) -> None:
    """A contract: its fame in a wreath, name, and what it asks for; ticked where it is ``done``."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    if briefly:
        shapes.plate(canvas, box, 10, style.PARCHMENT, style.GOLD, 3)
    else:
        leaf(canvas, box)
    wreath = 50 if briefly else 68
    at = (left + 10 + wreath / 2, middle)
    icon(canvas, "laurels", at, wreath, style.BRONZE)
    raised = fame != CONTRACTS[card].fame
    size = 30 if briefly else 38
    t.text(canvas, at, str(fame), style.NUMBER, size, style.WINE if raised else style.INK, "mm")
    x = left + wreath + 20
    room = right - 12 - x
    words = brief(scene, card)
    if done:
        icon(canvas, "check-mark", (right - 32, top + 28), 38, style.EARTH)
    if briefly:
        said, size = t.fit(words, style.BOLD, 34, room - (40 if done else 0), 27)
        typed(canvas, (x, middle), said, style.BOLD, size, style.INK, scene)
        return
    name, size = t.fit(title(scene, card), style.NAME, 38, room - (40 if done else 0), 30)
    t.text(canvas, (x, top + 26), name, style.NAME, size, style.INK)
    said, size = t.fit(words, style.BOOK, 34, room, 27)
    typed(canvas, (x, bottom - 23), said, style.BOOK, size, style.PLUM, scene)
