"""The head of the board: the game, whom it waits for and for what, whose turn it is, the round."""

from __future__ import annotations

from engines.suburb.view import SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.scene import Scene
from render.kit.wording import fit_names, say, say_or

from . import style
from .marks import mark, outlined
from .page import EDGE, MARGIN
from .wording import awaited, named

_PLATE = 392


def head(canvas: Canvas, view: SuburbView, scene: Scene) -> None:
    """The strip of sky on top, ``HEADER`` pixels high."""
    outlined(canvas, (MARGIN + 4, 50), say(scene, "pic-game"), 62)
    box = (_PLATE, 10, EDGE, 96)
    shapes.plate(canvas, box, 43, style.INK)
    seat = awaited(view, scene)
    seat = view.active if seat is None else seat
    mark(canvas, seat, (box[0] + 58, 53), 54, style.CREAM)
    round_ = say(scene, "pic-round", n=view.round)
    right = box[2] - 32
    below = slot(view, scene, right - box[0] - 420)
    y = 35 if below else 53
    wide = t.text(canvas, (right, y), round_, style.HEAVY, 38, style.PALE, "rm")
    if below:
        wide = max(wide, t.text(canvas, (right, 73), below, style.HEAVY, 36, style.ROSE, "rm"))
    right -= round(wide) + 22
    x = box[0] + 106.0
    name, size = named(view, scene, seat, 42, right - x, 34)
    t.text(canvas, (x, 34), name, style.LILITA, size, style.SUN)
    now, size = t.fit(sentence(view, scene), style.HEAVY, 36, right - x, 27)
    t.text(canvas, (x, 73), now, style.HEAVY, size, style.WHITE)


def sentence(view: SuburbView, scene: Scene) -> str:
    """What the table waits for, without a name."""
    if view.phase != "turn":
        return say_or(scene, f"pic-phase-{view.phase}", say(scene, "pic-stage-"))
    if view.sale is not None:
        return say(scene, "pic-stage-auction")
    return say_or(scene, f"pic-stage-{view.stage}", say(scene, "pic-stage-"))


def slot(view: SuburbView, scene: Scene, room: float) -> str:
    """Which turn it is, where it is not the player's own: an extra one, or one of a bought house."""
    if view.phase != "turn" or view.kind == "own":
        return ""
    if view.kind == "extra":
        return say(scene, "pic-extra")
    return fit_names(
        scene,
        len(view.players),
        lambda names: say(scene, "pic-bought", name=names[view.slot]),
        style.HEAVY,
        36,
        room,
        36,
    )[0]
