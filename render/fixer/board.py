"""The board for three and four players, and the choice of layout."""

from __future__ import annotations

from PIL import Image

from engines.fixer.view import FixerView
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas, base, centre
from render.kit.scene import Scene

from . import style
from .board_two import duel
from .conflict import conflict
from .final import final
from .heading import header
from .lanes import TOP, lane_block, lane_row, sheet, wire
from .page import FOOTER, MARGIN
from .seats import panel

GAP = 20

# Four players: seats in the corners, lanes on the edges, two plates in the centre.
SEAT_4 = (372, 312)
MIDDLE_4 = 436
LOW_4 = TOP + SEAT_4[1] + GAP + MIDDLE_4 + GAP
HEIGHT_4 = LOW_4 + SEAT_4[1] + 24 + FOOTER

# Three players: a grid of three by two, in which each pair's lanes lie between its two seats.
CELL_3 = (398, 440)
HEIGHT_3 = TOP + 2 * CELL_3[1] + GAP + 8 + 24 + FOOTER


def board(view: FixerView, scene: Scene) -> Image.Image:
    """The table as everybody may see it: RGB, 1280 pixels wide, about as high.

    Only public parts of ``view`` are drawn, whoever the viewer is.
    """
    if view.phase == "game_over":
        return final(view, scene)
    draw = {2: duel, 3: three, 4: four}[len(view.seats)]
    return draw(view, scene)


def _base_4() -> Canvas:
    canvas = sheet(HEIGHT_4)
    wide, high = SEAT_4
    for y in (TOP + high // 2, LOW_4 + high // 2):
        wire(canvas, (MARGIN + 60, y - 5, WIDTH - MARGIN - 60, y + 5))
    for x in (MARGIN + wide // 2, WIDTH - MARGIN - wide // 2):
        wire(canvas, (x - 5, TOP + 60, x + 5, LOW_4 + 60))
    upper, lower = TOP + high, LOW_4
    for x, way in ((MARGIN + wide, 1), (WIDTH - MARGIN - wide, -1)):
        canvas.draw.line((x - 60 * way, upper - 60, x + 60 * way, upper + 60), style.RULE, 12)
        canvas.draw.line((x - 60 * way, lower + 60, x + 60 * way, lower - 60), style.RULE, 12)
    return canvas


def four(view: FixerView, scene: Scene) -> Image.Image:
    """Four players: the square is the topology."""
    canvas = base("fixer-4", _base_4)
    header(canvas, view, scene)
    wide, high = SEAT_4
    east = WIDTH - MARGIN - wide
    corners = ((MARGIN, TOP), (east, TOP), (east, LOW_4), (MARGIN, LOW_4))
    inner = (MARGIN + wide, east)
    mid = (TOP + high + GAP, LOW_4 - GAP)
    lanes = {frozenset(lane.seats): lane for lane in view.lanes}
    for pair, box in (
        ((0, 1), (inner[0], TOP, inner[1], TOP + high)),
        ((3, 2), (inner[0], LOW_4, inner[1], LOW_4 + high)),
        ((0, 3), (MARGIN, mid[0], MARGIN + wide, mid[1])),
        ((1, 2), (east, mid[0], WIDTH - MARGIN, mid[1])),
    ):
        lane_block(canvas, box, view, scene, lanes[frozenset(pair)], pair, 164)
    plate_high = (mid[1] - mid[0] - GAP) // 2
    for i, (pair, fill) in enumerate((((0, 2), style.WHITE), ((1, 3), style.TINT))):
        top = mid[0] + i * (plate_high + GAP)
        box = (inner[0] + 18, top, inner[1] - 18, top + plate_high)
        shapes.shadow(canvas, box, 12, style.INK)
        shapes.plate(canvas, box, 12, fill, style.INK, 4)
        lane_row(canvas, box, view, scene, lanes[frozenset(pair)], pair, 130)
    for seat, (x, y) in enumerate(corners):
        panel(canvas, (x, y, x + wide, y + high), view, scene, seat)
    conflict(canvas, HEIGHT_4 - FOOTER, view, scene)
    return canvas.image


def _cell(column: int, line: int) -> Box:
    wide, high = CELL_3
    x = MARGIN + column * (wide + (WIDTH - 2 * MARGIN - 3 * wide) // 2)
    y = TOP + line * (high + GAP + 8)
    return x, y, x + wide, y + high


def _base_3() -> Canvas:
    canvas = sheet(HEIGHT_3)
    a, b, c = (centre(_cell(*at)) for at in ((1, 0), (2, 1), (0, 1)))
    wire(canvas, (c[0], a[1] - 5, b[0], a[1] + 5))
    wire(canvas, (c[0], c[1] - 5, b[0], c[1] + 5))
    for x in (c[0], b[0]):
        wire(canvas, (x - 5, a[1] - 5, x + 5, c[1]))
    return canvas


def three(view: FixerView, scene: Scene) -> Image.Image:
    """Three players: A above, B right below, C left below; a pair's two lanes lie between its seats."""
    canvas = base("fixer-3", _base_3)
    header(canvas, view, scene)
    for pair, at in (((0, 1), (2, 0)), ((2, 1), (1, 1)), ((2, 0), (0, 0))):
        left, top, right, bottom = _cell(*at)
        half = (bottom - top) // 2
        found = [lane for lane in view.lanes if set(lane.seats) == set(pair)]
        for i, lane in enumerate(found):
            box = (left, top + i * half, right, top + (i + 1) * half)
            lane_row(canvas, box, view, scene, lane, pair, 146)
    for seat, at in enumerate(((1, 0), (2, 1), (0, 1))):
        panel(canvas, _cell(*at), view, scene, seat)
    conflict(canvas, HEIGHT_3 - FOOTER, view, scene)
    return canvas.image
