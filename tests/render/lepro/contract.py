"""What only Le Pro can say about its pictures."""

from __future__ import annotations

from dataclasses import replace

from engines.lepro.state import State
from tests.pictures.kit import Bounds, Position

from .positions import ASKS, BOARDS, Made

ASKED = ASKS
#: Prizes that are lost, what there is none of, how far it is, what cannot be used now.
FAINT = {r"\d,\d{3}|none": 1.6, ".* Refuge|Refuge .*": 3.4, r"[+−]\d \w+": 4.1}
BOUNDS = Bounds(
    board_height=2200, board_size=175, hand_height=1800, hand_size=110, word=25, contrast=4.3, faint=FAINT
)
STRETCHED = replace(BOUNDS, board_height=2400, board_size=200, hand_height=3700, hand_size=330)


def _position(make: Made) -> Position:
    def made() -> tuple[State, tuple[int, ...]]:
        s = make()
        return s, (s.turn,)

    return made


POSITIONS = {name: _position(make) for name, make in BOARDS.items()}
