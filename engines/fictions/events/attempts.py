"""An Attempt, as it is told: crew, dice, Skills, and what comes of it."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..glossary import Challenge, Henchman, Shown


class Committed(Event, frozen=True):
    """An Attempt begins."""

    seat: Seat
    challenge: Challenge
    crew: tuple[Henchman, ...]
    way: str


class Rolled(Event, frozen=True):
    """The dice of an Attempt. ``dice`` are faces as ids of dice."""

    seat: Seat
    dice: tuple[Shown, ...]


class Rerolled(Event, frozen=True):
    """A clover is used: these dice now show so."""

    seat: Seat
    dice: tuple[Shown, ...]


class Helped(Event, frozen=True):
    """A Skill is played. ``what`` is its word, ``n`` its number; ``dice`` show what it changed."""

    seat: Seat
    card: Henchman
    what: str
    n: int
    dice: tuple[Shown, ...] = ()


class Given(Event, frozen=True):
    """Who draws by a DRAW Skill."""

    seat: Seat
    count: int


class Solved(Event, frozen=True):
    """A Problem is gone, by an Attempt or by a Skill."""

    seat: Seat
    challenge: Challenge


class Resolved(Event, frozen=True):
    """The end of a roll."""

    seat: Seat
    challenge: Challenge
    result: int
    difficulty: int
    triumphs: int


class Overcome(Event, frozen=True):
    """A Challenge has all its Triumphs."""

    challenge: Challenge


class Progress(Event, frozen=True):
    """Cubes stay on a Challenge."""

    challenge: Challenge
    cubes: int
    needs: int


class Hurt(Event, frozen=True):
    """A committed Henchman is exhausted (1 damage) or knocked out (2)."""

    card: Henchman
    damage: int


class Revived(Event, frozen=True):
    """From the KO'd to the Exhausted Deck."""

    henchmen: tuple[Henchman, ...]


class Motivated(Event, frozen=True):
    """From the Exhausted to the Clan Deck."""

    henchmen: tuple[Henchman, ...]
