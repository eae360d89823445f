"""Cards in the hand's picture: with their whole text, or in short; own allies; contracts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engines.fable.cards import COST, FIGURES, FOES
from engines.fable.view import AllyView, FableView, Own
from engines.fable.view.table import ContractView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink, mix
from render.kit.scene import Scene
from render.kit.wording import say

from . import market, style
from .marks import cost, disc, type_mark
from .page import EDGE, MARGIN, leaf
from .playable import held, me, trait
from .typed import typed
from .wording import brief, fee, fitted_lines, title, whole

T = TypeVar("T")
Part = tuple[int, Callable[[Canvas, int], None]]
LARGE, SMALL, OWN, LINE = 234, 96, 128, 60
GAP = 12


def balanced(count: int, across: int) -> list[int]:
    """How many of ``count`` things stand in each row, ``across`` at most, so that no row is much emptier.

    >>> balanced(4, 3), balanced(5, 3), balanced(7, 3)
    ([2, 2], [3, 2], [3, 2, 2])
    """
    rows = -(-count // across)
    return [count // rows + (row < count % rows) for row in range(rows)]


def _boxes(top: int, count: int, across: int, high: int) -> list[Box]:
    found = []
    for row, many in enumerate(balanced(count, across)):
        wide, y = (EDGE - MARGIN - (many - 1) * GAP) // many, top + row * (high + GAP)
        lefts = [MARGIN + place * (wide + GAP) for place in range(many)]
        found += [(left, y, left + wide, y + high) for left in lefts]
    return found


def _block(count: int, across: int, high: int) -> int:
    return -(-count // across) * (high + GAP)


def _none(words: str) -> Part:
    def draw(canvas: Canvas, top: int) -> None:
        box = (MARGIN, top, EDGE, top + 72)
        shapes.frame(canvas, box, 12, style.STEEL, 3, 26)
        t.text(canvas, ((MARGIN + EDGE) / 2, top + 36), words, style.BOOK, 36, style.PALE, "mm")

    return 72 + GAP, draw


def _grid(
    things: Sequence[T], across: int, high: int, draw_one: Callable[[Canvas, Box, T, int], None]
) -> Part:
    """Things side by side, each in a box of its own; ``draw_one`` is given its place in their order."""
    if not things:
        return 0, lambda canvas, top: None

    def draw(canvas: Canvas, top: int) -> None:
        for at, (thing, box) in enumerate(zip(things, _boxes(top, len(things), across, high), strict=True)):
            draw_one(canvas, box, thing, at)

    return _block(len(things), across, high), draw


def large(view: FableView, cards: Sequence[str], scene: Scene, ask: str | None) -> Part:
    """Hand cards, two in a row, with everything printed on them."""

    why = {card: held(view, card, ask) for card in cards}
    barred = [card for card in cards if why[card] in ("place", "fight")]

    def draw_one(canvas: Canvas, box: Box, card: str, at: int) -> None:
        _large(canvas, box, card, why[card], scene)

    def draw_barred(canvas: Canvas, box: Box, card: str, at: int) -> None:
        _small(canvas, box, card, scene, why[card])

    if not cards:
        return _none(say(scene, "pic-no-hand"))
    parts = [_grid([card for card in cards if card not in barred], 2, LARGE, draw_one)]
    return stacked([*parts, _grid(barred, 3, SMALL, draw_barred)])


def stacked(parts: Sequence[Part]) -> Part:
    """Parts one below the other."""

    def draw(canvas: Canvas, top: int) -> None:
        for high, each in parts:
            each(canvas, top)
            top += high

    return sum(high for high, _ in parts), draw


def looked(cards: Sequence[str], scene: Scene) -> Part:
    """Cards that the viewer alone looks at, the topmost first."""

    def draw_one(canvas: Canvas, box: Box, card: str, at: int) -> None:
        _large(canvas, box, card, "", scene)
        disc(canvas, (box[0] + 180, box[1] + 22), 46, str(at + 1), style.VIOLET)

    return _grid(cards, 2, LARGE, draw_one)


def _large(canvas: Canvas, box: Box, card: str, why: str, scene: Scene) -> None:
    left, top, right, bottom = box
    fill = style.PARCHMENT
    leaf(canvas, box, fill)
    picture(canvas, (left + 54, top + 16, left + 184, top + 146), card, mix(fill, style.BRONZE, 0.2))
    if card in COST:
        market.price(canvas, left + 30, top + 64, card, COST[card], 26)
    if card in FIGURES:
        disc(canvas, (left + 60, top + 136), 58, str(FIGURES[card].attack), style.INK, style.PARCHMENT)
        kinds = FIGURES[card].types
        wide = 50 * min(len(kinds), 3)
        marks(canvas, max(left + 112 - wide / 2, left + 14), bottom - 34, kinds, 42)
    elif card in FOES:
        disc(canvas, (left + 60, top + 136), 58, str(FOES[card].fame))
    else:
        words = say(scene, "pic-why-wait" if why == "wait" else "pic-item")
        t.text(canvas, (left + 110, bottom - 38), words, style.BOOK, 32, style.PLUM, "mm")
    x, edge = left + 204, right - 20.0
    pay = fee(card)
    if pay:
        cost(canvas, (edge - 12 - (pay - 1) * 30, top + 40), pay, 26, False, (style.GOLD, style.INK))
        edge -= pay * 30 + 10
    name, size = t.fit(title(scene, card), style.NAME, 42, edge - x, 28)
    t.text(canvas, (x, top + 37), name, style.NAME, size, style.INK)
    room, y = right - 20 - x, top + 80.0
    lines, size = fitted_lines(whole(scene, card) or say(scene, "pic-plain"), room, bottom - 4 - y, 36)
    for line in lines:
        typed(canvas, (x, y), line, style.BOOK, size, style.PLUM, scene)
        y += size * 1.1


def picture(canvas: Canvas, box: Box, card: str, ground: tuple[int, int, int]) -> None:
    """A card's picture on its own ground."""
    left, top, right, bottom = box
    shapes.plate(canvas, box, 8, ground)
    side = min(right - left, bottom - top) - 18
    icon(canvas, style.ART[card], ((left + right) / 2, (top + bottom) / 2), side, style.PLUM)


