"""One seat's panel on the board: all that the table may know of it."""

from __future__ import annotations

from engines.fixer.view import FixerView, SeatView
from render.kit import lettering as t
from render.kit import shapes, tokens
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import own_name, row_size, say

from . import style
from .changes import changed, leader
from .marks import back, bans, laurel, mark, markers, row, tag
from .wording import awaited

TITLE = 78
PAD = 16


def frame(canvas: Canvas, box: Box, active: bool) -> None:
    """The panel's paper, with a title bar of ink and a yellow edge if the seat is ``active``."""
    left, top, right, bottom = box
    shapes.shadow(canvas, box, 12, style.INK, 60 if active else 40)
    if active:
        shapes.plate(canvas, (left - 6, top - 6, right + 6, bottom + 6), 16, style.SIGNAL)
    shapes.plate(canvas, box, 12, style.WHITE, style.INK, 4)


def _beside(view: FixerView, scene: Scene, seat: int) -> float:
    """How much width score, laurel and gain take in a seat's title."""
    score = t.length(say(scene, "pic-at-least", n=view.seats[seat].seen), style.ABRIL, 60)
    gained = changed(view, scene, seat)
    grown = t.length(say(scene, "pic-gained", n=gained), t.BOLD, 40) + 10 if gained else 0
    return score + grown + 54 * (seat == leader(view))


def title(canvas: Canvas, box: Box, view: FixerView, scene: Scene, seat: int, active: bool) -> None:
    """Mark, name and visible score in a bar ``TITLE`` high at the top of ``box``."""
    left, top, right, _ = box
    middle = top + TITLE // 2 + 2
    if active:
        shapes.plate(canvas, (left, top, right, top + TITLE), 12, style.INK)
        canvas.rect((left, top + TITLE - 14, right, top + TITLE), style.INK)
    else:
        canvas.rect((left + PAD, top + TITLE, right - PAD, top + TITLE + 3), style.INK)
    ink = style.SIGNAL if active else style.INK
    mark(canvas, seat, (left + 44, middle), 50, lit=active)
    score = say(scene, "pic-at-least", n=view.seats[seat].seen)
    wide = t.text(canvas, (right - PAD - 2, middle), score, style.ABRIL, 60, ink, "rm")
    edge = right - PAD - wide - 14
    if gained := changed(view, scene, seat):
        words = say(scene, "pic-gained", n=gained)
        on = style.WHITE if active else style.INK
        edge -= t.text(canvas, (edge, middle), words, t.BOLD, 40, on, "rm") + 10
    if seat == leader(view):
        laurel(canvas, (edge - 22, middle))
        edge -= 54
    name = own_name(scene, seat, style.ABRIL)
    if name:
        room = right - left - PAD - 102
        least = room - max(_beside(view, scene, at) for at in range(len(view.seats)))
        most = row_size(scene, range(len(view.seats)), style.ABRIL, 48, least, 34)
        words, size = t.fit(name, style.ABRIL, most, edge - 4 - (left + 84), 34)
        t.text(canvas, (left + 84, middle), words, style.ABRIL, size, style.WHITE if active else style.INK)


def counters(canvas: Canvas, left: int, middle: int, step: int, seat: SeatView, size: int = 46) -> None:
    """Hand, plays left and discards, each ``step`` pixels apart."""
    for i, (name, value) in enumerate(
        (("poker-hand", seat.hand), ("card-play", seat.plays_left), ("trash-can", seat.discards))
    ):
        inks = (style.GREY, style.INK)
        tokens.counter(canvas, (left + i * step, middle), name, str(value), size, inks)


def pile(canvas: Canvas, xy: tuple[int, int], width: int, seat: SeatView, room: int, scene: Scene) -> None:
    """Face-up captured cards, then a back with the number of those that lie face down."""
    up = [str(item.card) for item in seat.pile if item.up and item.card is not None]
    hidden = len(seat.pile) - len(up)
    end = row(canvas, xy, width, up, room - (width + 8 if hidden else 0))
    if hidden:
        back(canvas, (end + 8 if up else xy[0], xy[1]), width, say(scene, "pic-times", n=hidden))


def state(canvas: Canvas, right: int, middle: int, view: FixerView, scene: Scene, seat: int) -> int:
    """Round-1 score and the first player's mark, stacked and ending at ``right``; returns their width."""
    earlier, first = view.seats[seat].earlier, view.first == seat
    if earlier is not None:
        words = say(scene, "pic-earlier", n=earlier)
        t.text(canvas, (right, middle - 26 if first else middle), words, t.BOLD, 40, style.GREY, "rm")
    if first:
        y = middle + 26 if earlier is not None else middle
        tag(canvas, right, y, say(scene, "pic-first"), style.INK, style.WHITE)
    return 92 if first or earlier is not None else 0


def ready(canvas: Canvas, xy: tuple[int, int], view: FixerView, scene: Scene, seat: int) -> None:
    """In the exchange: whether the seat has locked its cards, from ``xy`` (left, middle)."""
    done = seat in view.ready
    at = (xy[0] + 26, xy[1])
    if done:
        shapes.shape(canvas, "circle", at, 52, style.INK)
        icon(canvas, "check-mark", at, 32, style.SIGNAL)
    else:
        shapes.shape(canvas, "circle", at, 52, style.RULE)
        shapes.shape(canvas, "circle", at, 44, style.WHITE)
    key = "pic-ready" if done else "pic-choosing"
    t.text(canvas, (xy[0] + 66, xy[1]), say(scene, key), t.SEMI, 42, style.INK if done else style.GREY)


def _mini(view: FixerView, seat: int, inner: int) -> int:
    """The greatest width at which the pile of a large panel stands side by side."""
    what = view.seats[seat]
    up = sum(item.up and item.card is not None for item in what.pile)
    count = up + (up < len(what.pile))
    room = inner - (92 if what.earlier is not None or view.first == seat else 0)
    return next((width for width in (112, 100) if count * (width + 8) <= room), 84)


def panel(canvas: Canvas, box: Box, view: FixerView, scene: Scene, seat: int) -> None:
    """A whole seat in ``box``, at least 372 × 310 pixels."""
    left, top, right, bottom = box
    active = seat in awaited(view, scene)
    frame(canvas, box, active)
    title(canvas, box, view, scene, seat, active)
    what = view.seats[seat]
    free = bottom - top - TITLE
    large = free >= 280
    inner = right - left - 2 * PAD
    width, size, top_size = (_mini(view, seat, inner), 54, 66) if large else (64, 46, 46)
    tall = round(width * 1.4)
    gap = (free - size - top_size - tall) // 4
    line = top + TITLE + gap + top_size // 2
    counters(canvas, left + PAD, line, (inner + 20) // 3, what, top_size)
    y = line + top_size // 2 + gap
    if view.phase == "exchange":
        ready(canvas, (left + PAD, y + tall // 2), view, scene, seat)
    side = state(canvas, right - PAD, y + tall // 2, view, scene, seat)
    pile(canvas, (left + PAD, y), width, what, inner - side, scene)
    foot = y + tall + gap + size // 2
    markers(canvas, (left + PAD, foot), what.markers_up, what.markers_down, scene, size - 2)
    used = (2 * size + 12) * (bool(what.markers_up) + bool(what.markers_down))
    bans(canvas, right - PAD, foot, what.bans, scene, inner - used, size - 2)
