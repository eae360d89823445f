"""The game's own picture, for a lobby: the title over the city, and its jobs in a row."""

from __future__ import annotations

from PIL import Image

from engines.core.words import Words, plain
from engines.fictions.view import scenarios
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.lettering import fit, text, wrap
from render.kit.palette import mix

from . import style
from .page import paper

HEIGHT = 560
_BAND = 300


def cover(say: Words) -> Image.Image:
    """1,280 × 560 pixels; the same for every table."""
    canvas = Canvas.blank(HEIGHT, style.PAPER)
    paper(canvas, _BAND, HEIGHT)
    canvas.rect((0, 0, WIDTH, _BAND), style.INK)
    for at in range(-1, 6):
        icon(canvas, style.CITY, (130 + at * 250, _BAND - 104), 230, mix(style.INK, style.RED, 0.42))
    canvas.rect((0, _BAND - 8, WIDTH, _BAND), style.RED)
    name = plain(say("pic-game")).upper()
    text(canvas, (54, 118), name, style.ANTON, 190, style.RED, "lm")
    text(canvas, (46, 110), name, style.ANTON, 190, style.CREAM, "lm")
    words, size = fit(plain(say("pic-tagline")), style.COURIER, 54, WIDTH - 96, 34)
    text(canvas, (50, 240), words, style.COURIER, size, style.GOLD, "lm")
    icon(canvas, "fedora", (WIDTH - 210, 130), 250, style.CREAM)
    keys = scenarios()
    wide = WIDTH // max(len(keys), 1)
    for at, key in enumerate(keys):
        x = at * wide + wide / 2
        shapes.shape(canvas, "circle", (x, _BAND + 86), 128, style.INK)
        icon(canvas, style.EMBLEM.get(key, style.CITY), (x, _BAND + 86), 84, style.CREAM)
        lines = wrap(plain(say(f"scenariokey-{key}")), style.ANTON, 36, wide - 40, 2)
        for line, part in enumerate(lines):
            text(canvas, (x, _BAND + 186 + line * 42), part, style.ANTON, 36, style.INK, "mm")
    return canvas.image


def cover_alt(say: Words) -> str:
    """The cover in words."""
    names = [str(say(f"scenariokey-{key}")) for key in scenarios()]
    return say("alt-cover", list=say.join(names))
