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
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import say

from . import market, style
from .marks import cost, disc, type_mark
from .page import EDGE, MARGIN, leaf
from .playable import held, me, trait
from .wording import brief, fee, fitted_lines, title, whole

T = TypeVar("T")
Part = tuple[int, Callable[[Canvas, int], None]]
LARGE, SMALL, OWN = 238, 100, 130
GAP = 12


def _boxes(top: int, count: int, across: int, high: int) -> list[Box]:
    wide = (EDGE - MARGIN - (across - 1) * GAP) // across
    return [
        (left, y, left + wide, y + high)
        for at in range(count)
        for left, y in ((MARGIN + at % across * (wide + GAP), top + at // across * (high + GAP)),)
    ]


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

    def draw(canvas: Canvas, top: int) -> None:
        for at, (thing, box) in enumerate(zip(things, _boxes(top, len(things), across, high), strict=True)):
            draw_one(canvas, box, thing, at)

    return _block(len(things), across, high), draw


def large(view: FableView, cards: Sequence[str], scene: Scene, ask: str | None) -> Part:
    """Hand cards, two in a row, with everything printed on them."""

    def draw_one(canvas: Canvas, box: Box, card: str, at: int) -> None:
        _large(canvas, box, card, held(view, card, ask), scene)

    return _grid(cards, 2, LARGE, draw_one) if cards else _none(say(scene, "pic-no-hand"))


def looked(cards: Sequence[str], scene: Scene) -> Part:
    """Cards that the viewer alone looks at, the topmost first."""

    def draw_one(canvas: Canvas, box: Box, card: str, at: int) -> None:
        _large(canvas, box, card, "", scene)
        disc(canvas, (box[0] + 180, box[1] + 22), 46, str(at + 1), style.VIOLET)

    return _grid(cards, 2, LARGE, draw_one)


def _large(canvas: Canvas, box: Box, card: str, why: str, scene: Scene) -> None:
    left, top, right, bottom = box
    fill = style.PARCHMENT if why != "place" and why != "fight" else mix(style.PARCHMENT, style.SLATE, 0.28)
    leaf(canvas, box, fill)
    picture(canvas, (left + 54, top + 16, left + 184, top + 146), card, mix(fill, style.BRONZE, 0.2))
    if card in COST:
        market.price(canvas, left + 30, top + 64, card, COST[card], 26)
    if card in FIGURES:
        disc(canvas, (left + 60, top + 136), 58, str(FIGURES[card].attack), style.INK, style.PARCHMENT)
        kinds = FIGURES[card].types
        wide = 46 * len(kinds)
        marks(canvas, left + 122 - wide / 2 + (10 if len(kinds) > 2 else 0), bottom - 34, kinds, scene, 38)
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
    t.text(canvas, (x, top + 40), name, style.NAME, size, style.INK)
    room, y = right - 20 - x, top + 86.0
    why = "" if why == "wait" else why
    least = bottom - (40 if why else 10)
    lines, size = fitted_lines(whole(scene, card) or say(scene, "pic-plain"), room, least - y, 34)
    for line in lines:
        t.text(canvas, (x, y), line, style.BOOK, size, style.PLUM)
        y += size * 1.1
    if why:
        words, size = t.fit(say(scene, f"pic-why-{why}"), style.BOLD, 32, room, 24)
        t.text(canvas, (right - 20, bottom - 25), words, style.BOLD, size, style.RED, "rm")


def picture(canvas: Canvas, box: Box, card: str, ground: tuple[int, int, int]) -> None:
    """A card's picture on its own ground."""
    left, top, right, bottom = box
    shapes.plate(canvas, box, 8, ground)
    side = min(right - left, bottom - top) - 18
    icon(canvas, style.ART[card], ((left + right) / 2, (top + bottom) / 2), side, style.PLUM)


def marks(canvas: Canvas, left: float, middle: float, kinds: Sequence[str], scene: Scene, size: int) -> float:
    """Types in a row, smaller where there are many; returns its right end."""
    if len(kinds) > 3:
        size = round(size * 0.78)
    for kind in kinds:
        type_mark(canvas, kind, (left + size / 2, middle), size)
        left += size * 1.28
    return left


def small(cards: Sequence[str], scene: Scene) -> Part:
    """Hand cards in short, three in a row."""

    def draw_one(canvas: Canvas, box: Box, card: str, at: int) -> None:
        _small(canvas, box, card, scene)

    return _grid(cards, 3, SMALL, draw_one)


def _small(canvas: Canvas, box: Box, card: str, scene: Scene) -> None:
    left, top, right, bottom = box
    leaf(canvas, box)
    picture(canvas, (left + 14, top + 14, left + 86, bottom - 14), card, style.VELLUM)
    x, edge = left + 98, right - 14.0
    if card in FIGURES:
        kinds = FIGURES[card].types
        edge -= len(kinds) * 34
        for at, kind in enumerate(kinds):
            type_mark(canvas, kind, (edge + 17 + at * 34, top + 32), 28)
        words = str(FIGURES[card].attack)
        edge -= t.text(canvas, (edge - 4, top + 32), words, style.NUMBER, 36, style.INK, "rm") + 12
    name, size = t.fit(title(scene, card), style.NAME, 34, edge - x, 22)
    t.text(canvas, (x, top + 32), name, style.NAME, size, style.INK)
    words, size = t.fit(brief(scene, card), style.BOOK, 30, right - 14 - x, 22)
    t.text(canvas, (x, bottom - 30), words, style.BOOK, size, style.PLUM)


def deployed(view: FableView, scene: Scene, ask: str | None) -> Part:
    """Own allies, three in a row: ready or tired, and what their trait does."""
    allies = me(view).deployed

    def draw_one(canvas: Canvas, box: Box, ally: AllyView, at: int) -> None:
        _own(canvas, box, ally, trait(view, ally, ask), scene)

    return _grid(allies, 3, OWN, draw_one) if allies else _none(say(scene, "pic-no-allies"))


def _own(canvas: Canvas, box: Box, ally: AllyView, why: str, scene: Scene) -> None:
    left, top, right, bottom = box
    fill = style.PARCHMENT if ally.ready else mix(style.SLATE, style.PALE, 0.22)
    ink = style.INK if ally.ready else style.DEEP
    leaf(canvas, box, fill, style.GOLD if ally.ready else style.STEEL)
    picture(canvas, (left + 14, top + 14, left + 92, top + 92), ally.card, mix(fill, style.BRONZE, 0.18))
    x = left + 104.0
    room = right - (58 if why == "tired" else 16) - x
    name, size = t.fit(title(scene, ally.card), style.NAME, 36, room, 26)
    t.text(canvas, (x, top + 32), name, style.NAME, size, ink)
    words = str(ally.attack) + "".join(
        say(scene, "pic-plus", n=mod.add) if mod.add else say(scene, "pic-times") for mod in ally.mods
    )
    y = top + 68
    icon(canvas, "crossed-swords", (x + 17, y), 34, ink)
    x += 40 + t.text(canvas, (x + 40, y), words, style.NUMBER, 40, ink) + 12
    paper = None if ally.ready else fill
    size, step = (32, 42) if len(ally.types) < 4 else (25, 31)
    for kind in ally.types:
        type_mark(canvas, kind, (x + size / 2, y), size, "", paper)
        x += step
    pay = fee(ally.card)
    cost(canvas, (right - 26 - (pay - 1) * 25, y), pay, 22, False, (style.GOLD, style.INK))
    if why == "tired":
        icon(canvas, "night-sleep", (right - 34, top + 34), 38, style.SLATE)
    room, y = right - left - 36.0, bottom - 25
    words = brief(scene, ally.card) or say(scene, "pic-plain")
    reason = say(scene, f"pic-why-{why}") if why and why != "tired" else ""
    if t.length(words, style.BOOK, 26) + t.length(reason, style.BOLD, 26) + 18 <= room and reason:
        shade = style.RED if why == "actions" else style.EARTH
        room -= t.text(canvas, (right - 18, y), reason, style.BOLD, 26, shade, "rm") + 18
    words, size = t.fit(words, style.BOOK, 31, room, 24)
    t.text(canvas, (left + 18, y), words, style.BOOK, size, style.PLUM if ally.ready else ink)


def contracts(view: FableView, own: Own, scene: Scene) -> Part:
    """The face-up contracts; those that could be scored now have a tick."""
    found = [contract for contract in view.contracts if contract is not None]

    def draw_one(canvas: Canvas, box: Box, one: ContractView, at: int) -> None:
        market.notice(canvas, box, one.card, one.fame, one.card in own.done, scene, False)

    return _grid(found, 3, 92, draw_one)
