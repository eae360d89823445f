"""The last dice: of a turn, on the Passage, of a robbery, of a risk, of a bout."""

from __future__ import annotations

from engines.lepro.view import LeproView, RollView, space
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .marks import dice, mark
from .wording import type_name

ARROW = 46


def meaning(view: LeproView, scene: Scene, roll: RollView) -> tuple[str, str]:
    """The picture and the words of what the dice came to; empty where they say it all."""
    total = sum(roll.dice)
    if roll.what == "turn" and roll.seat == view.turn and view.stage not in ("roll", "die", "move"):
        at = view.players[roll.seat].space
        return style.ICON[space(at)[0]], landed(view, scene, roll.seat)
    if roll.what == "passage":
        key = "collection" if total < 8 else "adventure" if total < 13 else "passage"
        return style.ICON[key], say_or(scene, f"pic-passage-{key}", n=total)
    if roll.what == "robbery":
        key = "commerce" if total < 5 else "bank"
        return style.DECK_ICON[key], say(scene, f"pic-rob-{key}")
    if roll.what == "risk":
        return "handcuffs", say(scene, "pic-risk-roll")
    return "", ""


def landed(view: LeproView, scene: Scene, seat: int) -> str:
    """Where a pawn stands: "Robbery 25"."""
    at = view.players[seat].space
    return say(
        scene,
        "pic-pair",
        about=say(scene, "pic-slash").join(type_name(scene, one) for one in space(at)),
        value=at,
    )


def _size(view: LeproView) -> int:
    return 60 if view.roll is not None and len(view.roll.dice) == 1 and view.roll.what != "bout" else 46


def _row(count: int, size: int) -> int:
    return count * (size + 6) - 6 if count else 0


def _said(view: LeproView, scene: Scene, roll: RollView) -> tuple[str, str, int]:
    name, words = meaning(view, scene, roll)
    words, size = t.fit(words, style.GOTHIC, 42, 250, 34)
    return name, words, size


def thrown_width(view: LeproView, scene: Scene) -> float:
    """How wide the dice and their meaning are."""
    roll = view.roll
    if roll is None:
        return 0
    size = _size(view)
    wide = float(_row(len(roll.dice), size))
    if roll.what == "bout":
        return wide + _row(len(roll.against), size) + 2 * 50 + 34
    if roll.seat != view.turn:
        wide += 54
    name, words, high = _said(view, scene, roll)
    return wide + (ARROW + 54 + t.length(words, style.GOTHIC, high) if name else 0)


def thrown(canvas: Canvas, left: float, middle: float, view: LeproView, scene: Scene) -> None:
    """The dice, and what they came to."""
    roll = view.roll
    if roll is None:
        return
    size = _size(view)
    if roll.what == "bout":
        mark(canvas, roll.seat, (left + 20, middle), 36, style.NIGHT)
        x = dice(canvas, left + 50, middle, roll.dice, size)
        t.text(canvas, (x + 17, middle), say(scene, "pic-versus"), style.GOTHIC, 40, style.NIGHT, "mm")
        x = dice(canvas, x + 34, middle, roll.against, size)
        mark(canvas, roll.other, (x + 28, middle), 36, style.NIGHT)
        return
    if roll.seat != view.turn:
        mark(canvas, roll.seat, (left + 20, middle), 38, style.NIGHT)
        left += 54
    x = dice(canvas, left, middle, roll.dice, size)
    name, words, high = _said(view, scene, roll)
    if name:
        shapes.arrow(canvas, (x + ARROW / 2, middle), 22, style.NIGHT)
        icon(canvas, name, (x + ARROW + 24, middle), 48, style.NIGHT)
        t.text(canvas, (x + ARROW + 54, middle + 1), words, style.GOTHIC, high, style.NIGHT)
