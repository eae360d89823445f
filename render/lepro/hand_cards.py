"""Kept Adventures and Missions: what they do, when, and whether that is now."""

from __future__ import annotations

from engines.lepro.cards import ADVENTURES, MISSIONS
from engines.lepro.view import Hand, LeproView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .marks import pill, pill_width
from .page import MARGIN
from .playable import missing, usable
from .wording import does, dotted, effects, money, title

HIGH = 138
GAP = 12


def across(count: int) -> int:
    """How many cards stand side by side."""
    return 2 if count <= 8 else 3


def cards_height(cards: tuple[str, ...]) -> int:
    """Height of a block of cards."""
    return -(-len(cards) // across(len(cards))) * (HIGH + GAP) if cards else 0


def _boxes(top: int, count: int) -> list[Box]:
    n = across(count)
    wide = (WIDTH - 2 * MARGIN - (n - 1) * GAP) // n
    return [
        (MARGIN + at % n * (wide + GAP), y, MARGIN + at % n * (wide + GAP) + wide, y + HIGH)
        for at in range(count)
        for y in (top + at // n * (HIGH + GAP),)
    ]


def _card(canvas: Canvas, box: Box, picture: str, name: str, on: bool) -> tuple[float, float]:
    """The frame of a card with its picture and name; returns where its second line begins and ends."""
    left, top, right, _ = box
    shapes.shadow(canvas, box, 10, style.NIGHT, 90)
    fill = style.CREAM if on else mix(style.CREAM, style.GREEN, 0.16)
    shapes.plate(canvas, box, 10, fill, style.GOLD if on else style.LEAF, 6 if on else 3)
    icon(canvas, picture, (left + 46, top + 46), 58, style.RED if on else style.NIGHT)
    name, size = t.fit(name, style.LIMELIGHT, 38, right - left - 108, 26)
    t.text(canvas, (left + 90, top + 32), name, style.LIMELIGHT, size, style.NIGHT)
    return left + 90, right - 18


def stars(canvas: Canvas, top: int, view: LeproView, hand: Hand, scene: Scene, ask: str | None) -> None:
    """Star Adventures: effect, window, use now."""
    for card, box in zip(hand.stars, _boxes(top, len(hand.stars)), strict=True):
        on = usable(view, hand, card, ask)
        x, edge = _card(canvas, box, "treasure-map", title(scene, card), on)
        what = effects(scene, card)
        what, size = t.fit(what, style.GOTHIC, 42, edge - x, 30)
        t.text(canvas, (x, box[1] + 72), what, style.GOTHIC, size, style.RED)
        left = box[0] + 20.0
        if on:
            words = say(scene, "pic-use-now")
            edge -= pill_width(words, 40)
            pill(canvas, edge, box[3] - 28, words, style.RED, style.CREAM, 40)
            edge -= 12
        when, size = t.fit(say(scene, f"when-{ADVENTURES[card].when}"), style.GOTHIC, 36, edge - left, 28)
        t.text(canvas, (left, box[3] - 28), when, style.GOTHIC, size, style.OLIVE if on else style.NIGHT)


def missions(canvas: Canvas, top: int, view: LeproView, hand: Hand, scene: Scene, ask: str | None) -> None:
    """Star Missions: men, pay, risk, what follows, and whether the viewer is strong enough."""
    for card, box in zip(hand.missions, _boxes(top, len(hand.missions)), strict=True):
        m = MISSIONS[card]
        lack = missing(view, card)
        on = ask == "mission" and not lack
        x, edge = _card(canvas, box, "briefcase", title(scene, card), on)
        y = box[1] + 72
        words, size = t.fit(extras(scene, card), style.GOTHIC, 36, edge - x - 200, 26)
        icon(canvas, "biceps", (x + 18, y), 36, style.NIGHT)
        x += 42 + t.text(canvas, (x + 42, y), str(m.men), style.GOTHIC, 42, style.NIGHT) + 12
        shapes.arrow(canvas, (x + 8, y), 18, style.RED)
        x += 28
        x += t.text(canvas, (x, y), money(scene, m.pay), style.GOTHIC, 42, style.RED) + 18
        t.text(canvas, (edge, y), words, style.GOTHIC, size, style.RED if m.arrest_on else style.OLIVE, "rm")
        state = say(scene, "pic-men-short", n=lack) if lack else say(scene, "pic-men-enough")
        name = "" if lack else "check-mark"
        if on:
            words = say(scene, "pic-use-now")
            pill(canvas, edge - pill_width(words, 40), box[3] - 28, words, style.RED, style.CREAM, 40)
        if name:
            icon(canvas, name, (box[0] + 36, box[3] - 28), 32, style.NIGHT)
        t.text(
            canvas,
            (box[0] + (62 if name else 20), box[3] - 28),
            state,
            style.GOTHIC,
            36,
            style.RED if lack else style.NIGHT,
        )


def extras(scene: Scene, card: str) -> str:
    """Risk and what follows."""
    m = MISSIONS[card]
    risk = say(scene, "pic-risk", n=m.arrest_on) if m.arrest_on else ""
    return dotted(scene, [risk, *(does(scene, one) for one in m.do)])
