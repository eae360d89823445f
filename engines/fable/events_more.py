"""What is told in Fame & Fable: of what is done to others, of decks and market, and of the shadow."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from .cards import Ally, Card, FoeCard
from .moves import Pile

# -- what is done to others -----------------------------------------------------------------------------


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


# -- decks and market -----------------------------------------------------------------------------------


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


class Pursed(Event, frozen=True):
    """Contracts give more at this dusk."""

    seat: Seat
    count: int


class Copied(Event, frozen=True):
    """A line of another ally."""

    seat: Seat
    ally: Ally


# -- the shadow -----------------------------------------------------------------------------------------


class FateDrawn(Event, frozen=True):
    """A fate card, and the steps that it brings with menace and level."""

    fate: Card
    steps: int


class ShadowMoved(Event, frozen=True):
    """The shadow stands there now."""

    at: int


class ShadowGrew(Event, frozen=True):
    """Menace; ``why`` is token (one was reached) or legend (one was defeated)."""

    menace: int
    why: str


class ShadowTook(Event, frozen=True):
    """The shadow takes a moon token."""

    space: int


class Snatched(Event, frozen=True):
    """A face-up card is lost to the shadow; ``row`` is a row of the market or the monster board."""

    row: Pile
    card: Card


class Ambushed(Event, frozen=True):
    """An unseen monster waits."""

    seat: Seat
