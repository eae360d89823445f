"""Who plays, turns, and the end."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..glossary import Card, FoeCard, Pile


class Dealt(Event, frozen=True):
    """Who is who."""

    seat: Seat
    hero: Card
    backstory: Card


class FirstPlayer(Event, frozen=True):
    """Who begins; ``how`` it was found: pips, attack or drawn."""

    seat: Seat
    how: str


class Dawn(Event, frozen=True):
    """A turn begins, with so many actions."""

    seat: Seat
    actions: int
    bonus: int


class Refilled(Event, frozen=True):
    """Empty slots are filled."""

    cards: tuple[Card, ...]


class Reshuffled(Event, frozen=True):
    """A discard pile became the deck."""

    deck: Pile


class MoonSpent(Event, frozen=True):
    """A moon token is spent."""

    seat: Seat


class MarketRenewed(Event, frozen=True):
    """The New Market card is used."""

    seat: Seat
    row: Pile


class Pulled(Event, frozen=True):
    """Spotted monsters come to the active seat."""

    seat: Seat
    foes: tuple[FoeCard, ...]


class Left(Event, frozen=True):
    """A seat left for good."""

    seat: Seat


class LegendBonus(Event, frozen=True):
    """The sole holder of most trophies."""

    seat: Seat
    fame: int
