"""What happens on a Scenario's own table, as it is told."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..glossary import Challenge, Henchman


class Appeared(Event, frozen=True):
    """A Scenario card is turned up."""

    challenge: Challenge


class Tracked(Event, frozen=True):
    """A track or counter of the Scenario moved. ``track`` is ``<scenario>-<name>``; ``why`` a word."""

    track: str
    before: int
    after: int
    why: str = ""


class Happened(Event, frozen=True):
    """Something of a Scenario's own: ``what`` is ``<scenario>-<word>``, with a card and a number."""

    what: str
    challenge: Challenge | None = None
    n: int = 0
    seat: Seat | None = None


class Turned(Event, frozen=True):
    """A Henchman of the Clan Deck goes over to a card in play, and lies under it."""

    challenge: Challenge
    henchman: Henchman


class Vanished(Event, frozen=True):
    """A Scenario card is discarded without having been overcome."""

    challenge: Challenge
