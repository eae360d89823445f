"""The dark bar on top: whose turn it is and what they do, actions left, round and phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.fable.view import FableView
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import fit_names, say, say_or

from . import style
from .marks import pips, token
from .page import HEADER, MARGIN
from .wording import awaited

_MIDDLE = HEADER / 2 - 3


def headline(view: FableView, scene: Scene) -> Callable[[Sequence[str]], str]:
    """Who does what, as a function of the names."""
    key = f"pic-head-{view.phase}"
    if view.failed:
        key = "pic-head-failed"
    elif view.phase == "day" and view.combat:
        key = "pic-head-fight"
    if not scene.say.has(key):
        key = "pic-head-day"
    return lambda names: say(scene, key, name=names[view.turn])


def waiting(view: FableView, scene: Scene) -> str:
    """That others are waited for, without a name; else the phase."""
    others = [seat for seat in awaited(view, scene) if seat != view.turn]
    if others:
        return say(scene, "pic-waits", n=len(others))
    if view.looker >= 0:
        return say(scene, "pic-looks")
    return say_or(scene, f"pic-phase-{view.phase}")


def header(canvas: Canvas, view: FableView, scene: Scene) -> None:
    """Token and headline, pips of the actions left, round and phase."""
    right = WIDTH - MARGIN - 4
    upper, lower = say(scene, "pic-round", n=view.round), waiting(view, scene)
    t.text(canvas, (right, 31), upper, style.BOLD, 38, style.PALE, "rm")
    others = lower and any(seat != view.turn for seat in awaited(view, scene))
    t.text(canvas, (right, 71), lower, style.BOOK, 34, style.ROSE if others else style.PALE, "rm")
    edge = right - max(t.length(upper, style.BOLD, 38), t.length(lower, style.BOOK, 34)) - 30
    total = view.day.granted
    if total:
        size = 42
        wide = (total - 1) * round(size * 1.24) + size
        pips(canvas, edge - wide, _MIDDLE, view.day.left, total, size)
        edge -= wide + 30
    hero = view.seats[view.turn].hero
    x = MARGIN + 4.0
    if hero:
        token(canvas, hero, (x + 36, _MIDDLE), 58, LETTERS[view.turn])
        x += 90
    else:
        icon(canvas, "castle", (x + 36, _MIDDLE), 64, style.GOLD)
        x += 90
    make, many = headline(view, scene), len(view.seats)
    words, size = fit_names(scene, many, make, style.ALMENDRA, 66, edge - x, 44)
    t.text(canvas, (x, _MIDDLE), words, style.ALMENDRA, size, style.GOLD)
