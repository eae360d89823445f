"""What is told in Suburb; everything is public."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from .cards import Card, House


class FirstRolls(Event, frozen=True):
    """Dice for the first turn."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


class MovedIn(Event, frozen=True):
    """A player has a player card."""

    seat: Seat
    house: House
    cash: int


class Turned(Event, frozen=True):
    """A turn begins; ``kind``: own, bought (the slot of ``slot``) or extra (``slot`` gives way)."""

    seat: Seat
    slot: Seat
    kind: str


class Missed(Event, frozen=True):
    """A slot is missed: for prison, stop, loan or card; ``free``: out of prison with it."""

    seat: Seat
    slot: Seat
    cause: str
    free: bool


class Income(Event, frozen=True):
    """What a slot brings at its start, or on being claimed."""

    seat: Seat
    money: int
    points: int


class Due(Event, frozen=True):
    """Income that waits to be claimed in this turn."""

    seat: Seat
    money: int
    points: int


class Lapsed(Event, frozen=True):
    """Income that nobody claimed."""

    seat: Seat
    money: int
    points: int


class Expired(Event, frozen=True):
    """A stock or a shop has run out."""

    seat: Seat
    card: Card


class Drew(Event, frozen=True):
    """A mission card, read out."""

    seat: Seat
    card: Card


class Named(Event, frozen=True):
    """Whom it is played against."""

    seat: Seat
    target: Seat


class Blocked(Event, frozen=True):
    """The mission is cancelled by a card."""

    seat: Seat
    card: Card


class Defended(Event, frozen=True):
    """The target's die; ``countered``: it is a 3."""

    seat: Seat
    die: int
    countered: bool


class Called(Event, frozen=True):
    """A countered mission: ``how`` is police or reverse."""

    seat: Seat
    how: str


class Rolled(Event, frozen=True):
    """The die of a mission."""

    seat: Seat
    die: int
    good: bool


class Scored(Event, frozen=True):
    """Points gained, and the space reached."""

    seat: Seat
    gained: int
    points: int


class Sign(Event, frozen=True):
    """A gain ends on a sign: light, stop or yield."""

    seat: Seat
    sign: str


class Fell(Event, frozen=True):
    """Points lost, and the space reached; ``pushed``: by another. 0 lost: a line or a stop sign held."""

    seat: Seat
    lost: int
    points: int
    pushed: bool


class Rose(Event, frozen=True):
    """A player's level has changed."""

    seat: Seat
    level: int


class Passed(Event, frozen=True):
    """Money between players."""

    giver: Seat
    taker: Seat
    amount: int


class Gained(Event, frozen=True):
    """Money from the bank; ``why``: a card or a word (ability, upgrade)."""

    seat: Seat
    amount: int
    why: Card


class Paid(Event, frozen=True):
    """Money to the bank."""

    seat: Seat
    amount: int
    why: Card


class Lent(Event, frozen=True):
    """A bank loan covers what is missing."""

    seat: Seat
    amount: int


class Waived(Event, frozen=True):
    """A second loan is refused, and the rest waived."""

    seat: Seat
    amount: int


class Repaid(Event, frozen=True):
    """A loan is repaid; ``collected``: by the bank."""

    seat: Seat
    amount: int
    collected: bool


class Late(Event, frozen=True):
    """A loan is late: a dot and a missed round."""

    seat: Seat
    amount: int


class Dotted(Event, frozen=True):
    """An arrest: the dots now, and how many lead to prison."""

    seat: Seat
    dots: int
    limit: int


class Jailed(Event, frozen=True):
    """Into prison."""

    seat: Seat


class Cleared(Event, frozen=True):
    """Dots removed; ``how``: bribe or pardon."""

    seat: Seat
    dots: int
    cost: int
    how: str


class Took(Event, frozen=True):
    """A class card or a special card, read out; ``cost`` of a special one."""

    seat: Seat
    card: Card
    cost: int


class Kept(Event, frozen=True):
    """It is held until it is used."""

    seat: Seat
    card: Card


class Idle(Event, frozen=True):
    """A card that does nothing, or can do nothing now."""

    seat: Seat
    card: Card


class Aimed(Event, frozen=True):
    """Whom a card hits."""

    seat: Seat
    target: Seat
    card: Card


class Missing(Event, frozen=True):
    """A round will be missed, by a card."""

    seat: Seat


class Bought(Event, frozen=True):
    """A stock and what it turned out to be: ``kind`` is lose, pay or hold."""

    seat: Seat
    card: Card
    cost: int
    kind: str
    n: int
    rounds: int


class Tried(Event, frozen=True):
    """A die for a shop; ``owner``: None, from the deck."""

    seat: Seat
    die: int
    good: bool
    owner: Seat | None


class GotShop(Event, frozen=True):
    """A shop changes hands; ``owner``: None, from the deck."""

    seat: Seat
    card: Card
    income: int
    left: int
    owner: Seat | None


class Upgraded(Event, frozen=True):
    """A house is upgraded; ``cost`` 0: free of charge."""

    seat: Seat
    cost: int


class Wrecked(Event, frozen=True):
    """A house loses its upgrade."""

    seat: Seat


class Gave(Event, frozen=True):
    """A gift of money."""

    seat: Seat
    taker: Seat
    amount: int


class GaveCard(Event, frozen=True):
    """A gift of a card."""

    seat: Seat
    taker: Seat
    card: Card


class Fallen(Event, frozen=True):
    """A player is out; ``left``: of the own will."""

    seat: Seat
    left: bool


class OnSale(Event, frozen=True):
    """A house is for sale, from ``start``; ``whole``: with all that the loser owned."""

    seat: Seat
    start: int
    whole: bool


class BidMade(Event, frozen=True):
    """A bid."""

    seat: Seat
    amount: int


class Dropped(Event, frozen=True):
    """Out of the bidding; ``short``: for want of cash."""

    seat: Seat
    short: bool


class SoldTo(Event, frozen=True):
    """A house has a new owner."""

    seat: Seat
    house: Seat
    amount: int


class Closed(Event, frozen=True):
    """Nobody wants the house: its slot is gone, its cards return."""

    seat: Seat


class Held(Event, frozen=True):
    """A goal is reached at the end of the own slot: points or money; kept, it wins at the next."""

    seat: Seat
    goal: str


class Slipped(Event, frozen=True):
    """The goal was not kept."""

    seat: Seat
    goal: str


class Won(Event, frozen=True):
    """The end: by points, money, as the last one (last), or because the others left (left)."""

    seat: Seat
    ending: str


EVENTS: tuple[type[Event], ...] = (
    *(FirstRolls, MovedIn, Turned, Missed, Income, Due, Lapsed, Expired, Drew, Named, Blocked, Defended),
    *(Called, Rolled, Scored, Sign, Fell, Rose, Passed, Gained, Paid, Lent, Waived, Repaid, Late, Dotted),
    *(Jailed, Cleared, Took, Kept, Idle, Aimed, Missing, Bought, Tried, GotShop, Upgraded, Wrecked),
    *(Gave, GaveCard, Fallen, OnSale, BidMade, Dropped, SoldTo, Closed, Held, Slipped, Won),
)
