"""The counters below every board: decks, the rally penalty, Fingerprints."""

from __future__ import annotations

from engines.fictions.glossary import EVIDENCE
from engines.fictions.view import FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .marks import fingerprint
from .page import MARGIN

FOOTER = 86


def _counter(canvas: Canvas, x: float, middle: float, name: str, value: str, words: str) -> float:
    icon(canvas, name, (x + 23, middle), 46, style.PALE)
    x += 54
    x += t.text(canvas, (x, middle), value, style.ANTON, 42, style.WHITE) + 10
    return x + t.text(canvas, (x, middle), words, t.MEDIUM, 38, style.PALE)


def footer(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """Sizes of the decks, the rally penalty, Fingerprints n of 5."""
    canvas.rect((0, top, WIDTH, top + FOOTER), style.INK)
    middle = top + FOOTER / 2
    found = [
        ("card-pickup", str(view.clan), say(scene, "pic-clan")),
        ("semi-closed-eye", str(len(view.exhausted)), say(scene, "pic-spent")),
        ("targeted", str(len(view.knocked_out)), say(scene, "pic-out")),
        ("hazard-sign", str(view.problem_deck), say(scene, "pic-left")),
    ]
    price = rally(view, scene)
    if price:
        found.append(("megaphone", price, say(scene, "pic-rally")))
    right = evidence(canvas, WIDTH - MARGIN, middle, view.fingerprints)
    room = right - 30 - 2 * MARGIN
    wide = [64 + t.length(v, style.ANTON, 42) + t.length(w, t.MEDIUM, 38) for _, v, w in found]
    gap = (room - sum(wide)) / max(len(found) - 1, 1)
    x = 2.0 * MARGIN
    for (name, value, words), width in zip(found, wide, strict=True):
        _counter(canvas, x, middle, name, value, words)
        x += width + min(gap, 60)


def rally(view: FictionsView, scene: Scene) -> str:
    """The rally penalty in a word or two."""
    own = say_or(scene, f"scenariokey-{view.scenario}.rally")
    return say_or(scene, f"pic-rally-{view.scenario}", own)


def evidence(
    canvas: Canvas, right: float, middle: float, found: int, size: int = 38, ground: Ink = style.INK
) -> float:
    """Fingerprints n of 5 as dots, ending at ``right``; returns their left end."""
    total, step = EVIDENCE, size + 7
    if found > total:
        right -= t.text(canvas, (right, middle), str(found), style.ANTON, 42, style.ROSE, "rm") + 12
    left = right - total * step + 7
    for at in range(total):
        where = (left + at * step + size / 2, middle)
        shapes.shape(canvas, "circle", where, size, style.ROSE)
        shapes.shape(canvas, "circle", where, size - 6, style.RED if at < found else ground)
    fingerprint(canvas, (left - 34, middle), 50, style.ROSE)
    return left - 62
