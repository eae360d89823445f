"""The street from 0 to 60: one road a level, its signs and safety lines, and the markers on the pavement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.palette import Ink, ink, mix

from . import style
from .house import sign
from .marks import mark
from .page import MARGIN

LANE = 48
"""Height of the pavement on which markers stand."""
CELL = 50
ROW = LANE + CELL + 4
HIGH = 3 * ROW + 6
#: First and last space of each road.
ROADS = ((0, 15), (16, 35), (36, 60))
SIGNS = {13: "light", 35: "stop", 59: "yield"}
SAFETY = (10, 16, 30, 38, 50)
_LEFT = 122
_SIZE = 46
_STEP = 44
_VERGE = (ink("#BFE6A6"), ink("#FFC489"), ink("#4A3787"))
_TARMAC = (style.ROAD, ink("#5B4F5C"), ink("#2B2440"))
_CELL = (style.CREAM, style.CREAM, ink("#D9D2EC"))
_ROSE, _FENCE, _TOWN = ink("#E8607A"), ink("#FFE3C0"), ink("#352769")
_LAMP = mix(style.SUN, _TOWN, 0.25)
#: Colours that only the road has.
PAINTS = (
    *_VERGE,
    *_TARMAC,
    *_CELL,
    _ROSE,
    _FENCE,
    _TOWN,
    _LAMP,
    *(mix(paint, style.CREAM, 0.5) for paint in _TARMAC),
)


def centre(space: int) -> tuple[float, int]:
    """The middle of a space on the strip: x and y in pixels."""
    row, x, wide = _place(space)
    return x + wide / 2, row * ROW + LANE + CELL // 2


def _place(space: int) -> tuple[int, float, float]:
    """Road, left edge and width of a space."""
    row = next(at for at, (_, last) in enumerate(ROADS) if space <= last)
    first, last = ROADS[row]
    wide = (WIDTH - MARGIN - _LEFT) / (last - first + 1)
    return row, _LEFT + (space - first) * wide, wide


def _verge(canvas: Canvas, row: int, top: int) -> None:
    """What lines the pavement: flowers by day, a fence at dusk, chimneys and lit windows at night."""
    foot = top + LANE - 6
    canvas.rect((0, top, WIDTH, top + LANE), _VERGE[row])
    pen = canvas.draw
    if row == 0:
        for at in range(9):
            x = 20 + at * 150
            shapes.shape(canvas, "circle", (x, foot - 8), 26, style.LAWN)
            shapes.shape(canvas, "circle", (x + 20, foot - 4), 20, style.LAWN)
            shapes.shape(canvas, "circle", (x + 44, foot - 8), 11, _ROSE)
            pen.line((x + 44, foot - 3, x + 44, foot + 6), fill=style.LAWN, width=3)
    elif row == 1:
        canvas.rect((0, foot - 16, WIDTH, foot - 10), _FENCE)
        for x in range(4, WIDTH, 40):
            pen.polygon(
                [(x, foot + 6), (x, foot - 24), (x + 11, foot - 34), (x + 22, foot - 24), (x + 22, foot + 6)],
                fill=_FENCE,
            )
    else:
        for at, x in enumerate(range(0, WIDTH, 52)):
            high = (24, 38, 18, 32, 28)[at % 5]
            canvas.rect((x, foot + 6 - high, x + 46, foot + 6), _TOWN)
            for light in range(at % 3):
                left = x + 9 + light * 16
                canvas.rect((left, foot + 14 - high, left + 8, foot + 22 - high), _LAMP)


def _cell(canvas: Canvas, space: int) -> None:
    row, x, wide = _place(space)
    top = row * ROW + LANE + 1
    box = (round(x) + 2, top, round(x + wide) - 2, top + CELL - 2)
    fill, ground_ink = _CELL[row], style.INK
    if space in SAFETY:
        fill, ground_ink = style.SAFE, style.WHITE
    elif space == 60:
        fill = style.SUN
    shapes.plate(canvas, box, 8, fill)
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    if space in SIGNS:
        side = min(CELL - 8, round(wide) + 2)
        drawn = sign(SIGNS[space], side)
        canvas.image.paste(drawn, (round(middle[0] - side / 2), round(middle[1] - side / 2)), drawn)
    else:
        loud = space in SAFETY or not space % 5
        face = style.LILITA if loud and wide > 50 else t.BOLD
        shade = ground_ink if loud else style.SLATE
        t.text(canvas, middle, str(space), face, 36 if loud else 30, shade, "mm")


@lru_cache(1)
def _strip() -> Image.Image:
    canvas = Canvas(Image.new("RGB", (WIDTH, HIGH), style.GRASS))
    for row in range(3):
        top = row * ROW
        _verge(canvas, row, top)
        canvas.rect((0, top + LANE - 4, WIDTH, top + ROW), _TARMAC[row])
        for x in range(-20, WIDTH, 56):
            canvas.rect((x, top + ROW - 5, x + 30, top + ROW - 2), mix(_TARMAC[row], style.CREAM, 0.5))
        at = (MARGIN + 42, top + LANE + 6)
        shapes.shape(canvas, "circle", at, 84, style.INK)
        shapes.shape(canvas, "circle", at, 76, style.DISC[row + 1])
        t.text(canvas, (at[0] + 3, at[1] + 3), str(row + 1), style.LILITA, 54, style.INK, "mm")
        t.text(canvas, at, str(row + 1), style.LILITA, 54, style.WHITE, "mm")
        for space in range(ROADS[row][0], ROADS[row][1] + 1):
            _cell(canvas, space)
    canvas.rect((0, HIGH - 6, WIDTH, HIGH), style.INK)
    return canvas.image


class _Group(NamedTuple):
    """Markers on one space: where they would stand, and how wide they are together."""

    space: int
    seats: list[int]

    @property
    def half(self) -> float:
        return _STEP * len(self.seats) / 2 + (7 if len(self.seats) > 1 else 3)


def settled(wanted: Sequence[tuple[float, float]], low: float, high: float) -> list[float]:
    """Where things with these (middle, half width) stand side by side, each near its place.

    ``wanted`` goes from left to right; things that would touch move apart around their common middle.
    """
    blocks: list[tuple[list[int], float, float]] = []
    for at, (middle, half) in enumerate(wanted):
        members, left, wide = [at], middle - half, 2 * half
        left = min(max(left, low), high - wide)
        while blocks and blocks[-1][1] + blocks[-1][2] > left:
            others, their_left, their_wide = blocks.pop()
            middles = (their_left + their_wide / 2) * len(others) + (left + wide / 2) * len(members)
            members, wide = others + members, their_wide + wide
            left = middles / len(members) - wide / 2
            left = min(max(left, low), high - wide)
        blocks.append((members, left, wide))
    out: list[float] = []
    for members, left, _ in blocks:
        for at in members:
            out.append(left + wanted[at][1])
            left += 2 * wanted[at][1]
    return out


def _tail(canvas: Canvas, start: float, end: float, top: int, colour: Ink) -> None:
    """A pointer from a group of markers down to its space."""
    left, right = round(min(start, end)) - 14, round(max(start, end)) + 14
    wide, high = right - left, 20
    big = Image.new("L", (wide * 4, high * 4))
    a, b = (start - left) * 4, (end - left) * 4
    ImageDraw.Draw(big).polygon([(a - 40, 0), (a + 40, 0), (b, high * 4)], fill=255)
    canvas.stamp(big.reduce(4), (left, top), colour)


def road(canvas: Canvas, top: int, points: Mapping[int, int], loud: int | None) -> None:
    """The strip from ``top`` on, ``HIGH`` pixels: ``points`` gives each seat still in the game its space.

    The marker of the seat ``loud`` has a yellow rim.
    """
    canvas.image.paste(_strip(), (0, top))
    for row, (first, last) in enumerate(ROADS):
        groups = [
            _Group(space, [seat for seat in sorted(points) if points[seat] == space])
            for space in sorted({at for at in points.values() if first <= at <= last})
        ]
        wanted = [(centre(group.space)[0], group.half) for group in groups]
        y = top + row * ROW
        for group, x in zip(groups, settled(wanted, _LEFT - 8, WIDTH - 6), strict=True):
            _stand(canvas, group, x, y, loud)


def _stand(canvas: Canvas, group: _Group, x: float, top: int, loud: int | None) -> None:
    foot = centre(group.space)[0]
    lit = loud in group.seats
    rim = style.SUN if lit else style.INK
    middle = top + LANE / 2 - 2
    if len(group.seats) > 1:
        box = (round(x - group.half) + 2, top + 1, round(x + group.half) - 2, top + LANE - 6)
        reach = group.half - 26
        _tail(canvas, min(max(foot, x - reach), x + reach), foot, top + LANE - 10, style.INK)
        shapes.plate(canvas, box, 12, style.CREAM, style.INK, 3)
    else:
        _tail(canvas, min(max(foot, x - 12), x + 12), foot, top + LANE - 14, rim)
    left = x - _STEP * (len(group.seats) - 1) / 2
    for at, seat in enumerate(group.seats):
        ring = style.SUN if seat == loud and len(group.seats) == 1 else style.INK
        mark(
            canvas, seat, (left + at * _STEP, middle), _SIZE - 6 if len(group.seats) > 1 else _SIZE - 4, ring
        )
