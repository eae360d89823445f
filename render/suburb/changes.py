"""What changed since the last board, and who is nearest to winning."""

from __future__ import annotations

from engines.suburb.view import SuburbView
from render.kit.scene import Scene
from render.kit.wording import say

from .wording import money

#: What is to be reached.
GOALS = {"points": 60, "cash": 12_000}
LESS = "−"
"""What every loss begins with."""


def worth(points: int, cash: int) -> int:
    """How near a player is to the nearer goal, in dollars of the way to 12,000."""
    return max(points * GOALS["cash"] // GOALS["points"], cash)


def leader(view: SuburbView) -> int | None:
    """The one seat nearest to a goal; None while nobody is ahead alone, and at the end."""
    if view.phase == "over":
        return None
    far = {
        seat: worth(player.points, player.cash)
        for seat, player in enumerate(view.players)
        if player.house and not player.out
    }
    best = max(far.values(), default=0)
    found = [seat for seat, own in far.items() if own == best]
    return found[0] if len(found) == 1 and len(far) > 1 else None


def moved(view: SuburbView, scene: Scene, seat: int) -> tuple[int, int]:
    """By how many points and dollars a player changed since the last board; (0, 0) where nobody knows."""
    before = scene.before
    if not isinstance(before, SuburbView) or len(before.players) != len(view.players):
        return 0, 0
    then, now = before.players[seat], view.players[seat]
    if now.out or then.house != now.house:
        return 0, 0
    return now.points - then.points, now.cash - then.cash


def gained(view: SuburbView, scene: Scene, seat: int) -> tuple[str, str]:
    """``moved`` as figures with their signs; empty where nothing changed."""
    points, cash = moved(view, scene, seat)
    return signed(scene, points), signed(scene, cash, dollars=True)


def anything(view: SuburbView, scene: Scene) -> bool:
    """Whether any figure changed since the last board."""
    return any(any(moved(view, scene, seat)) for seat in range(len(view.players)))


def signed(scene: Scene, n: int, *, dollars: bool = False) -> str:
    """ "+3", "−$200", or nothing for 0."""
    if not n:
        return ""
    size = money(scene, abs(n)) if dollars else say(scene, "pic-figure", n=abs(n))
    return say(scene, "pic-more" if n > 0 else "pic-less", size=size)
