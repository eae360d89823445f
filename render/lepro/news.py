"""Above the strips: the last card that all saw, or the car on offer; what has changed since last time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engines.lepro.view import LeproView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.rows import in_rows
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .changes import changes, signed
from .marks import mark
from .wording import brief, deck_of, title

LINE = 54
EDGE = 5
_SIZE = 42
_GAP = 26


class _Piece(NamedTuple):
    """Something in a line: how wide it is, and how it is drawn from its left end."""

    width: float
    draw: Callable[[Canvas, float, float], None]


def height(lines: int) -> int:
    """Height of the panel with so many lines."""
    return lines * LINE + 2 * EDGE


def news(canvas: Canvas, box: Box, view: LeproView, scene: Scene, lines: int) -> None:
    """The card and the changes, in one line if there is no more than that."""
    left, top, right, _ = box
    shapes.plate(canvas, box, 10, style.CREAM)
    left, right = left + 14, right - 14
    pieces = _changes(view, scene, lines * (right - left) - 260)
    wide = 0.0
    if card := view.looked or view.shown:
        alone = lines > 1 or not pieces
        room = float(right - left)
        if not alone:
            room = max(room - sum(piece.width + _GAP for piece in pieces), 320)
        wide = _card(canvas, (left, top + EDGE + LINE / 2), room, scene, card, alone=alone)
    elif not pieces:
        t.text(
            canvas,
            ((left + right) / 2, (box[1] + box[3]) / 2),
            say(scene, "pic-no-card"),
            style.GOTHIC,
            _SIZE,
            style.OLIVE,
            "mm",
        )
        return
    first = 0 if lines == 1 or not wide else 1
    x = left + (wide + _GAP if not first and wide else 0)
    if first and pieces:
        y = top + EDGE + LINE
        canvas.rect((left, y - 1, right, y + 1), style.GOLD)
    rows = in_rows(pieces, round(right - x), width=lambda piece: round(piece.width), gap=_GAP)
    for at, row in enumerate(rows[: lines - first]):
        middle = top + EDGE + LINE * (first + at + 0.5)
        end = float(x)
        for piece in row:
            if end + piece.width > right + 2:
                break
            piece.draw(canvas, end, middle)
            end += piece.width + _GAP


def _card(
    canvas: Canvas, at: tuple[float, float], room: float, scene: Scene, card: str, *, alone: bool
) -> float:
    """Its picture and its name, and, where it stands ``alone``, what it does; returns the width."""
    x, y = at
    icon(canvas, style.DECK_ICON[deck_of(card)], (x + 22, y), 44, style.RED)
    x += 56
    effect = brief(scene, card) if alone else ""
    wide = min(t.length(effect, style.GOTHIC, _SIZE), room * 0.6) if effect else 0
    most = room - 56 - wide - 18 if alone else room - 56
    name, size = t.fit(title(scene, card), style.LIMELIGHT, 38, most, 34)
    width = t.text(canvas, (x, y), name, style.LIMELIGHT, size, style.NIGHT)
    if effect:
        effect, size = t.fit(effect, style.GOTHIC, _SIZE, room - 56 - width - 18, 34)
        t.text(canvas, (at[0] + room, y + 1), effect, style.GOTHIC, size, style.RED, "rm")
    return 56 + width


def _changes(view: LeproView, scene: Scene, room: float) -> list[_Piece]:
    """A piece for each seat: its mark, then what it has more or less of; of cash alone if all is too much."""
    out: list[_Piece] = []
    for most in (9, 2, 1):
        out = []
        for seat, parts in changes(view, scene):
            found: list[tuple[str, str, bool]] = []
            for what, name, n in parts[:most]:
                words = say(scene, "pic-out") if what == "out" else signed(scene, n)
                found.append((name, words, (n > 0) != (what in ("records", "out"))))
            out.append(_Piece(_width(found), partial(_draw, seat, found)))
        if sum(piece.width + _GAP for piece in out) <= room:
            break
    return out


def _width(found: list[tuple[str, str, bool]]) -> float:
    return 52 + sum(
        (46 if name else 0) + t.length(words, style.GOTHIC, _SIZE) + 14 for name, words, _ in found
    )


def _draw(seat: int, found: list[tuple[str, str, bool]], canvas: Canvas, x: float, y: float) -> None:
    mark(canvas, seat, (x + 21, y), 38, style.NIGHT)
    x += 52
    for name, words, good in found:
        ink = style.PINE if good else style.RED
        if name:
            icon(canvas, name, (x + 20, y), 38, style.NIGHT)
            x += 46
        x += t.text(canvas, (x, y), words, style.GOTHIC, _SIZE, ink) + 14
