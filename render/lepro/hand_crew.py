"""The foot of the hand: boxer, car, men and protections."""

from __future__ import annotations

from engines.lepro.cards import BOXERS, DECK, VALUE
from engines.lepro.view import Hand, LeproView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import joined, say

from . import chips, style
from .marks import die
from .page import MARGIN, panel
from .playable import me
from .seats import under_icon
from .wording import deck, money, title

HIGH = 166
_ROOM = WIDTH - 2 * MARGIN
WIDE = (_ROOM - 12) // 2


def _panels(view: LeproView, hand: Hand) -> int:
    return (hand.boxer is not None) + (me(view).car is not None)


def _rows(view: LeproView, hand: Hand, scene: Scene) -> list[list[chips.Chip]]:
    """Men and the rest in lines: below the panels, or beside the one that there is."""
    room = WIDE if _panels(view, hand) == 1 else _ROOM
    return chips.rows(_men(view, hand, scene), room, 3)


def kit_height(view: LeproView, hand: Hand, scene: Scene) -> int:
    """Height of the panels and the men."""
    high = chips.height(_rows(view, hand, scene)) - chips.GAP
    panels = _panels(view, hand)
    return max(HIGH, high) if panels == 1 else high + (HIGH + 14 if panels else 0)


def kit(canvas: Canvas, top: int, view: LeproView, hand: Hand, scene: Scene) -> None:
    """Boxer and car side by side, then Recruitment cards, Protections, records."""
    left, y = MARGIN, top
    for there, draw in ((hand.boxer is not None, _boxer), (me(view).car is not None, _car)):
        if there:
            draw(canvas, (left, top, left + WIDE, top + HIGH), view, hand, scene)
            left += WIDE + 12
    panels, rows = _panels(view, hand), _rows(view, hand, scene)
    if panels == 1:
        y += max(0, (HIGH - chips.height(rows) + chips.GAP) // 2)
    chips.draw(canvas, left if panels == 1 else MARGIN, y + (HIGH + 14 if panels == 2 else 0), rows)


def _men(view: LeproView, hand: Hand, scene: Scene) -> list[chips.Chip]:
    player = me(view)
    out = [chips.Chip("biceps", say(scene, "pic-strength", n=player.strength), style.GOLD, style.NIGHT)]
    for card in hand.recruits:
        words = say(scene, "pic-pair", about=title(scene, card), value=VALUE[card])
        out.append(chips.Chip("fedora", words, style.CREAM, style.NIGHT))
    if hand.protections:
        words = say(scene, "pic-protections", n=len(hand.protections))
        out.append(chips.Chip("checked-shield", words, style.SAGE, style.NIGHT))
    if player.records:
        out.append(
            chips.Chip("handcuffs", say(scene, "pic-records", n=player.records), style.RED, style.CREAM)
        )
    return out


def _frame(canvas: Canvas, box: Box, name: str, words: str) -> float:
    """A panel with its icon and title; returns the left edge of what follows."""
    left, top, right, _ = box
    panel(canvas, box)
    icon(canvas, name, (left + 64, top + HIGH / 2), 92, style.NIGHT)
    x = left + 128
    words, size = t.fit(words, style.LIMELIGHT, 40, right - x - 16, 34)
    t.text(canvas, (x, top + 36), words, style.LIMELIGHT, size, style.NIGHT)
    return float(x)


def _boxer(canvas: Canvas, box: Box, view: LeproView, hand: Hand, scene: Scene) -> None:
    boxer = me(view).boxer
    assert hand.boxer is not None
    assert boxer is not None
    x = _frame(canvas, box, "boxing-glove", title(scene, hand.boxer))
    printed = BOXERS[hand.boxer]
    y = box[1] + 84
    for at in range(printed.dice):
        die(canvas, (x + 20 + at * 48, y), 5, 42)
    words = say(scene, "pic-victories", n=boxer.victories)
    t.text(canvas, (box[2] - 20, y), words, style.GOTHIC, 38, style.OLIVE, "rm")
    y = box[1] + 134
    for at, prize in enumerate(printed.prizes[boxer.victories :]):
        ink = style.OLIVE if at else style.RED
        x += t.text(canvas, (x, y), money(scene, prize), style.GOTHIC, 44, ink) + 26


def _car(canvas: Canvas, box: Box, view: LeproView, hand: Hand, scene: Scene) -> None:
    car = me(view).car
    assert car is not None
    x = _frame(canvas, box, "city-car", title(scene, car.card))
    y = box[1] + 84
    wide = t.text(canvas, (x, y), money(scene, car.price), style.GOTHIC, 44, style.NIGHT)
    shapes.arrow(canvas, (x + wide + 22, y), 20, style.RED)
    t.text(canvas, (x + wide + 44, y), money(scene, car.sale), style.GOTHIC, 44, style.RED)
    edge = box[2] - 20
    for at in reversed(range(car.factor)):
        slot = (edge - 36, round(y) - 24, edge, round(y) + 24)
        if at < len(car.under):
            shapes.plate(canvas, slot, 5, style.NIGHT)
            icon(canvas, under_icon(car.under[at]), (edge - 18, y), 28, style.CREAM)
        else:
            shapes.frame(canvas, slot, 5, style.NIGHT, 3)
        edge -= 44
    words = say(scene, "pic-saves", n=car.factor - len(car.under))
    if car.under:
        under = joined(
            scene, [title(scene, one) if one[0] in DECK else deck(scene, one) for one in car.under]
        )
        words = say(scene, "pic-under", list=under)
    words, size = t.fit(words, style.GOTHIC, 38, box[2] - 16 - x, 34)
    t.text(canvas, (x, box[1] + 134), words, style.GOTHIC, size, style.OLIVE)
