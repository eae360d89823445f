"""A panel for each seat: who, fame, hand, moons, trophies, what waits, and every deployed ally."""

from __future__ import annotations

from engines.fable.view import FableView, SeatView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import fit_names, say

from . import style
from .ally_chip import HIGH as CHIP
from .ally_chip import chip, spec_of
from .marks import counter, crescent, disc, token
from .page import EDGE, MARGIN
from .wording import awaited, printed

HEAD, GAP = 88, 10
_BETWEEN, _PAD = 6, 12
_NAME, _COUNTERS = 30, 67
"""Heights of the middles of both lines of a panel's head."""
_HALF, _BESIDE = 700, 4
"""A panel wider than this has a row to itself, and so many allies stand beside its head."""


def _rows(view: FableView) -> list[list[int]]:
    """Seats side by side, in the order of play: two in a row, of three the first by itself."""
    n = len(view.seats)
    found = [[0]] if n % 2 else []
    return found + [[at, at + 1] for at in range(n % 2, n, 2)]


def _high(view: FableView, row: list[int]) -> int:
    """Height of the panels of a row: allies stand three side by side, six where there is one panel."""
    most = max(len(view.seats[seat].deployed) for seat in row)
    if len(row) == 1 and most <= _BESIDE:
        return max(HEAD, CHIP + 2 * _PAD) if most else HEAD
    lines = -(-most // (6 if len(row) == 1 else 3))
    return HEAD + lines * (CHIP + _BETWEEN) + (_PAD - _BETWEEN if lines else 0)


def height(view: FableView) -> int:
    """Height of all panels."""
    return sum(_high(view, row) + GAP for row in _rows(view)) - GAP


def leaders(view: FableView) -> list[int]:
    """The seats that are ahead, where there is somebody to be ahead of."""
    most = max(one.fame for one in view.seats)
    found = [seat for seat, one in enumerate(view.seats) if one.fame == most]
    return found if len(found) < len(view.seats) else []


def gained(one: SeatView) -> str:
    """What a seat has won since it last made camp, or since its lowest mark after that; empty if nothing."""
    return f"+{one.fame - one.low}" if one.fame > one.low else ""


def seats(canvas: Canvas, top: int, view: FableView, scene: Scene) -> None:
    """All seats, in the order of play."""
    for row in _rows(view):
        high = _high(view, row)
        wide = (EDGE - MARGIN - GAP * (len(row) - 1)) // len(row)
        for place, seat in enumerate(row):
            left = MARGIN + place * (wide + GAP)
            _panel(canvas, (left, top, left + wide, top + high), view, scene, seat)
        top += high + GAP


def _panel(canvas: Canvas, box: Box, view: FableView, scene: Scene, seat: int) -> None:
    left, top, right, _ = box
    one = view.seats[seat]
    beside = right - left > _HALF and 0 < len(one.deployed) <= _BESIDE
    lit = seat == view.turn and view.phase != "over"
    line = style.GOLD if lit else style.ROSE if seat in awaited(view, scene) else style.STEEL
    shapes.plate(canvas, box, 14, style.BLUE if lit else style.INDIGO, line, 6 if line != style.STEEL else 3)
    if one.hero:
        token(canvas, one.hero, (left + 50, top + HEAD // 2), 62, LETTERS[seat])
    end = left + 2 * (right - left) // 6 - 4 if beside else right
    x, edge = left + 96, end - 18.0
    edge -= t.text(canvas, (edge, top + _NAME + 6), str(one.fame), style.NUMBER, 64, style.GOLD, "rm") + 10
    if seat in leaders(view):
        icon(canvas, "laurel-crown", (edge - 24, top + _NAME + 2), 46, style.GOLD)
        edge -= 56
    if more := gained(one):
        t.text(canvas, (end - 20, top + _COUNTERS + 2), more, style.SANS, 36, style.MINT, "rm")
    name, size = fit_names(
        scene, len(view.seats), lambda names: names[seat], style.NAME, 42, edge - 10 - x, 34
    )
    t.text(canvas, (x, top + _NAME), name, style.NAME, size, style.PARCHMENT)
    if one.gone:
        _gone(canvas, x, top + _COUNTERS, scene)
    else:
        counted = _counters(canvas, x, top + _COUNTERS, one)
        _waiting(canvas, (counted + 14, end - 110.0), top + _COUNTERS, one, view, scene, seat)
    _allies(canvas, box, one, scene)


def _gone(canvas: Canvas, left: float, middle: float, scene: Scene) -> None:
    """That a seat has left."""
    words = say(scene, "pic-gone")
    wide = t.length(words, style.NAME, 32) + 36
    box = (round(left), round(middle - 19), round(left + wide), round(middle + 19))
    shapes.plate(canvas, box, 10, style.RED)
    t.text(canvas, (left + wide / 2, middle), words, style.NAME, 32, style.WHITE, "mm")


def _allies(canvas: Canvas, box: Box, one: SeatView, scene: Scene) -> None:
    """Every deployed ally: below the head, or beside it."""
    left, top, right, _ = box
    whole = right - left > _HALF
    across = 6 if whole else 3
    wide = (right - left - 2 * _PAD - (across - 1) * _BETWEEN) // across
    beside = whole and len(one.deployed) <= _BESIDE
    for place, ally in enumerate(one.deployed):
        x = left + _PAD + (place % across + (6 - _BESIDE) * beside) * (wide + _BETWEEN)
        y = top + (_PAD if beside else HEAD + place // across * (CHIP + _BETWEEN))
        chip(canvas, (x, y), wide, spec_of(ally, scene))


def _counters(canvas: Canvas, left: float, middle: float, one: SeatView) -> float:
    """Cards in hand; moon tokens, trophies and an unused New Market, where there are any; the right end."""
    x = counter(canvas, left, middle, "poker-hand", one.hand, 38) + 18
    if one.moons:
        crescent(canvas, (x + 18, middle), 36, style.PARCHMENT)
        x += 44 + t.text(canvas, (x + 44, middle), str(one.moons), style.SANS, 38, style.PARCHMENT) + 18
    if one.trophies:
        x = counter(canvas, x, middle, "crown", len(one.trophies), 38, style.VIOLET) + 18
    if one.market and one.fresh:
        icon(canvas, "shop", (x + 20, middle), 40, style.GOLD)
        x += 54
    return x


def _waiting(
    canvas: Canvas,
    sides: tuple[float, float],
    middle: float,
    one: SeatView,
    view: FableView,
    scene: Scene,
    seat: int,
) -> None:
    """Foes that wait; or that it has the champion token, or no further turn."""
    if one.pending:
        _pending(canvas, sides, middle, one, scene)
        return
    if view.champion != seat and not one.last:
        return
    room = sides[1] - sides[0]
    words, ink = (
        (say(scene, "pic-champion"), style.GOLD)
        if view.champion == seat
        else (say(scene, "pic-last"), style.PALE)
    )
    if t.length(words, style.BOOK, 30) > room:
        icon(canvas, "trophy-cup" if view.champion == seat else "sunrise", (sides[0] + 20, middle), 40, ink)
        return
    words, size = t.fit(words, style.BOOK, 34, room, 30)
    t.text(canvas, (sides[0], middle), words, style.BOOK, size, ink)


def _pending(canvas: Canvas, sides: tuple[float, float], middle: float, one: SeatView, scene: Scene) -> None:
    """Legends and ambushes face down, others by their picture and their fame."""
    x, edge = sides
    icon(canvas, "hourglass", (x + 16, middle), 36, style.ROSE)
    x += 40
    for place, foe in enumerate(one.pending):
        left = len(one.pending) - place
        wide = 40 if foe.card is None else 78
        if x + wide > edge - (0 if left == 1 else 46):
            t.text(canvas, (x, middle), say(scene, "pic-plus", n=left), style.SANS, 34, style.ROSE)
            return
        if foe.card is None:
            box = (round(x), round(middle - 21), round(x) + 34, round(middle + 21))
            shapes.plate(canvas, box, 5, style.WINE)
            icon(
                canvas, "crown" if foe.kind == "legend" else "dread-skull", (x + 17, middle), 28, style.WHITE
            )
        else:
            icon(canvas, style.ART[foe.card], (x + 20, middle), 40, style.fiend(foe.card))
            disc(canvas, (x + 52, middle + 4), 36, str(printed(foe.card)), style.ROSE)
        x += wide
