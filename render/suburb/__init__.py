"""Suburb's pictures: a view and its scene in, a picture, its alt text or its description out."""

from engines.suburb.view import SuburbView
from render.kit.painter import Painter

from . import painter
from .painter import board, board_alt, board_text, cover, cover_alt, hand, hand_alt, hand_text, warm

__all__ = [
    "PAINTER",
    "board",
    "board_alt",
    "board_text",
    "cover",
    "cover_alt",
    "hand",
    "hand_alt",
    "hand_text",
    "warm",
]

#: A module as a protocol: the checker compares its functions with it.
PAINTER: Painter[SuburbView] = painter
