"""What only Suburb 1931 can say about its pictures."""

from __future__ import annotations

from dataclasses import replace

from engines.suburb.state import State
from tests.pictures.kit import Bounds, awaiting

from .positions import ASKS, BOARDS

ASKED = ASKS
BOUNDS = Bounds(board_height=1500, board_size=130, hand_height=1400, hand_size=100, word=27)
STRETCHED = replace(BOUNDS, board_height=1720, board_size=140, hand_height=1440)
POSITIONS = {name: awaiting(make, "seat") for name, make in BOARDS.items()}


def figures(s: State, seat: int, who: str) -> str:
    """Points and cash of all who have a house and are in the game."""
    player = s.players[seat]
    if player.out or not player.house:
        return ""
    return rf"{who}, .*?{player.points} points?.*?\${player.cash:,}"


FIGURES = figures
