"""Cards that are drawn, laid, played and lost."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..cards import Card, Deck


def text_of(card: Card) -> Card:
    """The name under which words find the text on a card."""
    return Card(f"{card}.text")


class Drew(Event, frozen=True):
    """A card that all see; ``text``: what is read aloud of it (:func:`text_of`), if anything."""

    seat: Seat
    card: Card
    text: Card | None = None


class Took(Event, frozen=True):
    """A card that its owner alone sees."""

    seat: Seat
    deck: Deck


class Got(Event, frozen=True):
    """For its owner alone: which it is."""

    card: Card


class Unconcerned(Event, frozen=True):
    """A card that does not concern its drawer."""

    seat: Seat
    card: Card


class HatLaid(Event, frozen=True):
    """A hat card lies on a space, and what it will do; -1: nowhere is room."""

    card: Card
    at: int
    verb: str
    n: int
    space: str
    deck: str
    column: str


class HatPlayed(Event, frozen=True):
    """A hat card is played."""

    seat: Seat
    card: Card


class StarPlayed(Event, frozen=True):
    """A star Adventure is used."""

    seat: Seat
    card: Card


class Lost(Event, frozen=True):
    """A Recruitment card goes, or is not kept; ``taker``: to another player."""

    seat: Seat
    card: Card
    taker: Seat | None = None
