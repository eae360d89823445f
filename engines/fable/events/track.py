"""The fame track, contracts, and what the track triggers."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..glossary import Card


class Famed(Event, frozen=True):
    """Fame gained or lost; ``why`` is foe, contracts, effect, fail or bonus."""

    seat: Seat
    count: int
    at: int
    why: str


class Pushed(Event, frozen=True):
    """A token goes on to the next free space."""

    seat: Seat
    at: int


class Scored(Event, frozen=True):
    """Contracts are scored for so much together."""

    seat: Seat
    contracts: tuple[Card, ...]
    fame: int


class Pursed(Event, frozen=True):
    """Contracts give more at this dusk."""

    seat: Seat
    count: int


class MoonTaken(Event, frozen=True):
    """A moon token is taken; all others ready."""

    seat: Seat
    space: int


class MoonRevealed(Event, frozen=True):
    """A moon card."""

    moon: Card


class ChampionTaken(Event, frozen=True):
    """The champion token: everybody else has one turn more."""

    seat: Seat


class LegendWaits(Event, frozen=True):
    """A face-down legend for a seat."""

    seat: Seat
