"""The market: three rows of three with price, attack, types and what they do; in short during a combat."""

from __future__ import annotations

from engines.fable.cards import CONTRACTS, COST, FIGURES
from engines.fable.view import FableView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene

from . import style
from .marks import cost, type_mark
from .page import EDGE, MARGIN, leaf
from .wording import brief, fee, letters, title

ROWS = (("ally", 130), ("item", 92), ("contract", 92))
_BRIEF = 58
_SIDE = 64
_GAP = 10
_WIDE = (EDGE - MARGIN - _SIDE - 2 * _GAP) // 3


def height(briefly: bool) -> int:
    """Height of all three rows."""
    return sum(_BRIEF if briefly else high for _, high in ROWS) + 2 * _GAP


def market(canvas: Canvas, top: int, view: FableView, scene: Scene, briefly: bool) -> None:
    """All three rows, with what is left of each deck."""
    decks = dict(view.decks)
    for row, full in ROWS:
        high = _BRIEF if briefly else full
        middle = top + high / 2
        if briefly:
            icon(canvas, style.ROWS[row], (MARGIN + 26, middle), 46, style.GOLD)
        else:
            icon(canvas, style.ROWS[row], (MARGIN + 26, middle - 18), 50, style.GOLD)
            n = str(decks.get(row, 0))
            t.text(canvas, (MARGIN + 26, middle + 26), n, style.SANS, 30, style.PALE, "mm")
        for slot in range(3):
            left = MARGIN + _SIDE + slot * (_WIDE + _GAP)
            _slot(canvas, (left, top, left + _WIDE, top + high), row, slot, view, scene, briefly)
        top += high + _GAP


def _slot(
    canvas: Canvas, box: Box, row: str, slot: int, view: FableView, scene: Scene, briefly: bool
) -> None:
    if row == "contract":
        found = view.contracts[slot] if slot < len(view.contracts) else None
        if found is None:
            _empty(canvas, box)
            return
        own = view.own is not None and found.card in view.own.done
        notice(canvas, box, found.card, found.fame, own, scene, briefly)
        return
    priced = (view.allies if row == "ally" else view.items)[slot : slot + 1]
    if not priced or priced[0].card is None:
        _empty(canvas, box)
    elif briefly:
        _short(canvas, box, priced[0].card, priced[0].price, scene)
    else:
        _tile(canvas, box, priced[0].card, priced[0].price, scene)


def _empty(canvas: Canvas, box: Box) -> None:
    shapes.frame(canvas, box, 12, style.STEEL, 3, 26)


def price(canvas: Canvas, left: float, middle: float, card: str, now: int, size: int = 25) -> None:
    """A column of pips: what it costs now, and hollow what was taken off."""
    total = max(COST[card], now)
    step = round(size * 1.16)
    y = middle - (total - 1) * step / 2
    if total > now:
        cost(canvas, (left, y), total, size, True, (mix(style.PARCHMENT, style.BRONZE, 0.2), style.BRONZE))
    cost(canvas, (left, y), now, size, True)


def _tile(canvas: Canvas, box: Box, card: str, now: int, scene: Scene) -> None:
    left, top, right, bottom = box
    leaf(canvas, box)
    tall = card in FIGURES
    price(canvas, left + 28, (top + bottom) / 2 - (12 if tall else 0), card, now, 25 if tall else 21)
    x, room = left + 52, right - left - 66
    name, size = t.fit(title(scene, card), style.NAME, 38, room, 30)
    t.text(canvas, (x, top + 30), name, style.NAME, size, style.INK)
    words = brief(scene, card)
    if card in FIGURES:
        attack(canvas, x, top + 71, card, scene, 38)
        pay = fee(card)
        cost(canvas, (right - 24 - (pay - 1) * 26, top + 71), pay, 22, False, (style.GOLD, style.INK))
    words, size = t.fit(words, style.BOOK, 33, room, 25)
    t.text(canvas, (x, bottom - (23 if card in FIGURES else 28)), words, style.BOOK, size, style.PLUM)


def attack(canvas: Canvas, left: float, middle: float, card: str, scene: Scene, size: int) -> float:
    """Crossed swords, the printed attack, the printed types; returns the right end."""
    icon(canvas, "crossed-swords", (left + size / 2, middle), size, style.INK)
    x = left + size + 4
    x += t.text(canvas, (x, middle), str(FIGURES[card].attack), style.NUMBER, size + 2, style.INK) + 14
    for kind in FIGURES[card].types:
        type_mark(canvas, kind, (x + size / 2, middle), size, letters(scene, kind))
        x += size + 14
    return x


def _short(canvas: Canvas, box: Box, card: str, now: int, scene: Scene) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    shapes.plate(canvas, box, 10, style.PARCHMENT, style.GOLD, 3)
    price(canvas, left + 22, middle, card, now, 15)
    edge = right - 12.0
    if card in FIGURES:
        edge -= len(FIGURES[card].types) * 42
        for place, kind in enumerate(FIGURES[card].types):
            type_mark(canvas, kind, (edge + 21 + place * 42, middle), 32, letters(scene, kind))
        words = str(FIGURES[card].attack)
        edge -= 6
        edge -= t.text(canvas, (edge, middle), words, style.NUMBER, 38, style.INK, "rm") + 8
    name, size = t.fit(title(scene, card), style.NAME, 34, edge - left - 44, 20)
    t.text(canvas, (left + 40, middle), name, style.NAME, size, style.INK)


def notice(canvas: Canvas, box: Box, card: str, fame: int, done: bool, scene: Scene, briefly: bool) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    if briefly:
        shapes.plate(canvas, box, 10, style.PARCHMENT, style.GOLD, 3)
    else:
        leaf(canvas, box)
    wreath = 50 if briefly else 66
    at = (left + 12 + wreath / 2, middle)
    icon(canvas, "laurels", at, wreath, style.BRONZE)
    raised = fame != CONTRACTS[card].fame
    t.text(canvas, at, str(fame), style.NUMBER, wreath // 2, style.WINE if raised else style.INK, "mm")
    x = left + wreath + 20
    room = right - 14 - x
    if done:
        icon(canvas, "check-mark", (right - 32, top + 28), 36, style.EARTH)
        room -= 40
    if briefly:
        name, size = t.fit(brief(scene, card), style.BOLD, 32, room, 24)
        t.text(canvas, (x, middle), name, style.BOLD, size, style.INK)
        return
    name, size = t.fit(title(scene, card), style.NAME, 36, room, 28)
    t.text(canvas, (x, top + 30), name, style.NAME, size, style.INK)
    words, size = t.fit(brief(scene, card), style.BOOK, 33, right - 14 - x, 25)
    t.text(canvas, (x, bottom - 28), words, style.BOOK, size, style.PLUM)
