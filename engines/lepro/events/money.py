"""Money, and what is bought, sold and swapped."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..cards import HALVES, Card, Deck, deck_of


class Gained(Event, frozen=True):
    """Money from the treasury; ``why`` is a card, a space, or a word."""

    seat: Seat
    amount: int
    why: Card


class Paid(Event, frozen=True):
    """Money to the treasury."""

    seat: Seat
    amount: int
    why: Card


class Passed(Event, frozen=True):
    """Money between players."""

    giver: Seat
    taker: Seat
    amount: int


class Sold(Event, frozen=True):
    """Cards sold, shown to all."""

    seat: Seat
    cards: tuple[Card, ...]
    amount: int

    @property
    def what(self) -> str:
        """pair (of shares), jewel (both halves), gems, or goods: a car or a single share."""
        if self.cards == HALVES:
            return "jewel"
        if deck_of(self.one) in ("pearl", "diamond"):
            return "gems"
        return "pair" if len(self.cards) > 1 else "goods"

    @property
    def one(self) -> Card:
        """The first of them: shares of a pair have one name."""
        return self.cards[0]


class Bought(Event, frozen=True):
    """Something bought; of a secret card its deck alone."""

    seat: Seat
    deck: Deck
    amount: int


class Declined(Event, frozen=True):
    """A car is not bought."""

    seat: Seat
    card: Card


class Swapped(Event, frozen=True):
    """A blind swap; ``deck`` is all that others learn."""

    seat: Seat
    other: Seat
    deck: Deck


class SwappedFor(Event, frozen=True):
    """For the two alone."""

    gave: Card
    got: Card
