"""Hands Up!: the Clock, and the bank from the tills through three Doors to the vault and the car."""

from __future__ import annotations

from engines.fictions.view import FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import say

from .. import style
from ..marks import cubes
from ..page import MARGIN, panel
from ..tracks import SPACE, number, pips, spot_of, strip, track_of
from .drawing import Drawing

BANK = 148
DOORS = 3


def height(view: FictionsView) -> int:
    """The Clock above the bank."""
    return SPACE + 16 + BANK


def draw(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """The Clock with what is to come; sacks where they lie; Doors open, at work and shut."""
    strip(canvas, top, "pocket-watch", track_of(view, "clock"), scene)
    top += SPACE + 16
    low = top + BANK
    right = WIDTH - MARGIN
    panel(canvas, (MARGIN, top, 812, low))
    vault, tills, loot = (number(view, name) for name in ("vault", "tills", "loot"))
    door = number(view, "door", 1)
    _sacks(canvas, (MARGIN + 6, top, MARGIN + 182, low), tills, say(scene, "pic-hu-tills"), 4, scene)
    for at in range(DOORS):
        side = MARGIN + 190 + at * 134
        _door(canvas, (side, top + 10, side + 124, low - 10), at + 1, door, view)
    _sacks(canvas, (598, top, 806, low), vault, say(scene, "pic-hu-vault"), 6, scene, door <= DOORS)
    shapes.arrow(canvas, (836, (top + low) / 2), 34, style.INK)
    track = track_of(view, "loot")
    done = loot >= track.goal > 0
    box = (860, top, right, low)
    shapes.shadow(canvas, box, 10, style.INK)
    shapes.plate(canvas, box, 10, style.GREEN if done else style.INK)
    middle = top + 52
    icon(canvas, "race-car", (926, middle), 104, style.CREAM)
    x = 990.0 + t.text(canvas, (990, middle), str(loot), style.ANTON, 74, style.GOLD) + 12
    words = say(scene, "pic-hu-away") if number(view, "away") else say(scene, "pic-of", n=track.goal)
    x += t.text(canvas, (x, middle + 8), words, style.ANTON, 42, style.CREAM) + 10
    words, size = t.fit(say(scene, "pic-hu-loot"), t.SEMI, 40, right - 16 - x, 30)
    t.text(canvas, (x, middle + 8), words, t.SEMI, size, style.PALE)
    faint = mix(style.GREEN if done else style.INK, style.CREAM, 0.28)
    shown = max(track.goal, loot)
    size = min(36, (right - 890) // max(shown, 1) - 4)
    pips(canvas, (878, low - 32), "swap-bag", loot, shown, size, (style.GOLD, faint))


def _sacks(
    canvas: Canvas, box: Box, count: int, words: str, per_row: int, scene: Scene, shut: bool = False
) -> None:
    """A room with its sacks: a number, its name, and the sacks themselves."""
    left, top, right, _ = box
    ink = style.SHUT if shut or not count else style.INK
    wide = t.text(canvas, (left + 14, top + 38), str(count), style.ANTON, 54, ink)
    words, size = t.fit(words, t.SEMI, 40, right - left - wide - 40, 30)
    t.text(canvas, (left + 24 + wide, top + 42), words, t.SEMI, size, style.GREY)
    for at in range(count):
        x, y = left + 28 + at % per_row * 32, top + 86 + at // per_row * 36
        icon(canvas, "swap-bag", (x, y), 32, ink)


def _door(canvas: Canvas, box: Box, at: int, now: int, view: FictionsView) -> None:
    """A Door of the vault: open behind the Safe, red where it stands, shut beyond."""
    left, top, right, bottom = box
    state = (at < now) - (at > now)
    fill = (style.SAND, style.WHITE, mix(style.CREAM, style.GREEN, 0.25))[state + 1]
    line = (style.RULE, style.RED, style.GREEN)[state + 1]
    shapes.plate(canvas, box, 8, fill, line, 6 if not state else 3)
    ink = (style.SHUT, style.INK, style.GREEN)[state + 1]
    middle = (left + right) / 2
    icon(canvas, "steel-door", (middle - 24, top + 50), 66, ink)
    t.text(canvas, (middle + 34, top + 50), str(at), style.ANTON, 56, style.RED if not state else ink, "mm")
    found = spot_of(view, f"hu-door{at}")
    foot = bottom - 25
    if state > 0:
        icon(canvas, "check-mark", (middle, foot), 38, style.GREEN)
    elif found is not None and not state:
        total = found.triumphs * 34 - 8
        cubes(canvas, (middle - total / 2, foot), found.cubes, found.triumphs, 26, False)
    else:
        icon(canvas, "padlock", (middle, foot), 36, ink)


DRAWING = Drawing(height, draw)
