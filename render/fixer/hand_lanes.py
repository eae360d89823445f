"""The viewer's lanes above the hand: what waits where, and how many markers are left."""

from __future__ import annotations

from engines.fixer.view import FixerView, LaneView
from render.kit import cards, shapes, tokens
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .lanes import Slot
from .marks import mark
from .page import MARGIN
from .playable import Does, other, sides

TILE = 164
"""Height of a tile."""
FOOT = 54
"""Of which its last line takes."""


def tile(
    canvas: Canvas,
    at: int,
    count: int,
    top: int,
    view: FixerView,
    scene: Scene,
    lane: LaneView,
    said: Does | None,
    *,
    lit: bool,
) -> None:
    """One lane of the viewer: key, pips, own side and the other, and at the foot what holds for all cards."""
    wide = (WIDTH - 2 * MARGIN - (count - 1) * 16) // count
    left = MARGIN + at * (wide + 16)
    box = (left, top, left + wide, top + TILE)
    shut = lane.left == 0
    shapes.plate(canvas, box, 12, style.CLOSED if shut else style.WHITE, style.RULE if shut else style.INK, 4)
    t.text(canvas, (left + 20, top + 40), lane.key, t.BOLD, 48, style.FADED if shut else style.INK)
    dot, small = (28, 68) if count < 4 else (25, 60)
    tokens.pips(canvas, (left + 34, top + 86), lane.left, 3, dot, (style.INK, style.RULE, style.WHITE))
    _foot(canvas, (left, top + TILE - FOOT, left + wide, top + TILE), said, scene, lit)
    mine, theirs = sides(view, lane)
    seat = view.seat or 0
    step = small + (22 if count < 4 else 12)
    x = left + wide - 20 - small - step
    for i, (who, card) in enumerate(((seat, mine), (other(view, lane), theirs))):
        _small_slot(
            canvas,
            (x + i * step, top + (TILE - FOOT - cards.height(small)) // 2 + 4),
            small,
            Slot(who, card, False, shut),
            i == 0,
        )


def _foot(canvas: Canvas, box: Box, said: Does | None, scene: Scene, lit: bool) -> None:
    """What need be said but once of a lane: black where any card may lead."""
    left, top, right, bottom = box
    if said is None:
        return
    leads = said.kind == "lead" and lit
    if said.legal:
        fill = style.INK if leads else style.SIGNAL if said.kind == "wins" else style.PAPER
        shapes.plate(canvas, (left + 8, top, right - 8, bottom - 8), 8, fill)
    name = f"pic-all-{said.kind}" + ("-critical" if said.kind == "wins" and said.critical else "")
    words, size = t.fit(say(scene, name, suit=said.suit), t.SEMI, 36, right - left - 36, 32)
    ink = style.WHITE if leads else style.INK if said.legal else style.FADED
    t.text(canvas, ((left + right) / 2, (top + bottom) / 2 - 4), words, t.SEMI, size, ink, "mm")


def _small_slot(canvas: Canvas, xy: tuple[int, int], width: int, what: Slot, own: bool) -> None:
    """One side of a lane as a mini, ``width`` pixels wide; the mark of the ``own`` card stands left."""
    high = cards.height(width)
    box = (xy[0], xy[1], xy[0] + width, xy[1] + high)
    at = (xy[0] + width / 2, xy[1] + high / 2)
    if what.card is not None:
        cards.mini(canvas, xy, width, style.SPECS[what.card])
        corner = (xy[0] - 2 if own else xy[0] + width + 2, xy[1] + 4)
        tokens.seat(canvas, what.seat, corner, 34, style.INK, style.WHITE, style.WHITE)
    elif what.shut:
        icon(canvas, "padlock", at, 44, style.LOCK)
    else:
        shapes.frame(canvas, box, 8, style.DASH, 3, 10)
        mark(canvas, what.seat, at, 42)
