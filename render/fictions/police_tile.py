"""The Police: their tile, whatever their Token says."""

from __future__ import annotations

from engines.fictions.view import ChallengeView, FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.lettering import wrap_uncut
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .challenge_tile import title
from .wording import challenge

#: Ground, edge and ink of the tile by the state of the Token.
_INKS = {
    "controlled": (style.CREAM, style.GREEN, style.GREEN),
    "removed": (style.GOLD, style.INK, style.INK),
    "active": (style.RED, style.INK, style.WHITE),
}


def police_spot(view: FictionsView) -> ChallengeView:
    """The Police while they cannot be attempted."""
    assert view.police_spot is not None
    return view.police_spot


def police_words(view: FictionsView, scene: Scene) -> str:
    """The state of the Police."""
    return say(scene, f"pic-police-{view.police}")


def police_does(view: FictionsView, scene: Scene) -> str:
    """What the Police do once they are active."""
    own = say_or(scene, f"scenariokey-{view.scenario}.police")
    return say_or(scene, f"pic-police-does-{view.scenario}", own)


def police_tile(canvas: Canvas, box: Box, view: FictionsView, scene: Scene) -> None:
    """The Police where they are no Challenge: bought, on their way, or at work."""
    left, top, right, bottom = box
    fill, line, ink = _INKS.get(view.police, _INKS["removed"])
    shapes.shadow(canvas, box, 9, style.INK)
    shapes.plate(canvas, box, 9, fill, line, 5)
    icon(canvas, "police-badge", (right - 50, top + 52), 74, ink)
    if view.police == "controlled":
        icon(canvas, "check-mark", (right - 50, top + 50), 44, style.CREAM)
    title(canvas, (left + 16, top), right - left - 110, challenge(scene, police_spot(view).key), ink)
    room = right - left - 110
    words, size = t.fit(police_words(view, scene), t.BOLD, 40, room, 28)
    t.text(canvas, (left + 16, top + 84), words, t.BOLD, size, ink)
    if view.police != "controlled":
        lines, size = wrap_uncut(police_does(view, scene), t.SEMI, 38, right - left - 32, 26, 1)
        if lines:
            t.text(canvas, (left + 16, bottom - 32), lines[0], t.SEMI, size, ink)
