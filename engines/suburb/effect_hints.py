"""What a panel says beside each neighbour whom an effect may meet."""

from __future__ import annotations

import msgspec

from .facts import Arrest, Neighbour, arrest_means, fall, limit, payment, upgrade_income
from .figures import LEVEL


class NeighbourHit(msgspec.Struct, frozen=True, tag="hit"):
    """What a neighbour has, and would lose by a card that takes money or pushes."""

    points: int
    cash: int
    pays: int
    falls: int
    safe: bool
    """A push would change nothing."""


class DotGiven(msgspec.Struct, frozen=True, tag="record"):
    """The dots that a neighbour would have, out of how many, and what the last of them means."""

    dots: int
    limit: int
    then: Arrest


class UpgradeLost(msgspec.Struct, frozen=True, tag="rooms"):
    """An upgrade that a neighbour would lose: the dollars and points that it brings a round now."""

    money: int
    score: int


def robbed(other: Neighbour, n: int) -> NeighbourHit:
    """A neighbour who would pay ``n``."""
    return NeighbourHit(other.points, other.cash, pays=payment(other, n), falls=0, safe=False)


def pushed(other: Neighbour, n: int) -> NeighbourHit:
    """A neighbour who would be pushed down ``n``."""
    falls = fall(other, n, pushed=True)
    return NeighbourHit(other.points, other.cash, pays=0, falls=falls, safe=not falls)


def arrested(other: Neighbour, n: int) -> DotGiven:
    """A neighbour who would get a dot."""
    return DotGiven(other.dots + 1, limit(other), then=arrest_means(other, cash=other.cash))


def wrecked(other: Neighbour, n: int) -> UpgradeLost:
    """A neighbour whose upgrade would be lost."""
    money, score = upgrade_income(other.house, LEVEL[other.points])
    return UpgradeLost(money, score)
