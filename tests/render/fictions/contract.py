"""What only Fictions can say about its pictures."""

from __future__ import annotations

from dataclasses import replace

from engines.fictions.options import Prefer
from engines.fictions.state import State
from tests.pictures.kit import Bounds

from .positions import BOARDS

ASKED = ("help", "turn", "idle", "rolled", None)
#: The sign of a seat that passes without being asked stands on the board alone.
UNTOLD = (Prefer,)
#: A barred Skill is told in grey.
BOUNDS = Bounds(
    board_height=1900,
    board_size=160,
    hand_height=1800,
    hand_size=110,
    word=22,
    contrast=3.7,
    faint={r"\?": 2.6},
)
STRETCHED = replace(BOUNDS, board_height=2600, board_size=220, hand_height=2100, hand_size=130)
POSITIONS = BOARDS


def figures(s: State, seat: int, who: str) -> str:
    """The sizes of hands within a Scenario."""
    if s.phase in ("choose", "shop", "over"):
        return ""
    return rf"Hands: [^.]*\b(?:{who}|{chr(ord('A') + seat)}) {len(s.hands[seat])} cards?"


FIGURES = figures
