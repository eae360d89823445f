"""Points, levels and signs."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat


class Scored(Event, frozen=True):
    """Points gained, and the space reached."""

    seat: Seat
    gained: int
    points: int


class Sign(Event, frozen=True):
    """A gain ends on a sign: light, stop or yield."""

    seat: Seat
    sign: str


class Fell(Event, frozen=True):
    """Points lost, and the space reached; ``pushed``: by another. 0 lost: a line or a stop sign held."""

    seat: Seat
    lost: int
    points: int
    pushed: bool


class Rose(Event, frozen=True):
    """A player's level has changed."""

    seat: Seat
    level: int
