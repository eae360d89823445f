"""The fame track: a ribbon that turns at its ends, with moons, crowns, cup and tokens.

Rows that nobody has reached, or everybody has left, are folded to one narrow row.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.fable.view import FableView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas, base
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.tokens import LETTERS

from . import style
from .marks import disc, moon, shadow_token, token
from .page import EDGE, HEADER, MARGIN, page

TOP = HEADER + 14
ROWS, BAR, FOLD, BETWEEN = 5, 52, 40, 8
#: The cells stand between these; left and right of them the ribbon turns.
LEFT, RIGHT = 76, 1204
_TOKEN, _APART = 49, 58
_SHARP = 2
SHADOW = -1
"""Stands for the shadow where seats are listed."""


class Row(NamedTuple):
    """One row of the ribbon as it is drawn."""

    first: int
    """Its first space."""
    last: int
    top: int
    """Below the upper edge of the track."""
    folded: bool

    @property
    def high(self) -> int:
        return FOLD if self.folded else BAR


class Road(NamedTuple):
    """How the track lies: its champion space, and which of its rows are drawn whole."""

    goal: int
    whole: tuple[int, ...]

    @property
    def rows(self) -> list[Row]:
        return _rows(self)

    @property
    def height(self) -> int:
        last = self.rows[-1]
        return last.top + last.high


@cache
def _rows(road: Road) -> list[Row]:
    across, top = road.goal // ROWS, 0
    parts, row = [], 0
    while row < ROWS:
        last = row
        while row not in road.whole and last + 1 < ROWS and last + 1 not in road.whole:
            last += 1
        parts.append((row, last, row not in road.whole))
        row = last + 1
    found: list[Row] = []
    for first, last, folded in parts:
        found.append(Row(first * across + 1, (last + 1) * across, top, folded))
        top += found[-1].high + BETWEEN
    return found


def road(view: FableView) -> Road:
    """The track of a table: two rows or more, one after the other, on which nobody stands are folded."""
    spaces = [min(one.fame, view.goal) for one in view.seats if one.hero]
    spaces += [min(view.shadow.at, view.goal)] if view.shadow is not None else []
    reached = [max(space - 1, 0) // (view.goal // ROWS) for space in spaces] or [0]
    alone = {
        row
        for row in range(ROWS)
        if (row == 0 or row - 1 in reached) and (row == ROWS - 1 or row + 1 in reached)
    }
    return Road(view.goal, tuple(sorted(alone.union(reached))))


def spot(space: int, way: Road) -> tuple[float, float]:
    """The middle of a space up to the champion space: 0 lies in the ribbon's beginning."""
    if space == 0:
        return (MARGIN + LEFT) / 2, TOP + way.rows[0].high / 2
    number, row = next((n, row) for n, row in enumerate(way.rows) if space <= row.last)
    many = row.last - row.first + 1
    place = space - row.first
    if number % 2:
        place = many - 1 - place
    return LEFT + (place + 0.5) * (RIGHT - LEFT) / many, TOP + row.top + row.high / 2


def _folded(space: int, way: Road) -> bool:
    return any(row.folded and row.first <= space <= row.last for row in way.rows)


def _ribbon(way: Road) -> tuple[Image.Image, Image.Image]:
    """Masks of the ribbon with its rim, and of what lies inside the rim."""
    found = []
    rows = way.rows
    for inset in (0, 3):
        big = Image.new("L", (WIDTH * _SHARP, (way.height + 4) * _SHARP))
        pen = ImageDraw.Draw(big)

        def bar(left: float, top: float, right: float, bottom: float, fill: int, pen=pen) -> None:  # type: ignore[no-untyped-def]
            box = [v * _SHARP for v in (left, top, right, bottom)]
            pen.rounded_rectangle(box, min(box[3] - box[1], BAR * _SHARP) / 2, fill=fill)

        last = len(rows) - 1
        for at, row in enumerate(rows):
            ends = at == last
            left = MARGIN if at == 0 or (ends and at % 2) else LEFT - 24
            right = EDGE if ends and at % 2 == 0 else RIGHT + 24
            bar(left + inset, row.top + inset, right - inset, row.top + row.high - inset, 255)
        for at, (row, following) in enumerate(pairwise(rows)):
            low = following.top + following.high
            sides = (RIGHT - 24, EDGE) if at % 2 == 0 else (MARGIN, LEFT + 24)
            bar(sides[0] + inset, row.top + inset, sides[1] - inset, low - inset, 255)
            gap = (MARGIN - 20, RIGHT + 5) if at % 2 == 0 else (LEFT - 5, WIDTH)
            box = (gap[0], row.top + row.high - inset, gap[1], following.top + inset)
            pen.rectangle([v * _SHARP for v in box], fill=0)
        found.append(big.reduce(_SHARP))
    return found[0], found[1]


