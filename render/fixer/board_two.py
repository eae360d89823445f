"""The board for two players: four lanes in a row between two seats."""

from __future__ import annotations

from PIL import Image

from engines.fixer.view import FixerView, LaneView
from render.kit import cards, shapes, tokens
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Box, Canvas, base
from render.kit.scene import Scene
from render.kit.wording import own_name, say

from . import style
from .changes import changed, leader
from .conflict import conflict
from .heading import header
from .lanes import TOP, sheet, slot, slots, wire
from .marks import bans, gold, laurel, mark, markers, tag
from .page import FOOTER, MARGIN
from .seats import TITLE, counters, frame, pile, ready
from .wording import awaited

STRIP = 208
CARD = 146
TOKEN = 44
COLUMN = (WIDTH - 2 * MARGIN - 3 * 20) // 4
LANES_TOP = TOP + STRIP + 20
HIGH = cards.height(CARD)
#: Heights inside a lane: the far seat's markers, its side, label and middle, the near side and markers.
LANE = 2 * 78 + 2 * HIGH + 62
LOW = LANES_TOP + LANE + 20
HEIGHT = LOW + STRIP + 24 + FOOTER


def owner(lane: LaneView) -> int | None:
    """The seat that owns all three markers of ``lane``."""
    for side, seat in enumerate(lane.seats):
        if len(lane.owned[side]) == 3:
            return seat
    return None


def _base() -> Canvas:
    canvas = sheet(HEIGHT)
    for i in range(4):
        x = MARGIN + i * (COLUMN + 20) + COLUMN // 2
        wire(canvas, (x - 5, TOP + 40, x + 5, LOW + 40))
    return canvas


def owned(canvas: Canvas, middle: int, y: int, faces: tuple[bool, ...], fill: bool) -> None:
    """The markers on one side of a lane, in three places around ``middle``."""
    box = (middle - 90, y - 29, middle + 90, y + 29)
    shapes.plate(canvas, box, 29, style.SIGNAL if fill else style.PAPER, style.INK if fill else style.RULE, 3)
    for i in range(3):
        at = (middle + (i - 1) * 54, y)
        if i < len(faces):
            gold(canvas, at, TOKEN, faces[i])
        else:
            shapes.shape(canvas, "circle", at, 12, style.RULE)


def lane_column(canvas: Canvas, left: int, view: FixerView, scene: Scene, lane: LaneView) -> None:
    """One lane from top to bottom: seat A's markers and side, what is left, seat B's side and markers."""
    middle = left + COLUMN // 2
    y = LANES_TOP
    box = (left, y, left + COLUMN, y + LANE)
    shut = lane.left == 0
    won = owner(lane)
    shapes.plate(canvas, box, 14, style.CLOSED if shut else style.WHITE, style.RULE if shut else style.INK, 4)
    side = dict(zip(lane.seats, lane.owned, strict=True))
    found = slots(view, scene, lane)
    x = middle - CARD // 2
    owned(canvas, middle, y + 40, side[0], won == 0)
    slot(canvas, (x, y + 78), CARD, found[0])
    bar = y + 78 + HIGH + 31
    slot(canvas, (x, bar + 31), CARD, found[1])
    owned(canvas, middle, y + LANE - 40, side[1], won == 1)
    ink = style.FADED if shut else style.INK
    t.text(canvas, (left + 24, bar), lane.key, t.BOLD, 46, ink)
    tokens.pips(canvas, (left + COLUMN - 24 - 15 - 2 * 44, bar), lane.left, 3, 32, style.PIPS)
    if lane.banned:
        barred(canvas, (x, bar + 31) if view.turn == 1 else (x, y + 78), scene)


