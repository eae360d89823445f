"""Stocks, shops and upgrades."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..cards import Card


class Bought(Event, frozen=True):
    """A stock and what it turned out to be: ``kind`` is lose, pay or hold."""

    seat: Seat
    card: Card
    cost: int
    kind: str
    n: int
    rounds: int


class Expired(Event, frozen=True):
    """A stock or a shop has run out."""

    seat: Seat
    card: Card


class Tried(Event, frozen=True):
    """A die for a shop; ``owner``: None, from the deck."""

    seat: Seat
    die: int
    good: bool
    owner: Seat | None


class GotShop(Event, frozen=True):
    """A shop changes hands; ``owner``: None, from the deck."""

    seat: Seat
    card: Card
    income: int
    left: int
    owner: Seat | None


class Upgraded(Event, frozen=True):
    """A house is upgraded; ``cost`` 0: free of charge."""

    seat: Seat
    cost: int


class Wrecked(Event, frozen=True):
    """A house loses its upgrade."""

    seat: Seat
