"""The game's own picture, for a lobby: the title among the spaces of the street."""

from __future__ import annotations

from PIL import Image

from engines.core.words import Words, plain
from engines.lepro.cards import CHARACTERS
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.lettering import fit, text
from render.kit.palette import mix

from . import style
from .page import edging, fans

HEIGHT = 560
_TILES = (
    "refuge",
    "recruitment",
    "adventure",
    "mission",
    "robbery",
    "boxe",
    "collection",
    "expert",
    "passage",
)


def cover(say: Words) -> Image.Image:
    """1,280 × 560 pixels; the same for every table."""
    canvas = Canvas.blank(HEIGHT, style.GREEN)
    fans(canvas, (0, 0, WIDTH, HEIGHT))
    edging(canvas, (6, 6, WIDTH - 6, HEIGHT - 6))
    step = (WIDTH - 72) / len(_TILES)
    for at, word in enumerate(_TILES):
        fill, ink = style.tone(word)
        left = round(36 + at * step)
        box = (left + 3, 34, round(left + step) - 3, 162)
        shapes.plate(canvas, box, 8, fill)
        icon(canvas, style.ICON[word], ((box[0] + box[2]) / 2, 98), 92, ink)
    name = plain(say("pic-game"))
    text(canvas, (WIDTH / 2 + 6, 276), name, style.LIMELIGHT, 190, style.NIGHT, "mm")
    text(canvas, (WIDTH / 2, 270), name, style.LIMELIGHT, 190, style.GOLD, "mm")
    words, size = fit(plain(say("pic-tagline")), style.GOTHIC, 62, WIDTH - 160, 36)
    text(canvas, (WIDTH / 2, 394), words, style.GOTHIC, size, style.CREAM, "mm")
    step = (WIDTH - 140) / len(CHARACTERS)
    for at, word in enumerate(CHARACTERS):
        x = 70 + step * (at + 0.5)
        shapes.shape(canvas, "circle", (x, 484), 92, style.GOLD)
        shapes.shape(canvas, "circle", (x, 484), 84, mix(style.NIGHT, style.GREEN, 0.3))
        icon(canvas, style.EMBLEM[word], (x, 484), 54, style.CREAM)
    return canvas.image


def cover_alt(say: Words) -> str:
    """The cover in words."""
    return say("alt-cover")
