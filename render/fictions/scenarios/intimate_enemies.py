"""Intimate Enemies: the Coup, the beaten Rebels, six Hideouts in a row, two Pistols."""

from __future__ import annotations

from engines.fictions.view import ChallengeView, FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import say

from .. import style
from ..marks import difficulty, mark, tag
from ..page import MARGIN, panel
from ..tracks import SPACE, number, pile_of, row_of, spot_of, strip, track_of
from ..wording import challenge, ideal
from .drawing import Drawing

HIDEOUT = 236
FACTS = 84


def height(view: FictionsView) -> int:
    """The Coup, the facts, the Hideouts."""
    return SPACE + 14 + FACTS + 14 + HIDEOUT


def draw(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """All of it."""
    strip(canvas, top, "crown", track_of(view, "coup"), scene)
    top += SPACE + 14
    _facts(canvas, top, view, scene)
    top += FACTS + 14
    hideouts = row_of(view, "hideouts")
    wide = (WIDTH - 2 * MARGIN - 5 * 10) // 6
    for at, key in enumerate(hideouts):
        x = MARGIN + at * (wide + 10)
        _hideout(canvas, (x, top, x + wide, top + HIDEOUT), key, view, scene)


def _facts(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """Rebels beaten (the goal framed), the Ringleader, who holds the Rebel Pistol."""
    low, middle = top + FACTS, top + FACTS / 2
    track = track_of(view, "defeated")
    ring = number(view, "ringleader")
    panel(canvas, (MARGIN, top, 640, low))
    x = MARGIN + 18.0
    x += t.text(canvas, (x, middle), str(track.value), style.ANTON, 54, style.INK) + 10
    x += t.text(canvas, (x, middle + 4), say(scene, "pic-of", n=track.goal), style.ANTON, 34, style.INK) + 10
    x += t.text(canvas, (x, middle + 4), say(scene, "pic-ie-beaten"), t.SEMI, 36, style.GREY) + 16
    size = int(min(42, (628 - x) / max(track.goal, 1) - 4))
    for at in range(track.goal):
        where = (x + size / 2, middle)
        icon(canvas, "spy", where, size, style.RED if at < track.value else mix(style.CREAM, style.INK, 0.22))
        x += size + 4
    box = (652, top, 920, low)
    shapes.shadow(canvas, box, 10, style.INK)
    shapes.plate(canvas, box, 10, style.GREEN if ring else style.CREAM, style.GREEN if ring else style.INK, 4)
    ink = style.WHITE if ring else style.INK
    icon(canvas, "check-mark" if ring else "crown", (692, middle), 48, ink)
    words, size = t.fit(say(scene, "pic-ie-ringleader"), t.BOLD, 40, 190, 28)
    t.text(canvas, (722, middle), words, t.BOLD, size, ink)
    box = (932, top, WIDTH - MARGIN, low)
    shapes.shadow(canvas, box, 10, style.INK)
    shapes.plate(canvas, box, 10, style.INK)
    icon(canvas, "revolver", (980, middle), 66, style.ROSE)
    holder = number(view, "rebel_pistol")
    words, size = t.fit(say(scene, "pic-ie-theirs"), t.BOLD, 40, 130, 28)
    t.text(canvas, (1022, middle), words, t.BOLD, size, style.CREAM)
    if 1 <= holder <= view.seats:
        mark(canvas, holder - 1, (WIDTH - MARGIN - 48, middle), 52, style.WHITE)


def _hideout(canvas: Canvas, box: Box, key: str, view: FictionsView, scene: Scene) -> None:
    """A Hideout: its Challenge, and the Rebels that lie face down there."""
    left, top, right, bottom = box
    what = spot_of(view, key)
    count = pile_of(view, f"rebels-{key}")
    shut = what is None or not what.open
    lit = view.attempt is not None and view.attempt.challenge == key
    if not shut:
        shapes.shadow(canvas, box, 9, style.INK)
    line = style.RED if lit else style.RULE if shut else style.INK
    shapes.plate(canvas, box, 9, style.SAND if shut else style.CREAM, line, 7 if lit else 4)
    ink = style.SHUT if shut else style.INK
    words, size = t.fit(challenge(scene, key), style.ANTON, 36, right - left - 24, 27)
    t.text(canvas, ((left + right) / 2, top + 34), words, style.ANTON, size, ink, "mm")
    if what is not None:
        tag(canvas, what.ideal, (left + 36, top + 86), 42, shut)
        words, size = t.fit(ideal(scene, what.ideal), t.SEMI, 38, right - left - 74, 28)
        t.text(canvas, (left + 64, top + 86), words, t.SEMI, size, ink)
    if not count:
        icon(canvas, "check-mark", ((left + right) / 2, top + 152), 52, ink)
        words = say(scene, "pic-ie-cleared")
        t.text(canvas, ((left + right) / 2, top + 206), words, t.MEDIUM, 34, ink, "mm")
        return
    if what is not None and not shut:
        difficulty(canvas, (left + 14, top + 122, left + 70, top + 182), what.difficulty, what.printed)
        if what.difficulty != what.printed:
            words = f"({what.printed})"
            t.text(canvas, (left + 42, top + 206), words, t.SEMI, 32, style.RED, "mm")
    if key in row_of(view, "pistol"):
        shapes.shape(canvas, "circle", (left + 42, top + 204), 52, style.GREEN)
        icon(canvas, "revolver", (left + 42, top + 204), 40, style.WHITE)
    wide, room = 74, right - left - 94
    step = min(80, (room - wide) // max(count - 1, 1))
    x = round(left + 80 + (room - wide - (count - 1) * step) / 2)
    for _ in range(count):
        card = (x, top + 122, x + wide, bottom - 14)
        shapes.plate(canvas, card, 8, style.INK, style.CREAM, 3)
        icon(canvas, "spy", ((card[0] + card[2]) / 2, (card[1] + card[3]) / 2), 58, style.ROSE)
        x += step


def note(view: FictionsView, scene: Scene, what: ChallengeView) -> str:
    """A Rebel: what it does at the end of a round, and how many of ours lie under it."""
    under = dict(view.tucked).get(what.key, ())
    return say(scene, "pic-ie-tucked", n=len(under)) if under else ""


def badge(view: FictionsView, what: ChallengeView) -> str:
    """The Clan Pistol."""
    return "revolver" if what.key in row_of(view, "pistol") else ""


DRAWING = Drawing(height, draw, frozenset({"hideout"}), note=note, badge=badge)
