"""What only Fame & Fable can say about its pictures."""

from __future__ import annotations

from dataclasses import replace

from engines.fable.state import State
from tests.pictures.kit import Bounds, awaiting

from .positions import ASKS, BOARDS

ASKED = ASKS
BOUNDS = Bounds(hand_height=1400, hand_size=100, board_size=130, board_height=1500, word=27, mark=27)
STRETCHED = replace(BOUNDS, board_height=1710, board_size=140, hand_height=1620, hand_size=125)
POSITIONS = {name: awaiting(make, "turn") for name, make in BOARDS.items()}


def figures(s: State, seat: int, who: str) -> str:
    """Everybody's fame."""
    return rf"{who}(?:, [^:]+: fame)? {s.players[seat].fame}\b"


FIGURES = figures
