"""What ``render.kit.painter.Painter`` asks for, as Le Pro does it."""

from .board import board
from .cover import cover, cover_alt
from .hand import hand
from .telling import board_alt, board_text
from .telling_hand import hand_alt, hand_text
from .warm import warm

__all__ = ["board", "board_alt", "board_text", "cover", "cover_alt", "hand", "hand_alt", "hand_text", "warm"]
