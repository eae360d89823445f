"""Decks, discard piles and the market."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..glossary import Card, Pile


class Peeked(Event, frozen=True):
    """The top of a deck is looked at."""

    seat: Seat
    deck: Pile
    count: int


class PeekedCards(Event, frozen=True):
    """For the looker alone: the topmost first."""

    cards: tuple[Card, ...]


class Dug(Event, frozen=True):
    """Some of the cards looked at are taken; ``cards`` were thrown away (None: the rest went under)."""

    seat: Seat
    deck: Pile
    count: int
    cards: tuple[Card, ...] | None


class Recovered(Event, frozen=True):
    """A card comes back from a discard pile; ``to`` is hand or ready."""

    seat: Seat
    card: Card
    to: str


class Discounted(Event, frozen=True):
    """The next recruits are cheaper."""

    seat: Seat
    off: int
    uses: int


class Refreshed(Event, frozen=True):
    """Face-up cards are replaced."""

    seat: Seat
    row: Pile
    cards: tuple[Card, ...]
