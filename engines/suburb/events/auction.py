"""A player is out, and the house is sold."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat


class Fallen(Event, frozen=True):
    """A player is out; ``left``: of the own will."""

    seat: Seat
    left: bool


class OnSale(Event, frozen=True):
    """A house is for sale, from ``start``; ``whole``: with all that the loser owned."""

    seat: Seat
    start: int
    whole: bool


class BidMade(Event, frozen=True):
    """A bid."""

    seat: Seat
    amount: int


class Dropped(Event, frozen=True):
    """Out of the bidding; ``short``: for want of cash."""

    seat: Seat
    short: bool


class SoldTo(Event, frozen=True):
    """A house has a new owner."""

    seat: Seat
    house: Seat
    amount: int


class Closed(Event, frozen=True):
    """Nobody wants the house: its slot is gone, its cards return."""

    seat: Seat