@cache
def _chevron(back: bool) -> Image.Image:
    mask = shapes.polygon(24, ((0.25, 0.1), (0.5, 0.1), (0.85, 0.5), (0.5, 0.9), (0.25, 0.9), (0.55, 0.5)))
    return mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if back else mask


def _empty(way: Road, legends: tuple[int, ...]) -> Canvas:
    """The track without what moves on it, from its upper edge."""
    canvas = Canvas.blank(way.height + 4, style.NIGHT)
    rim, inside = _ribbon(way)
    canvas.stamp(rim, (0, 0), style.GOLD)
    canvas.stamp(inside, (0, 0), style.PARCHMENT)
    for at, row in enumerate(way.rows):
        (_fold if row.folded else _whole)(canvas, way, row, at, legends)
    for row, following in pairwise(way.rows):
        if not row.folded and not following.folded:
            even = way.rows.index(row) % 2 == 0
            turn = (RIGHT + 31 if even else LEFT - 31, (row.top + following.top + following.high) / 2)
            t.text(canvas, turn, str(row.last), style.NUMBER, 34, style.EARTH, "mm")
    return canvas


def _whole(canvas: Canvas, way: Road, row: Row, at: int, legends: tuple[int, ...]) -> None:
    """Cells, numbers, crowns, and which way the row runs."""
    many = row.last - row.first + 1
    line = mix(style.PARCHMENT, style.BRONZE, 0.45)
    for place in range(many + 1):
        edge = round(LEFT + place * (RIGHT - LEFT) / many)
        canvas.rect((edge - 1, row.top + 3, edge + 1, row.top + row.high - 3), line)
    for space in range(row.first, min(row.last, way.goal - 1) + 1):
        x, y = spot(space, way)
        y -= TOP
        if space % 10 == 0:
            shapes.shape(canvas, "circle", (x, y), 46, style.EARTH)
            shapes.shape(canvas, "circle", (x, y), 40, style.PARCHMENT)
            if space in legends:
                icon(canvas, "crown", (x, y), 30, style.WINE)
            else:
                t.text(canvas, (x, y), str(space), style.NUMBER, 30, style.EARTH, "mm")
        elif space in legends:
            icon(canvas, "crown", (x, y), 44, style.WINE)
        elif space % 5 == 0 or many < 20:
            t.text(canvas, (x, y), str(space), style.NUMBER, 34, style.INK, "mm")
        elif space % 5 == 3:
            shade = mix(style.PARCHMENT, style.BRONZE, 0.5)
            canvas.stamp(_chevron(at % 2 == 1), (round(x) - 12, round(y) - 12), shade)


