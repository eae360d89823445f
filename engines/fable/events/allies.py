"""A seat's own cards: recruited, deployed, used, tired."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..glossary import Ally, Card, Element, Pile


class Recruited(Event, frozen=True):
    """A market card is recruited; ``to`` is hand, ready or exh."""

    seat: Seat
    card: Card
    paid: int
    to: str


class Deployed(Event, frozen=True):
    """An ally takes the field."""

    seat: Seat
    ally: Ally


class Discarded(Event, frozen=True):
    """Own cards are thrown away; ``why`` is free, foe, fail, forced or moon."""

    seat: Seat
    cards: tuple[Card, ...]
    why: str


class Drew(Event, frozen=True):
    """So many cards from a deck; which, they alone know."""

    seat: Seat
    deck: Pile
    count: int


class DrewCards(Event, frozen=True):
    """For their drawer alone."""

    cards: tuple[Card, ...]


class TraitUsed(Event, frozen=True):
    """An ally's trait is used, and the ally exhausted."""

    seat: Seat
    ally: Ally


class ItemUsed(Event, frozen=True):
    """An item is used, and discarded."""

    seat: Seat
    item: Card


class Readied(Event, frozen=True):
    """Exhausted allies become ready."""

    seat: Seat
    allies: tuple[Ally, ...]


class Exhausted(Event, frozen=True):
    """Allies are exhausted without being used."""

    seat: Seat
    allies: tuple[Ally, ...]


class Acted(Event, frozen=True):
    """Actions gained, or lost (negative)."""

    seat: Seat
    count: int


class Boosted(Event, frozen=True):
    """An ally's next attack is more; 0: twice as much."""

    seat: Seat
    ally: Ally
    count: int


class Surged(Event, frozen=True):
    """All attacks of a type are more this turn."""

    seat: Seat
    element: Element
    count: int


class TypeAdded(Event, frozen=True):
    """Allies have one more type this turn."""

    seat: Seat
    element: Element
    allies: tuple[Ally, ...]


class Copied(Event, frozen=True):
    """A line of another ally."""

    seat: Seat
    ally: Ally
