"""Dots and prison."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat


class Dotted(Event, frozen=True):
    """An arrest: the dots now, and how many lead to prison."""

    seat: Seat
    dots: int
    limit: int


class Jailed(Event, frozen=True):
    """Into prison."""

    seat: Seat


class Cleared(Event, frozen=True):
    """Dots removed; ``how``: bribe or pardon."""

    seat: Seat
    dots: int
    cost: int
    how: str
