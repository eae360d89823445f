"""What gains and losses are worth to whom, in points: 200 dollars are one, as both goals are equally far."""

from __future__ import annotations

from typing import Protocol

from .cards import Mission
from .facts import Neighbour, arrest_means, can_block, fall, payment
from .figures import GOAL_CASH, MOST_POINTS

#: Dollars that are worth a point.
POINT = GOAL_CASH // MOST_POINTS
#: What a dot is worth, in points; one that leads to prison costs a round.
DOT, PRISON = 1.0, 4.0
#: What it is worth to take a goal from somebody who has it: before, and after it has been held once.
STOPS, STOPS_HELD = 6.0, 30.0
#: How often a block card that is held is used.
BLOCKS = 0.8


class Rival(Neighbour, Protocol):
    """A neighbour whose holds are known."""

    @property
    def points_held(self) -> bool:
        """60 points at the end of the last own slot."""

    @property
    def cash_held(self) -> bool:
        """The same with 12,000 dollars."""


def nearness(player: Neighbour) -> float:
    """How near a player is to a goal, 0 to 1."""
    return min(1.0, max(player.points / MOST_POINTS, player.cash / GOAL_CASH))


def arrested(player: Neighbour) -> float:
    """What a dot costs its player."""
    return DOT if arrest_means(player, cash=player.cash) == "dot" else PRISON


def pushed(player: Rival, n: int) -> float:
    """What pushing a player ``n`` points down is worth to the others: most with whoever leads, in whatever
    goal."""
    lost = fall(player, n, pushed=True)
    if not lost:
        return 0.0
    worth = lost * nearness(player) ** 2
    if player.points == MOST_POINTS:
        worth += STOPS_HELD if player.points_held else STOPS
    return worth


def robbed(player: Rival, n: int) -> float:
    """What it is worth to the others that a player has ``n`` dollars less."""
    if not n:
        return 0.0
    worth = min(n, player.cash) / POINT * _as_riches(player)
    if player.cash >= GOAL_CASH > player.cash - n:
        worth += STOPS_HELD if player.cash_held else STOPS
    return worth


def _as_riches(player: Neighbour) -> float:
    """How much a point's worth of somebody else's money matters, 0 to 1."""
    return min(1.0, player.cash / GOAL_CASH) ** 2


def _as_height(player: Neighbour) -> float:
    """How much a point of somebody else's matters, 0 to 1: the more, the nearer they are to 60."""
    return (player.points / MOST_POINTS) ** 2


def success(other: Rival, card: Mission) -> float:
    """What a mission that succeeds against ``other`` is worth to whoever rolled."""
    own = card.points + payment(other, card.money) / POINT
    return own + pushed(other, card.push) + robbed(other, card.money)


def attack(target: Rival, card: Mission, *, failing: int) -> float:
    """What a mission against a target is worth to an attacker who fails with so many faces."""
    bad = card.neighbour_points * _as_height(target) + card.fail_payment / POINT * _as_riches(target)
    worth = ((6 - failing) * success(target, card) - failing * bad) / 6
    return worth * (1 - BLOCKS) if can_block(target) else worth
