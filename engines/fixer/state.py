"""The state of a FIXER table: named fields, mutable, nothing derived."""

from __future__ import annotations

import msgspec

from engines.core.spec import Context

from .cards import Card, suit
from .lanes import LANE_AT, MARKERS, PLAN

#: Cards dealt to each by number of seats (FX-021, FX-022); also the plays each makes in a round.
HAND = {2: 12, 3: 12, 4: 9}


class Settings(msgspec.Struct, frozen=True):
    """What a host may choose before the game."""

    exchange: bool = False
    """Expert A: three cards pass to the left before the first turn."""
    long_game: bool = False
    """Expert B: a second round with the cards left in hand."""
    first_player: int = -1
    """The seat that begins; -1: drawn (FX-024)."""


class Lane(msgspec.Struct, array_like=True):
    """The place where two seats meet. Side 0 belongs to ``seats[0]``."""

    key: str
    seats: tuple[int, int]
    left: int = MARKERS
    cards: list[Card | None] = msgspec.field(default_factory=lambda: [None, None])
    owned: list[list[bool]] = msgspec.field(default_factory=lambda: [[], []])
    """Two players: markers on each side, True face up (FX-090)."""


class Scored(msgspec.Struct, array_like=True):
    """A captured card in a scoring pile."""

    card: Card
    up: bool
    marker: bool | None
    """True face up, False face down, None: no marker lies on it (two players, FX-090)."""


class LastConflict(msgspec.Struct, frozen=True, array_like=True):
    """The latest conflict, all of which happened face up."""

    lane: str
    lead_seat: int
    lead: Card
    reply_seat: int
    reply: Card
    winner: int
    critical: bool
    fate: str = "choosing"
    """What became of the winning card: "choosing", "kept", "discarded", "forced" (FX-078), "idle"
    (discarded since the loser plays no more, FX-083) or "none" (an instant win ended the game, FX-098)."""

    @property
    def loser(self) -> int:
        """The seat that lost."""
        return self.lead_seat if self.winner == self.reply_seat else self.reply_seat

    @property
    def winning(self) -> Card:
        """The card that won, which goes to the loser (FX-077)."""
        return self.reply if self.winner == self.reply_seat else self.lead

    @property
    def losing(self) -> Card:
        """The card that lost, which the winner captured."""
        return self.lead if self.winner == self.reply_seat else self.reply


class State(msgspec.Struct):
    """A FIXER table."""

    seats: int
    settings: Settings = msgspec.field(name="options")
    lanes: list[Lane]
    hands: list[list[Card]]
    piles: list[list[Scored]]
    discards: list[list[Card]]
    plays: list[int]
    """Plays made in this round, by seat."""
    phase: str = "deal"
    """deal, exchange, play, loser_choice, round_end or game_over."""
    round: int = 1
    turn: int = 0
    first: int = 0
    slots: int = 0
    """Turns of the whole game so far, skipped ones included."""
    removed: list[Card] = msgspec.field(default_factory=list)
    """Cards out of the game (two players): the 8s and 9s, then four that nobody saw."""
    forbidden: str = ""
    """Two players: the lane closed to the second player's first turn (FX-094)."""
    last: LastConflict | None = None
    pending: Card | None = None
    """The winning card, while its loser decides."""
    ready: list[int] = msgspec.field(default_factory=list)
    """Exchange: the seats that have locked, in seat order."""
    gave: list[list[Card]] = msgspec.field(default_factory=list)
    """Exchange: what each seat passed on (empty before it locked)."""
    round_scores: list[list[int]] = msgspec.field(default_factory=list)
    """Scores of the finished rounds, each by seat."""
    instant: int = -1
    """The seat that owns two lanes whole (FX-096), or -1."""

    @property
    def rounds(self) -> int:
        """Rounds of this game (FX-130)."""
        return 2 if self.settings.long_game else 1

    @property
    def two(self) -> bool:
        """Whether the two-player chapter applies."""
        return self.seats == 2


#: What the rules hold: the state, the chance, and the table's ears.
G = Context[State]


def new(seats: int, settings: Settings) -> State:
    """The table before the deal."""
    return State(
        seats=seats,
        settings=settings,
        lanes=[Lane(key, pair) for key, pair in PLAN[seats]],
        hands=[[] for _ in range(seats)],
        piles=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        plays=[0] * seats,
        gave=[[] for _ in range(seats)],
    )


def lane_of(s: State, key: str) -> Lane:
    """The lane called ``key``; raises KeyError."""
    return s.lanes[LANE_AT[s.seats][key]]


def left_of(s: State, seat: int) -> int:
    """The seat to the left: the next letter, around the table."""
    return (seat + 1) % s.seats


def face_up_suits(s: State, seat: int) -> list[str]:
    """Suits among the seat's face-up captured cards, which it cannot keep (FX-078), in order of capture."""
    return list(dict.fromkeys([suit(scored.card) for scored in s.piles[seat] if scored.up]))
