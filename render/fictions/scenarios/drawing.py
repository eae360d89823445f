"""What the drawing of a Scenario is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engines.fictions.view import ChallengeView, FictionsView
from render.kit.canvas import Canvas
from render.kit.scene import Scene


def _nothing(view: FictionsView, scene: Scene, what: ChallengeView) -> str:
    return ""


def _shown(view: FictionsView, what: ChallengeView) -> bool:
    return False


def _bare(view: FictionsView, what: ChallengeView) -> str:
    return ""


@dataclass(frozen=True)
class Drawing:
    """The part of the board that is a Scenario's own, across the page."""

    height: Callable[[FictionsView], int]
    """Its height in pixels."""
    draw: Callable[[Canvas, int, FictionsView, Scene], None]
    """Draws it from a top edge on."""
    held: frozenset[str] = frozenset()
    """Types of Challenges that it shows itself."""
    hides: Callable[[FictionsView, ChallengeView], bool] = _shown
    """Whether a Challenge needs no tile, for the drawing says enough about it."""
    note: Callable[[FictionsView, Scene, ChallengeView], str] = _nothing
    """What to say on a Challenge's tile instead of its Outcome; empty: nothing special."""
    badge: Callable[[FictionsView, ChallengeView], str] = _bare
    """An icon to pin on a Challenge's tile; empty: none."""
