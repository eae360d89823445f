"""What one seat, or a spectator, may know of a FIXER table."""

from __future__ import annotations

import msgspec

from .cards import Card, in_order, number
from .plays import plays_left
from .scoring import MARKER_SCORE, markers, score, totals, winners
from .state import Lane, LastConflict, Scored, State, face_up_suits


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

    def lane(self, key: str) -> LaneView:
        """The lane called ``key``."""
        return next(lane for lane in self.lanes if lane.key == key)

    @property
    def me(self) -> SeatView:
        """The viewer's own seat; the first one for a spectator."""
        return self.seats[self.seat or 0]

    @property
    def loser(self) -> int | None:
        """The seat that lost the latest conflict."""
        return None if self.last is None else self.last.loser


def view(s: State, seat: int | None) -> FixerView:
    """What ``seat`` (None: a spectator) may know; built up from nothing, never stripped down."""
    over = s.phase == "game_over"
    mine = seat is not None
    own = seat if seat is not None else 0
    return FixerView(
        seat=seat,
        phase=s.phase,
        round=s.round,
        rounds=s.rounds,
        turn=s.turn,
        first=s.first,
        lanes=tuple(_lane(s, lane) for lane in s.lanes),
        seats=tuple(_seat(s, other, open_to_viewer=over or other == seat) for other in range(s.seats)),
        last=s.last,
        pending=s.pending,
        hand=in_order(s.hands[own]) if mine else (),
        discards=in_order(s.discards[own]) if mine else (),
        ready=tuple(s.ready) if s.phase == "exchange" else (),
        gave=tuple(s.gave[own]) if mine else (),
        got=tuple(s.gave[own - 1]) if mine and s.phase != "exchange" else (),
        places=_places(s) if over else (),
        instant=s.instant >= 0,
    )


def _lane(s: State, lane: Lane) -> LaneView:
    return LaneView(
        key=lane.key,
        seats=lane.seats,
        left=lane.left,
        cards=(lane.cards[0], lane.cards[1]),
        owned=(tuple(lane.owned[0]), tuple(lane.owned[1])),
        banned=lane.key == s.forbidden,
    )


def _seat(s: State, seat: int, *, open_to_viewer: bool) -> SeatView:
    """A seat, its face-down cards only where they are open to the viewer."""
    up, down = markers(s, seat)
    pile = s.piles[seat]
    return SeatView(
        hand=len(s.hands[seat]),
        plays_left=plays_left(s, seat),
        pile=tuple(_pile_card(scored, known=open_to_viewer or scored.up) for scored in pile),
        markers_up=up,
        markers_down=down,
        discards=len(s.discards[seat]),
        bans=tuple(face_up_suits(s, seat)),
        seen=sum(number(scored.card) for scored in pile if scored.up) + MARKER_SCORE * up,
        score=score(s, seat) if open_to_viewer else None,
        earlier=s.round_scores[0][seat] if s.round > 1 else None,
    )


def _pile_card(scored: Scored, *, known: bool) -> PileCard:
    return PileCard(scored.card if known else None, up=scored.up, marker=scored.marker)


def _places(s: State) -> tuple[Place, ...]:
    first, every = winners(s), totals(s)
    order = sorted(range(s.seats), key=lambda seat: (seat not in first, -every[seat], seat))
    return tuple(
        Place(
            seat=seat,
            total=every[seat],
            rounds=tuple(scores[seat] for scores in s.round_scores),
            winner=seat in first,
        )
        for seat in order
    )
