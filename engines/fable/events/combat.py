"""The open combat."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..glossary import Card, Element, FoeCard


class Called(Event, frozen=True):
    """A combat is sought; ``where`` is board, monster or legend."""

    seat: Seat
    foe: FoeCard
    where: str


class Entered(Event, frozen=True):
    """A foe joins the combat."""

    seat: Seat
    foe: FoeCard
    needs: int


class Attacked(Event, frozen=True):
    """An attack, and where the foe stands after it."""

    seat: Seat
    source: Card
    foe: FoeCard
    element: Element
    value: int
    tally: int
    needs: int


class Defeated(Event, frozen=True):
    """A foe is beaten."""

    seat: Seat
    foe: FoeCard
    fame: int


class Undefeated(Event, frozen=True):
    """Foes that were not."""

    seat: Seat
    foes: tuple[FoeCard, ...]


class Exposed(Event, frozen=True):
    """A foe is vulnerable to a type."""

    seat: Seat
    foe: FoeCard
    element: Element


class Stripped(Event, frozen=True):
    """A foe loses immunities."""

    seat: Seat
    foe: FoeCard
    elements: tuple[Element, ...]


class Weakened(Event, frozen=True):
    """A foe's requirement falls."""

    seat: Seat
    foe: FoeCard
    count: int


class Dismissed(Event, frozen=True):
    """A foe is sent away."""

    seat: Seat
    foe: FoeCard
