"""Inside the ring above the strips: target and round or the buyers, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from engines.lepro.view import LeproView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import fit_names, joined, say, say_or

from . import style
from .last_roll import thrown, thrown_width
from .marks import mark
from .wording import awaited

TITLE = 80
BANNER = 72


def head(canvas: Canvas, box: Box, view: LeproView, scene: Scene) -> None:
    """The game's name, or who is buyer and how far from Refuge; target, round and shares left."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    upper = say(scene, "pic-target", n=view.target)
    lower = say(scene, "pic-round", round=view.round, limit=view.round_limit)
    shares = dict(view.draws).get("investment", 0)
    edge = right - 2.0
    for words, y in ((upper, middle - 22), (lower, middle + 22)):
        t.text(canvas, (edge, y), words, style.GOTHIC, 42, style.CREAM, "rm")
    wide = max(t.length(words, style.GOTHIC, 42) for words in (upper, lower))
    edge -= wide + 30
    edge -= t.text(canvas, (edge, middle + 22), str(shares), style.GOTHIC, 42, style.CREAM, "rm") + 8
    icon(canvas, "factory", (edge - 16, middle + 20), 38, style.GOLD)
    t.text(
        canvas, (right - wide - 32, middle - 22), say(scene, "pic-left"), style.GOTHIC, 34, style.PALE, "rm"
    )
    edge = min(edge - 40, right - wide - 32 - t.length(say(scene, "pic-left"), style.GOTHIC, 34)) - 14
    if not view.buyers:
        t.text(canvas, (left + 6, middle), say(scene, "pic-game"), style.LIMELIGHT, 78, style.GOLD)
        return
    plate = (left, top, round(edge), bottom)
    shapes.plate(canvas, plate, 10, style.RED, style.GOLD, 3)
    room = plate[2] - plate[0] - 32

    def who(names: Sequence[str]) -> str:
        return say(
            scene,
            "pic-buyers",
            names=joined(scene, [names[seat] for seat in view.buyers]),
            n=len(view.buyers),
        )

    words, size = fit_names(scene, len(view.players), who, style.LIMELIGHT, 38, room, 30)
    t.text(canvas, (left + 16, middle - 19), words, style.LIMELIGHT, size, style.CREAM)
    words, size = t.fit(to_refuge(view, scene), style.GOTHIC, 40, room, 34)
    t.text(canvas, (left + 16, middle + 20), words, style.GOTHIC, size, style.CREAM)


def to_refuge(view: LeproView, scene: Scene) -> str:
    """How many spaces the buyers have before them."""
    if view.closing:
        return say(scene, "pic-closing")
    far = say(scene, "pic-slash").join(str(view.left[seat]) for seat in view.buyers)
    return say(scene, "pic-to-refuge", far=far, n=view.left[view.buyers[0]])


def sentence(view: LeproView, scene: Scene) -> str:
    """What the table waits for, without a name."""
    seats = awaited(view, scene)
    if view.phase == "turn" and seats and view.turn not in seats:
        return say(scene, "pic-stage-others")
    if view.phase != "turn":
        return say_or(scene, f"pic-phase-{view.phase}")
    return say_or(scene, f"pic-stage-{view.stage}", say(scene, "pic-stage-turn"))


def banner(canvas: Canvas, box: Box, view: LeproView, scene: Scene) -> None:
    """A gold plate: whose turn it is, what comes now, and the last dice."""
    left, top, right, bottom = box
    shapes.plate(canvas, box, 10, style.GOLD)
    middle = (top + bottom) / 2
    edge = right - 14.0
    if view.roll is not None:
        edge -= thrown_width(view, scene)
        thrown(canvas, edge, middle, view, scene)
        edge -= 18
    mark(canvas, view.turn, (left + 46, middle), 52, style.NIGHT)
    x = left + 86.0
    now = sentence(view, scene)
    if view.again:
        now = say(scene, "pic-again", now=now)
    wide = min(t.length(now, style.GOTHIC, 40), 250)
    whose = fit_names(
        scene,
        len(view.players),
        lambda names: names[view.turn],
        style.LIMELIGHT,
        46,
        edge - x - wide - 14,
        32,
    )
    x += t.text(canvas, (x, middle), whose[0], style.LIMELIGHT, whose[1], style.NIGHT) + 14
    now, size = t.fit(now, style.GOTHIC, 44, edge - x, 34)
    t.text(canvas, (x, middle + 1), now, style.GOTHIC, size, style.NIGHT)
