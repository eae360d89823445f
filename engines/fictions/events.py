"""What is told in Fictions."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from .cards import Challenge, Henchman
from .moves import Die, ScenarioKey


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


class Rounded(Event, frozen=True):
    """A round begins."""

    round: int


class Appeared(Event, frozen=True):
    """A Scenario card is turned up."""

    challenge: Challenge


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


class Committed(Event, frozen=True):
    """An Attempt begins."""

    seat: Seat
    challenge: Challenge
    crew: tuple[Henchman, ...]
    way: str


class Rolled(Event, frozen=True):
    """The dice of an Attempt. ``dice`` are faces as ids of dice."""

    seat: Seat
    dice: tuple[Die, ...]


class Rerolled(Event, frozen=True):
    """A clover is used: these dice now show so."""

    seat: Seat
    dice: tuple[Die, ...]


class Helped(Event, frozen=True):
    """A Skill is played. ``what`` is its word, ``n`` its number; ``dice`` show what it changed."""

    seat: Seat
    card: Henchman
    what: str
    n: int
    dice: tuple[Die, ...] = ()


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


class Revived(Event, frozen=True):
    """From the KO'd to the Exhausted Deck."""

    henchmen: tuple[Henchman, ...]


class Motivated(Event, frozen=True):
    """From the Exhausted to the Clan Deck."""

    henchmen: tuple[Henchman, ...]


class PoliceMoved(Event, frozen=True):
    """The Police Token: controlled, uncontrolled, removed or active."""

    state: str


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


class Judged(Event, frozen=True):
    """The evidence at the end of a round."""

    round: int
    fingerprints: int


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
    choices: tuple[str, ...]


class Finished(Event, frozen=True):
    """The game is over."""

    ending: str


EVENTS: tuple[type[Event], ...] = (
    *(Chosen, Opened, Intro, Talk, Rounded, Appeared, Starter, Troubled, Recruited, Got, Rallied, Skipped),
    *(Committed, Rolled, Rerolled, Helped, Given, Solved, Resolved, Overcome, Progress, Hurt),
    *(Spent, Milled, KnockedOut, Revived, Motivated, PoliceMoved, Tracked, Happened, Turned, Vanished),
    *(Judged, Ended, Lost, Offered, Joined, Removed, Wasted, Voted, Finished),
)
