"""Chapters, Intermissions and votes, as they are told."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Ballot, Seat

from ..glossary import Henchman, ScenarioKey


class Chosen(Event, frozen=True):
    """A chapter's Scenario is settled."""

    chapter: int
    scenario: ScenarioKey


class Opened(Event, frozen=True):
    """A Scenario is set up and hands are dealt."""

    chapter: int
    scenario: ScenarioKey
    clan: int


class Intro(Event, frozen=True):
    """The first lines of a chapter."""

    intro: str
    """The Scenario's key."""


class Talk(Event, frozen=True):
    """What the clan may talk about (FI-143), told at the start of each chapter."""


class Ended(Event, frozen=True):
    """A Scenario is over; ``ending`` is success, failure, evidence, election or betrayal."""

    chapter: int
    scenario: ScenarioKey
    ending: str
    reputation: int


class Lost(Event, frozen=True):
    """Knocked out at a Scenario's end: back to the Reserve."""

    henchmen: tuple[Henchman, ...]


class Offered(Event, frozen=True):
    """Two of a Level are drawn, one may join."""

    level: int
    henchmen: tuple[Henchman, ...]


class Joined(Event, frozen=True):
    """A Henchman joins the clan."""

    henchman: Henchman
    points: int
    """Points left."""


class Removed(Event, frozen=True):
    """A Henchman leaves the clan for the Reserve."""

    henchman: Henchman
    points: int


class Wasted(Event, frozen=True):
    """Points that could buy nothing."""

    points: int


class Voted(Event, frozen=True):
    """A vote closed: the choices by player, empty for an abstention, and what kind of vote it was."""

    kind: str
    seats: tuple[Seat, ...]
    """Who voted, in seat order."""
    choices: tuple[Ballot, ...]


class Finished(Event, frozen=True):
    """The game is over."""

    ending: str
