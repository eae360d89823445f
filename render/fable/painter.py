"""What ``render.kit.painter.Painter`` asks for, as Fame & Fable does it."""

from .alt_text import board_alt, board_text
from .alt_text_hand import hand_alt, hand_text
from .board import board
from .cover import cover, cover_alt
from .hand import hand
from .warm import warm

__all__ = ["board", "board_alt", "board_text", "cover", "cover_alt", "hand", "hand_alt", "hand_text", "warm"]
