"""Family Business: Income and sacks, and the Territory by Location with the Rivals in it."""

from __future__ import annotations

from engines.fictions.view import ChallengeView, FictionsView, printed
from render.kit.canvas import Canvas
from render.kit.scene import Scene
from render.kit.wording import say

from ..tracks import SPACE, Holding, places, places_height, row_of, strip, track_of
from .drawing import Drawing


def _rivals(view: FictionsView) -> dict[str, str]:
    """Locations with a Rival in play."""
    return {one.location: "punch" for one in view.challenges if one.kind == "rival"}


def _territory(view: FictionsView) -> list[Holding]:
    blocked = _rivals(view)
    out = []
    for key in row_of(view, "territory"):
        card = printed(view.scenario, key)
        out.append(Holding(key, card.location, str(card.n), card.location in blocked))
    return out


def height(view: FictionsView) -> int:
    """Two tracks above the Territory."""
    return 2 * (SPACE + 12) + places_height(_territory(view))


def draw(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """Income, sacks, five Locations."""
    strip(canvas, top, "coins", track_of(view, "income"), scene)
    strip(canvas, top + SPACE + 12, "swap-bag", track_of(view, "sacks"), scene)
    places(canvas, top + 2 * (SPACE + 12), _territory(view), _rivals(view), scene)


def note(view: FictionsView, scene: Scene, what: ChallengeView) -> str:
    """A Rival: whose income it stops."""
    return say(scene, "pic-fb-rival") if what.kind == "rival" else ""


DRAWING = Drawing(height, draw, note=note)
