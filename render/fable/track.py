"""The fame track: a ribbon in five rows that turns at their ends, with moons, crowns, cup and tokens."""

from __future__ import annotations

from functools import cache

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
from .page import HEADER, MARGIN, TALLEST, page

TOP = HEADER + 16
ROWS, PITCH, BAR = 5, 58, 48
#: The cells stand between these; left and right of them the ribbon turns.
LEFT, RIGHT = 76, 1204
HIGH = (ROWS - 1) * PITCH + BAR
_TOKEN = 46
_SHARP = 2
SHADOW = -1
"""Stands for the shadow where seats are listed."""


def spot(space: int, goal: int) -> tuple[float, float]:
    """The middle of a space up to the champion space: 0 lies in the ribbon's beginning."""
    if space == 0:
        return (MARGIN + LEFT) / 2, TOP + BAR / 2
    across = goal // ROWS
    row, place = divmod(space - 1, across)
    if row % 2:
        place = across - 1 - place
    return LEFT + (place + 0.5) * (RIGHT - LEFT) / across, TOP + row * PITCH + BAR / 2


@cache
def _ribbon() -> tuple[Image.Image, Image.Image]:
    """Masks of the ribbon with its rim, and of what lies inside the rim."""
    found = []
    for inset in (0, 3):
        big = Image.new("L", (WIDTH * _SHARP, (HIGH + 4) * _SHARP))
        pen = ImageDraw.Draw(big)

        def bar(left: float, top: float, right: float, bottom: float, fill: int, pen=pen) -> None:  # type: ignore[no-untyped-def]
            box = [v * _SHARP for v in (left, top, right, bottom)]
            pen.rounded_rectangle(box, (box[3] - box[1]) / 2, fill=fill)

        for row in range(ROWS):
            y = row * PITCH
            left = MARGIN if row == 0 else LEFT - 24
            right = WIDTH - MARGIN if row == ROWS - 1 else RIGHT + 24
            bar(left + inset, y + inset, right - inset, y + BAR - inset, 255)
        for row in range(ROWS - 1):
            y = row * PITCH
            sides = (RIGHT - 24, WIDTH - MARGIN) if row % 2 == 0 else (MARGIN, LEFT + 24)
            bar(sides[0] + inset, y + inset, sides[1] - inset, y + PITCH + BAR - inset, 255)
            gap = (MARGIN - 20, RIGHT + 5) if row % 2 == 0 else (LEFT - 5, WIDTH)
            bar(gap[0], y + BAR - inset, gap[1], y + PITCH + inset, 0)
        found.append(big.reduce(_SHARP))
    return found[0], found[1]


def _ground(goal: int, legends: tuple[int, ...], height: int) -> Canvas:
    canvas = page(height)
    rim, inside = _ribbon()
    canvas.stamp(rim, (0, TOP), style.GOLD)
    canvas.stamp(inside, (0, TOP), style.PARCHMENT)
    across = goal // ROWS
    line = mix(style.PARCHMENT, style.BRONZE, 0.45)
    for row in range(ROWS):
        y = TOP + row * PITCH
        for place in range(across + 1):
            x = round(LEFT + place * (RIGHT - LEFT) / across)
            canvas.rect((x - 1, y + 3, x + 1, y + BAR - 3), line)
        if row < ROWS - 1:
            turn = (RIGHT + 31 if row % 2 == 0 else LEFT - 31, y + (PITCH + BAR) / 2)
            t.text(canvas, turn, str((row + 1) * across), style.NUMBER, 34, style.EARTH, "mm")
    for space in range(1, goal):
        at = spot(space, goal)
        if space % 10 == 0:
            shapes.shape(canvas, "circle", at, 44, style.EARTH)
            shapes.shape(canvas, "circle", at, 38, style.PARCHMENT)
            if space in legends:
                icon(canvas, "crown", at, 28, style.WINE)
            else:
                t.text(canvas, at, str(space), style.NUMBER, 28, style.EARTH, "mm")
        elif space in legends:
            icon(canvas, "crown", at, 42, style.WINE)
        elif space % 5 == 0 or across < 20:
            t.text(canvas, at, str(space), style.NUMBER, 34, style.INK, "mm")
    return canvas


def ground(view: FableView, height: int) -> Canvas:
    """A sheet with the empty track, from the cached base."""
    return plain(view.goal, view.legend_spaces, height)


def plain(goal: int, legends: tuple[int, ...], height: int) -> Canvas:
    """The same by champion space and legend spaces; a very tall one is made anew."""
    if height > TALLEST:
        return _ground(goal, legends, height)
    return base(f"fable-track-{goal}-{legends}", lambda: _ground(goal, legends, TALLEST), height)


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


def track(canvas: Canvas, view: FableView) -> None:
    """Everything that moves on the track."""
    found = standing(view)
    for space in view.moons:
        if space not in found and space < view.goal:
            x, y = spot(space, view.goal)
            moon(canvas, (x, y), 46)
            if space in view.legend_spaces:
                icon(canvas, "crown", (x + 30, y - 12), 26, style.WINE)
    if view.shadow is not None:
        for space in view.shadow.tokens:
            at = spot(space, view.goal)
            shapes.shape(canvas, "circle", at, 46, style.WINE)
            icon(canvas, "crown", at, 32, style.WHITE)
    at = spot(view.goal, view.goal)
    if view.champion < 0:
        disc(canvas, at, 48, "", style.INK)
        disc(canvas, at, 43, "", style.GOLD)
    ink = style.INK if view.champion < 0 else mix(style.PARCHMENT, style.EARTH, 0.4)
    icon(canvas, "trophy-cup", at, 32, ink)
    for space, seats in found.items():
        if space > view.goal:
            continue
        x, y = spot(space, view.goal)
        step = 34
        start = max(x - (len(seats) - 1) * step / 2, MARGIN + 28)
        for place, seat in enumerate(seats):
            pawn(canvas, view, seat, (start + place * step, y), _TOKEN)
        if space in view.moons:
            moon(canvas, (x + 22, y - 16), 26)
