"""What only Suburb 1931 can say about its pictures."""

from __future__ import annotations

from dataclasses import replace

from tests.pictures.kit import Bounds, awaiting

from .positions import ASKS, BOARDS

ASKED = ASKS
#: What is known not to come is faint.
BOUNDS = Bounds(board_height=1900, board_size=128, hand_height=1600, hand_size=100, contrast=3.5)
STRETCHED = replace(BOUNDS, board_height=2800, board_size=200, hand_height=2300, hand_size=150)
POSITIONS = {name: awaiting(make, "seat") for name, make in BOARDS.items()}
