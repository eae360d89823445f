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

HIGH = 172
_ROOM = WIDTH - 2 * MARGIN


def kit_height(view: LeproView, hand: Hand, scene: Scene) -> int:
    """Height of the two panels and the men below."""
    return HIGH + 14 + chips.height(chips.rows(_men(view, hand, scene), _ROOM))


def kit(canvas: Canvas, top: int, view: LeproView, hand: Hand, scene: Scene) -> None:
    """Boxer and car side by side, then Recruitment cards, Protections, records."""
    wide = (_ROOM - 12) // 2
    _boxer(canvas, (MARGIN, top, MARGIN + wide, top + HIGH), view, hand, scene)
    _car(canvas, (WIDTH - MARGIN - wide, top, WIDTH - MARGIN, top + HIGH), view, scene)
    chips.draw(canvas, MARGIN, top + HIGH + 14, chips.rows(_men(view, hand, scene), _ROOM))


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


def _frame(canvas: Canvas, box: Box, name: str, words: str, there: bool) -> float:
    """A panel with its icon and title; returns the left edge of what follows."""
    left, top, right, _ = box
    panel(canvas, box, style.CREAM if there else style.NIGHT, style.GOLD if there else style.LEAF)
    icon(canvas, name, (left + 64, top + HIGH / 2), 92, style.NIGHT if there else style.FADED)
    x = left + 128
    words, size = t.fit(words, style.LIMELIGHT, 38, right - x - 16, 26)
    y = top + 38 if there else top + HIGH / 2
    t.text(canvas, (x, y), words, style.LIMELIGHT, size, style.NIGHT if there else style.PALE)
    return float(x)


def _boxer(canvas: Canvas, box: Box, view: LeproView, hand: Hand, scene: Scene) -> None:
    boxer = me(view).boxer
    if hand.boxer is None or boxer is None:
        _frame(canvas, box, "boxing-glove", say(scene, "pic-no-boxer"), False)
        return
    x = _frame(canvas, box, "boxing-glove", title(scene, hand.boxer), True)
    printed = BOXERS[hand.boxer]
    y = box[1] + 88
    for at in range(printed.dice):
        die(canvas, (x + 20 + at * 48, y), 5, 42)
    words = say(scene, "pic-victories", n=boxer.victories)
    t.text(canvas, (box[2] - 20, y), words, style.GOTHIC, 36, style.OLIVE, "rm")
    y = box[1] + 138
    for at, prize in enumerate(printed.prizes):
        won, wide = at < boxer.victories, t.length(money(scene, prize), style.GOTHIC, 42)
        ink = style.WAN if won else style.RED if at == boxer.victories else style.OLIVE
        t.text(canvas, (x, y), money(scene, prize), style.GOTHIC, 42, ink)
        if won:
            canvas.rect((round(x) - 2, round(y) - 2, round(x + wide) + 2, round(y) + 2), style.OLIVE)
        x += wide + 26


def _car(canvas: Canvas, box: Box, view: LeproView, scene: Scene) -> None:
    car = me(view).car
    if car is None:
        _frame(canvas, box, "city-car", say(scene, "pic-no-car"), False)
        return
    x = _frame(canvas, box, "city-car", title(scene, car.card), True)
    y = box[1] + 88
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
    words, size = t.fit(words, style.GOTHIC, 36, box[2] - 16 - x, 26)
    t.text(canvas, (x, box[1] + 138), words, style.GOTHIC, size, style.OLIVE)
