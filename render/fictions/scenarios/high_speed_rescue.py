"""High-speed Rescue: a road of 27 spaces with Van and Car, the gear stick, the three Stages."""

from __future__ import annotations

from engines.fictions.view import ChallengeView, FictionsView
from render.kit import shapes
from render.kit import type as t
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink, mix
from render.kit.scene import Scene

from .. import look
from ..parts import MARGIN, panel
from ..phrase import say
from ..tracks import number, spot_of, track_of
from .drawing import Drawing

ROAD = 250
PANEL = 92
_ASPHALT = mix(look.INK, look.CREAM, 0.15)
STAGES = 3


def height(view: FictionsView) -> int:
    """The road above gear and Stages."""
    return ROAD + 14 + PANEL


def draw(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """Van above, Car below, each with the way that the end of the round will take it."""
    box = (MARGIN, top, WIDTH - MARGIN, top + ROAD)
    shapes.shadow(canvas, box, 12, look.INK)
    shapes.plate(canvas, box, 12, _ASPHALT, look.INK, 4)
    van, car = track_of(view, "van"), track_of(view, "car")
    last = max(van.most, 1)
    step = (WIDTH - 2 * MARGIN - 24) / (last + 1)
    start = MARGIN + 12 + step / 2
    middle = top + 100
    for dash in range(MARGIN + 14, WIDTH - MARGIN - 130, 52):
        canvas.rect((dash, middle - 4, dash + 30, middle + 4), look.GOLD)
    canvas.rect((MARGIN + 4, top + 196, WIDTH - MARGIN - 4, top + 200), look.PALE)
    for at in range(last + 1):
        x = start + at * step
        found = (
            {van.value: look.RED, car.value: look.GOLD} if van.value != car.value else {car.value: look.GOLD}
        )
        ahead = {van.value + van.ahead: look.ROSE, car.value + car.ahead: look.GOLD}
        cell = (round(x - step / 2) + 2, top + 205, round(x + step / 2) - 2, top + 242)
        ink: Ink = look.PALE
        if at in found:
            shapes.plate(canvas, cell, 5, found[at])
            ink = look.INK if found[at] == look.GOLD else look.WHITE
        elif at in ahead:
            shapes.plate(canvas, cell, 5, _ASPHALT, ahead[at], 3)
            ink = ahead[at]
        elif at == last:
            ink = look.ROSE
        t.text(canvas, (x, top + 224), str(at), t.BOLD, 34, ink, "mm")
    prison = WIDTH - MARGIN - 46
    shapes.plate(canvas, (prison - 46, top + 44, prison + 34, top + 156), 6, look.INK)
    icon(canvas, "prisoner", (prison - 6, top + 100), 92, look.PALE)
    _vehicle(canvas, start, step, top + 52, "truck", van.value, van.ahead, look.WHITE, look.ROSE)
    _vehicle(canvas, start, step, top + 150, "race-car", car.value, car.ahead, look.GOLD, look.GOLD)
    _below(canvas, top + ROAD + 14, view, scene)


def _vehicle(
    canvas: Canvas, start: float, step: float, y: int, name: str, at: int, ahead: int, ink: Ink, way: Ink
) -> None:
    """A vehicle on its space, with arrow heads over the spaces that it will take."""
    x = start + at * step
    for n in range(1, ahead + 1):
        if n * step > 60:
            shapes.arrow(canvas, (x + n * step, y), 24, mix(_ASPHALT, way, 0.75))
    icon(canvas, name, (max(x - 14, MARGIN + 62), y), 116, ink)


def _below(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """Gear stick, distance, Stages, tyres."""
    low = top + PANEL
    middle = (top + low) / 2
    gear = track_of(view, "gear")
    panel(canvas, (MARGIN, top, 452, low))
    icon(canvas, "gear-stick", (MARGIN + 50, middle), 70, look.INK)
    x = MARGIN + 94
    for value in range(gear.least, gear.most + 1):
        box = (x, top + 14, x + 58, low - 14)
        lit, next_ = value == gear.value, gear.ahead and value == gear.value + gear.ahead
        line = look.RED if lit or next_ else look.INK
        shapes.plate(canvas, box, 8, look.RED if lit else look.WHITE, line, 5 if next_ else 3)
        t.text(canvas, (x + 29, middle), str(value), look.ANTON, 44, look.WHITE if lit else look.INK, "mm")
        x += 66
    words, size = t.fit(say(scene, "pic-hr-gear"), t.SEMI, 38, 452 - x - 10, 28)
    t.text(canvas, (x, middle), words, t.SEMI, size, look.GREY)
    gap = number(view, "van") - number(view, "car")
    box = (464, top, 684, low)
    near = gap <= 1
    shapes.shadow(canvas, box, 10, look.INK)
    shapes.plate(canvas, box, 10, look.GREEN if near else look.INK)
    words, size = t.fit(say(scene, "pic-hr-behind", n=gap), look.ANTON, 48, 196, 32)
    t.text(canvas, (574, middle), words, look.ANTON, size, look.WHITE, "mm")
    shot = bool(number(view, "tyres"))
    box = (696, top, 806, low)
    shapes.plate(canvas, box, 10, look.RED if shot else look.SAND, look.RED if shot else look.RULE, 3)
    icon(canvas, "flat-tire", (751, middle), 74, look.WHITE if shot else mix(look.SAND, look.SHUT, 0.45))
    _stages(canvas, (818, top, WIDTH - MARGIN, low), view, scene)


def _stages(canvas: Canvas, box: Box, view: FictionsView, scene: Scene) -> None:
    left, top, right, low = box
    stage = number(view, "stage", 1)
    wide = (right - left - 2 * 10) // STAGES
    for at in range(1, STAGES + 1):
        x = left + (at - 1) * (wide + 10)
        cell = (x, top, x + wide, low)
        done, now = at < stage, at == stage
        found = spot_of(view, f"hr-stage{at}")
        reachable = now and found is not None and found.open
        fill = look.GREEN if done else look.CREAM if now else look.SAND
        line = look.GREEN if done else look.RED if reachable else look.INK if now else look.RULE
        shapes.plate(canvas, cell, 10, fill, line, 6 if reachable else 3)
        ink = look.WHITE if done else look.INK if now else look.SHUT
        t.text(canvas, (x + 34, (top + low) / 2), str(at), look.ANTON, 52, ink, "mm")
        if done:
            icon(canvas, "check-mark", (x + wide - 40, (top + low) / 2), 50, ink)
        elif found is not None and now:
            for n in range(found.triumphs):
                y = (top + low) / 2 - (found.triumphs - 1) * 18 + n * 36 - 14
                cube = (x + wide - 46, round(y), x + wide - 18, round(y) + 28)
                shapes.plate(canvas, cube, 6, look.RED if n < found.cubes else look.WHITE, look.INK, 3)
        else:
            icon(canvas, "padlock", (x + wide - 36, (top + low) / 2), 42, ink)


def hides(view: FictionsView, what: ChallengeView) -> bool:
    """Stages after the present one stand in the drawing."""
    return what.key.startswith("hr-stage") and int(what.key[-1]) > number(view, "stage", 1)


DRAWING = Drawing(height, draw, hides=hides)
