"""What only Suburb 1931 can say about its pictures."""

from __future__ import annotations

from dataclasses import replace

from engines.suburb.state import State
from tests.pictures.kit import Bounds, awaiting

from .positions import ASKS, BOARDS

ASKED = ASKS
#: What is known not to come is faint.
BOUNDS = Bounds(board_height=1900, board_size=128, hand_height=1600, hand_size=100, contrast=3.5)
STRETCHED = replace(BOUNDS, board_height=2800, board_size=200, hand_height=2300, hand_size=150)
POSITIONS = {name: awaiting(make, "seat") for name, make in BOARDS.items()}


def figures(s: State, seat: int, who: str) -> str:
    """Points and cash of all who have a house and are in the game."""
    player = s.players[seat]
    if player.out or not player.house:
        return ""
    return rf"{who}, .*?{player.points} points?.*?\${player.cash:,}"


FIGURES = figures
