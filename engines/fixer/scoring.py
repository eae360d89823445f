"""What captured cards and markers are worth, and who wins (FX-090 to FX-098, FX-110 to FX-139)."""

from __future__ import annotations

from .cards import number
from .lanes import MARKERS
from .state import State

#: Score of a face-up marker (FX-114).
MARKER_SCORE = 4


def markers(s: State, seat: int) -> tuple[int, int]:
    """``(face up, face down)`` markers that a seat has taken this round."""
    if s.two:
        faces = [face for lane in s.lanes for face in lane.owned[seat]]
    else:
        faces = [scored.marker for scored in s.piles[seat] if scored.marker is not None]
    return sum(faces), len(faces) - sum(faces)


def score(s: State, seat: int) -> int:
    """The seat's score of this round so far (FX-114 to FX-116)."""
    return sum(number(scored.card) for scored in s.piles[seat]) + MARKER_SCORE * markers(s, seat)[0]


def owned_lanes(s: State, seat: int) -> int:
    """Two players: lanes of which the seat owns all three markers (FX-096)."""
    return sum(len(lane.owned[seat]) == MARKERS for lane in s.lanes)


def totals(s: State) -> tuple[int, ...]:
    """Scores of all finished rounds together, by seat (FX-139)."""
    return tuple(map(sum, zip(*s.round_scores, strict=True)))


def winners(s: State) -> tuple[int, ...]:
    """The seats that share the first place (FX-096, FX-119, FX-120)."""
    if s.instant >= 0:
        return (s.instant,)
    every = totals(s)
    best = max(every)
    return tuple([seat for seat in range(s.seats) if every[seat] == best])
