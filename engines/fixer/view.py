"""What one seat, or a spectator, may know of a FIXER table."""

from __future__ import annotations

import msgspec

from .cards import Card


class LaneView(msgspec.Struct, frozen=True):
    """One lane. Side 0 belongs to ``seats[0]``, side 1 to ``seats[1]``."""

    key: str
    """``AB``, or with a number where a pair meets more than once: ``AB1``."""
    seats: tuple[int, int]
    left: int
    """Markers still in the lane, 0 to 3; a lane without any is closed."""
    cards: tuple[Card | None, Card | None]
    """At most one is there between decisions, except while a loser decides (then the lane is empty)."""
    owned: tuple[tuple[bool, ...], tuple[bool, ...]]
    """Two players only: the markers lying on each side, True for face up (FX-090). Else two empty tuples."""
    banned: bool
    """Two players, second player's first turn: this lane is forbidden now (FX-094)."""


class PileCard(msgspec.Struct, frozen=True):
    """One captured card as the viewer sees it."""

    card: Card | None
    """None: it lies face down and is not the viewer's own."""
    up: bool
    marker: bool | None
    """The marker on it: True face up (4 points), False face down, None no marker (two players)."""


class SeatView(msgspec.Struct, frozen=True):
    """What the table shows of one seat."""

    hand: int
    """Number of hand cards."""
    plays_left: int
    """Plays this seat still has in this round."""
    pile: tuple[PileCard, ...]
    markers_up: int
    """Face-up markers, 4 points each; with two players those on the own side of the lanes."""
    markers_down: int
    discards: int
    bans: tuple[str, ...]
    """Suits lying face up in the pile, which this seat cannot keep (FX-078): "no X"."""
    seen: int
    """The visible part of the score: "at least n"."""
    score: int | None
    """The exact score of this round: for the viewer's own seat and for all once the game is over."""
    earlier: int | None
    """Long Game, round 2: the score of round 1, which is public."""


class LastConflict(msgspec.Struct, frozen=True):
    """The latest conflict, all of which happened face up."""

    lane: str
    lead_seat: int
    lead: Card
    reply_seat: int
    reply: Card
    winner: int
    critical: bool
    fate: str
    """What became of the winning card: "choosing", "kept", "discarded", "forced" (FX-078), "idle"
    (discarded since the loser plays no more, FX-083) or "none" (an instant win ended the game, FX-098)."""


class Place(msgspec.Struct, frozen=True):
    """The end for one seat."""

    seat: int
    total: int
    rounds: tuple[int, ...]
    winner: bool


class FixerView(msgspec.Struct, frozen=True):
    """Everything that pictures, words and players may read."""

    seat: int | None
    """The viewer; None for a spectator."""
    phase: str
    """"exchange", "play", "loser_choice" or "game_over"."""
    round: int
    rounds: int
    """1, or 2 in a Long Game."""
    turn: int
    """The active seat (in the exchange: the first player)."""
    first: int
    """The first player of this round."""
    lanes: tuple[LaneView, ...]
    seats: tuple[SeatView, ...]
    last: LastConflict | None
    pending: Card | None
    """The winning card whose loser has to decide now; the loser is the seat of ``last`` that lost."""
    hand: tuple[Card, ...]
    """The viewer's hand in reading order; empty for a spectator."""
    discards: tuple[Card, ...]
    """The viewer's own discards."""
    ready: tuple[int, ...]
    """In the exchange: the seats that have locked their cards (TF-46)."""
    gave: tuple[Card, ...]
    """The three cards that the viewer passed in the exchange (own choice, also while locked)."""
    got: tuple[Card, ...]
    """The three cards that the viewer received."""
    places: tuple[Place, ...]
    """After the game: best first; empty before."""
    instant: bool
    """The game was won at once by two lanes (FX-096)."""

    @property
    def loser(self) -> int | None:
        """The seat that lost the latest conflict."""
        if self.last is None:
            return None
        return self.last.lead_seat if self.last.winner == self.last.reply_seat else self.last.reply_seat
