"""Keep or discard: the card in question, and what each choice means."""

from __future__ import annotations

from engines.fixer.view import FixerView
from render.kit import cards, shapes
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Canvas
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .page import MARGIN

DECISION = 372
"""Height of the whole block."""


def decision(canvas: Canvas, top: int, view: FixerView, scene: Scene) -> None:
    """The card in question, and what keeping or discarding it means."""
    if view.pending is None or view.last is None:
        return
    cards.card(canvas, (MARGIN + 6, top + 6), 256, style.SPECS[view.pending])
    what = view.seats[view.seat or 0]
    own = view.last.lead if view.last.lead_seat == view.seat else view.last.reply
    left = MARGIN + 256 + 42
    half = (WIDTH - MARGIN - left - 20) // 2
    words = say(scene, "pic-lost-to", lane=view.last.lane, card=own)
    t.text(canvas, (left, top + 30), words, t.SEMI, 42, style.INK)
    keep = say(scene, "pic-keep-means", card=view.pending, hand=what.hand + 1, plays=what.plays_left)
    for i, (key, means) in enumerate(
        (
            ("pic-keep", keep + " " + say(scene, "pic-keep-seen")),
            ("pic-discard", say(scene, "pic-discard-means", card=view.pending)),
        )
    ):
        x = left + i * (half + 20)
        box = (x, top + 70, x + half, top + 366)
        shapes.shadow(canvas, box, 12, style.INK)
        shapes.plate(canvas, box, 12, style.WHITE, style.INK, 4)
        t.text(canvas, (x + 24, top + 118), say(scene, key), style.ABRIL, 52, style.INK)
        canvas.rect((x + 24, top + 156, x + half - 24, top + 159), style.INK)
        for n, part in enumerate(t.wrap(means, t.MEDIUM, 44, half - 48, 4)):
            t.text(canvas, (x + 24, top + 194 + n * 48), part, t.MEDIUM, 44, style.INK)
