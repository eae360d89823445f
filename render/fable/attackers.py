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
from .hand_cards import picture
from .marks import cost, disc, type_mark
from .page import EDGE, MARGIN, leaf
from .playable import me, trait
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


def _across(view: FableView) -> int:
    """How many foes stand side by side on a card."""
    return {1: 1, 2: 2, 4: 2}.get(len(view.combat), 3)


def _lines(view: FableView) -> int:
    return -(-len(view.combat) // _across(view))


def _high(view: FableView, row: Sequence[Striker]) -> int:
    """Cards of one row are equally high: more with several rows of foes, or with a trait that strikes."""
    twice = any(hits(one.card) and one.ally is not None and one.ally.ready for one in row)
    boxes = _lines(view) * (_BOX + 6)
    return 196 + boxes + (boxes + 40 if twice else 98)


def _beside(view: FableView, given: Sequence[Striker]) -> int:
    """How many cards stand side by side: six where that spares a row and there is room for the foes."""
    return 6 if len(given) == 6 and len(view.combat) < 3 else 5


def grid(view: FableView, given: Sequence[Striker], scene: Scene) -> Part:
    """A card for each."""
    many = _beside(view, given)
    wide = (EDGE - MARGIN - (many - 1) * GAP) // many
    rows = [given[at : at + many] for at in range(0, len(given), many)]
    highs = [_high(view, row) for row in rows]

    def draw(canvas: Canvas, top: int) -> None:
        for row, high in zip(rows, highs, strict=True):
            for at, one in enumerate(row):
                left = MARGIN + at * (wide + GAP)
                _card(canvas, (left, top, left + wide, top + high), view, one, scene)
            top += high + GAP

    return sum(highs) + GAP * len(rows), draw


def _card(canvas: Canvas, box: Box, view: FableView, one: Striker, scene: Scene) -> None:
    left, top, right, bottom = box
    tired = one.ally is not None and not one.ally.ready
    fill = mix(style.SLATE, style.PALE, 0.3) if tired else style.PARCHMENT
    ink = style.DEEP if tired else style.INK
    leaf(canvas, box, fill, style.STEEL if tired else style.GOLD)
    middle = (left + right) / 2
    name, size = t.fit(title(scene, one.card), style.NAME, 34, right - left - 24, 22)
    t.text(canvas, (middle, top + 34), name, style.NAME, size, ink, "mm")
    picture(canvas, (left + 14, top + 58, right - 14, top + 162), one.card, mix(fill, style.BRONZE, 0.18))
    disc(canvas, (left + 42, top + 156), 56, str(_value(view, one)), ink, fill)
    kinds = _kinds(one)
    step, size = (50, 40) if len(kinds) < 4 else (31, 25)
    if len(kinds) == 3 and right - left < 220:
        step, size = 37, 29
    paper = fill if tired else None
    for at, kind in enumerate(reversed(kinds)):
        x = right - (40 if len(kinds) < 4 else 28) - at * step
        type_mark(canvas, kind, (x, top + 158), size, "", paper)
    if tired:
        t.text(canvas, (middle, top + 230), say(scene, "pic-why-tired"), style.ALMENDRA, 44, ink, "mm")
        t.text(canvas, (middle, top + 272), say(scene, "pic-ready-first"), style.BOOK, 30, ink, "mm")
        return
    sides, y = (left + 12, right - 12), top + 192
    _damage(canvas, sides, y, view, one, scene, False)
    y += _lines(view) * (_BOX + 6)
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
    words, size = brief(scene, ally.card), 28
    if t.length(words, style.BOLD, 24) > sides[1] - x:
        words = say(scene, "pic-strike", n=preview.strength(view, view.turn, ally.card))
    words, size = t.fit(words, style.BOLD, 28, sides[1] - x, 20)
    t.text(canvas, (x, middle), words, style.BOLD, size, style.RED if short else style.PLUM)


def _does(canvas: Canvas, box: Box, one: Striker, scene: Scene) -> None:
    """What the card does besides, in the middle of ``box``."""
    left, top, right, bottom = box
    pay = fee(one.card) if one.ally is not None else 0
    words = brief(scene, one.card) or say(scene, "pic-plain")
    if one.ally is None:
        words = say(scene, "pic-item-does", effect=words)
    middle = (left + right) / 2
    if pay:
        cost(canvas, (middle - (pay - 1) * 12, top + 12), pay, 20, False, (style.GOLD, style.INK))
        top += 22
    lines, size = fitted_lines(words, right - left, bottom - top - 4, 30, 20)
    y = (top + bottom) / 2 - (len(lines) - 1) * size * 0.55
    for at, line in enumerate(lines):
        t.text(canvas, (middle, y + at * size * 1.1), line, style.BOOK, size, style.PLUM, "mm")


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
    across = _across(view)
    wide = (sides[1] - sides[0] - 4 * (across - 1)) / across
    several = len(_kinds(one)) > 1
    for at, foe in enumerate(view.combat):
        left = round(sides[0] + at % across * (wide + 4))
        y = top + at // across * (_BOX + 6)
        box = (left, y, round(left + wide), y + _BOX)
        found = damage(view, foe, one, hit)
        fells = found is not None and preview.fells(foe, *found)
        nothing = found is None or found[1] == 0
        fill = style.EMBER if fells else mix(style.PARCHMENT, style.SLATE, 0.5) if nothing else style.INDIGO
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
        disc(canvas, (MARGIN + 40, middle), 36, "", style.EMBER)
        t.text(canvas, (MARGIN + 70, middle), say(scene, "pic-fells"), style.BOOK, 36, style.PARCHMENT)
        fame = sum(printed(foe.card) for foe in view.combat)
        words = say(scene, "pic-win-all", n=len(view.combat), fame=fame)
        t.text(canvas, (EDGE - 22, middle), words, style.BOLD, 36, style.GOLD, "rm")

    return _LEGEND + GAP, draw
