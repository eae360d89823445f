"""Kept Adventures and Missions: those that serve now as cards, the others in a line each."""

from __future__ import annotations

from collections.abc import Sequence

from engines.lepro.cards import ADVENTURES, MISSIONS, Card
from engines.lepro.view import Hand, LeproView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import say

from . import chips, style
from .marks import pill, pill_width
from .page import MARGIN
from .playable import missing, usable
from .wording import does, dotted, effects, money, title

HIGH = 134
LINE = 56
GAP = 8
#: As many cards, and as many lines, are shown in full; of more, the names alone.
CARDS, LINES, ROWS = 4, 4, 3
_ROOM = WIDTH - 2 * MARGIN


def _ready(view: LeproView, hand: Hand, ask: str | None) -> list[Card]:
    """Missions that can be carried out in answer to ``ask``."""
    return [card for card in hand.missions if ask == "mission" and not missing(view, card)]


def _useful(view: LeproView, hand: Hand, ask: str | None) -> list[Card]:
    return [card for card in hand.stars if usable(view, hand, card, ask)]


def _split(held: Sequence[Card], useful: list[Card]) -> tuple[list[Card], list[Card]]:
    """What stands as cards, and what is folded."""
    shown = useful[:CARDS]
    return shown, [card for card in held if card not in shown]


