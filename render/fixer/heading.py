"""The header of every board: the game, who must do what, which suit beats which."""

from __future__ import annotations

from engines.fixer.view import FixerView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.scene import Scene
from render.kit.wording import fit_names, say

from . import style
from .marks import chip, mark
from .page import HEADER
from .wording import awaited, headline, winners


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
