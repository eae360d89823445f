"""What is done to others."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..glossary import Ally, Card, FoeCard


class Killed(Event, frozen=True):
    """Allies of an opponent are discarded."""

    seat: Seat
    victim: Seat
    allies: tuple[Ally, ...]


class Tired(Event, frozen=True):
    """Allies of an opponent are exhausted."""

    seat: Seat
    victim: Seat
    allies: tuple[Ally, ...]


class Converted(Event, frozen=True):
    """An ally becomes a foe."""

    seat: Seat
    victim: Seat
    ally: Ally


class AllyStolen(Event, frozen=True):
    """A deployed ally changes sides."""

    seat: Seat
    victim: Seat
    ally: Ally


class Swapped(Event, frozen=True):
    """Two deployed allies change sides."""

    seat: Seat
    own: Ally
    victim: Seat
    ally: Ally


class CardsStolen(Event, frozen=True):
    """Cards from a hand; ``kind`` is any or item; 0: there was no item."""

    seat: Seat
    victim: Seat
    count: int
    kind: str


class StolenCards(Event, frozen=True):
    """For thief and victim alone: which."""

    seat: Seat
    victim: Seat
    cards: tuple[Card, ...]


class Goaded(Event, frozen=True):
    """A monster waits for an opponent."""

    seat: Seat
    victim: Seat
    foe: FoeCard


class Guarded(Event, frozen=True):
    """A guard stops what would have befallen ``cards``; None: a theft from the hand."""

    seat: Seat
    guard: Card
    cards: tuple[Card, ...] | None


class Passed(Event, frozen=True):
    """Hand cards go to the left."""

    seat: Seat
    taker: Seat
    count: int


class PassedCards(Event, frozen=True):
    """For giver and taker alone: which."""

    seat: Seat
    taker: Seat
    cards: tuple[Card, ...]
