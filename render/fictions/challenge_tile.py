"""A Challenge as a tile: name, Ideal Expertise, Difficulty, cubes, what it brings."""

from __future__ import annotations

from engines.fictions.view import ChallengeView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.lettering import wrap_uncut
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .marks import cubes, difficulty, fingerprint, tag
from .wording import challenge, ideal, outcome

HIGH = 164
WIDE = 302


def brings(scene: Scene, what: ChallengeView, note: str = "") -> str:
    """What a Challenge brings, or what it does while it lies there, in a few words."""
    for key in (f"pic-does-{what.key}", f"pic-does-{what.kind}"):
        note = note or say_or(scene, key)
    return drawn(note or outcome(scene, what.key))


def drawn(words: str) -> str:
    """``words`` without the arrow that the faces lack."""
    return words.replace("\u2192", "\u203a")


def tile(
    canvas: Canvas,
    box: Box,
    what: ChallengeView,
    scene: Scene,
    lit: bool = False,
    note: str = "",
    badge: str = "",
) -> None:
    """One Challenge in ``box``; ``lit`` while it is attempted; ``note`` stands for its Outcome, the icon
    ``badge`` is pinned to it."""
    left, top, right, _ = box
    shut = not what.open
    if not shut:
        shapes.shadow(canvas, box, 9, style.INK)
    fill = style.SAND if shut else style.CREAM
    line = style.RED if lit else style.SHUT if shut else style.INK
    shapes.plate(canvas, box, 9, fill, line, 7 if lit else 4)
    ink = style.SHUT if shut else style.INK
    edge: float = right - 14
    if shut:
        icon(canvas, "padlock", (edge - 20, top + 38), 44, style.SHUT)
        edge -= 52
    elif what.difficulty:
        difficulty(canvas, (right - 76, top + 12, right - 14, top + 78), what.difficulty, what.printed)
        edge -= 72
    if badge:
        shapes.shape(canvas, "circle", (edge - 22, top + 36), 50, style.GREEN)
        icon(canvas, badge, (edge - 22, top + 36), 38, style.WHITE)
        edge -= 52
    y = title(canvas, (left + 16, top), edge - left - 16, challenge(scene, what.key), ink)
    tag(canvas, what.ideal, (left + 40, y), 46 if y == top + 84 else 40, shut)
    x, edge = left + 74, right - (14.0 if shut else 82.0)
    if not shut and what.difficulty != what.printed:
        words = f"({what.printed})"
        tint = style.RED if what.difficulty > what.printed else style.GREEN
        t.text(canvas, (right - 45, top + 96), words, t.SEMI, 32, tint, "mm")
    words, size = t.fit(ideal(scene, what.ideal), t.SEMI, 40, edge - x, 28)
    t.text(canvas, (x, y), words, t.SEMI, size, ink)
    _foot(canvas, box, what, scene, lit, brings(scene, what, note))


def title(canvas: Canvas, xy: tuple[int, int], room: float, words: str, ink: Ink) -> int:
    """A name at the top of a tile, in two lines where one is too short; returns where the next row's
    middle lies."""
    if t.length(words, style.ANTON, 30) <= room:
        words, size = t.fit(words, style.ANTON, 38, room, 30)
        t.text(canvas, (xy[0], xy[1] + 36), words, style.ANTON, size, ink)
        return xy[1] + 84
    lines = t.wrap(words, style.ANTON, 29, room, 2)
    if len(lines) == 1:
        t.text(canvas, (xy[0], xy[1] + 36), words, style.ANTON, 29, ink)
        return xy[1] + 84
    for at, line in enumerate(lines):
        t.text(canvas, (xy[0], xy[1] + 26 + at * 32), line, style.ANTON, 29, ink)
    return xy[1] + 93


def _foot(canvas: Canvas, box: Box, what: ChallengeView, scene: Scene, lit: bool, words: str) -> None:
    left, _, right, bottom = box
    shut = not what.open
    middle = bottom - 32
    x = left + 16.0
    if what.triumphs and not shut:
        x += cubes(canvas, (x, middle), what.cubes, what.triumphs, 34, shut) + 12
    elif not shut and what.kind != "table":
        x += t.text(canvas, (x, middle), say(scene, "pic-each"), t.SEMI, 36, style.GREY) + 12
    edge = right - 14.0
    if what.fingerprint:
        fingerprint(canvas, (edge - 20, middle + 3), 44, style.SHUT if shut else style.RED)
        edge -= 52
    if what.location:
        icon(
            canvas, style.PLACE[what.location], (edge - 18, middle + 6), 40, style.SHUT if shut else style.INK
        )
        edge -= 52
    if not words:
        return
    ink = style.RED if lit else style.SHUT if shut else style.GREY
    lines, size = wrap_uncut(words, t.MEDIUM, 36, edge - x, 28, 1)
    if lines[0].endswith(t.ELLIPSIS):
        lines, size = wrap_uncut(words, t.MEDIUM, 30, edge - x, 27, 2)
    step = round(size * 0.95)
    for at, line in enumerate(lines):
        y = middle + (at - (len(lines) - 1) / 2) * step
        t.text(canvas, (x, y) if shut else (edge, y), line, t.MEDIUM, size, ink, "lm" if shut else "rm")
