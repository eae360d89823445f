"""In a combat of one's own: everybody and everything that can strike, and what it would do to each foe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engines.fable.cards import FIGURES, ITEMS, Strike
from engines.fable.glossary import Card
from engines.fable.view import AllyView, EnemyView, FableView, Own, preview
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .hand_cards import balanced, picture
from .marks import cost, disc, type_mark
from .page import EDGE, MARGIN, leaf
from .playable import me, trait
from .typed import typed
from .wording import brief, fee, fitted_lines, printed, title

Part = tuple[int, Callable[[Canvas, int], None]]
GAP = 12
_BOX = 62
_LEGEND = 66


class Striker(NamedTuple):
    """Who or what can strike."""

    card: Card
    ally: AllyView | None
    """None: an item of the hand."""


def attackers(view: FableView, own: Own) -> list[Striker]:
    """The viewer's allies, those ready first, then its items that strike."""
    allies = sorted(me(view).deployed, key=lambda ally: not ally.ready)
    items = [held.card for held in own.hand if held.card in ITEMS and preview.strikes(held.card)]
    return [*(Striker(ally.card, ally) for ally in allies), *(Striker(item, None) for item in items)]


def hits(card: str) -> bool:
    """Whether an ally's trait is an attack."""
    line = FIGURES[card].trait if card in FIGURES else None
    return line is not None and line.kind == "hit"


_ROW = 5
"""So many cards stand side by side at most."""


def _wide(many: int) -> int:
    return (EDGE - MARGIN - (many - 1) * GAP) // many


def _broad(wide: int) -> bool:
    """Whether a card has room for its name beside its picture, and for all foes in one line."""
    return wide > 390


def _across(view: FableView, wide: int) -> int:
    """How many foes stand side by side on a card."""
    many = len(view.combat)
    return min(many, 5) if _broad(wide) else {1: 1, 2: 2, 4: 2}.get(many, 3)


