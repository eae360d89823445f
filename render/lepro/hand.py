"""The viewer's own hand: gems and shares, kept cards and whether they serve now, boxer, car, men."""

from __future__ import annotations

from PIL import Image

from engines.lepro.view import LeproView
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Canvas
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import hand_cards as cards
from . import hand_wealth as gems
from . import style
from .hand_crew import kit, kit_height
from .marks import mark
from .page import HEADER, MARGIN, page

TOP = HEADER + 28
TITLE = 50
GAP = 14


def hand(view: LeproView, scene: Scene, ask: str | None) -> Image.Image:
    """The hand of ``view.seat``: RGB, 1280 pixels wide.

    ``ask`` is the kind of the seat's open question, or None.
    Raises ValueError for a spectator, who has no hand.
    """
    own = view.hand
    if view.seat is None or own is None:
        raise ValueError("a spectator has no hand")
    held = (gems.shares_height(own), cards.cards_height(own.stars), cards.cards_height(own.missions))
    height = TOP + gems.SELF + GAP + gems.gems_height(own) + GAP + kit_height(view, own, scene) + MARGIN
    canvas = page(height + sum(high + TITLE for high in held if high))
    _header(canvas, view, scene, ask)
    gems.oneself(canvas, TOP, view, own, scene)
    y = TOP + gems.SELF + GAP
    gems.gems(canvas, y, own, scene)
    y += gems.gems_height(own) + GAP
    for at, (key, high) in enumerate(zip(("shares", "stars", "missions"), held, strict=True)):
        if not high:
            continue
        t.text(
            canvas,
            (MARGIN + 4, y + TITLE / 2 - 2),
            say(scene, f"pic-own-{key}"),
            style.LIMELIGHT,
            36,
            style.GOLD,
        )
        y += TITLE
        if at == 0:
            gems.shares(canvas, y, own, scene)
        elif at == 1:
            cards.stars(canvas, y, view, own, scene, ask)
        else:
            cards.missions(canvas, y, view, own, scene, ask)
        y += high
    kit(canvas, y, view, own, scene)
    return canvas.image


def question(scene: Scene, ask: str | None) -> str:
    """What is asked, or that nothing is."""
    return say_or(scene, f"ask-{ask}", say(scene, "pic-ask-none")) if ask else say(scene, "pic-ask-none")


def _header(canvas: Canvas, view: LeproView, scene: Scene, ask: str | None) -> None:
    mark(canvas, view.seat or 0, (MARGIN + 48, HEADER / 2), 72)
    x = MARGIN + 108.0
    x += t.text(canvas, (x, HEADER / 2), say(scene, "pic-hand"), style.LIMELIGHT, 58, style.GOLD) + 34
    room, size = WIDTH - MARGIN - x, 42
    lines = t.wrap(question(scene, ask), style.GOTHIC, size, room, 2)
    y = HEADER / 2 - (len(lines) - 1) * 24
    for at, line in enumerate(lines):
        t.text(canvas, (x, y + at * 48), line, style.GOTHIC, size, style.CREAM if ask else style.PALE)