def marks(canvas: Canvas, left: float, middle: float, kinds: Sequence[str], size: int) -> float:
    """Types in a row, smaller where there are many; returns its right end."""
    if len(kinds) > 3:
        size = round(size * 0.72)
    for kind in kinds:
        type_mark(canvas, kind, (left + size / 2, middle), size)
        left += size * 1.2
    return left


def small(cards: Sequence[str], scene: Scene) -> Part:
    """Hand cards in short, three in a row."""

    def draw_one(canvas: Canvas, box: Box, card: str, at: int) -> None:
        _small(canvas, box, card, scene)

    return _grid(cards, 3, SMALL, draw_one)


def in_lines(cards: Sequence[str], scene: Scene) -> Part:
    """Hand cards by name, attack and types, three in a row."""

    def draw_one(canvas: Canvas, box: Box, card: str, at: int) -> None:
        middle = (box[1] + box[3]) / 2
        shapes.plate(canvas, box, 10, style.PARCHMENT, style.GOLD, 3)
        icon(canvas, style.ART[card], (box[0] + 36, middle), 42, style.PLUM)
        kinds = FIGURES[card].types if card in FIGURES else ()
        attack = str(FIGURES[card].attack) if card in FIGURES else ""
        _line(canvas, (box[0] + 66, middle, box[2] - 12), title(scene, card), attack, kinds, style.INK)

    return _grid(cards, 3, LINE, draw_one)


def _line(
    canvas: Canvas,
    at: tuple[float, float, float],
    name: str,
    attack: str,
    kinds: Sequence[str],
    ink: Ink,
    paper: Ink | None = None,
) -> None:
    """A name, and at the right attack and types; ``at``: left end, middle, right end."""
    x, middle, edge = at
    step = 44 if len(kinds) < 4 else 34
    edge -= len(kinds) * step
    for place, kind in enumerate(kinds):
        type_mark(canvas, kind, (edge + step / 2 + place * step, middle), step - 7, "", paper)
    if attack:
        edge -= t.text(canvas, (edge - 4, middle), attack, style.NUMBER, 40, ink, "rm") + 12
    size = 36
    while size > 27 and t.length(name, style.NAME, size) > edge - x:
        size -= 1
    lines = t.wrap(name, style.NAME, size, edge - x, 2) if size == 27 else [name]
    for place, line in enumerate(lines):
        t.text(canvas, (x, middle + (place - (len(lines) - 1) / 2) * 25), line, style.NAME, size, ink)


