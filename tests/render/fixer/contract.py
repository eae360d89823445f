"""What only FIXER can say about its pictures."""

from __future__ import annotations

from engines.fixer.state import State
from tests.pictures.kit import Bounds

BOUNDS = Bounds(board_height=1400, board_size=100, hand_height=1400, hand_size=100, word=32)


def figures(s: State, seat: int, who: str) -> str:
    """The sizes of hands, until the game is over."""
    if s.phase == "game_over":
        return ""
    held = len(s.hands[seat])
    return rf"{who}: .*\b{held} in hand|Hand sizes: [^.]*\b{chr(ord('A') + seat)} {held}\b"


FIGURES = figures
