"""What one seat, or a spectator, may know of a FIXER table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.core.ask import Ask, Option
from engines.core.spec import Slot
from engines.core.words import Seat

from .cards import Card, in_order, number, reply_wins
from .moves import Put
from .rules import totals, winners
from .state import (
    MARKER_SCORE,
    Lane,
    Scored,
    State,
    face_up_suits,
    markers,
    plays_left,
    score,
)


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
        seats=tuple(_seat(s, other, seat, over) for other in range(s.seats)),
        last=None if s.last is None else LastConflict(**msgspec.structs.asdict(s.last)),
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
        lane.key,
        lane.seats,
        lane.left,
        (lane.cards[0], lane.cards[1]),
        (tuple(lane.owned[0]), tuple(lane.owned[1])),
        lane.key == s.forbidden,
    )


def _seat(s: State, seat: int, viewer: int | None, over: bool) -> SeatView:
    own = seat == viewer
    up, down = markers(s, seat)
    pile = s.piles[seat]
    return SeatView(
        hand=len(s.hands[seat]),
        plays_left=plays_left(s, seat),
        pile=tuple(_pile_card(scored, own or over) for scored in pile),
        markers_up=up,
        markers_down=down,
        discards=len(s.discards[seat]),
        bans=tuple(face_up_suits(s, seat)),
        seen=sum(number(scored.card) for scored in pile if scored.up) + MARKER_SCORE * up,
        score=score(s, seat) if own or over else None,
        earlier=s.round_scores[0][seat] if s.round > 1 else None,
    )


def _pile_card(scored: Scored, known: bool) -> PileCard:
    return PileCard(scored.card if known or scored.up else None, scored.up, scored.marker)


def _places(s: State) -> tuple[Place, ...]:
    first, every = winners(s), totals(s)
    order = sorted(range(s.seats), key=lambda seat: (seat not in first, -every[seat], seat))
    return tuple(
        Place(seat, every[seat], tuple(scores[seat] for scores in s.round_scores), seat in first)
        for seat in order
    )


def hidden(s: State, seat: int) -> Sequence[Sequence[Slot]]:
    """Slots whose cards ``seat`` cannot tell apart: other hands, what lies face down and is not
    its own, and the four unseen cards of a two-player game. Cards it passed on itself are known."""
    known = set(s.gave[seat])
    slots = [Slot(s.removed, at) for at, card in enumerate(s.removed) if number(card) < 8]
    for other in range(s.seats):
        if other == seat:
            continue
        slots += [Slot(s.hands[other], at) for at in range(len(s.hands[other]))]
        slots += [Slot(s.discards[other], at) for at in range(len(s.discards[other]))]
        if s.phase != "game_over":
            slots += [Slot(scored, "card") for scored in s.piles[other] if not scored.up]
    return [[slot for slot in slots if slot.card not in known]]


class Lead(msgspec.Struct, frozen=True, tag="lead"):
    """The card would wait in the lane."""


class Wins(msgspec.Struct, frozen=True, tag="wins"):
    """The reply would win."""

    critical: bool
    worth: int
    """Points that this brings for certain: the captured card and a face-up marker."""
    lead: Card


class Loses(msgspec.Struct, frozen=True, tag="loses"):
    """The reply would be captured."""

    critical: bool
    lead: Card


class Lost(msgspec.Struct, frozen=True, tag="lost"):
    """Before keeping or discarding: which card it is, and what it took."""

    winner: Seat
    winning: Card
    losing: Card
    lane: str
    held: int
    """Cards of its suit already in hand."""


def about(seen: FixerView, ask: Ask[Any]) -> Lost | None:
    """What the loser of a conflict should know before choosing."""
    last = seen.last
    if ask.kind != "keep" or last is None or seen.pending is None:
        return None
    losing = last.lead if seen.pending == last.reply else last.reply
    held = sum(card[0] == seen.pending[0] for card in seen.hand)
    return Lost(last.winner, seen.pending, losing, last.lane, held)


class Against(msgspec.Struct, frozen=True, tag="against"):
    """A lane to play into, by whom one meets there."""

    lane: str
    foe: Seat
    card: Card | None
    """The card that waits there to be answered."""


def group(seen: FixerView, option: Option) -> Against | None:
    """The lane of a play, as a person would call it."""
    if not isinstance(option, Put) or seen.seat is None:
        return None
    lane = next(lane for lane in seen.lanes if lane.key == option.lane)
    side = 1 - lane.seats.index(seen.seat)
    return Against(lane.key, lane.seats[side], lane.cards[side])


def hint(seen: FixerView, option: Option) -> Lead | Wins | Loses | None:
    """What a play would do, by what its seat sees."""
    if not isinstance(option, Put):
        return None
    lane = next(lane for lane in seen.lanes if lane.key == option.lane)
    other = next((card for card in lane.cards if card is not None), None)
    if other is None:
        return Lead()
    wins, critical = reply_wins(other, option.card)
    if not wins:
        return Loses(critical, other)
    return Wins(critical, number(other) + MARKER_SCORE * critical, other)
