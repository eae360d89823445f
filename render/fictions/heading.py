"""The bar above every board: the Scenario, who must act, chapter and round."""

from __future__ import annotations

from engines.fictions.view import FictionsView
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Canvas
from render.kit.scene import Scene
from render.kit.wording import fit_names, say

from . import style
from .marks import mark
from .page import HEADER, MARGIN, TITLE
from .wording import headline, lead, roman, scenario


def title(canvas: Canvas, words: str) -> None:
    """The words in the red bar, with a black edge behind them."""
    words, size = t.fit(words.upper(), style.ANTON, 82, TITLE - 60, 46)
    middle = HEADER / 2 - 3
    t.text(canvas, (27, middle + 4), words, style.ANTON, size, style.INK)
    t.text(canvas, (23, middle), words, style.ANTON, size, style.WHITE)


def header(canvas: Canvas, view: FictionsView, scene: Scene) -> None:
    """The Scenario, who must do what with how many actions left, chapter and round."""
    known = view.scenario and view.phase not in ("choose", "intermission", "shop", "over")
    title(canvas, scenario(scene, view.scenario if known else ""))
    x = float(TITLE + 64)
    seat = lead(view, scene)
    if seat is not None and seat < view.seats:
        mark(canvas, seat, (x, HEADER / 2), 60, style.WHITE)
        x += 56
    else:
        x -= 20
    right = WIDTH - MARGIN
    upper = say(scene, "pic-single") if view.single else say(scene, "pic-chapter", number=roman(view.chapter))
    if view.phase in ("choose", "intermission", "shop", "over"):
        lower = ""
    elif view.last_round:
        lower = say(scene, "pic-round-of", round=view.round, last=view.last_round)
    else:
        lower = say(scene, "pic-round", round=view.round)
    wide = max(t.length(words, style.COURIER, 36) for words in (upper, lower))
    t.text(canvas, (right, 38 if lower else 58), upper, style.COURIER, 36, style.CREAM, "rm")
    t.text(canvas, (right, 84), lower, style.COURIER, 36, style.CREAM, "rm")
    make, below = headline(view, scene)
    room = right - wide - 24 - x
    words, size = fit_names(scene, view.seats, make, style.ANTON, 44, room, 34)
    t.text(canvas, (x, 40), words, style.ANTON, size, style.WHITE)
    below, size = t.fit(below, style.COURIER, 36, room, 30)
    t.text(canvas, (x, 88), below, style.COURIER, size, style.GOLD)