def barred(canvas: Canvas, xy: tuple[int, int], scene: Scene) -> None:
    """A heavy cross over the side that may not be used this turn."""
    box: Box = (xy[0], xy[1], xy[0] + CARD, xy[1] + HIGH)
    shapes.plate(canvas, box, 10, style.CLOSED)
    shapes.cross(canvas, (box[0] + 12, box[1] + 12, box[2] - 12, box[3] - 12), 12, style.INK)
    words = say(scene, "pic-barred")
    wide = round(t.length(words, t.BOLD, 38)) + 32
    at = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
    tag(canvas, at[0] + wide // 2, at[1], words, style.INK, style.WHITE)


def strip(canvas: Canvas, top: int, view: FixerView, scene: Scene, seat: int) -> None:
    """A seat across the whole page: name, score and lanes won above; cards, pile and markers below."""
    box: Box = (MARGIN, top, WIDTH - MARGIN, top + STRIP)
    left, _, right, _ = box
    active = seat in awaited(view, scene)
    frame(canvas, box, active)
    what = view.seats[seat]
    middle = top + TITLE // 2 + 2
    ink = style.INK
    if active:
        shapes.plate(canvas, (left, top, right, top + TITLE), 12, style.INK)
        canvas.rect((left, top + TITLE - 14, right, top + TITLE), style.INK)
        ink = style.SIGNAL
    else:
        canvas.rect((left + 16, top + TITLE, right - 16, top + TITLE + 3), style.INK)
    mark(canvas, seat, (left + 46, middle), 52, lit=active)
    score = say(scene, "pic-at-least", n=what.seen)
    x = right - 20 - t.text(canvas, (right - 20, middle), score, style.ABRIL, 62, ink, "rm") - 28
    gained = changed(view, scene, seat)
    if gained:
        words = say(scene, "pic-gained", n=gained)
        x -= (
            t.text(canvas, (x + 12, middle), words, t.BOLD, 40, style.WHITE if active else style.INK, "rm")
            + 8
        )
    if seat == leader(view):
        laurel(canvas, (x - 18, middle))
        x -= 58
    lanes = sum(owner(lane) == seat for lane in view.lanes)
    words = say(scene, "pic-lanes-won", n=lanes)
    fill, on = (style.SIGNAL, style.INK) if lanes or active else (style.CLOSED, style.INK)
    x = tag(canvas, round(x), middle, words, fill, on) - 14
    if view.first == seat:
        first = (style.WHITE, style.INK) if active else (style.INK, style.WHITE)
        x = tag(canvas, round(x), middle, say(scene, "pic-first"), *first) - 14
    if what.earlier is not None:
        words = say(scene, "pic-earlier", n=what.earlier)
        x = tag(canvas, round(x), middle, words, style.CLOSED, style.INK) - 14
    name = own_name(scene, seat, style.ABRIL)
    if name:
        words, size = t.fit(name, style.ABRIL, 50, x - left - 100, 34)
        t.text(canvas, (left + 88, middle), words, style.ABRIL, size, style.WHITE if active else style.INK)
    y = top + TITLE + (STRIP - TITLE) // 2 + 2
    counters(canvas, left + 24, y, 126, what)
    if view.phase == "exchange":
        ready(canvas, (left + 430, y), view, scene, seat)
    pile(canvas, (left + 420, y - 45), 64, what, 360, scene)
    markers(canvas, (left + 800, y), what.markers_up, what.markers_down, scene)
    bans(canvas, right - 20, y, what.bans, scene, right - 20 - left - 1000)


def duel(view: FixerView, scene: Scene) -> Image.Image:
    """Two players: seat A above, seat B below, AB1 to AB4 from left to right."""
    canvas = base("fixer-2", _base)
    header(canvas, view, scene)
    for i, lane in enumerate(view.lanes):
        lane_column(canvas, MARGIN + i * (COLUMN + 20), view, scene, lane)
    strip(canvas, TOP, view, scene, 0)
    strip(canvas, LOW, view, scene, 1)
    conflict(canvas, HEIGHT - FOOTER, view, scene)
    return canvas.image
