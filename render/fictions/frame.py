"""What stands above and below every board: the header with who must act, and the counters at the foot."""

from __future__ import annotations

from engines.fictions.cards import EVIDENCE
from engines.fictions.view import FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas, base
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import fit_names, say, say_or

from . import style
from .parts import MARGIN, fingerprint, mark, paper, slant
from .wording import headline, lead, roman, scenario

HEADER = 118
FOOTER = 86
TOP = HEADER + 26
TALLEST = 3200
TITLE = 500
"""Width of the red bar."""
_LEAN = 38


def _page(height: int = TALLEST) -> Canvas:
    canvas = Canvas.blank(height, style.PAPER)
    paper(canvas, HEADER, height)
    canvas.rect((0, 0, WIDTH, HEADER), style.INK)
    canvas.stamp(slant(TITLE + _LEAN, HEADER - 5, _LEAN), (0, 0), style.RED)
    return canvas


def page(height: int) -> Canvas:
    """An empty sheet with its black and red bar, from the cached base; a very tall one is made anew."""
    if height > TALLEST:
        return _page(height)
    return base("fictions", _page, height)


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
