"""The seats: hand sizes, and the Problems before each with their way out and their Penalty."""

from __future__ import annotations

from engines.fictions.cards import PROBLEMS
from engines.fictions.glossary import EVIDENCE_OF_ONE
from engines.fictions.view import FictionsView, ProblemView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import fit_names, row_size, say, say_or

from . import style
from .marks import difficulty, fingerprint, mark, tag
from .page import GAP, MARGIN
from .wording import awaited, challenge

PROBLEM = 86


def head(view: FictionsView) -> int:
    """Height of a seat's head: one line where there is room for it, else two."""
    return 72 if view.seats == 2 else 112


def seats_height(view: FictionsView) -> int:
    """Height of the row of seats: as many Problems as anybody has."""
    most = max((len(seat.problems) for seat in view.table), default=0)
    wide = _per_row(view)
    return head(view) + (((most + wide - 1) // wide) * PROBLEM + 12 if most else 62)


def _per_row(view: FictionsView) -> int:
    """Problems side by side in one seat's panel."""
    return 2 if view.seats == 2 else 1


def seats(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """All seats side by side."""
    high = seats_height(view)
    n = view.seats
    wide = (WIDTH - 2 * MARGIN - (n - 1) * GAP) // n
    for seat in range(n):
        left = MARGIN + seat * (wide + GAP)
        _seat(canvas, (left, top, left + wide, top + high), view, scene, seat)


def _seat(canvas: Canvas, box: Box, view: FictionsView, scene: Scene, seat: int) -> None:
    left, top, right, _ = box
    what = view.table[seat]
    turn = view.phase in ("turn", "turn_end")
    lit = seat == view.turn if turn else seat in awaited(view, scene)
    shapes.shadow(canvas, box, 9, style.INK)
    dark = lit and turn
    ink = style.CREAM if dark else style.INK
    shapes.plate(
        canvas, box, 9, style.INK if dark else style.CREAM, style.RED if lit else style.INK, 7 if lit else 4
    )
    rule = top + head(view)
    two = view.seats > 2
    middle = top + (36 if two else 37)
    edge = _facts(canvas, (left + 94, right), rule - 32 if two else middle, view, seat, dark)
    centre = (left + 50, top + 57) if two else (left + 44, middle)
    mark(canvas, seat, centre, 58 if two else 48, style.WHITE if dark else style.INK)
    x = left + (94 if two else 82)
    room = (right - 16 if two else edge) - x
    most = row_size(scene, range(view.seats), style.ANTON, 40, room, 30) if two else 40
    words, size = fit_names(scene, seat + 1, lambda names: names[-1], style.ANTON, most, room, 30)
    t.text(canvas, (x, middle), words, style.ANTON, size, ink)
    canvas.rect((left + 14, rule, right - 14, rule + 3), ink)
    if not what.problems:
        faint = style.PALE if dark else style.GREY
        t.text(canvas, (left + 22, rule + 32), say(scene, "pic-no-problems"), t.MEDIUM, 36, faint)
    across = _per_row(view)
    wide = (right - left - 20) // across
    for at, problem in enumerate(what.problems):
        x, y = left + 10 + (at % across) * wide, rule + 6 + (at // across) * PROBLEM
        _problem(canvas, (x, y, x + wide, y + PROBLEM), view, scene, problem, dark)


def _facts(
    canvas: Canvas, sides: tuple[int, int], middle: float, view: FictionsView, seat: int, dark: bool
) -> float:
    """Cards in hand, Fingerprints, the flag of the Starting Player; returns where they begin."""
    left, right = sides
    what = view.table[seat]
    ink = style.CREAM if dark else style.INK
    flag = seat == view.starter and view.phase not in ("starter", "start")
    danger = view.players > 2 and what.fingerprints >= EVIDENCE_OF_ONE - 1
    tint = (style.ROSE if dark else style.RED) if danger or not dark else style.PALE
    hot = style.ROSE if dark else style.RED
    parts = [("poker-hand", str(what.hand), ink)]
    if what.fingerprints:
        parts.append(("finger-print", str(what.fingerprints), tint))
    if what.auto_pass != "off":
        parts.append(("sight-disabled", "", style.PALE if dark else style.GREY))
    if view.seats > 2:
        if flag:
            icon(canvas, "flying-flag", (right - 36, middle), 42, hot)
        x = float(left)
        for name, words, colour in parts:
            icon(canvas, name, (x + 20, middle), 42, colour)
            x += 48 + t.text(canvas, (x + 48, middle), words, style.ANTON, 40, colour) + 14
        return right
    if flag:
        parts.append(("flying-flag", "", hot))
    edge = right - 18.0
    for name, words, colour in parts:
        edge -= t.text(canvas, (edge, middle), words, style.ANTON, 40, colour, "rm") + 8
        icon(canvas, name, (edge - 22, middle), 44, colour)
        edge -= 60
    return edge


def _problem(
    canvas: Canvas, box: Box, view: FictionsView, scene: Scene, what: ProblemView, dark: bool
) -> None:
    """One Problem: how to solve it, and in short what it does."""
    left, top, right, _ = box
    ink = style.CREAM if dark else style.INK
    printed = PROBLEMS[what.key]
    found = next((one for one in view.challenges if one.key == what.key), None)
    hit = view.attempt is not None and view.attempt.challenge == what.key
    tag(canvas, printed.ideal, (left + 28, top + 23), 38, dark=dark)
    hard = found.difficulty if found is not None else printed.difficulty
    cell = (left + 8, top + 44, left + 48, top + 82)
    if dark and hard == printed.difficulty:
        shapes.plate(canvas, cell, 6, style.PALE)
        t.text(canvas, (left + 28, top + 63), str(hard), style.ANTON, 31, style.INK, "mm")
    else:
        difficulty(canvas, cell, hard, printed.difficulty)
    edge = right - 6
    bad = style.ROSE if dark else style.RED
    if what.fingerprint:
        fingerprint(canvas, (edge - 18, top + 63), 40, bad)
        edge -= 44
    words, size = t.fit(challenge(scene, what.key), t.BOLD, 36, right - left - 64, 26)
    t.text(canvas, (left + 60, top + 23), words, t.BOLD, size, bad if hit else ink)
    faint = style.PALE if dark else style.GREY
    words, size = t.fit(penalty(scene, what), t.MEDIUM, 34, edge - left - 64, 26)
    t.text(canvas, (left + 60, top + 63), words, t.MEDIUM, size, faint)


def penalty(scene: Scene, what: ProblemView) -> str:
    """What a Problem does, in short."""
    if what.idle:
        return say(scene, "pic-idle-penalty")
    p = PROBLEMS[what.key].penalty
    category = say_or(scene, f"category-{p.category}", p.category)
    return say_or(scene, f"penalty-{p.word}", p.word, n=p.n, category=category)
