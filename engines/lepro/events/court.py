"""Arrests, verdicts, Criminal Records, and who is out."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..cards import Card


class Arrested(Event, frozen=True):
    """An arrest."""

    seat: Seat
    column: str


class Freed(Event, frozen=True):
    """An arrest is void."""

    seat: Seat


class Judged(Event, frozen=True):
    """A verdict; ``text``: what is read aloud of it, unless that was done when it was drawn."""

    seat: Seat
    card: Card
    text: Card | None = None


class Fined(Event, frozen=True):
    """A fine is paid to the treasury."""

    seat: Seat
    amount: int


class Recorded(Event, frozen=True):
    """A Criminal Record more, or (``cleared``) less."""

    seat: Seat
    records: int
    cleared: bool = False


class Fallen(Event, frozen=True):
    """A player is out; ``retired``: of his own will. ``cards``: all that he held, if anything (LP-240)."""

    seat: Seat
    retired: bool = False
    cards: tuple[Card, ...] | None = None
