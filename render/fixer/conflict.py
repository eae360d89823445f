"""The strip at the foot: the latest conflict."""

from __future__ import annotations

from engines.fixer.view import FixerView
from render.kit import cards
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Canvas
from render.kit.scene import Scene
from render.kit.wording import fit_names, say

from . import style
from .marks import mark
from .page import FOOTER, MARGIN
from .wording import conflict_lines


def conflict(canvas: Canvas, top: int, view: FixerView, scene: Scene) -> None:
    """The strip at the foot: the latest conflict, who led, who replied, who won what, the card's fate."""
    canvas.rect((0, top, WIDTH, top + FOOTER), style.WHITE)
    canvas.rect((0, top, WIDTH, top + 4), style.INK)
    middle = top + 4 + (FOOTER - 4) // 2
    x = float(MARGIN)
    last = view.last
    if last is not None:
        for seat, face, key in (
            (last.lead_seat, last.lead, "pic-led"),
            (last.reply_seat, last.reply, "pic-replied"),
        ):
            mark(canvas, seat, (x + 24, middle), 46, lit=False)
            x += 56
            x += t.text(canvas, (x, middle), say(scene, key), t.MEDIUM, 36, style.GREY) + 10
            cards.mini(canvas, (round(x), middle - 41), 58, style.SPECS[face])
            x += 58 + 22
        canvas.rect((round(x), top + 22, round(x) + 3, top + FOOTER - 18), style.RULE)
        x += 22
    make = conflict_lines(view, scene)
    words, size = fit_names(scene, len(scene.names), make, t.SEMI, 42, WIDTH - MARGIN - x, 34)
    t.text(canvas, (x, middle), words, t.SEMI, size, style.INK)
