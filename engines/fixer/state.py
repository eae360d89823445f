"""The state of a FIXER table: named fields, mutable, nothing derived."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from .cards import Card

#: Cards dealt to each by number of seats (FX-021, FX-022); also the plays each makes in a round.
HAND = {2: 12, 3: 12, 4: 9}
#: Markers in a lane at the start of a round (FX-016).
MARKERS = 3
#: Score of a face-up marker (FX-114).
MARKER_SCORE = 4
LETTERS = "ABCD"


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


class Conflict(msgspec.Struct, array_like=True):
    """The latest conflict, as all saw it."""

    lane: str
    lead_seat: int
    lead: Card
    reply_seat: int
    reply: Card
    winner: int
    critical: bool
    fate: str = "choosing"
    """Of the winning card: choosing, kept, discarded, forced, idle or none."""

    @property
    def loser(self) -> int:
        """The seat that lost."""
        return self.lead_seat if self.winner == self.reply_seat else self.reply_seat

    @property
    def winning(self) -> Card:
        """The card that won, which goes to the loser (FX-077)."""
        return self.reply if self.winner == self.reply_seat else self.lead


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
    """Turn slots of the whole game so far, skips included."""
    removed: list[Card] = msgspec.field(default_factory=list)
    """Cards out of the game (two players): the 8s and 9s, then four that nobody saw."""
    forbidden: str = ""
    """Two players: the lane closed to the second player's first turn (FX-094)."""
    last: Conflict | None = None
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


def _plan(seats: int) -> list[tuple[str, tuple[int, int]]]:
    if seats == 2:
        return [(f"AB{n}", (0, 1)) for n in (1, 2, 3, 4)]
    if seats == 3:
        pairs = ((0, 1), (1, 2), (2, 0))
        return [(f"{LETTERS[a]}{LETTERS[b]}{n}", (a, b)) for a, b in pairs for n in (1, 2)]
    around = [*pairwise((0, 1, 2, 3)), (3, 0)]
    return [(LETTERS[a] + LETTERS[b], (a, b)) for a, b in (*around, (0, 2), (1, 3))]


#: By number of seats: every lane's key and the two seats that meet there (FX-010 to FX-016).
PLAN = {seats: _plan(seats) for seats in HAND}


def lanes(seats: int) -> list[Lane]:
    """The lanes of a table, full of markers (FX-010 to FX-016)."""
    return [Lane(key, pair) for key, pair in PLAN[seats]]


#: By number of seats and seat: the lanes it faces, as (index of the lane, its side there).
FACING: dict[int, list[list[tuple[int, int]]]] = {
    n: [
        [(at, ln.seats.index(seat)) for at, ln in enumerate(lanes(n)) if seat in ln.seats]
        for seat in range(n)
    ]
    for n in HAND
}
#: By number of seats: the index of a lane by its key.
LANE_AT: dict[int, dict[str, int]] = {n: {ln.key: at for at, ln in enumerate(lanes(n))} for n in HAND}


def new(seats: int, settings: Settings) -> State:
    """The table before the deal."""
    return State(
        seats=seats,
        settings=settings,
        lanes=lanes(seats),
        hands=[[] for _ in range(seats)],
        piles=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        plays=[0] * seats,
        gave=[[] for _ in range(seats)],
    )


def lane(s: State, key: str) -> Lane:
    """The lane called ``key``; raises KeyError."""
    return s.lanes[LANE_AT[s.seats][key]]


def left_of(s: State, seat: int) -> int:
    """The seat to the left: the next letter, around the table."""
    return (seat + 1) % s.seats


def face_up_suits(s: State, seat: int) -> list[str]:
    """Suits among the seat's face-up captured cards (FX-078), in the order they were captured."""
    return list(dict.fromkeys(scored.card[0] for scored in s.piles[seat] if scored.up))


def banned(s: State, seat: int, card: Card) -> bool:
    """Whether the seat may not keep ``card``: its suit lies face up in the seat's pile (FX-078)."""
    return card[0] in [scored.card[0] for scored in s.piles[seat] if scored.up]


def plays_left(s: State, seat: int) -> int:
    """Further plays of a seat: markers left in its lanes, less its waiting cards (FX-083).

    With two players each marker still in the middle is one play for either seat as well.
    """
    lanes_of = s.lanes
    left = 0
    for at, side in FACING[s.seats][seat]:
        ln = lanes_of[at]
        left += ln.left - (ln.cards[side] is not None)
    return left


def plays_on(s: State, seat: int) -> bool:
    """Whether a seat has any further play in this round."""
    lanes_of = s.lanes
    for at, side in FACING[s.seats][seat]:
        ln = lanes_of[at]
        if ln.left > (ln.cards[side] is not None):
            return True
    return False


def markers(s: State, seat: int) -> tuple[int, int]:
    """``(face up, face down)`` markers that a seat has taken this round."""
    if s.two:
        faces = [face for ln in s.lanes for face in ln.owned[seat]]
    else:
        faces = [scored.marker for scored in s.piles[seat] if scored.marker is not None]
    return sum(faces), len(faces) - sum(faces)


def score(s: State, seat: int) -> int:
    """The seat's score of this round so far (FX-114 to FX-116)."""
    return sum(int(scored.card[1]) for scored in s.piles[seat]) + MARKER_SCORE * markers(s, seat)[0]


def owned_lanes(s: State, seat: int) -> int:
    """Two players: lanes of which the seat owns all three markers (FX-096)."""
    return sum(len(ln.owned[seat]) == MARKERS for ln in s.lanes)
