"""What is told in Le Pro."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from .cards import Card, Character, Space
from .moves import Deck


class Dealt(Event, frozen=True):
    """Who is who."""

    seat: Seat
    character: Character


class FirstRolls(Event, frozen=True):
    """Dice for the first turn."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


class Turned(Event, frozen=True):
    """A turn begins; ``again``: an extra one."""

    seat: Seat
    again: bool


class Missed(Event, frozen=True):
    """A turn is missed."""

    seat: Seat


class Announced(Event, frozen=True):
    """A player is buyer from now on."""

    seat: Seat


class Rolled(Event, frozen=True):
    """The die of a turn; ``how`` is rolled, chosen, shifted or driven."""

    seat: Seat
    die: int
    how: str


class Moved(Event, frozen=True):
    """A pawn stops."""

    seat: Seat
    at: int
    spaces: tuple[Space, ...]
    tunnel: bool = False


class Refuge(Event, frozen=True):
    """Refuge money; ``exact``: stopped there. ``due``: it must be claimed."""

    seat: Seat
    amount: int
    exact: bool
    due: bool = False


class Claimed(Event, frozen=True):
    """Refuge money is claimed, or lost."""

    seat: Seat
    amount: int
    lost: bool


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


class Collided(Event, frozen=True):
    """A car is hit."""

    rammer: Seat
    victim: Seat


class Saved(Event, frozen=True):
    """A card is sacrificed, and the car stays."""

    seat: Seat
    deck: Deck


class CarLost(Event, frozen=True):
    """A car is gone."""

    seat: Seat
    card: Card


class Chosen(Event, frozen=True):
    """The half of a double space."""

    seat: Seat
    space: Space


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


class Fought(Event, frozen=True):
    """One round of a bout, with both totals."""

    organiser: Seat
    defender: Seat
    mine: Card
    theirs: Card
    total: int
    against: int


class Victory(Event, frozen=True):
    """A boxer wins, for the first, second or third time."""

    seat: Seat
    card: Card
    victory: int
    amount: int


class Sold(Event, frozen=True):
    """Cards sold, shown to all."""

    seat: Seat
    cards: tuple[Card, ...]
    amount: int


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


class Succeeded(Event, frozen=True):
    """A Mission pays."""

    seat: Seat
    card: Card
    amount: int


class Failed(Event, frozen=True):
    """A Mission fails for want of men."""

    seat: Seat
    card: Card


class Risked(Event, frozen=True):
    """The risk roll of a Mission."""

    seat: Seat
    die: int
    caught: bool


class Tunnelled(Event, frozen=True):
    """Three dice on Passage: ``what`` is collection, adventure or secret."""

    seat: Seat
    dice: tuple[int, ...]
    what: str


class Planned(Event, frozen=True):
    """A robbery: a shop or a bank; ``done``: or not."""

    seat: Seat
    die: int
    deck: Deck


class Refused(Event, frozen=True):
    """No robbery."""

    seat: Seat


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


class Extra(Event, frozen=True):
    """An extra turn is earned, or a turn will be missed."""

    seat: Seat
    missed: bool = False


class Lost(Event, frozen=True):
    """A Recruitment card goes, or is not kept; ``taker``: to another player."""

    seat: Seat
    card: Card
    taker: Seat | None = None


class Closing(Event, frozen=True):
    """A buyer has come round: the game ends with this space."""

    seat: Seat


class Counted(Event, frozen=True):
    """A final total."""

    seat: Seat
    total: int


class Won(Event, frozen=True):
    """The end."""

    seats: tuple[Seat, ...]
    ending: str


EVENTS: tuple[type[Event], ...] = (
    *(Dealt, FirstRolls, Turned, Missed, Announced, Rolled, Moved, Refuge, Claimed, Drew, Took, Got),
    *(Unconcerned, Gained, Paid, Passed, Collided, Saved, CarLost, Chosen, HatLaid, HatPlayed, StarPlayed),
    *(Fought, Victory, Sold, Bought, Declined, Swapped, SwappedFor, Succeeded, Failed, Risked),
    *(Tunnelled, Planned, Refused, Arrested, Freed, Judged, Fined, Recorded, Fallen, Extra, Lost),
    *(Closing, Counted, Won),
)
