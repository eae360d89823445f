"""Parts shared by FIXER's pictures: header, marks, markers, minis, bans, the last conflict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.fixer.view import FixerView
from render.kit import cards, shapes, tokens
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import fit_names, say

from . import style
from .wording import awaited, conflict_lines, headline, winners

HEADER = 118
FOOTER = 100
MARGIN = 24
CROWDED = 0.8
"""Minis that would show less of their width than this are drawn slim."""


def mark(canvas: Canvas, seat: int, at: tuple[float, float], size: int, lit: bool = False) -> None:
    """The seat's mark in black, or in the signal colour if ``lit``."""
    fill, ink = (style.SIGNAL, style.INK) if lit else (style.INK, style.WHITE)
    tokens.seat(canvas, seat, at, size, fill, ink)


def paper(canvas: Canvas, top: int, bottom: int) -> None:
    """The page: a quiet grid of dots between two heights."""
    dot = (230, 226, 216)
    for y in range(top + 8, bottom, 12):
        for x in range(8, WIDTH, 12):
            canvas.image.putpixel((x, y), dot)


def masthead(canvas: Canvas) -> None:
    """The black bar with its yellow rule, and the relation chart: what never changes in a header."""
    canvas.rect((0, 0, WIDTH, HEADER), style.INK)
    canvas.rect((0, HEADER, WIDTH, HEADER + 6), style.SIGNAL)


def chart(canvas: Canvas, left: int, middle: int) -> None:
    """R beats C beats M beats P beats R, from ``left``, 410 px wide."""
    for i, suit in enumerate((*style.SUITS, style.SUITS[0])):
        x = left + i * 86
        chip(canvas, suit, (x, middle - 40, x + 66, middle + 40))
        if i < 4:
            shapes.arrow(canvas, (x + 76, middle), 14, style.WHITE)


def chip(canvas: Canvas, suit: str, box: Box) -> None:
    """A suit as a tile with icon over letter, or letter alone if the tile is low."""
    left, top, right, bottom = box
    shapes.plate(canvas, box, 8, style.SUIT_FILL[suit])
    middle = (left + right) / 2
    ink = style.SUIT_INK[suit]
    if bottom - top < 60:
        t.text(canvas, (middle, (top + bottom) / 2), suit, t.BOLD, round((bottom - top) * 0.86), ink, "mm")
        return
    icon(canvas, style.SUIT_ICON[suit], (middle, top + 25), 38, ink)
    t.text(canvas, (middle, bottom - 8), suit, t.BOLD, 36, ink, "ms")


def header(canvas: Canvas, view: FixerView, scene: Scene) -> None:
    """The game's name, who must do what, the round of a Long Game; the chart lies in the base."""
    middle = HEADER // 2
    if view.rounds > 1 and view.phase != "game_over":
        left = 28 + t.text(canvas, (28, 46), say(scene, "pic-game"), style.ABRIL, 68, style.WHITE)
        words = say(scene, "pic-round", round=view.round, rounds=view.rounds)
        t.text(canvas, (30, 92), words, t.SEMI, 34, style.SIGNAL)
    else:
        left = 28 + t.text(canvas, (28, middle), say(scene, "pic-game"), style.ABRIL, 86, style.WHITE)
    box = (round(left) + 24, 22, 824, HEADER - 22)
    shapes.plate(canvas, box, 37, style.SIGNAL)
    seats = winners(view) or awaited(view, scene)
    x = box[0] + 28
    if len(seats) == 1:
        mark(canvas, seats[0], (x + 20, middle), 52)
        x += 60
    make, room, face = headline(view, scene), box[2] - 26 - x, style.ABRIL
    words, size = fit_names(scene, len(scene.names), make, face, 48, room, 38, limits=(32,))
    if words.endswith(t.ELLIPSIS):
        face = t.BOLD
        words, size = fit_names(scene, len(scene.names), make, face, 48, room, 35)
    t.text(canvas, (x, middle), words, face, size, style.INK)


def gold(canvas: Canvas, at: tuple[float, float], size: int, up: bool = True) -> None:
    """A conflict marker: gold with its 4 if face ``up``, else dark."""
    shapes.shape(canvas, "circle", at, size, style.INK)
    if up:
        shapes.shape(canvas, "circle", at, size - 6, style.SIGNAL)
        t.text(canvas, at, "4", t.BOLD, round(size * 0.8), style.INK, "mm")


def markers(canvas: Canvas, xy: tuple[int, int], up: int, down: int, scene: Scene, size: int = 44) -> None:
    """Markers won: gold ones and dark ones with their numbers, from ``xy`` (left, middle)."""
    x = float(xy[0])
    for count, face in ((up, True), (down, False)):
        if count:
            gold(canvas, (x + size / 2, xy[1]), size, face)
            x += size + 6
            words = say(scene, "pic-times", n=count)
            x += t.text(canvas, (x, xy[1]), words, t.BOLD, size - 6, style.INK) + 14


