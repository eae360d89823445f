"""Inside the ring above the strips: target and round or the buyers, whose turn it is, the last card."""

from __future__ import annotations

from collections.abc import Sequence

from engines.lepro.view import LeproView
from render.kit import shapes
from render.kit import type as t
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene

from . import look
from .parts import mark
from .phrase import awaited, brief, deck_of, fitted, joined, maybe, say, title
from .thrown import thrown, thrown_width

TITLE = 92
BANNER = 84
CARD = 66


def head(canvas: Canvas, box: Box, view: LeproView, scene: Scene) -> None:
    """The game's name, or who is buyer and how far from Refuge; target, round and shares left."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    upper = say(scene, "pic-target", n=view.target)
    lower = say(scene, "pic-round", round=view.round, limit=view.round_limit)
    shares = dict(view.draws).get("investment", 0)
    edge = right - 2.0
    for words, y in ((upper, middle - 22), (lower, middle + 22)):
        t.text(canvas, (edge, y), words, look.GOTHIC, 42, look.CREAM, "rm")
    wide = max(t.length(words, look.GOTHIC, 42) for words in (upper, lower))
    edge -= wide + 30
    edge -= t.text(canvas, (edge, middle + 22), str(shares), look.GOTHIC, 42, look.CREAM, "rm") + 8
    icon(canvas, "factory", (edge - 16, middle + 20), 38, look.GOLD)
    t.text(canvas, (right - wide - 32, middle - 22), say(scene, "pic-left"), look.GOTHIC, 34, look.PALE, "rm")
    edge = min(edge - 40, right - wide - 32 - t.length(say(scene, "pic-left"), look.GOTHIC, 34)) - 14
    if not view.buyers:
        t.text(canvas, (left + 6, middle), say(scene, "pic-game"), look.LIMELIGHT, 84, look.GOLD)
        return
    plate = (left, top + 4, round(edge), bottom - 4)
    shapes.plate(canvas, plate, 10, look.RED, look.GOLD, 3)
    room = plate[2] - plate[0] - 32

    def who(names: Sequence[str]) -> str:
        return say(
            scene,
            "pic-buyers",
            names=joined(scene, [names[seat] for seat in view.buyers]),
            n=len(view.buyers),
        )

    words, size = fitted(scene, len(view.players), who, look.LIMELIGHT, 38, room, 30)
    t.text(canvas, (left + 16, middle - 18), words, look.LIMELIGHT, size, look.CREAM)
    words, size = t.fit(to_refuge(view, scene), look.GOTHIC, 38, room, 30)
    t.text(canvas, (left + 16, middle + 21), words, look.GOTHIC, size, look.GOLD)


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
        return maybe(scene, f"pic-phase-{view.phase}")
    return maybe(scene, f"pic-stage-{view.stage}", say(scene, "pic-stage-turn"))


def banner(canvas: Canvas, box: Box, view: LeproView, scene: Scene) -> None:
    """A gold plate: whose turn it is, what comes now, and the last dice."""
    left, top, right, bottom = box
    shapes.plate(canvas, box, 10, look.GOLD)
    middle = (top + bottom) / 2
    edge = right - 14.0
    if view.roll is not None:
        edge -= thrown_width(view, scene)
        thrown(canvas, edge, middle, view, scene)
        edge -= 18
    mark(canvas, view.turn, (left + 46, middle), 52, look.NIGHT)
    x = left + 86.0
    now = sentence(view, scene)
    if view.again:
        now = say(scene, "pic-again", now=now)
    wide = min(t.length(now, look.GOTHIC, 40), 250)
    whose = fitted(
        scene, len(view.players), lambda names: names[view.turn], look.LIMELIGHT, 46, edge - x - wide - 14, 32
    )
    x += t.text(canvas, (x, middle), whose[0], look.LIMELIGHT, whose[1], look.NIGHT) + 14
    now, size = t.fit(now, look.GOTHIC, 44, edge - x, 30)
    t.text(canvas, (x, middle + 1), now, look.GOTHIC, size, look.NIGHT)


def last_card(canvas: Canvas, box: Box, view: LeproView, scene: Scene) -> None:
    """The last card that all saw, or the car on offer: picture, title, effect; text if there is room."""
    left, top, right, bottom = box
    card = view.looked or view.shown
    high = bottom - top
    middle = top + 33
    if card is None:
        shapes.frame(canvas, box, 10, look.LEAF, 4, 30)
        words = say(scene, "pic-no-card")
        if high > 160:
            icon(canvas, "fedora", ((left + right) / 2, (top + bottom) / 2 - 24), high - 110, look.LEAF)
        y = bottom - 36 if high > 160 else (top + bottom) / 2
        t.text(canvas, ((left + right) / 2, y), words, look.GOTHIC, 38, look.PALE, "mm")
        return
    shapes.plate(canvas, box, 10, look.CREAM)
    side = 48 if high < 100 else 84
    at = (left + 16 + side / 2, top + (high / 2 if high < 150 else 16 + side / 2))
    icon(canvas, look.DECK_ICON[deck_of(card)], at, side, look.RED)
    x = left + 30.0 + side
    name = title(scene, card)
    effect = brief(scene, card)
    room = right - 16 - x
    if high < 100:
        wide = min(t.length(effect, look.GOTHIC, 40), room * 0.62) if effect else 0
        name, size = t.fit(name, look.LIMELIGHT, 36, room - wide - 16, 28)
        t.text(canvas, (x, middle), name, look.LIMELIGHT, size, look.NIGHT)
        effect, size = t.fit(effect, look.GOTHIC, 40, wide + 2, 30)
        t.text(canvas, (right - 16, middle + 1), effect, look.GOTHIC, size, look.RED, "rm")
        return
    big = high > 200
    name, size = t.fit(name, look.LIMELIGHT, 50 if big else 42, room, 30)
    t.text(canvas, (x, top + 38), name, look.LIMELIGHT, size, look.NIGHT)
    effect, size = t.fit(effect, look.GOTHIC, 50 if big else 42, room, 30)
    t.text(canvas, (x, top + (92 if big else 82)), effect, look.GOTHIC, size, look.RED)
    text = maybe(scene, f"card-{card}.text")
    lines = (high - 132) // 52
    if text and lines > 0:
        for place, line in enumerate(t.wrap(text, look.GOTHIC, 46, right - left - 40, lines)):
            t.text(canvas, (left + 22, top + 156 + place * 52), line, look.GOTHIC, 46, look.OLIVE)
