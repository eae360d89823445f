"""Class and special cards."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..cards import Card


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


class GaveCard(Event, frozen=True):
    """A gift of a card."""

    seat: Seat
    taker: Seat
    card: Card
