"""The game's own picture, for a lobby: the title over the city, and its jobs in a row."""

from __future__ import annotations

from PIL import Image

from engines.core.words import Words, plain
from engines.fictions.view import scenarios
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.type import fit, text, wrap

from . import look
from .parts import paper

HEIGHT = 560
_BAND = 300


def cover(say: Words) -> Image.Image:
    """1,280 × 560 pixels; the same for every table."""
    canvas = Canvas.blank(HEIGHT, look.PAPER)
    paper(canvas, _BAND, HEIGHT)
    canvas.rect((0, 0, WIDTH, _BAND), look.INK)
    for at in range(-1, 6):
        icon(canvas, look.CITY, (130 + at * 250, _BAND - 104), 230, mix(look.INK, look.RED, 0.42))
    canvas.rect((0, _BAND - 8, WIDTH, _BAND), look.RED)
    name = plain(say("pic-game")).upper()
    text(canvas, (54, 118), name, look.ANTON, 190, look.RED, "lm")
    text(canvas, (46, 110), name, look.ANTON, 190, look.CREAM, "lm")
    words, size = fit(plain(say("pic-tagline")), look.COURIER, 54, WIDTH - 96, 34)
    text(canvas, (50, 240), words, look.COURIER, size, look.GOLD, "lm")
    icon(canvas, "fedora", (WIDTH - 210, 130), 250, look.CREAM)
    keys = scenarios()
    wide = WIDTH // max(len(keys), 1)
    for at, key in enumerate(keys):
        x = at * wide + wide / 2
        shapes.shape(canvas, "circle", (x, _BAND + 86), 128, look.INK)
        icon(canvas, look.EMBLEM.get(key, look.CITY), (x, _BAND + 86), 84, look.CREAM)
        lines = wrap(plain(say(f"scenariokey-{key}")), look.ANTON, 36, wide - 40, 2)
        for line, part in enumerate(lines):
            text(canvas, (x, _BAND + 186 + line * 42), part, look.ANTON, 36, look.INK, "mm")
    return canvas.image


def cover_alt(say: Words) -> str:
    """The cover in words."""
    names = [str(say(f"scenariokey-{key}")) for key in scenarios()]
    return say("alt-cover", list=say.join(names))
