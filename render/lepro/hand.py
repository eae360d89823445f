"""The viewer's own hand: gems and shares, kept cards and whether they serve now, boxer, car, men."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engines.lepro.view import Hand, LeproView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import hand_cards as cards
from . import hand_wealth as wealth
from . import style
from .fixed_palette import settled
from .hand_crew import kit, kit_height
from .hand_facts import facts
from .marks import dice, mark
from .page import HEADER, MARGIN, page

TOP = HEADER + 26
TITLE = 46
GAP = 12
#: A part of a hand: its title's message, its height, how it is drawn from its upper end.
_Part = tuple[str, int, Callable[[Canvas, int], None]]


def hand(view: LeproView, scene: Scene, ask: str | None) -> Image.Image:
    """The hand of ``view.seat``: mode P, 1280 pixels wide.

    ``ask`` is the kind of the seat's open question, or None.
    Raises ValueError for a spectator, who has no hand.
    """
    own = view.hand
    if view.seat is None or own is None:
        raise ValueError("a spectator has no hand")
    parts = [part for part in _parts(view, own, scene, ask) if part[1]]
    heights = [(TITLE if key else 0) + high + GAP for key, high, _ in parts]
    canvas = page(TOP + sum(heights) + MARGIN - GAP)
    _header(canvas, view, scene, ask)
    y = TOP
    for (key, _, draw), high in zip(parts, heights, strict=True):
        if key:
            at = (MARGIN + 4, y + TITLE / 2 - 2)
            t.text(canvas, at, say(scene, f"pic-own-{key}"), style.LIMELIGHT, 36, style.GOLD)
        draw(canvas, y + (TITLE if key else 0))
        y += high
    return settled(canvas.image)


def _parts(view: LeproView, own: Hand, scene: Scene, ask: str | None) -> list[_Part]:
    """All parts from above to below; one of no height is left out."""
    return [
        ("", wealth.SELF, lambda canvas, y: wealth.oneself(canvas, y, view, own, scene)),
        ("", wealth.gems_height(own, scene), lambda canvas, y: wealth.gems(canvas, y, own, scene)),
        ("shares", wealth.shares_height(own, scene), lambda canvas, y: wealth.shares(canvas, y, own, scene)),
        (
            "stars",
            cards.stars_height(view, own, ask),
            lambda canvas, y: cards.stars(canvas, y, view, own, scene, ask),
        ),
        (
            "missions",
            cards.missions_height(view, own, ask),
            lambda canvas, y: cards.missions(canvas, y, view, own, scene, ask),
        ),
        ("", kit_height(view, own, scene), lambda canvas, y: kit(canvas, y, view, own, scene)),
    ]


def question(scene: Scene, ask: str | None) -> str:
    """What is asked, or that nothing is."""
    return say_or(scene, f"ask-{ask}", say(scene, "pic-ask-none")) if ask else say(scene, "pic-ask-none")


def _header(canvas: Canvas, view: LeproView, scene: Scene, ask: str | None) -> None:
    """Whose hand it is, and the facts of the question."""
    middle = HEADER / 2
    mark(canvas, view.seat or 0, (MARGIN + 48, middle), 72)
    x = MARGIN + 108.0
    x += t.text(canvas, (x, middle), say(scene, "pic-hand"), style.LIMELIGHT, 58, style.GOLD) + 34
    found = facts(view, scene, ask)
    if found.dice:
        x = dice(canvas, x, middle, found.dice, 62) + 18
        if found.icon:
            shapes.arrow(canvas, (x + 10, middle), 24, style.GOLD)
            x += 36
    if found.icon:
        icon(canvas, found.icon, (x + 36, middle), 68, style.CREAM)
        x += 92
    for at, line in enumerate(found.lines):
        y = middle + (at - (len(found.lines) - 1) / 2) * 52
        words, size = t.fit(line, style.GOTHIC, 50, WIDTH - MARGIN - x, 34)
        t.text(canvas, (x, y), words, style.GOTHIC, size, style.GOLD if at else style.CREAM)
