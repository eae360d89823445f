"""Money: incomes, payments, loans, gifts."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..cards import Card


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


class Gave(Event, frozen=True):
    """A gift of money."""

    seat: Seat
    taker: Seat
    amount: int
