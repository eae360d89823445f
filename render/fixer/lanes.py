"""Lanes on the board, and the page under them."""

from __future__ import annotations

from typing import NamedTuple

from engines.fixer.view import FixerView, LaneView
from render.kit import cards, shapes, tokens
from render.kit import lettering as t
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .heading import chart, masthead
from .marks import mark
from .page import FOOTER, HEADER, paper
from .wording import awaited

TOP = HEADER + 6 + 22
"""Where the page begins below the header."""


def slots(view: FixerView, scene: Scene, lane: LaneView) -> dict[int, Slot]:
    """Both sides of ``lane`` by seat."""
    shut = lane.left == 0
    now = awaited(view, scene) if view.phase == "play" else ()
    out = {}
    for side, seat in enumerate(lane.seats):
        card = lane.cards[side]
        lit = seat in now and not shut and not lane.banned and card is None
        out[seat] = Slot(seat, card, lit, shut)
    last = view.last
    if view.phase == "loser_choice" and last is not None and last.lane == lane.key:
        loser = last.lead_seat + last.reply_seat - last.winner
        out[last.winner] = Slot(last.winner, view.pending, False, False)
        out[loser] = Slot(loser, None, True, False, say(scene, "pic-keep-question"))
    return out


def _ink(lane: LaneView) -> Ink:
    """The colour of a lane's name."""
    return style.FADED if lane.left == 0 else style.INK


def lane_row(
    canvas: Canvas,
    box: Box,
    view: FixerView,
    scene: Scene,
    lane: LaneView,
    order: tuple[int, int],
    width: int,
) -> None:
    """A lane with its label and pips left of two sides, whose seats come in ``order``."""
    left, top, right, bottom = box
    high = cards.height(width)
    whole = 96 + 2 * width + 12
    x = (left + right - whole) // 2
    y = (top + bottom - high) // 2
    t.text(canvas, (x + 40, y + 26), lane.key, t.BOLD, 48, _ink(lane), "mm")
    tokens.pips(canvas, (x + 40, y + 82), lane.left, 3, 29, style.PIPS, down=True)
    found = slots(view, scene, lane)
    for i, seat in enumerate(order):
        slot(canvas, (x + 96 + i * (width + 12), y), width, found[seat])


def lane_block(
    canvas: Canvas,
    box: Box,
    view: FixerView,
    scene: Scene,
    lane: LaneView,
    order: tuple[int, int],
    width: int,
) -> None:
    """A lane with two sides and, under them, its label and pips."""
    left, top, right, bottom = box
    high = cards.height(width)
    x = (left + right - 2 * width - 14) // 2
    y = (top + bottom - high - 62) // 2
    found = slots(view, scene, lane)
    for i, seat in enumerate(order):
        slot(canvas, (x + i * (width + 14), y), width, found[seat])
    foot = y + high + 40
    middle = (left + right) // 2
    shapes.plate(canvas, (middle - 104, foot - 30, middle + 130, foot + 30), 16, style.PAPER)
    t.text(canvas, (middle - 26, foot), lane.key, t.BOLD, 48, _ink(lane), "rm")
    tokens.pips(canvas, (middle + 18, foot), lane.left, 3, 32, style.PIPS)


def sheet(height: int) -> Canvas:
    """The page with everything that never changes: paper, header bar, chart."""
    canvas = Canvas.blank(height, style.PAPER)
    paper(canvas, HEADER + 6, height - FOOTER)
    masthead(canvas)
    chart(canvas, 846, HEADER // 2)
    return canvas


def wire(canvas: Canvas, box: Box) -> None:
    """A connection between two seats."""
    shapes.plate(canvas, box, 4, style.RULE)


class Slot(NamedTuple):
    """How one side of a lane looks now."""

    seat: int
    card: str | None
    lit: bool
    """The awaited seat may play here."""
    shut: bool
    """The lane is closed."""
    words: str = ""
    """A word under the seat's mark."""


def slot(canvas: Canvas, xy: tuple[int, int], width: int, what: Slot) -> None:
    """One side of a lane, ``width`` × ``cards.height(width)``: a card with its seat's mark, or a place."""
    high = cards.height(width)
    box = (xy[0], xy[1], xy[0] + width, xy[1] + high)
    at = (xy[0] + width / 2, xy[1] + high / 2)
    big = round(width * 0.44)
    if what.card is not None:
        cards.card(canvas, xy, width, style.SPECS[what.card])
        corner = (xy[0] + width - width * 0.1, xy[1] + width * 0.1)
        tokens.seat(
            canvas, what.seat, corner, max(round(width * 0.30), 44), style.INK, style.WHITE, style.PAPER
        )
    elif what.shut:
        shapes.plate(canvas, box, 10, style.CLOSED)
        icon(canvas, "padlock", at, round(width * 0.4), style.LOCK)
    elif what.lit:
        shapes.plate(canvas, box, 10, style.SLOT)
        shapes.frame(canvas, box, 10, style.INK, 5, 16)
        up = 26 if what.words else 0
        mark(canvas, what.seat, (at[0], at[1] - up), big, lit=True)
        t.text(canvas, (at[0], at[1] + big / 2 + 14), what.words, t.BOLD, 40, style.INK, "mm")
    else:
        shapes.plate(canvas, box, 10, style.WHITE)
        shapes.frame(canvas, box, 10, style.DASH, 3, 14)
        mark(canvas, what.seat, at, big)
