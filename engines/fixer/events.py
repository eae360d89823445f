"""What is told in FIXER."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from .cards import Card


class Dealt(Event, frozen=True):
    """A round begins: cards are dealt, and ``first`` plays first."""

    round: int
    first: Seat


class Passed(Event, frozen=True):
    """The exchange is done; all hands changed."""


class Locked(Event, frozen=True):
    """A seat has chosen what to pass."""

    seat: Seat


class Gave(Event, frozen=True):
    """For its seat alone: what it passed and what it received."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]
    source: Seat
    got: tuple[Card, ...]


class Led(Event, frozen=True):
    """A card waits in a lane."""

    seat: Seat
    card: Card
    lane: str


class Captured(Event, frozen=True):
    """A conflict is decided: the winner captures the losing card."""

    winner: Seat
    loser: Seat
    lane: str
    winning: Card
    losing: Card
    critical: bool
    lead: bool
    """Whether the lead won."""


class Kept(Event, frozen=True):
    """The loser took the winning card into hand."""

    seat: Seat
    card: Card


class Discarded(Event, frozen=True):
    """The winning card went to the loser's discards; ``why`` is chosen, forced or idle."""

    seat: Seat
    card: Card
    why: str


class Skipped(Event, frozen=True):
    """No lane was open to a seat (FX-048)."""

    seat: Seat


class Scores(Event, frozen=True):
    """A round is over."""

    round: int
    scores: tuple[int, ...]


class Instant(Event, frozen=True):
    """A seat owns two lanes whole and wins at once (FX-096)."""

    seat: Seat


class Won(Event, frozen=True):
    """The game is over; ``seats`` share the first place."""

    seats: tuple[Seat, ...]
    score: int


EVENTS: tuple[type[Event], ...] = (
    Dealt,
    Passed,
    Locked,
    Gave,
    Led,
    Captured,
    Kept,
    Discarded,
    Skipped,
    Scores,
    Instant,
    Won,
)
