"""Small marks of all pictures: seats, suits, conflict markers, bans, backs, labels, rows of minis."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import cards, shapes, tokens
from render.kit import lettering as t
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import say

from . import style

CROWDED = 0.8
"""Minis that would show less of their width than this are drawn slim."""


def mark(canvas: Canvas, seat: int, at: tuple[float, float], size: int, lit: bool = False) -> None:
    """The seat's mark in black, or in the signal colour if ``lit``."""
    fill, ink = (style.SIGNAL, style.INK) if lit else (style.INK, style.WHITE)
    tokens.seat(canvas, seat, at, size, fill, ink)


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


def gold(canvas: Canvas, at: tuple[float, float], size: int, up: bool = True) -> None:
    """A conflict marker: gold with its 4 if face ``up``, else dark."""
    shapes.shape(canvas, "circle", at, size, style.INK)
    if up:
        shapes.shape(canvas, "circle", at, size - 6, style.SIGNAL)
        t.text(canvas, at, "4", t.BOLD, round(size * 0.8), style.INK, "mm")


def laurel(canvas: Canvas, at: tuple[float, float]) -> None:
    """Whoever leads."""
    shapes.shape(canvas, "circle", at, 46, style.INK)
    icon(canvas, "laurel-crown", at, 36, style.SIGNAL)


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
