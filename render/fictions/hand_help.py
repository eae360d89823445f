"""Below the hand: what each Skill would make of the roll, own Problems, the rule about talking."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fictions.cards import PROBLEMS
from engines.fictions.glossary import Henchman
from engines.fictions.view import FictionsView, ProblemView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .marks import difficulty, fingerprint, mark, tag
from .page import MARGIN, panel
from .playable import Help, helps, usable
from .seats import penalty
from .wording import challenge, henchman

Groups = Sequence[tuple[int, tuple[Henchman, ...]]]
TILE = 112
ROW = 60


def useful(view: FictionsView, groups: Groups, ask: str | None) -> list[tuple[Henchman, Help]]:
    """Cards that may be played on the Attempt now, with what they make of it."""
    out = []
    for seat, held in groups:
        for name in held:
            made = helps(view, name) if usable(view, seat, name, ask) else None
            if made is not None:
                out.append((name, made))
    return out


def helping_height(view: FictionsView, groups: Groups, ask: str | None) -> int:
    """Height of the section; 0 if nothing helps."""
    count = len(useful(view, groups, ask))
    lines = (count + _across(count) - 1) // _across(count)
    return 62 + lines * (TILE + 12) + 8 if lines else 0


def _across(count: int) -> int:
    """Tiles side by side."""
    return 2 if count <= 4 else 3


def helping(
    canvas: Canvas, top: int, view: FictionsView, scene: Scene, groups: Groups, ask: str | None
) -> int:
    """Two tiles a row: the big number, who makes it, and what it is worth; returns the lower end."""
    found = useful(view, groups, ask)
    if not found:
        return top
    t.text(canvas, (MARGIN + 4, top + 24), say(scene, "pic-with-help"), style.ANTON, 46, style.INK)
    across = _across(len(found))
    wide = (WIDTH - 2 * MARGIN - (across - 1) * 14) // across
    best = max(_rank(made) for _, made in found)
    a = view.attempt
    better = a is None or a.stage == "ready" or best[:2] > (a.triumphs, -a.damage)
    for at, (name, made) in enumerate(found):
        left, y = MARGIN + at % across * (wide + 14), top + 62 + at // across * (TILE + 12)
        box = (left, y, left + wide, y + TILE)
        first = better and _rank(made) == best
        shapes.shadow(canvas, box, 10, style.INK)
        shapes.plate(canvas, box, 10, style.INK, style.RED if first else style.INK, 6)
        shapes.plate(canvas, (left + 14, y + 14, left + 118, y + TILE - 14), 8, style.RED)
        mid = (left + 66, y + TILE / 2)
        big = f"{made.number}?" if made.kind == "reroll" else str(made.number)
        t.text(canvas, mid, big, style.ANTON, 62, style.WHITE, "mm")
        words, size = t.fit(henchman(scene, name), style.ANTON, 44, wide - 150, 28)
        t.text(canvas, (left + 136, y + 36), words, style.ANTON, size, style.CREAM)
        words, size = t.fit(help_words(scene, made), t.SEMI, 38, wide - 150, 26)
        t.text(canvas, (left + 136, y + 80), words, t.SEMI, size, style.GOLD if first else style.PALE)
    return top + helping_height(view, groups, ask)


def _rank(made: Help) -> tuple[int, int, int, int]:
    """The best first; dice before Difficulty, new dice last."""
    if made.kind in ("reroll", "difficulty"):
        return -1, 0, 0, 0
    return made.triumphs, -made.damage, made.clovers, made.number


def help_words(scene: Scene, made: Help) -> str:
    """What a Skill makes of the Attempt, in a few words."""
    if made.kind == "dice":
        return say(scene, "pic-help-dice", n=made.number)
    if made.kind == "difficulty":
        return say(scene, "pic-help-diff", n=made.number)
    if made.kind == "reroll":
        return say(scene, "pic-help-unknown", n=made.number)
    damage = say(scene, "pic-damage", n=made.damage) if made.damage else say(scene, "pic-no-damage")
    parts = [say(scene, "pic-triumphs", n=made.triumphs), damage]
    if made.clovers > 0:
        parts.append(say(scene, "pic-help-clovers", n=made.clovers))
    return say(scene, "pic-dot").join(parts)


def suffered(view: FictionsView) -> list[tuple[int, ProblemView]]:
    """Problems that hit the viewer: his own, and those of others that hit everybody."""
    mine = [
        (seat, one)
        for seat, what in enumerate(view.table)
        for one in what.problems
        if view.players == 1 or seat == view.seat
    ]
    others = [
        (seat, one)
        for seat, what in enumerate(view.table)
        for one in what.problems
        if (seat, one) not in mine and PROBLEMS[one.key].scope == "group"
    ]
    return mine + others


def against_height(view: FictionsView) -> int:
    """Height of the panel with what is against the viewer."""
    count = len(suffered(view))
    return 84 + count * ROW + 16 if count else 0


def against(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> int:
    """Each Problem with its way out and its Penalty in words; returns the lower end."""
    found = suffered(view)
    if not found:
        return top
    high = against_height(view) - 16
    box = (MARGIN, top, WIDTH - MARGIN, top + high)
    panel(canvas, box)
    t.text(canvas, (MARGIN + 24, top + 42), say(scene, "pic-against-you"), style.ANTON, 46, style.INK)
    names = [challenge(scene, one.key) for _, one in found]
    left = MARGIN + 24
    column = left + 118 + min(max(t.length(name, t.BOLD, 40) for name in names), 380) + 24
    for at, ((seat, one), name) in enumerate(zip(found, names, strict=True)):
        y = top + 82 + at * ROW + ROW // 2 - 6
        printed = PROBLEMS[one.key]
        spot = next((each for each in view.challenges if each.key == one.key), None)
        tag(canvas, printed.ideal, (left + 24, y), 44)
        hard = spot.difficulty if spot is not None else printed.difficulty
        difficulty(canvas, (left + 58, y - 22, left + 102, y + 22), hard, printed.difficulty)
        words, size = t.fit(name, t.BOLD, 40, column - left - 130, 30)
        t.text(canvas, (left + 116, y), words, t.BOLD, size, style.INK)
        edge = WIDTH - MARGIN - 20.0
        if seat != view.seat or view.players == 1:
            mark(canvas, seat, (edge - 20, y), 40)
            edge -= 54
        if one.fingerprint:
            fingerprint(canvas, (edge - 20, y), 44)
            edge -= 54
        p = printed.penalty
        brief = penalty(scene, one)
        category = say_or(scene, f"category-{p.category}", p.category)
        words = (
            brief if one.idle else say_or(scene, f"penalty-{p.word}.text", brief, n=p.n, category=category)
        )
        if t.length(words, t.MEDIUM, 30) > edge - column:
            words = brief
        words, size = t.fit(words, t.MEDIUM, 38, edge - column, 28)
        t.text(canvas, (column, y), words, t.MEDIUM, size, style.GREY)
    return top + high + 16
