"""Who leads by what all can see, and what became of the scores since the last board."""

from __future__ import annotations

from engines.fixer.view import FixerView
from render.kit.scene import Scene


def leader(view: FixerView) -> int | None:
    """The one seat with the highest score to be seen, both rounds together; None: there is none alone."""
    if view.phase in ("exchange", "game_over"):
        return None
    sums = [seat.seen + (seat.earlier or 0) for seat in view.seats]
    best = max(sums)
    return sums.index(best) if best and sums.count(best) == 1 else None


def changed(view: FixerView, scene: Scene, seat: int) -> int:
    """By how much a visible score grew since the last board; 0 where nobody knows, or a round has begun."""
    before = scene.before
    if not isinstance(before, FixerView) or len(before.seats) != len(view.seats):
        return 0
    if before.round != view.round or view.phase == "game_over":
        return 0
    return max(view.seats[seat].seen - before.seats[seat].seen, 0)
