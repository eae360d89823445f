"""Set-up, turns and the end."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..cards import House


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
