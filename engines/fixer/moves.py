"""What a seat may choose in FIXER, and what is told."""

from __future__ import annotations

from engines.core.ask import Option, Pick
from engines.core.event import Event
from engines.core.words import Seat

from .cards import ALL_CARDS, Card
from .state import FACING, State


class Put(Option, frozen=True):
    """Play ``card`` into ``lane`` (FX-041)."""

    lane: str
    card: Card


class Keep(Option, frozen=True):
    """Add the winning card to the hand (FX-077)."""


class Discard(Option, frozen=True):
    """Lay the winning card face down into the own discard pile (FX-077)."""


class Exchange(Option, frozen=True):
    """Pass three cards to the left (FX-030)."""

    cards: Pick | tuple[Card, ...]


OPTIONS: tuple[type[Option], ...] = (Put, Keep, Discard, Exchange)
KEEP, DISCARD = Keep(), Discard()
#: Every possible play, made once: listing plays is most of the engine's work.
PUTS: dict[str, dict[str, Put]] = {
    lane: {card: Put(lane, card) for card in ALL_CARDS}
    for lane in (
        *("AB1", "AB2", "AB3", "AB4", "BC1", "BC2", "CA1", "CA2"),
        *("AB", "BC", "CD", "DA", "AC", "BD"),
    )
}


def legal_plays(s: State, seat: int) -> tuple[Put, ...]:
    """All plays open to a seat (FX-041 to FX-047, FX-094)."""
    hand = s.hands[seat]
    plays: list[Put] = []
    lanes, forbidden = s.lanes, s.forbidden
    for at, side in FACING[s.seats][seat]:
        lane = lanes[at]
        if not lane.left:
            continue
        cards = lane.cards
        if cards[side] is not None or lane.key == forbidden:
            continue
        puts = PUTS[lane.key]
        other = cards[1 - side]
        if other is not None:
            led = other[0]
            follow = [puts[card] for card in hand if card[0] == led]
            if follow:
                plays += follow
                continue
        plays += map(puts.__getitem__, hand)
    return tuple(plays)


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