def _boxes(view: FableView, wide: int) -> int:
    """Height of the boxes of all foes."""
    return -(-len(view.combat) // _across(view, wide)) * (_BOX + 6)


def _high(view: FableView, row: Sequence[Striker]) -> int:
    """Cards of one row are equally high: more with several rows of foes, or with a trait that strikes."""
    twice = any(hits(one.card) and one.ally is not None for one in row)
    wide = _wide(len(row))
    boxes, head, does = _boxes(view, wide), *((114, 48) if _broad(wide) else (168, 92))
    return head + boxes + (boxes + 42 if twice else does)


def grid(view: FableView, given: Sequence[Striker], scene: Scene) -> Part:
    """A card for each."""
    rows, at = [], 0
    for many in balanced(len(given), _ROW):
        rows.append(given[at : at + many])
        at += many
    highs = [_high(view, row) for row in rows]

    def draw(canvas: Canvas, top: int) -> None:
        for row, high in zip(rows, highs, strict=True):
            wide = _wide(len(row))
            for at, one in enumerate(row):
                left = MARGIN + at * (wide + GAP)
                _card(canvas, (left, top, left + wide, top + high), view, one, scene)
            top += high + GAP

    return sum(highs) + GAP * len(rows), draw


def _card(canvas: Canvas, box: Box, view: FableView, one: Striker, scene: Scene) -> None:
    """Name, picture, attack and types; what it would do to each foe; what else it does."""
    left, top, right, bottom = box
    wide, kinds = right - left, _kinds(one)
    leaf(canvas, box)
    ground = mix(style.PARCHMENT, style.BRONZE, 0.18)
    words = title(scene, one.card)
    if _broad(wide):
        picture(canvas, (left + 14, top + 14, left + 102, top + 102), one.card, ground)
        name, size = t.fit(words, style.NAME, 40, wide - 132, 30)
        t.text(canvas, (left + 116, top + 32), name, style.NAME, size, style.INK)
        at, marks = (left + 144, top + 80), (left + 186, right - 16)
        y = top + 114
    else:
        picture(canvas, (left + 14, top + 54, right - 14, top + 146), one.card, ground)
        name, size = t.fit(words, style.NAME, 38, wide - 20, 27)
        t.text(canvas, ((left + right) / 2, top + 31), name, style.NAME, size, style.INK, "mm")
        at, marks = (left + 44, top + 132), (left + 78, right - 14)
        y = top + 168
    disc(canvas, at, 56, str(_value(view, one)), style.INK, style.PARCHMENT)
    step = min((marks[1] - marks[0]) / max(len(kinds), 1), 54.0)
    begin = marks[0] if _broad(wide) else marks[1] - step * len(kinds)
    for place, kind in enumerate(kinds):
        type_mark(canvas, kind, (begin + step * (place + 0.5), at[1]), min(round(step) - 8, 46))
    sides = (left + 12, right - 12)
    _damage(canvas, sides, y, view, one, scene, False)
    y += _boxes(view, wide)
    if one.ally is not None and hits(one.card):
        _trait(canvas, sides, y, one.ally, view, scene)
        _damage(canvas, sides, y + 36, view, one, scene, True)
    else:
        _does(canvas, (left + 16, y, right - 16, bottom - 8), one, scene)


def _trait(
    canvas: Canvas, sides: tuple[int, int], top: int, ally: AllyView, view: FableView, scene: Scene
) -> None:
    """What the trait that strikes costs and is, over what it would do."""
    short = trait(view, ally, "day") == "actions"
    pay, middle = fee(ally.card), top + 16
    cost(canvas, (sides[0] + 15, middle), pay, 20, False, (style.RED if short else style.GOLD, style.INK))
    x = sides[0] + 4 + pay * 23 + (6 if pay else 0)
    words, size = brief(scene, ally.card), 30
    if t.length(words, style.BOLD, 27) > sides[1] - x:
        words = say(scene, "pic-strike", n=preview.strength(view, view.turn, ally.card))
    words, size = t.fit(words, style.BOLD, 30, sides[1] - x, 27)
    typed(canvas, (x, middle), words, style.BOLD, size, style.RED if short else style.PLUM, scene)


def _does(canvas: Canvas, box: Box, one: Striker, scene: Scene) -> None:
    """What the card does besides, in the middle of ``box``."""
    left, top, right, bottom = box
    pay = fee(one.card) if one.ally is not None else 0
    words = brief(scene, one.card) or say(scene, "pic-plain")
    if one.ally is None:
        words = say(scene, "pic-item-does", effect=words)
    middle = (left + right) / 2
    if pay and bottom - top < 60:
        cost(canvas, (left + 6, (top + bottom) / 2), pay, 22, False, (style.GOLD, style.INK))
        left += pay * 26 + 4
        middle = (left + right) / 2
    elif pay:
        cost(canvas, (middle - (pay - 1) * 12, top + 12), pay, 20, False, (style.GOLD, style.INK))
        top += 22
    lines, size = fitted_lines(words, right - left, bottom - top - 2, 33, 27)
    y = (top + bottom) / 2 - (len(lines) - 1) * size * 0.55
    for at, line in enumerate(lines):
        typed(canvas, (middle, y + at * size * 1.1), line, style.BOOK, size, style.PLUM, scene, "mm")


def _value(view: FableView, one: Striker) -> int:
    if one.ally is not None:
        return one.ally.attack
    return _strike(one.card).n


def _strike(item: str) -> Strike:
    line = ITEMS[item].trait
    return next(step for step in (*line.otherwise, *line.do) if isinstance(step, Strike))


def _kinds(one: Striker) -> tuple[str, ...]:
    return one.ally.types if one.ally is not None else _strike(one.card).types


def damage(view: FableView, foe: EnemyView, one: Striker, hit: bool) -> tuple[str, int] | None:
    """Best type and what it would do; None where it may not be aimed at this foe."""
    if one.ally is None:
        return preview.thrown(view, foe, one.card)
    return preview.hit(view, foe, one.ally, view.turn) if hit else preview.basic(view, foe, one.ally)


def _damage(
    canvas: Canvas, sides: tuple[int, int], top: int, view: FableView, one: Striker, scene: Scene, hit: bool
) -> None:
    """A box for each foe: its picture and what this would do to it; orange where it is defeated."""
    across = _across(view, sides[1] - sides[0] + 24)
    wide = (sides[1] - sides[0] - 4 * (across - 1)) / across
    several = len(_kinds(one)) > 1
    for at, foe in enumerate(view.combat):
        left = round(sides[0] + at % across * (wide + 4))
        y = top + at // across * (_BOX + 6)
        box = (left, y, round(left + wide), y + _BOX)
        found = damage(view, foe, one, hit)
        fells = found is not None and preview.fells(foe, *found)
        nothing = found is None or found[1] == 0
        idle = mix(style.PARCHMENT, style.SLATE, 0.5) if nothing else style.INDIGO
        fill = style.EMBER_DEEP if fells else idle
        shapes.plate(canvas, box, 9, fill)
        middle = y + _BOX / 2
        words = "×" if found is None else str(found[1])
        ink = style.INK if nothing else style.WHITE
        if across < 3:
            icon(
                canvas,
                style.ART[foe.card],
                (left + min(wide * 0.27, 34), middle),
                40 if wide > 95 else 34,
                ink,
            )
            edge = box[2] - 10.0
            if several and found is not None and wide > 150:
                type_mark(canvas, found[0], (edge - 20, middle), 36)
                edge -= 52
            t.text(canvas, (edge, middle), words, style.NUMBER, 44 if wide > 95 else 38, ink, "rm")
        else:
            icon(canvas, style.ART[foe.card], (left + 20, middle), 30, ink)
            t.text(canvas, (box[2] - 5, middle), words, style.NUMBER, 32, ink, "rm")


def legend(view: FableView, scene: Scene) -> Part:
    """What orange means, and what the whole combat is worth."""

    def draw(canvas: Canvas, top: int) -> None:
        box = (MARGIN, top, EDGE, top + _LEGEND)
        shapes.plate(canvas, box, 14, style.DEEP, style.STEEL, 3)
        middle = top + _LEGEND / 2
        disc(canvas, (MARGIN + 40, middle), 36, "", style.EMBER_DEEP)
        t.text(canvas, (MARGIN + 70, middle), say(scene, "pic-fells"), style.BOOK, 36, style.PARCHMENT)
        fame = sum(printed(foe.card) for foe in view.combat)
        words = say(scene, "pic-win-all", n=len(view.combat), fame=fame)
        t.text(canvas, (EDGE - 22, middle), words, style.BOLD, 36, style.GOLD, "rm")

    return _LEGEND + GAP, draw
