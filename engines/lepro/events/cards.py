"""Cards that are drawn, laid, played and lost."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..cards import ADVENTURES, BOXERS, MISSIONS, VALUE, Card, Deck, Effect, deck_of, men


def text_of(card: Card) -> Card:
    """The name under which words find the text on a card."""
    return Card(f"{card}.text")


class Drew(Event, frozen=True):
    """A card that all see; ``text``: what is read aloud of it (:func:`text_of`), if anything."""

    seat: Seat
    card: Card
    text: Card | None = None

    @property
    def kind(self) -> str:
        """Its deck, for words to choose by."""
        return deck_of(self.card)

    @property
    def men(self) -> int:
        """On a Recruitment card."""
        return men(self.card) if self.kind == "recruitment" else 0


class Took(Event, frozen=True):
    """A card that its owner alone sees."""

    seat: Seat
    deck: Deck


class Got(Event, frozen=True):
    """For its owner alone: which it is."""

    card: Card

    @property
    def kind(self) -> str:
        """Its deck, for words to choose by."""
        return deck_of(self.card)

    @property
    def value(self) -> int:
        """What a gem or a Mission pays, or a share with its like; 0: half of the Jewel, or nothing."""
        return MISSIONS[self.card].pay if self.card in MISSIONS else VALUE.get(self.card, 0)

    @property
    def men(self) -> int:
        """What a Mission wants."""
        return MISSIONS[self.card].men if self.card in MISSIONS else 0

    @property
    def dice(self) -> int:
        """A boxer's."""
        return BOXERS[self.card].dice if self.card in BOXERS else 0

    @property
    def when(self) -> str:
        """When an Adventure works."""
        return ADVENTURES[self.card].when if self.card in ADVENTURES else ""


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

    @property
    def does(self) -> Effect:
        """What it does."""
        return ADVENTURES[self.card].do[0]


class StarPlayed(Event, frozen=True):
    """A star Adventure is used, or a Protection handed in."""

    seat: Seat
    card: Card

    @property
    def does(self) -> Effect:
        """What it does."""
        return ADVENTURES[self.card].do[0] if self.card in ADVENTURES else Effect("skip_collection")


class Lost(Event, frozen=True):
    """A Recruitment card goes, or is not kept; ``taker``: to another player."""

    seat: Seat
    card: Card
    taker: Seat | None = None