def _fold(canvas: Canvas, way: Road, row: Row, at: int, legends: tuple[int, ...]) -> None:
    """Crowns with their numbers, and which way the row runs."""
    back = at % 2 == 1
    corner = (RIGHT + 14 if back else LEFT - 38, row.top + row.high // 2 - 12)
    canvas.stamp(_chevron(back), corner, style.BRONZE)
    for space in legends:
        if row.first <= space <= row.last:
            x, y = spot(space, way)
            icon(canvas, "crown", (x - 18, y - TOP), 32, style.WINE)
            t.text(canvas, (x, y - TOP), str(space), style.NUMBER, 29, style.EARTH)


def ground(view: FableView, height: int) -> Canvas:
    """A sheet with the empty track."""
    canvas = page(height)
    canvas.image.paste(empty(road(view), view.legend_spaces), (0, TOP))
    return canvas


def empty(way: Road, legends: tuple[int, ...]) -> Image.Image:
    """The empty track, from the cached base."""
    return base(f"fable-track-{way}-{legends}", lambda: _empty(way, legends)).image


def height(view: FableView) -> int:
    """How high the track is."""
    return road(view).height


def standing(view: FableView) -> dict[int, list[int]]:
    """The seats on each space that has one, the active last; ``SHADOW`` for the shadow."""
    found: dict[int, list[int]] = {}
    order = sorted(range(len(view.seats)), key=lambda seat: (seat == view.turn, seat))
    if view.shadow is not None:
        found[view.shadow.at] = [SHADOW]
    for seat in order:
        if view.seats[seat].hero:
            found.setdefault(view.seats[seat].fame, []).append(seat)
    return found


def pawn(canvas: Canvas, view: FableView, seat: int, at: tuple[float, float], size: int) -> None:
    """A seat's token, or the shadow's."""
    if seat == SHADOW:
        shadow_token(canvas, at, size)
        return
    ring = style.WHITE if seat != view.turn or view.phase == "over" else style.GOLD
    token(canvas, view.seats[seat].hero, at, size, LETTERS[seat], ring)


def beside(wanted: list[float], apart: float, least: float, most: float) -> list[float]:
    """Places in rising order as near to the ``wanted`` ones (rising too) as may be, at least ``apart`` from
    each other, between ``least`` and ``most``.

    >>> beside([100, 100, 400], 50, 0, 500)
    [75.0, 125.0, 400.0]
    """
    groups: list[list[float]] = []
    starts: list[float] = []
    for x in wanted:
        groups.append([x])
        starts.append(x)
        while True:
            many = len(groups[-1])
            mean = sum(x - at * apart for at, x in enumerate(groups[-1])) / many
            starts[-1] = max(least, min(mean, most - (many - 1) * apart))
            if len(groups) < 2 or starts[-2] + len(groups[-2]) * apart <= starts[-1]:
                break
            starts.pop()
            late = groups.pop()
            groups[-1] += late
    pairs = zip(groups, starts, strict=True)
    return [float(start + at * apart) for group, start in pairs for at in range(len(group))]


def track(canvas: Canvas, view: FableView) -> None:
    """Everything that moves on the track."""
    way, found = road(view), standing(view)
    for space in view.moons:
        if space not in found and space < view.goal:
            _moon(canvas, way, space, view)
    if view.shadow is not None:
        for space in view.shadow.tokens:
            x, y = spot(space, way)
            size = 36 if _folded(space, way) else 46
            x -= 18 if _folded(space, way) else 0
            shapes.shape(canvas, "circle", (x, y), size, style.WINE)
            icon(canvas, "crown", (x, y), size - 14, style.WHITE)
    _cup(canvas, way, view)
    for row in way.rows:
        spaces = sorted(
            (space for space in found if max(space, 1) in range(row.first, row.last + 1)),
            key=lambda space: spot(space, way)[0],
        )
        given = [(space, seat) for space in spaces for seat in found[space]]
        wanted = [spot(space, way)[0] for space, _ in given]
        placed = beside(wanted, _APART, MARGIN + 28.0, EDGE - 28.0)
        y = TOP + row.top + row.high / 2
        for space in spaces:
            at = [x for (where, _), x in zip(given, placed, strict=True) if where == space]
            if len(at) > 1:
                box = (round(at[0] - 28), round(y - 30), round(at[-1] + 28), round(y + 30))
                shapes.plate(canvas, box, 16, style.BRONZE, style.INK, 3)
        for (space, seat), x in zip(given, placed, strict=True):
            pawn(canvas, view, seat, (x, y), _TOKEN)
            if space in view.moons and seat == found[space][-1]:
                moon(canvas, (x + 24, y - 18), 28)


def _moon(canvas: Canvas, way: Road, space: int, view: FableView) -> None:
    x, y = spot(space, way)
    if _folded(space, way) and space in view.legend_spaces:
        moon(canvas, (x - 46, y), 30)
        return
    if _folded(space, way):
        moon(canvas, (x - 18, y), 34)
        t.text(canvas, (x + 2, y), str(space), style.NUMBER, 29, style.EARTH)
        return
    moon(canvas, (x, y), 48)
    if space in view.legend_spaces:
        icon(canvas, "crown", (x + 30, y - 12), 28, style.WINE)


def _cup(canvas: Canvas, way: Road, view: FableView) -> None:
    """The champion token, or where it lay."""
    x, y = spot(view.goal, way)
    size = 48
    if _folded(view.goal, way):
        size, left = 36, way.rows.index(way.rows[-1]) % 2 == 1
        x += 0 if left else 12
        at = (x - 24 if left else x - 22, y)
        t.text(canvas, at, str(view.goal), style.NUMBER, 29, style.EARTH, "rm" if not left else "lm")
        x = x - 44 if left else x
    if view.champion < 0:
        disc(canvas, (x, y), size, "", style.INK)
        disc(canvas, (x, y), size - 5, "", style.GOLD)
    ink = style.INK if view.champion < 0 else mix(style.PARCHMENT, style.EARTH, 0.4)
    icon(canvas, "trophy-cup", (x, y), round(size * 0.67), ink)
