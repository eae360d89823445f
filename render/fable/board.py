"""The board: track, monsters and market, or the combat close up, seats, and what happened today."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engines.fable.view import FableView
from render.kit.canvas import Canvas
from render.kit.scene import Scene

from . import beneath_track, foe, heading, market, monsters, seats, today, track
from .final import final
from .page import MARGIN, finished

GAP = 10


def board(view: FableView, scene: Scene) -> Image.Image:
    """The table as everybody may see it: 1280 pixels wide, with a palette.

    Give it the view of a spectator: what one seat alone knows is drawn as that seat's view has it.
    """
    if view.phase == "over":
        return final(view, scene)
    fight = bool(view.combat)
    top = track.TOP + track.height(view) + GAP
    parts: list[tuple[int, Callable[[Canvas, int], None]]] = [
        (seats.height(view), lambda canvas, y: seats.seats(canvas, y, view, scene)),
        (today.height(view), lambda canvas, y: today.today(canvas, y, view, scene)),
    ]
    if view.monsters:
        high, offers = monsters.height(view, fight), market.height(view, fight)
        if offers:
            parts.insert(0, (offers, lambda canvas, y: market.market(canvas, y, view, scene, fight)))
        if len(foe.rows(len(view.combat))) < 2 and (any(view.monsters) or not fight):
            # So many foes are enough: they need the room.
            parts.insert(0, (high, lambda canvas, y: monsters.monsters(canvas, y, view, scene, fight)))
    if fight:
        parts.insert(0, (foe.height(len(view.combat)), lambda canvas, y: foe.foes(canvas, y, view, scene)))
    under = beneath_track.height(view)
    canvas = track.ground(view, top + under + sum(high + GAP for high, _ in parts) - GAP + MARGIN)
    heading.header(canvas, view, scene)
    track.track(canvas, view)
    beneath_track.beneath_track(canvas, top, view, scene)
    top += under
    for high, draw in parts:
        draw(canvas, top)
        top += high + GAP
    return finished(canvas)
