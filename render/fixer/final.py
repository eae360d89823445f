"""The board after the game: places, revealed piles and how each score came about."""

from __future__ import annotations

from PIL import Image

from engines.fixer.view import FixerView, Place
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas, base
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import own_name, say

from . import style
from .board_two import owner
from .conflict import conflict
from .heading import header
from .lanes import TOP, sheet
from .marks import back, gold, mark, row, tag
from .page import FOOTER, MARGIN
from .seats import TITLE, frame

ROW = 232
MINI = 78


def height(places: int) -> int:
    """The picture's height for so many places."""
    return TOP + places * (ROW + 22) + 4 + FOOTER


def final(view: FixerView, scene: Scene) -> Image.Image:
    """One row a place, best first; the winner's bar is lit."""
    high = height(len(view.places))
    canvas = base("fixer-final", lambda: sheet(height(4)), high)
    header(canvas, view, scene)
    for i, place in enumerate(view.places):
        _place(canvas, TOP + 4 + i * (ROW + 22), view, scene, place)
    conflict(canvas, high - FOOTER, view, scene)
    return canvas.image


def sums(
    canvas: Canvas, right: int, middle: int, cards: int, up: int, earlier: int | None, scene: Scene
) -> float:
    """``R1 earlier + cards + 4 × up =`` ending at ``right``; returns its left end."""
    x = float(right) - t.text(canvas, (right, middle), "=", t.BOLD, 48, style.GREY, "rm") - 18
    if up:
        words = say(scene, "pic-times", n=up)
        x -= t.text(canvas, (x, middle), words, t.BOLD, 44, style.INK, "rm") + 6
        gold(canvas, (x - 25, middle), 50)
        x -= 50 + 16
        x -= t.text(canvas, (x, middle), "+", t.BOLD, 48, style.GREY, "rm") + 16
    x -= t.text(canvas, (x, middle), str(cards), t.BOLD, 48, style.INK, "rm")
    if earlier is not None:
        x -= 16
        x -= t.text(canvas, (x, middle), "+", t.BOLD, 48, style.GREY, "rm") + 16
        words = say(scene, "pic-earlier", n=earlier)
        x -= t.text(canvas, (x, middle), words, t.BOLD, 48, style.INK, "rm")
    return x


def _place(canvas: Canvas, top: int, view: FixerView, scene: Scene, place: Place) -> None:
    box = (MARGIN, top, WIDTH - MARGIN, top + ROW)
    left, _, right, _ = box
    frame(canvas, box, place.winner)
    middle = top + TITLE // 2 + 2
    if place.winner:
        shapes.plate(canvas, (left, top, right, top + TITLE), 12, style.INK)
        canvas.rect((left, top + TITLE - 14, right, top + TITLE), style.INK)
    else:
        canvas.rect((left + 16, top + TITLE, right - 16, top + TITLE + 3), style.INK)
    mark(canvas, place.seat, (left + 46, middle), 52, lit=place.winner)
    edge = right - 24
    if place.winner:
        icon(canvas, "laurel-crown", (edge - 28, middle), 56, style.SIGNAL)
        edge -= 76
    if len(view.seats) == 2:
        won = sum(owner(lane) == place.seat for lane in view.lanes)
        fill = style.SIGNAL if won else style.CLOSED
        edge = tag(canvas, edge, middle, say(scene, "pic-lanes-won", n=won), fill, style.INK) - 14
    name = own_name(scene, place.seat, style.ABRIL)
    if name:
        words, size = t.fit(name, style.ABRIL, 50, edge - left - 110, 34)
        t.text(
            canvas, (left + 88, middle), words, style.ABRIL, size, style.WHITE if place.winner else style.INK
        )
    what = view.seats[place.seat]
    faces = [str(item.card) for item in what.pile if item.card is not None]
    hidden = len(what.pile) - len(faces)
    y = top + TITLE + (ROW - TITLE) // 2
    total = str(place.total)
    wide = t.text(canvas, (right - 24, y), total, style.ABRIL, 104, style.INK, "rm")
    points = sum(int(face[1]) for face in faces)
    x = sums(canvas, round(right - 24 - wide - 24), y, points, what.markers_up, what.earlier, scene)
    end = row(canvas, (left + 20, y - 54), MINI, faces, round(x - left - 60 - (MINI + 8) * bool(hidden)))
    if hidden:
        back(canvas, (end + 8, y - 54), MINI, say(scene, "pic-times", n=hidden))
