"""High-speed Rescue: a road of 27 spaces with Van and Car, the gear stick, the three Stages."""

from __future__ import annotations

from engines.fictions.view import ChallengeView, FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink, mix
from render.kit.scene import Scene
from render.kit.wording import say

from .. import style
from ..page import MARGIN, panel
from ..tracks import number, spot_of, track_of
from .drawing import Drawing

ROAD = 250
PANEL = 92
_ASPHALT = mix(style.INK, style.CREAM, 0.15)
STAGES = 3


def height(view: FictionsView) -> int:
    """The road above gear and Stages."""
    return ROAD + 14 + PANEL


def draw(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """Van above, Car below, each with the way that the end of the round will take it."""
    box = (MARGIN, top, WIDTH - MARGIN, top + ROAD)
    shapes.shadow(canvas, box, 12, style.INK)
    shapes.plate(canvas, box, 12, _ASPHALT, style.INK, 4)
    van, car = track_of(view, "van"), track_of(view, "car")
    last = max(van.most, 1)
    step = (WIDTH - 2 * MARGIN - 24) / (last + 1)
    start = MARGIN + 12 + step / 2
    middle = top + 100
    for dash in range(MARGIN + 14, WIDTH - MARGIN - 130, 52):
        canvas.rect((dash, middle - 4, dash + 30, middle + 4), style.GOLD)
    canvas.rect((MARGIN + 4, top + 196, WIDTH - MARGIN - 4, top + 200), style.PALE)
    for at in range(last + 1):
        x = start + at * step
        found = (
            {van.value: style.RED, car.value: style.GOLD}
            if van.value != car.value
            else {car.value: style.GOLD}
        )
        ahead = {van.value + van.ahead: style.ROSE, car.value + car.ahead: style.GOLD}
        cell = (round(x - step / 2) + 2, top + 205, round(x + step / 2) - 2, top + 242)
        ink: Ink = style.PALE
        if at in found:
            shapes.plate(canvas, cell, 5, found[at])
            ink = style.INK if found[at] == style.GOLD else style.WHITE
        elif at in ahead:
            shapes.plate(canvas, cell, 5, _ASPHALT, ahead[at], 3)
            ink = ahead[at]
        elif at == last:
            ink = style.ROSE
        t.text(canvas, (x, top + 224), str(at), t.BOLD, 34, ink, "mm")
    prison = WIDTH - MARGIN - 46
    shapes.plate(canvas, (prison - 46, top + 44, prison + 34, top + 156), 6, style.INK)
    icon(canvas, "prisoner", (prison - 6, top + 100), 92, style.PALE)
    _vehicle(canvas, start, step, top + 52, "truck", van.value, van.ahead, style.WHITE, style.ROSE)
    _vehicle(canvas, start, step, top + 150, "race-car", car.value, car.ahead, style.GOLD, style.GOLD)
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
    icon(canvas, "gear-stick", (MARGIN + 50, middle), 70, style.INK)
    x = MARGIN + 94
    for value in range(gear.least, gear.most + 1):
        box = (x, top + 14, x + 58, low - 14)
        lit, next_ = value == gear.value, gear.ahead and value == gear.value + gear.ahead
        line = style.RED if lit or next_ else style.INK
        shapes.plate(canvas, box, 8, style.RED if lit else style.WHITE, line, 5 if next_ else 3)
        t.text(canvas, (x + 29, middle), str(value), style.ANTON, 44, style.WHITE if lit else style.INK, "mm")
        x += 66
    words, size = t.fit(say(scene, "pic-hr-gear"), t.SEMI, 38, 452 - x - 10, 28)
    t.text(canvas, (x, middle), words, t.SEMI, size, style.GREY)
    gap = number(view, "van") - number(view, "car")
    box = (464, top, 684, low)
    near = gap <= 1
    shapes.shadow(canvas, box, 10, style.INK)
    shapes.plate(canvas, box, 10, style.GREEN if near else style.INK)
    words, size = t.fit(say(scene, "pic-hr-behind", n=gap), style.ANTON, 48, 196, 32)
    t.text(canvas, (574, middle), words, style.ANTON, size, style.WHITE, "mm")
    shot = bool(number(view, "tyres"))
    box = (696, top, 806, low)
    shapes.plate(canvas, box, 10, style.RED if shot else style.SAND, style.RED if shot else style.RULE, 3)
    icon(canvas, "flat-tire", (751, middle), 74, style.WHITE if shot else mix(style.SAND, style.SHUT, 0.45))
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
        fill = style.GREEN if done else style.CREAM if now else style.SAND
        line = style.GREEN if done else style.RED if reachable else style.INK if now else style.RULE
        shapes.plate(canvas, cell, 10, fill, line, 6 if reachable else 3)
        ink = style.WHITE if done else style.INK if now else style.SHUT
        t.text(canvas, (x + 34, (top + low) / 2), str(at), style.ANTON, 52, ink, "mm")
        if done:
            icon(canvas, "check-mark", (x + wide - 40, (top + low) / 2), 50, ink)
        elif found is not None and now:
            for n in range(found.triumphs):
                y = (top + low) / 2 - (found.triumphs - 1) * 18 + n * 36 - 14
                cube = (x + wide - 46, round(y), x + wide - 18, round(y) + 28)
                shapes.plate(canvas, cube, 6, style.RED if n < found.cubes else style.WHITE, style.INK, 3)
        else:
            icon(canvas, "padlock", (x + wide - 36, (top + low) / 2), 42, ink)


def hides(view: FictionsView, what: ChallengeView) -> bool:
    """Stages after the present one stand in the drawing."""
    return what.key.startswith("hr-stage") and int(what.key[-1]) > number(view, "stage", 1)


DRAWING = Drawing(height, draw, hides=hides)