def bans(
    canvas: Canvas, right: int, middle: int, suits: Sequence[str], scene: Scene, room: int, size: int = 44
) -> None:
    """The "no X" badges, ending at ``right``, within ``room`` pixels."""
    if not suits:
        return
    word = say(scene, "pic-no")
    lead = t.length(word, t.SEMI, 36) + 10
    side = min(size, int((room - lead) / len(suits)) - 4)
    if side < 36:
        lead, side = 0.0, min(size, int(room / len(suits)) - 4)
    x = right - len(suits) * (side + 4) + 4
    if lead:
        t.text(canvas, (x - 10, middle), word, t.SEMI, 36, style.INK, "rm")
    for suit in suits:
        chip(canvas, suit, (x, middle - side // 2 - 1, x + side, middle + side // 2 + 1))
        x += side + 4


def back(canvas: Canvas, xy: tuple[int, int], width: int, words: str) -> None:
    """A mini's back with a number on it."""
    box = (xy[0], xy[1], xy[0] + width, xy[1] + cards.height(width))
    shapes.plate(canvas, box, 6, style.BACK, style.INK, 3)
    at = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    t.text(canvas, at, words, t.BOLD, 38, style.WHITE, "mm")


def pitch(width: int, count: int, room: int) -> int:
    """How far apart ``count`` minis, or slim ones, stand so that they fit into ``room``."""
    step = min(width + 8, (room - width) // (count - 1)) if count > 1 else width + 8
    return step if step >= width * CROWDED else room // count


def row(canvas: Canvas, xy: tuple[int, int], width: int, faces: Sequence[str], room: int) -> int:
    """Minis side by side; slim ones where ``room`` is short. Returns the right end."""
    step = pitch(width, len(faces), room)
    crowded = step < width * CROWDED
    for i, face in enumerate(faces):
        at = (xy[0] + i * step, xy[1])
        if crowded:
            cards.slim(canvas, at, step - 3, cards.height(width), style.SPECS[face])
        else:
            cards.mini(canvas, at, width, style.SPECS[face])
    return xy[0] + len(faces) * step - (3 if crowded else step - width) if faces else xy[0]


def tag(canvas: Canvas, right: int, middle: int, words: str, fill: Ink, ink: Ink) -> int:
    """A small round label that ends at ``right``; returns its left end."""
    wide = round(t.length(words, t.BOLD, 36)) + 34
    shapes.plate(canvas, (right - wide, middle - 26, right, middle + 26), 26, fill)
    t.text(canvas, (right - wide / 2, middle), words, t.BOLD, 36, ink, "mm")
    return right - wide


class Slot(NamedTuple):
    """How one side of a lane looks now."""

    seat: int
    card: str | None
    lit: bool
    """The awaited seat may play here."""
    shut: bool
    """The lane is closed."""
    words: str = ""
    """A word under the seat's mark."""


def slot(canvas: Canvas, xy: tuple[int, int], width: int, what: Slot) -> None:
    """One side of a lane, ``width`` × ``cards.height(width)``: a card with its seat's mark, or a place."""
    high = cards.height(width)
    box = (xy[0], xy[1], xy[0] + width, xy[1] + high)
    at = (xy[0] + width / 2, xy[1] + high / 2)
    big = round(width * 0.44)
    if what.card is not None:
        cards.card(canvas, xy, width, style.SPECS[what.card])
        corner = (xy[0] + width - width * 0.1, xy[1] + width * 0.1)
        tokens.seat(
            canvas, what.seat, corner, max(round(width * 0.30), 44), style.INK, style.WHITE, style.PAPER
        )
    elif what.shut:
        shapes.plate(canvas, box, 10, style.CLOSED)
        icon(canvas, "padlock", at, round(width * 0.4), style.LOCK)
    elif what.lit:
        shapes.plate(canvas, box, 10, style.SLOT)
        shapes.frame(canvas, box, 10, style.INK, 5, 16)
        up = 26 if what.words else 0
        mark(canvas, what.seat, (at[0], at[1] - up), big, lit=True)
        t.text(canvas, (at[0], at[1] + big / 2 + 14), what.words, t.BOLD, 40, style.INK, "mm")
    else:
        shapes.plate(canvas, box, 10, style.WHITE)
        shapes.frame(canvas, box, 10, style.DASH, 3, 14)
        mark(canvas, what.seat, at, big)


def conflict(canvas: Canvas, top: int, view: FixerView, scene: Scene) -> None:
    """The strip at the foot: the latest conflict, who led, who replied, who won what, the card's fate."""
    canvas.rect((0, top, WIDTH, top + FOOTER), style.WHITE)
    canvas.rect((0, top, WIDTH, top + 4), style.INK)
    middle = top + 4 + (FOOTER - 4) // 2
    x = float(MARGIN)
    last = view.last
    if last is not None:
        for seat, face, key in (
            (last.lead_seat, last.lead, "pic-led"),
            (last.reply_seat, last.reply, "pic-replied"),
        ):
            mark(canvas, seat, (x + 24, middle), 46, lit=False)
            x += 56
            x += t.text(canvas, (x, middle), say(scene, key), t.MEDIUM, 36, style.GREY) + 10
            cards.mini(canvas, (round(x), middle - 41), 58, style.SPECS[face])
            x += 58 + 22
        canvas.rect((round(x), top + 22, round(x) + 3, top + FOOTER - 18), style.RULE)
        x += 22
    make = conflict_lines(view, scene)
    words, size = fit_names(scene, len(scene.names), make, t.SEMI, 42, WIDTH - MARGIN - x, 34)
    t.text(canvas, (x, middle), words, t.SEMI, size, style.INK)
