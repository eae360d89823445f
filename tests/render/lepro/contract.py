"""What only Le Pro can say about its pictures."""

from __future__ import annotations

from dataclasses import replace

from engines.lepro.state import State
from tests.pictures.kit import Bounds, awaiting

from .positions import ASKS, BOARDS

ASKED = ASKS
BOUNDS = Bounds(
    board_height=1500, board_size=130, hand_height=1400, hand_size=100, word=27, mark=18, contrast=4.5
)
STRETCHED = replace(BOUNDS, board_height=1500, board_size=150, hand_height=2200, hand_size=150)
POSITIONS = {name: awaiting(make, "turn") for name, make in BOARDS.items()}


def figures(s: State, seat: int, who: str) -> str:
    """The cash of all who are in the game; the last one left need not count."""
    if s.ending == "last":
        return ""
    player = s.players[seat]
    return rf"{who}.* eliminated" if player.fallen else rf"{who}, .*?cash {player.cash:,}"


FIGURES = figures
