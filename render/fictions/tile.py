"""A Challenge as a tile: name, Ideal Expertise, Difficulty, cubes, what it brings."""

from __future__ import annotations

from engines.fictions.view import ChallengeView
from render.kit import shapes
from render.kit import type as t
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene

from . import look
from .parts import cubes, difficulty, fingerprint, struck, tag
from .phrase import challenge, ideal, maybe, outcome, say

HIGH = 164
WIDE = 302


def brings(scene: Scene, what: ChallengeView, note: str = "") -> str:
    """What a Challenge brings, or what it does while it lies there, in a few words."""
    for key in (f"pic-does-{what.key}", f"pic-does-{what.kind}"):
        note = note or maybe(scene, key)
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
        shapes.shadow(canvas, box, 9, look.INK)
    fill = look.SAND if shut else look.CREAM
    line = look.RED if lit else look.SHUT if shut else look.INK
    shapes.plate(canvas, box, 9, fill, line, 7 if lit else 4)
    ink = look.SHUT if shut else look.INK
    edge: float = right - 14
    if shut:
        icon(canvas, "padlock", (edge - 20, top + 38), 44, look.SHUT)
        edge -= 52
    elif what.difficulty:
        difficulty(canvas, (right - 76, top + 12, right - 14, top + 78), what.difficulty, what.printed)
        edge -= 72
    if badge:
        shapes.shape(canvas, "circle", (edge - 22, top + 36), 50, look.GREEN)
        icon(canvas, badge, (edge - 22, top + 36), 38, look.WHITE)
        edge -= 52
    y = title(canvas, (left + 16, top), edge - left - 16, challenge(scene, what.key), ink)
    tag(canvas, what.ideal, (left + 40, y), 46 if y == top + 84 else 40, shut)
    x, edge = left + 74, right - (14.0 if shut else 82.0)
    if not shut and what.difficulty != what.printed:
        words = f"({what.printed})"
        tint = look.RED if what.difficulty > what.printed else look.GREEN
        t.text(canvas, (right - 45, top + 96), words, t.SEMI, 32, tint, "mm")
    words, size = t.fit(ideal(scene, what.ideal), t.SEMI, 40, edge - x, 28)
    t.text(canvas, (x, y), words, t.SEMI, size, ink)
    _foot(canvas, box, what, scene, lit, brings(scene, what, note))


def title(canvas: Canvas, xy: tuple[int, int], room: float, words: str, ink: Ink) -> int:
    """A name at the top of a tile, in two lines where one is too short; returns where the next row's
    middle lies."""
    if t.length(words, look.ANTON, 30) <= room:
        words, size = t.fit(words, look.ANTON, 38, room, 30)
        t.text(canvas, (xy[0], xy[1] + 36), words, look.ANTON, size, ink)
        return xy[1] + 84
    lines = t.wrap(words, look.ANTON, 29, room, 2)
    if len(lines) == 1:
        t.text(canvas, (xy[0], xy[1] + 36), words, look.ANTON, 29, ink)
        return xy[1] + 84
    for at, line in enumerate(lines):
        t.text(canvas, (xy[0], xy[1] + 26 + at * 32), line, look.ANTON, 29, ink)
    return xy[1] + 93


def _foot(canvas: Canvas, box: Box, what: ChallengeView, scene: Scene, lit: bool, words: str) -> None:
    left, _, right, bottom = box
    shut = not what.open
    middle = bottom - 32
    x = left + 16.0
    if what.triumphs and not shut:
        x += cubes(canvas, (x, middle), what.cubes, what.triumphs, 34, shut) + 12
    elif not shut and what.kind != "table":
        x += t.text(canvas, (x, middle), say(scene, "pic-each"), t.SEMI, 36, look.GREY) + 12
    edge = right - 14.0
    if what.fingerprint:
        fingerprint(canvas, (edge - 20, middle + 3), 44, look.SHUT if shut else look.RED)
        edge -= 52
    if what.location:
        icon(canvas, look.PLACE[what.location], (edge - 18, middle + 6), 40, look.SHUT if shut else look.INK)
        edge -= 52
    if not words:
        return
    ink = look.RED if lit else look.SHUT if shut else look.GREY
    lines, size = struck(words, t.MEDIUM, 36, edge - x, 28, 1)
    if lines[0].endswith(t.ELLIPSIS):
        lines, size = struck(words, t.MEDIUM, 30, edge - x, 27, 2)
    step = round(size * 0.95)
    for at, line in enumerate(lines):
        y = middle + (at - (len(lines) - 1) / 2) * step
        t.text(canvas, (x, y) if shut else (edge, y), line, t.MEDIUM, size, ink, "lm" if shut else "rm")
