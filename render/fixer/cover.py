"""The game's own picture, for a lobby: the four suits in their circle under the title."""

from __future__ import annotations

from PIL import Image

from engines.core.words import Words
from render.kit import cards
from render.kit.canvas import WIDTH, Canvas
from render.kit.lettering import Face, fit, text
from render.kit.shapes import arrow, polygon

from . import style
from .page import paper

HEIGHT = 560
_BAND = 214
_CARD = 164
_GAP = 92
#: The cards that stand for the suits, strongest of the circle first.
_SHOWN = ("R9", "C7", "M5", "P1")
_BARLOW = Face("barlow-condensed", 600)


def cover(say: Words) -> Image.Image:
    """1,280 × 560 pixels; the same for every table."""
    canvas = Canvas.blank(HEIGHT, style.PAPER)
    paper(canvas, _BAND, HEIGHT)
    canvas.rect((0, 0, WIDTH, _BAND), style.INK)
    canvas.rect((0, _BAND, WIDTH, _BAND + 8), style.SIGNAL)
    text(canvas, (48, _BAND / 2), say("name"), style.ABRIL, 168, style.WHITE, "lm")
    words, size = fit(say("pic-cover"), _BARLOW, 46, 560, 34)
    text(canvas, (WIDTH - 48, _BAND / 2), words, _BARLOW, size, style.SIGNAL, "rm")
    left = (WIDTH - 4 * _CARD - 3 * _GAP) // 2
    top = _BAND + 26
    middle = top + cards.height(_CARD) / 2
    for at, name in enumerate(_SHOWN):
        x = left + at * (_CARD + _GAP)
        cards.card(canvas, (x, top), _CARD, style.SPECS[name])
        if at + 1 < len(_SHOWN):
            arrow(canvas, (x + _CARD + _GAP / 2, middle), 44, style.INK)
    _back(canvas, left + 3 * (_CARD + _GAP) + _CARD // 2, left + _CARD // 2, top + cards.height(_CARD) + 12)
    return canvas.image


def _back(canvas: Canvas, start: int, end: int, top: int) -> None:
    """The way from the last suit round to the first: the circle has no strongest one."""
    low = top + 44
    canvas.rect((start - 6, top, start + 6, low + 6), style.INK)
    canvas.rect((end - 6, low - 6, start + 6, low + 6), style.INK)
    canvas.rect((end - 6, top + 20, end + 6, low + 6), style.INK)
    head = polygon(44, ((0.5, 0.05), (1.0, 0.9), (0.0, 0.9)))
    canvas.stamp(head, (end - 22, top - 6), style.INK)


def cover_alt(say: Words) -> str:
    """The cover in words."""
    return say("alt-cover")
