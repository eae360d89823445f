"""Who is how near to winning, and the places at the end (3.14)."""

from __future__ import annotations

from .figures import GOAL_CASH, MOST_POINTS
from .state import Player, State


def at_goal(player: Player) -> tuple[bool, bool]:
    """Whether a player has the 60 points, and the 12,000, that win when they are held (SB-210, SB-211)."""
    return player.points == MOST_POINTS, player.cash >= GOAL_CASH


def progress(player: Player) -> int:
    """Percent of the nearer goal, at most 100."""
    return min(100, max(player.points * 100 // MOST_POINTS, player.cash * 100 // GOAL_CASH))


def ranks(s: State) -> tuple[int, ...]:
    """By seat its place: the winner, then those in the game by the nearer goal, then the last to go."""
    worth = []
    for seat, player in enumerate(s.players):
        if seat == s.winner:
            worth.append((2, 0))
        elif player.out:
            worth.append((0, player.out))
        else:
            worth.append((1, max(player.points * GOAL_CASH // MOST_POINTS, player.cash)))
    return tuple(1 + sum(other > own for other in worth) for own in worth)
