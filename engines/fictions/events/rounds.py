"""Rounds and turns, as they are told: draws, Problems and their Penalties, the Police, the evidence."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..glossary import Challenge, Henchman


class Rounded(Event, frozen=True):
    """A round begins."""

    round: int


class Starter(Event, frozen=True):
    """The Starting Player of the round."""

    seat: Seat


class Troubled(Event, frozen=True):
    """A seat draws a Problem."""

    seat: Seat
    challenge: Challenge


class Recruited(Event, frozen=True):
    """A seat draws Henchmen; nobody else sees them."""

    seat: Seat
    count: int


class Got(Event, frozen=True):
    """For its seat alone: what it drew."""

    henchmen: tuple[Henchman, ...]


class Rallied(Event, frozen=True):
    """A Rally: ``count`` back in the Clan Deck."""

    seat: Seat
    count: int


class Skipped(Event, frozen=True):
    """Actions passed."""

    seat: Seat
    count: int


class Spent(Event, frozen=True):
    """Henchmen are exhausted by a Penalty or a card; ``why`` is that Challenge or a word."""

    seat: Seat | None
    henchmen: tuple[Henchman, ...]
    why: Challenge


class Milled(Event, frozen=True):
    """Cards from the top of the Clan Deck are exhausted."""

    henchmen: tuple[Henchman, ...]
    why: Challenge


class KnockedOut(Event, frozen=True):
    """Henchmen go to the KO'd Deck."""

    henchmen: tuple[Henchman, ...]
    why: Challenge


class PoliceMoved(Event, frozen=True):
    """The Police Token: controlled, uncontrolled, removed or active."""

    state: str


class Convicted(Event, frozen=True):
    """The evidence is enough, and the campaign lost by it."""

    fingerprints: int
    """In play, or on the Problems of the seat."""
    seat: Seat | None = None
    """The seat whose Problems alone are enough; None: all Fingerprints together."""


class Judged(Event, frozen=True):
    """The evidence at the end of a round."""

    round: int
    fingerprints: int