def _height(held: Sequence[Card], useful: list[Card]) -> int:
    shown, folded = _split(held, useful)
    lines = len(folded) if len(folded) <= LINES else ROWS
    high = chips.HIGH + chips.GAP if len(folded) > LINES else LINE + GAP
    found = -(-len(shown) // 2) * (HIGH + GAP) + lines * high
    return found - GAP if found else 0


def stars_height(view: LeproView, hand: Hand, ask: str | None) -> int:
    """Height of all star Adventures."""
    return _height(hand.stars, _useful(view, hand, ask))


def missions_height(view: LeproView, hand: Hand, ask: str | None) -> int:
    """Height of all star Missions."""
    return _height(hand.missions, _ready(view, hand, ask))


def _boxes(top: int, count: int) -> list[Box]:
    """Two side by side."""
    wide = (_ROOM - GAP) // 2
    out = []
    for at in range(count):
        left, y = MARGIN + at % 2 * (wide + GAP), top + at // 2 * (HIGH + GAP)
        out.append((left, y, left + wide, y + HIGH))
    return out


def _card(canvas: Canvas, box: Box, picture: str, name: str, scene: Scene) -> tuple[float, float]:
    """The frame of a card with picture, name and pill; returns where its second line begins and ends."""
    left, top, right, bottom = box
    shapes.shadow(canvas, box, 10, style.NIGHT, 90)
    shapes.plate(canvas, box, 10, style.CREAM, style.GOLD, 6)
    icon(canvas, picture, (left + 56, top + 52), 70, style.RED)
    words = say(scene, "pic-use-now")
    pill(canvas, right - 18 - pill_width(words, 42), bottom - 30, words, style.RED, style.CREAM, 42)
    name, size = t.fit(name, style.LIMELIGHT, 40, right - left - 128, 34)
    t.text(canvas, (left + 108, top + 32), name, style.LIMELIGHT, size, style.NIGHT)
    return left + 108, right - 18


def _fold(canvas: Canvas, top: int, folded: list[Card], picture: str, scene: Scene) -> list[Box]:
    """Room for a line each; if there are too many, their names as chips, and no room."""
    if len(folded) > LINES:
        found = [chips.Chip(picture, title(scene, card), style.CREAM, style.NIGHT) for card in folded]
        chips.draw(canvas, MARGIN, top, chips.rows(found, _ROOM, ROWS))
        return []
    tops = [top + at * (LINE + GAP) for at in range(len(folded))]
    return [(MARGIN, y, WIDTH - MARGIN, y + LINE) for y in tops]


def _line(canvas: Canvas, box: Box, picture: str, name: str, last: str, ink: Ink) -> tuple[float, float]:
    """A folded card: picture and name at the left, when it serves at the right; what is left between."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    shapes.plate(canvas, box, 8, style.NIGHT, style.LEAF, 3)
    icon(canvas, picture, (left + 36, y), 40, style.SAGE)
    name, size = t.fit(name, style.LIMELIGHT, 34, 430, 30)
    wide = t.text(canvas, (left + 68, y), name, style.LIMELIGHT, size, style.CREAM)
    last, size = t.fit(last, style.GOTHIC, 38, 480, 34)
    edge = right - 16 - t.text(canvas, (right - 16, y), last, style.GOTHIC, size, ink, "rm")
    return left + 68 + wide + 22, edge - 22


def stars(canvas: Canvas, top: int, view: LeproView, hand: Hand, scene: Scene, ask: str | None) -> None:
    """Star Adventures: effect and window."""
    shown, folded = _split(hand.stars, _useful(view, hand, ask))
    for card, box in zip(shown, _boxes(top, len(shown)), strict=True):
        x, edge = _card(canvas, box, "treasure-map", title(scene, card), scene)
        what, size = t.fit(effects(scene, card), style.GOTHIC, 46, edge - x - 160, 34)
        t.text(canvas, (x, box[1] + 92), what, style.GOTHIC, size, style.RED)
    top += -(-len(shown) // 2) * (HIGH + GAP)
    boxes = _fold(canvas, top, folded, "treasure-map", scene)
    for card, box in zip(folded, boxes, strict=False):
        when = say(scene, f"when-{ADVENTURES[card].when}")
        x, edge = _line(canvas, box, "treasure-map", title(scene, card), when, style.PALE)
        what, size = t.fit(effects(scene, card), style.GOTHIC, 40, edge - x, 34)
        t.text(canvas, (x, (box[1] + box[3]) / 2), what, style.GOTHIC, size, style.GOLD)


def missions(canvas: Canvas, top: int, view: LeproView, hand: Hand, scene: Scene, ask: str | None) -> None:
    """Star Missions: men, pay, risk, what follows, and whether the viewer is strong enough."""
    shown, folded = _split(hand.missions, _ready(view, hand, ask))
    for card, box in zip(shown, _boxes(top, len(shown)), strict=True):
        x, edge = _card(canvas, box, "briefcase", title(scene, card), scene)
        x = _pay(canvas, x, box[1] + 92, card, scene, style.NIGHT, style.RED)
        words, size = t.fit(extras(scene, card), style.GOTHIC, 38, edge - x - 160, 34)
        t.text(canvas, (x, box[1] + 92), words, style.GOTHIC, size, style.RED)
    top += -(-len(shown) // 2) * (HIGH + GAP)
    boxes = _fold(canvas, top, folded, "briefcase", scene)
    for card, box in zip(folded, boxes, strict=False):
        lack = missing(view, card)
        state = say(scene, "pic-men-short", n=lack) if lack else say(scene, "pic-men-enough")
        ink = style.ROSE if lack else style.SAGE
        x, edge = _line(canvas, box, "briefcase", title(scene, card), state, ink)
        y = (box[1] + box[3]) / 2
        x = _pay(canvas, x, y, card, scene, style.CREAM, style.GOLD)
        words, size = t.fit(extras(scene, card), style.GOTHIC, 38, edge - x, 34)
        t.text(
            canvas, (x, y), words, style.GOTHIC, size, style.ROSE if MISSIONS[card].arrest_on else style.PALE
        )


def _pay(canvas: Canvas, x: float, y: float, card: Card, scene: Scene, ink: Ink, strong: Ink) -> float:
    """Men and what a Mission pays; returns where the next words begin."""
    m = MISSIONS[card]
    icon(canvas, "biceps", (x + 20, y), 40, ink)
    x += 46 + t.text(canvas, (x + 46, y), str(m.men), style.GOTHIC, 42, ink) + 12
    shapes.arrow(canvas, (x + 8, y), 18, strong)
    x += 28
    return x + t.text(canvas, (x, y), money(scene, m.pay), style.GOTHIC, 42, strong) + 22


def extras(scene: Scene, card: str) -> str:
    """Risk and what follows."""
    m = MISSIONS[card]
    risk = say(scene, "pic-risk", n=m.arrest_on) if m.arrest_on else ""
    return dotted(scene, [risk, *(does(scene, one) for one in m.do)])
