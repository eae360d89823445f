"""Any Scenario: a row a track, drawn from the view's tracks alone."""

from __future__ import annotations

from engines.fictions.view import FictionsView, Track
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Canvas
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from .. import style
from ..page import MARGIN, panel
from ..tracks import spaces, tint
from .drawing import Drawing

ROW = 76
LONGEST = 26
"""A track with more spaces than this is a number."""


def _split(view: FictionsView) -> tuple[list[Track], list[Track]]:
    """Tracks with spaces, and plain counters."""
    rows = [one for one in view.tracks if 1 < one.most - one.least <= LONGEST]
    return rows, [one for one in view.tracks if one not in rows]


def height(view: FictionsView) -> int:
    """A row a track, and the counters four in a row."""
    rows, counters = _split(view)
    return max((len(rows) + (len(counters) + 3) // 4) * ROW, ROW)


def draw(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """Track by track."""
    rows, counters = _split(view)
    y = top
    for track in rows:
        words = say_or(scene, f"track-{view.scenario}-{track.name}", track.name)
        words, size = t.fit(words, style.ANTON, 38, 200, 28)
        t.text(canvas, (MARGIN + 4, y + 32), words, style.ANTON, size, style.INK)
        right = WIDTH - MARGIN
        if track.ahead:
            sign = say(scene, "pic-plus" if track.ahead > 0 else "pic-minus", n=abs(track.ahead))
            right -= round(t.text(canvas, (right, y + 32), sign, style.ANTON, 40, tint(track), "rm")) + 14
        spaces(canvas, (MARGIN + 220, y, right, y + 64), track)
        y += ROW
    wide = (WIDTH - 2 * MARGIN - 36) // 4
    for at, track in enumerate(counters):
        left, line = MARGIN + at % 4 * (wide + 12), y + at // 4 * ROW
        panel(canvas, (left, line, left + wide, line + 64), width=3)
        value = str(track.value) if not track.most else say(scene, "pic-n-of", n=track.value, of=track.most)
        edge = left + wide - 16.0
        edge -= t.text(canvas, (edge, line + 32), value, style.ANTON, 40, style.INK, "rm") + 12
        words = say_or(scene, f"track-{view.scenario}-{track.name}", track.name)
        words, size = t.fit(words, t.SEMI, 38, edge - left - 16, 28)
        t.text(canvas, (left + 16, line + 32), words, t.SEMI, size, style.GREY)


DRAWING = Drawing(height, draw)
