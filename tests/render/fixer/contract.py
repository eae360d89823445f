"""What only FIXER can say about its pictures."""

from __future__ import annotations

from tests.pictures.kit import Bounds

#: Lanes that are closed.
FAINT = {r"[A-D]{2}\d?": 3.5}
BOUNDS = Bounds(board_height=1400, board_size=100, hand_height=1900, hand_size=100, faint=FAINT)
