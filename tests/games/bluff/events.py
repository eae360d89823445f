"""What is told."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.telling import Tells, Weight
from engines.core.words import Seat

from .state import Animal


class Dealt(Event, frozen=True):
    """Everybody puts a jar into the pot and gets a box."""

    deal: int
    first: Seat


class Peeked(Event, frozen=True):
    """For its seat alone: what is in the box."""

    animal: Animal


class Did(Event, frozen=True):
    """A seat sat still, added, matched or left."""

    seat: Seat
    deed: str


class Opened(Event, frozen=True):
    """A box is opened."""

    seat: Seat
    animal: Animal


class Won(Event, frozen=True):
    """The pot goes to a seat."""

    seat: Seat
    pot: int


TELLS: dict[type[Event], Tells] = {
    Dealt: Tells(),
    Peeked: Tells(),
    Did: Tells(Weight.DETAIL, by="seat"),
    Opened: Tells(begins=True),
    Won: Tells(by="seat", follows=True),
}
EVENTS: tuple[type[Event], ...] = tuple(TELLS)
