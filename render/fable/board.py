"""The board: track, monsters and market, or the combat close up, seats, and what happened today."""

from __future__ import annotations

from PIL import Image

from engines.fable.view import FableView
from render.kit.scene import Scene

from . import beneath_track, foe, heading, market, monsters, seats, today, track
from .final import final
from .page import MARGIN, STRIP

GAP = 14


def board(view: FableView, scene: Scene) -> Image.Image:
    """The table as everybody may see it: RGB, 1280 pixels wide.

    Give it the view of a spectator: what one seat alone knows is drawn as that seat's view has it.
    """
    if view.phase == "over":
        return final(view, scene)
    fight = bool(view.combat)
    middle = foe.height(len(view.combat)) + GAP + monsters.LOW if fight else monsters.HIGH
    middle += GAP + market.height(fight) + GAP
    top = track.TOP + track.HIGH + GAP
    height = top + beneath_track.height(view) + middle + seats.height(view) + GAP + STRIP + MARGIN
    canvas = track.ground(view, height)
    heading.header(canvas, view, scene)
    track.track(canvas, view)
    beneath_track.beneath_track(canvas, top, view, scene)
    top += beneath_track.height(view)
    if fight:
        foe.foes(canvas, top, view, scene)
        top += foe.height(len(view.combat)) + GAP
        monsters.briefly(canvas, top, view, scene)
        top += monsters.LOW + GAP
    else:
        monsters.monsters(canvas, top, view, scene)
        top += monsters.HIGH + GAP
    market.market(canvas, top, view, scene, fight)
    top += market.height(fight) + GAP
    seats.seats(canvas, top, view, scene)
    top += seats.height(view) + GAP
    today.today(canvas, top, view, scene)
    return canvas.image
