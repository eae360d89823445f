"""The game's own picture, for a lobby: a great moon, the title, beasts above and heroes below."""

from __future__ import annotations

from PIL import Image

from engines.core.words import Words, plain
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.lettering import fit, text
from render.kit.palette import mix
from render.kit.tokens import LETTERS

from . import style
from .marks import crescent, medallion, token
from .page import page

HEIGHT = 560
_BEASTS = ("M36", "M11", "M09", "L05", "M32", "M38", "L13", "M17")
_ROAD = ("H1", "", "", "H2", "", "", "H3", "", "", "H4")


def cover(say: Words) -> Image.Image:
    """1,280 × 560 pixels; the same for every table."""
    canvas = page(HEIGHT)
    canvas.rect((0, 0, WIDTH, 110), style.NIGHT)
    for ring in range(4, 0, -1):
        shade = mix(style.NIGHT, style.BLUE, 1 - ring * 0.21)
        shapes.shape(canvas, "circle", (WIDTH / 2, 250), 330 + ring * 120, shade)
    crescent(canvas, (WIDTH / 2, 250), 400, mix(style.BLUE, style.PALE, 0.2))
    step = (WIDTH - 80) / len(_BEASTS)
    for at, card in enumerate(_BEASTS):
        y = 92 + (abs(at - (len(_BEASTS) - 1) / 2) ** 2) * 5
        medallion(canvas, (40 + step * (at + 0.5), y), 104, style.ART[card], style.fiend(card))
    name = plain(say("pic-game"))
    text(canvas, (WIDTH / 2 + 5, 281), name, style.ALMENDRA, 172, style.DEEP, "mm")
    text(canvas, (WIDTH / 2, 275), name, style.ALMENDRA, 172, style.GOLD, "mm")
    words, size = fit(plain(say("pic-tagline")), style.BOOK, 50, WIDTH - 120, 32)
    text(canvas, (WIDTH / 2, 388), words, style.BOOK, size, style.PARCHMENT, "mm")
    _road(canvas, 484)
    return canvas.image


def _road(canvas: Canvas, middle: int) -> None:
    """A piece of the track with the four tokens on it."""
    box = (56, middle - 40, WIDTH - 56, middle + 40)
    shapes.plate(canvas, box, 40, style.PARCHMENT, style.GOLD, 4)
    step = (box[2] - box[0] - 80) / len(_ROAD)
    for at, hero in enumerate(_ROAD):
        x = box[0] + 40 + step * (at + 0.5)
        if at:
            line = round(x - step / 2)
            canvas.rect((line - 1, box[1] + 4, line + 1, box[3] - 4), mix(style.PARCHMENT, style.BRONZE, 0.5))
        if hero:
            token(canvas, hero, (x, middle), 60, LETTERS[at // 3])
        elif at % 3 == 1:
            icon(canvas, "crown", (x, middle), 52, style.WINE)
        else:
            shapes.shape(canvas, "circle", (x, middle), 56, style.GOLD)
            shapes.shape(canvas, "circle", (x, middle), 48, style.INK)
            crescent(canvas, (x, middle), 32, style.PARCHMENT)


def cover_alt(say: Words) -> str:
    """The cover in words."""
    return say("alt-cover")
