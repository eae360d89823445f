"""The game's own picture, for a lobby: the street from morning to night."""

from __future__ import annotations

from PIL import Image

from engines.core.words import Words, plain
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.lettering import fit

from . import style
from .fixed_palette import settled
from .house import street
from .marks import outlined

HEIGHT = 560
_STREET = 292
_PAVEMENT = 506
#: House, seat, level and upgrade, from left to right.
_STANDS = (
    ("upper2", 0, 1, False),
    ("gangster1", 1, 1, False),
    ("upper3", 2, 2, True),
    ("gangster4", 3, 2, False),
    ("upper1", 4, 3, True),
    ("gangster2", 5, 3, True),
)
_SKIES = ((style.DAY, 0), (style.DUSK, 1), (style.NIGHT, 2))


def cover(say: Words) -> Image.Image:
    """1,280 × 560 pixels; the same for every table."""
    canvas = Canvas.blank(HEIGHT, style.ROAD)
    canvas.image.paste(street((WIDTH, _STREET), _STANDS), (0, _PAVEMENT - _STREET))
    for sky, at in _SKIES:
        canvas.rect((WIDTH * at // 3, 0, WIDTH * (at + 1) // 3, _PAVEMENT - _STREET), sky)
    canvas.rect((0, _PAVEMENT, WIDTH, _PAVEMENT + 5), style.INK)
    for x in range(-30, WIDTH, 118):
        shapes.plate(canvas, (x, 528, x + 66, 538), 5, style.CREAM)
    name = plain(say("pic-game"))
    size = 150
    outlined(canvas, ((WIDTH - t.length(name, style.LILITA, size)) / 2, 84), name, size)
    words, size = fit(plain(say("pic-tagline")), style.HEAVY, 46, WIDTH - 260, 32)
    wide = round(t.length(words, style.HEAVY, size)) + 72
    left = (WIDTH - wide) // 2
    shapes.plate(canvas, (left, 184, left + wide, 250), 34, style.INK)
    t.text(canvas, (WIDTH / 2, 217), words, style.HEAVY, size, style.SUN, "mm")
    return settled(canvas.image)


def cover_alt(say: Words) -> str:
    """The cover in words."""
    return plain(say("alt-cover"))
