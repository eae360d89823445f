"""What only Fame & Fable can say about its pictures."""

from __future__ import annotations

from dataclasses import replace

from engines.fable.state import State
from tests.pictures.kit import Bounds, awaiting

from .positions import ASKS, BOARDS

ASKED = ASKS
#: Counters of nothing, empty places, and why something cannot be used.
FAINT = {"0": 1.9, "gone for today": 2.3, "needs a fight|no free place": 3.5, r"\+\d×\d": 3.9}
BOUNDS = Bounds(
    hand_height=1700, hand_size=130, board_size=150, board_height=1900, word=22, mark=14, faint=FAINT
)
STRETCHED = replace(BOUNDS, board_height=2400, board_size=210, hand_height=2300, hand_size=180, mark=8)
POSITIONS = {name: awaiting(make, "turn") for name, make in BOARDS.items()}


def figures(s: State, seat: int, who: str) -> str:
    """Everybody's fame."""
    return rf"{who}(?:, [^:]+: fame)? {s.players[seat].fame}\b"


FIGURES = figures
