"""Missions: who plays which against whom, and the dice."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..cards import Card


class Drew(Event, frozen=True):
    """A mission card, read out."""

    seat: Seat
    card: Card


class Named(Event, frozen=True):
    """Whom a mission is played against; ``card``: None in what was told before it was named here."""

    seat: Seat
    target: Seat
    card: Card | None = None


class Blocked(Event, frozen=True):
    """The mission is cancelled by a card."""

    seat: Seat
    card: Card


class Defended(Event, frozen=True):
    """The target's die; ``countered``: it is a 3."""

    seat: Seat
    die: int
    countered: bool


class Called(Event, frozen=True):
    """A countered mission: ``how`` is police or reverse."""

    seat: Seat
    how: str


class Rolled(Event, frozen=True):
    """The die of a mission."""

    seat: Seat
    die: int
    good: bool
