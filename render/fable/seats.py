"""A strip for each seat: who, fame, hand, moons, trophies, what waits, and every deployed ally."""

from __future__ import annotations

from engines.fable.view import PLACES, FableView, SeatView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink, mix
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import fit_names, say

from . import style
from .ally_chip import HIGH as CHIP_HIGH
from .ally_chip import WIDE as CHIP_WIDE
from .ally_chip import chip, spec_of
from .marks import counter, crescent, disc, token
from .page import EDGE, MARGIN
from .wording import awaited, printed, title

HIGH, LOW, GAP = 152, 84, 10
_SPLIT = 414
_STEP = (EDGE - 8 - _SPLIT) / PLACES


def _high(one: SeatView) -> int:
    """A seat without allies needs no places for them."""
    return HIGH if one.deployed else LOW


def height(view: FableView) -> int:
    """Height of all strips."""
    return sum(_high(one) + GAP for one in view.seats) - GAP


def seats(canvas: Canvas, top: int, view: FableView, scene: Scene) -> None:
    """All seats, in the order of play."""
    for seat, one in enumerate(view.seats):
        _strip(canvas, (MARGIN, top, EDGE, top + _high(one)), view, scene, seat)
        top += _high(one) + GAP


def _strip(canvas: Canvas, box: Box, view: FableView, scene: Scene, seat: int) -> None:
    left, top, right, bottom = box
    one = view.seats[seat]
    lit = seat == view.turn and view.phase != "over"
    line = style.GOLD if lit else style.ROSE if seat in awaited(view, scene) else style.STEEL
    shapes.plate(canvas, box, 14, style.BLUE if lit else style.INDIGO, line, 6 if line != style.STEEL else 3)
    if one.hero:
        token(canvas, one.hero, (left + 46, top + 40), 48, LETTERS[seat])
    fame = str(one.fame)
    wide = t.text(canvas, (_SPLIT - 18, top + 40), fame, style.NUMBER, 58, style.GOLD, "rm")
    room = _SPLIT - 18 - wide - 16 - (left + 86)
    name, size = fit_names(scene, len(view.seats), lambda names: names[seat], style.NAME, 42, room, 30)
    t.text(canvas, (left + 86, top + 40), name, style.NAME, size, style.PARCHMENT)
    if not one.deployed:
        _counters(canvas, _SPLIT + 24, top + 42, one)
        _waiting(canvas, (_SPLIT + 410, right - 20), top + 42, one, view, scene, seat)
    else:
        _counters(canvas, left + 20, top + 90, one)
        _waiting(canvas, (left + 20, _SPLIT - 20), bottom - 24, one, view, scene, seat)
        _allies(canvas, (top + bottom) / 2, one, scene, style.BLUE if lit else style.INDIGO)
    if one.gone:
        shapes.plate(canvas, (_SPLIT + 10, top + 44, _SPLIT + 260, bottom - 44), 12, style.RED)
        at = (_SPLIT + 135.0, (top + bottom) / 2)
        t.text(canvas, at, say(scene, "pic-gone"), style.NAME, 38, style.WHITE, "mm")


def _allies(canvas: Canvas, middle: float, one: SeatView, scene: Scene, ground: Ink) -> None:
    """Every deployed ally, and the free places."""
    for place in range(PLACES):
        at = (_SPLIT + (place + 0.5) * _STEP, middle)
        if place < len(one.deployed):
            chip(canvas, at, spec_of(one.deployed[place], scene))
            continue
        x, y = round(at[0] - CHIP_WIDE / 2) + 4, round(middle - CHIP_HIGH / 2)
        shade = mix(ground, style.STEEL, 0.6)
        shapes.frame(canvas, (x, y, x + CHIP_WIDE - 8, y + CHIP_HIGH), 12, shade, 2)


def _counters(canvas: Canvas, left: float, middle: float, one: SeatView) -> None:
    """Cards in hand, moon tokens, trophies, the New Market."""
    counter(canvas, left, middle, "poker-hand", one.hand)
    shade = style.PARCHMENT if one.moons else style.FADED
    x = left + 98
    crescent(canvas, (x + 20, middle), 38, shade)
    t.text(canvas, (x + 48, middle), str(one.moons), style.SANS, 40, shade)
    counter(canvas, left + 190, middle, "crown", len(one.trophies), 40, style.VIOLET)
    if one.market:
        x = left + 310
        icon(canvas, "shop", (x + 20, middle), 42, style.GOLD if one.fresh else style.FADED)
        if not one.fresh:
            canvas.draw.line((x - 2, middle + 20, x + 42, middle - 20), fill=style.FADED, width=5)


def _waiting(
    canvas: Canvas,
    sides: tuple[float, float],
    middle: float,
    one: SeatView,
    view: FableView,
    scene: Scene,
    seat: int,
) -> None:
    """Foes that wait; or that it has no further turn; or its hero."""
    if one.pending:
        _pending(canvas, sides, middle, one, scene)
        return
    ink = style.PALE
    if view.champion == seat:
        words, ink = say(scene, "pic-champion"), style.GOLD
    elif one.last:
        words = say(scene, "pic-last")
    elif one.hero:
        words = title(scene, one.hero)
    else:
        return
    words, size = t.fit(words, style.BOOK, 34, sides[1] - sides[0], 24)
    t.text(canvas, (sides[0], middle), words, style.BOOK, size, ink)


def _pending(canvas: Canvas, sides: tuple[float, float], middle: float, one: SeatView, scene: Scene) -> None:
    """Legends and ambushes face down, others with their fame, and their name where there is room."""
    x, edge = sides
    icon(canvas, "hourglass", (x + 16, middle), 34, style.ROSE)
    x += 44
    for place, foe in enumerate(one.pending):
        left = len(one.pending) - place
        if x > edge - 40 * (1 if left == 1 else 2):
            t.text(canvas, (x, middle), say(scene, "pic-plus", n=left), style.SANS, 30, style.ROSE)
            return
        if foe.card is None:
            name = "crown" if foe.kind == "legend" else "dread-skull"
            box = (round(x), round(middle - 18), round(x) + 30, round(middle + 18))
            shapes.plate(canvas, box, 5, style.WINE)
            icon(canvas, name, (x + 15, middle), 24, style.WHITE)
            x += 40
            continue
        disc(canvas, (x + 18, middle), 36, str(printed(foe.card)), style.ROSE)
        x += 42
        room = edge - x - 42 * (left - 1)
        words = title(scene, foe.card)
        if t.length(words, style.BOOK, 26) <= room:
            words, size = t.fit(words, style.BOOK, 30, room, 26)
            x += t.text(canvas, (x, middle), words, style.BOOK, size, style.ROSE) + 10
