"""Round labels in lines: as many as fit, and at the end how many are left over."""

from __future__ import annotations

from typing import NamedTuple

from engines.lepro.cards import HALVES, VALUE
from engines.lepro.view import Hand
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.rows import in_rows
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .wording import money, title

HIGH = 52
GAP = 8
_SIZE = 40


class Chip(NamedTuple):
    """An icon and a few words."""

    icon: str
    words: str
    fill: Ink = style.LEAF
    ink: Ink = style.CREAM


def _wide(chip: Chip) -> int:
    return round(t.length(chip.words, style.GOTHIC, _SIZE)) + (68 if chip.words else 56)


def rows(chips: list[Chip], room: int, most: int = 99) -> list[list[Chip]]:
    """Chips in lines of at most ``room`` pixels; beyond ``most`` lines the last one tells how many more."""
    out = in_rows(chips, room - GAP, width=_wide, gap=GAP)
    if len(out) > most:
        left = sum(len(line) for line in out[most:]) + 1
        out = out[:most]
        out[-1][-1] = Chip("", f"+{left}", style.NIGHT)
    return out


def height(lines: list[list[Chip]]) -> int:
    """Height of the lines."""
    return len(lines) * (HIGH + GAP)


def draw(canvas: Canvas, left: int, top: int, lines: list[list[Chip]]) -> int:
    """Draw the lines; returns the lower end."""
    for line in lines:
        x = left
        for chip in line:
            wide = _wide(chip)
            shapes.plate(canvas, (x, top, x + wide, top + HIGH), 10, chip.fill)
            if chip.icon:
                icon(canvas, chip.icon, (x + 28, top + HIGH / 2), 38, chip.ink)
            t.text(
                canvas,
                (x + (54 if chip.icon else 16), top + HIGH / 2),
                chip.words,
                style.GOTHIC,
                _SIZE,
                chip.ink,
            )
            x += wide + GAP
        top += HIGH + GAP
    return top


def worth(scene: Scene, card: str) -> str:
    """What a gem is worth, or that it is half a jewel."""
    return say(scene, "pic-half") if card in HALVES else money(scene, VALUE[card])


def held(hand: Hand, scene: Scene) -> list[Chip]:
    """Everything in a hand that was secret."""
    out = [Chip("oyster-pearl", worth(scene, card), style.GOLD, style.NIGHT) for card in hand.pearls]
    out += [Chip("cut-diamond", worth(scene, card), style.SAGE, style.NIGHT) for card in hand.diamonds]
    out += [Chip("factory", title(scene, card)) for card in hand.shares]
    out += [Chip("treasure-map", title(scene, card)) for card in hand.stars]
    out += [Chip("briefcase", title(scene, card)) for card in hand.missions]
    if hand.boxer is not None:
        out.append(Chip("boxing-glove", title(scene, hand.boxer)))
    return out


def summed(hand: Hand, scene: Scene) -> list[Chip]:
    """The same in one line: what all gems of a kind are worth, how many there are of the rest."""
    out = []
    for name, cards, fill in (
        ("oyster-pearl", hand.pearls, style.GOLD),
        ("cut-diamond", hand.diamonds, style.SAGE),
    ):
        words = [money(scene, n)] if (n := sum(VALUE[card] for card in cards)) else []
        words += [say(scene, "pic-half") for card in cards if card in HALVES]
        if words:
            out.append(Chip(name, say(scene, "pic-dot").join(words), fill, style.NIGHT))
    counted = (("factory", hand.shares), ("treasure-map", hand.stars), ("briefcase", hand.missions))
    out += [Chip(name, str(len(cards))) for name, cards in counted if cards]
    if hand.boxer is not None:
        out.append(Chip("boxing-glove", title(scene, hand.boxer)))
    return out
