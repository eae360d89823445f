"""What lies and stands on the ring: hat cards, pawns, the space that is being played."""

from __future__ import annotations

from engines.lepro.cards import ADVENTURES
from engines.lepro.view import LeproView, space
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .marks import mark
from .ring import CELL, EDGE, STREET, cell, height
from .wording import does, type_name

CORNERS = (0, 9, 18, 27)
#: Most pawns on the street before a space; before a corner there is room for one.
ROOM = 3


def pawns(canvas: Canvas, view: LeproView, scene: Scene, side: int) -> None:
    """Hat cards first, then every pawn in play, the active one marked."""
    hats = dict(view.hats)
    for at, card in hats.items():
        _hat(canvas, cell(at, side), at, card, scene)
    by: dict[int, list[int]] = {}
    for seat, player in enumerate(view.players):
        if not player.out:
            by.setdefault(player.space, []).append(seat)
    active = view.turn if view.phase != "over" else -1
    for at, seats in by.items():
        box = cell(at, side)
        if active in seats:
            left, top, right, bottom = box
            shapes.frame(canvas, (left - 3, top - 3, right + 3, bottom + 3), 9, style.WHITE, 4)
            shapes.frame(canvas, (left + 1, top + 1, right - 1, bottom - 1), 6, style.SEATS[active], 6)
        _stand(canvas, box, at, seats, active, side, hat=at in hats)


def _stand(canvas: Canvas, box: Box, at: int, seats: list[int], active: int, side: int, *, hat: bool) -> None:
    """The pawns of one space: beside it on the street, and on it those that find no room there."""
    seats = sorted(seats, key=lambda seat: seat != active)
    room = 1 if at in CORNERS else ROOM
    _crowd(canvas, box, at, seats[room:], hat=hat)
    seats = sorted(seats[:room])
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    street = EDGE + CELL + STREET / 2
    size, step = (44, 48) if len(seats) < 3 else (34, 40)
    for place, seat in enumerate(seats):
        shift = (place - (len(seats) - 1) / 2) * step
        if at in CORNERS:
            spot = (street if x < WIDTH / 2 else WIDTH - street, street if at < 18 else height(side) - street)
        elif at < 9:
            spot = (x + shift, street)
        elif at < 18:
            spot = (WIDTH - street, y + shift)
        elif at < 27:
            spot = (x + shift, height(side) - street)
        else:
            spot = (street, y + shift)
        _pawn(canvas, seat, spot, size, seat == active)


def _crowd(canvas: Canvas, box: Box, at: int, seats: list[int], *, hat: bool) -> None:
    """Pawns on the space itself, where its picture was: number and name stay, and what a hat card does."""
    if not seats:
        return
    left, top, right, bottom = box
    fill, ink = style.tone(space(at)[0])
    if hat:
        canvas.rect((left + 44, top + 8, right - 8, top + 42), fill)
        step = min(34.0, 44 / max(len(seats) - 1, 1))
        for place, seat in enumerate(seats):
            _pawn(canvas, seat, (left + 60 + place * step, top + 24), 33, False)
        return
    if len(space(at)) > 1:
        # On the two pictures, with the number between them.
        for seat, x in reversed([*zip(seats, (20, 99, 80), strict=False)]):
            _pawn(canvas, seat, (left + x, top + (bottom - top - 72) / 2), 33, False)
        return
    # The number stands to the left of the first two; the others have a line of their own.
    canvas.rect((left + 8, top + 8, right - 8, bottom - 48), fill)
    t.text(canvas, (left + 11, top + 24), str(at), style.GOTHIC, 34, mix(ink, fill, 0.16))
    if len(seats) < 3:
        icon(canvas, style.ICON[space(at)[0]], ((left + right) / 2, top + 60), 26, ink)
    for place, seat in enumerate(seats):
        x, y = (62 + place * 36, 21) if place < 2 else (24 + (place - 2) * 36, 47)
        _pawn(canvas, seat, (left + x, top + y), 33, False)


def _pawn(canvas: Canvas, seat: int, at: tuple[float, float], size: int, active: bool) -> None:
    if active:
        shapes.shape(canvas, "circle", at, size + 18, style.GOLD)
        shapes.shape(canvas, "circle", at, size + 10, style.NIGHT)
    mark(canvas, seat, at, size, style.WHITE)


def _hat(canvas: Canvas, box: Box, at: int, card: str, scene: Scene) -> None:
    """A space with a hat card: a red band with what it does; the picture is smaller."""
    left, top, right, bottom = box
    word = space(at)[0]
    fill, ink = style.tone(word)
    shapes.plate(canvas, box, 7, fill)
    t.text(canvas, (left + 11, top + 24), str(at), style.GOTHIC, 34, mix(ink, fill, 0.16))
    icon(canvas, style.ICON[word], (right - 34, top + 23), 38, ink)
    middle = (top + bottom) / 2 + 1
    band = (left, round(middle - 18), right, round(middle + 20))
    canvas.rect(band, style.NIGHT if fill == style.RED else style.RED)
    icon(canvas, "top-hat", (left + 19, middle + 1), 30, style.CREAM)
    words = dotted_short(scene, card)
    words, size = t.fit(words, style.GOTHIC, 36, right - left - 42, 28)
    t.text(canvas, (left + 38, middle + 1), words, style.GOTHIC, size, style.CREAM)
    name, size = t.fit(type_name(scene, word), style.GOTHIC, 38, right - left - 8, 32)
    t.text(canvas, ((left + right) / 2, bottom - 20), name, style.GOTHIC, size, ink, "mm")


def dotted_short(scene: Scene, card: str) -> str:
    """What a hat card does, in the fewest words."""
    what = ADVENTURES[card].do[0]
    key = f"pic-hat-{what.verb}"
    return say(scene, key, n=what.n) if scene.say.has(key) else does(scene, what)