def _small(canvas: Canvas, box: Box, card: str, scene: Scene, why: str = "") -> None:
    """A card in short, and ``why`` it cannot be used."""
    left, top, right, bottom = box
    leaf(canvas, box, mix(style.PARCHMENT, style.SLATE, 0.28) if why else style.PARCHMENT)
    x, edge = left + 18, right - 14.0
    if not why:
        picture(canvas, (left + 14, top + 14, left + 82, bottom - 14), card, style.VELLUM)
        x = left + 94
    if card in FIGURES:
        kinds = FIGURES[card].types
        step = 40 if len(kinds) < 4 else 32
        edge -= len(kinds) * step
        for at, kind in enumerate(kinds):
            type_mark(canvas, kind, (edge + step / 2 + at * step, top + 31), step - 6)
        words = str(FIGURES[card].attack)
        edge -= t.text(canvas, (edge - 4, top + 31), words, style.NUMBER, 38, style.INK, "rm") + 12
    name, size = t.fit(title(scene, card), style.NAME, 36, edge - x, 27)
    t.text(canvas, (x, top + 31), name, style.NAME, size, style.INK)
    edge = right - 14.0
    words = brief(scene, card)
    if why:
        said = say(scene, f"pic-why-{why}")
        room = edge - x - t.length(said, style.BOLD, 30) - 14
        if t.length(words, style.BOOK, 27) > room:
            words = ""
        end = (edge if words else x, bottom - 27)
        t.text(canvas, end, said, style.BOLD, 30, style.BLOOD, "rm" if words else "lm")
        edge -= edge - x - room
    words, size = t.fit(words, style.BOOK, 32, edge - x, 27)
    typed(canvas, (x, bottom - 27), words, style.BOOK, size, style.INK if why else style.PLUM, scene)


def deployed(view: FableView, scene: Scene, ask: str | None) -> Part:
    """Own allies, three in a row: ready or tired, and what their trait does."""
    allies = me(view).deployed

    def draw_one(canvas: Canvas, box: Box, ally: AllyView, at: int) -> None:
        _own(canvas, box, ally, trait(view, ally, ask), scene)

    if not allies:
        return _none(say(scene, "pic-no-allies"))
    ready, spent = ([ally for ally in allies if ally.ready == state] for state in (True, False))
    return stacked([_grid(ready, 3, OWN, draw_one), tired(spent, scene)])


def tired(allies: Sequence[AllyView], scene: Scene) -> Part:
    """Exhausted allies, a line each, three in a row."""

    def draw_one(canvas: Canvas, box: Box, ally: AllyView, at: int) -> None:
        middle = (box[1] + box[3]) / 2
        shapes.plate(canvas, box, 10, style.ASLEEP, style.STEEL, 3)
        icon(canvas, "night-sleep", (box[0] + 32, middle), 38, style.PALE)
        name, attack = title(scene, ally.card), str(ally.attack)
        _line(canvas, (box[0] + 60, middle, box[2] - 12), name, attack, ally.types, style.PALE, style.ASLEEP)

    return _grid(allies, 3, LINE, draw_one)


def _own(canvas: Canvas, box: Box, ally: AllyView, why: str, scene: Scene) -> None:
    left, top, right, bottom = box
    fill, ink = style.PARCHMENT, style.INK
    leaf(canvas, box, fill)
    picture(canvas, (left + 14, top + 14, left + 92, top + 92), ally.card, mix(fill, style.BRONZE, 0.18))
    x = left + 104.0
    room = right - 16 - x
    name, size = t.fit(title(scene, ally.card), style.NAME, 38, room, 30)
    t.text(canvas, (x, top + 32), name, style.NAME, size, ink)
    words = str(ally.attack) + "".join(
        say(scene, "pic-plus", n=mod.add) if mod.add else say(scene, "pic-times") for mod in ally.mods
    )
    y = top + 70
    icon(canvas, "crossed-swords", (x + 17, y), 34, ink)
    x += 40 + t.text(canvas, (x + 40, y), words, style.NUMBER, 40, ink) + 12
    size, step = (38, 48) if len(ally.types) < 4 else (30, 35)
    for kind in ally.types:
        type_mark(canvas, kind, (x + size / 2, y), size)
        x += step
    pay = fee(ally.card)
    cost(canvas, (right - 26 - (pay - 1) * 25, y), pay, 22, False, (style.GOLD, style.INK))
    room, y = right - left - 36.0, bottom - 25
    words = brief(scene, ally.card) or say(scene, "pic-plain")
    reason = say(scene, f"pic-why-{why}") if why else ""
    if t.length(words, style.BOOK, 27) + t.length(reason, style.BOLD, 27) + 18 <= room and reason:
        shade = style.RED if why == "actions" else style.EARTH
        room -= t.text(canvas, (right - 18, y), reason, style.BOLD, 27, shade, "rm") + 18
    words, size = t.fit(words, style.BOOK, 34, room, 27)
    typed(canvas, (left + 18, y), words, style.BOOK, size, style.PLUM, scene)


def contracts(view: FableView, own: Own, scene: Scene) -> Part:
    """The face-up contracts; those that could be scored now have a tick."""
    found = [contract for contract in view.contracts if contract is not None]

    def draw_one(canvas: Canvas, box: Box, one: ContractView, at: int) -> None:
        market.notice(canvas, box, one.card, one.fame, one.card in own.done, scene, False)

    return _grid(found, 3, 84, draw_one)
