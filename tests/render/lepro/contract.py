"""What only Le Pro can say about its pictures."""

from __future__ import annotations

from dataclasses import replace

from engines.lepro.state import State
from tests.pictures.kit import Bounds, awaiting

from .positions import ASKS, BOARDS

ASKED = ASKS
#: Prizes that are lost, what there is none of, how far it is, what cannot be used now.
FAINT = {r"\d,\d{3}|none": 1.6, ".* Refuge|Refuge .*": 3.4, r"[+−]\d \w+": 4.1}
BOUNDS = Bounds(
    board_height=2200, board_size=175, hand_height=1800, hand_size=110, word=25, contrast=4.3, faint=FAINT
)
STRETCHED = replace(BOUNDS, board_height=2400, board_size=200, hand_height=4050, hand_size=330)
POSITIONS = {name: awaiting(make, "turn") for name, make in BOARDS.items()}


def figures(s: State, seat: int, who: str) -> str:
    """The cash of all who are in the game; the last one left need not count."""
    if s.ending == "last":
        return ""
    player = s.players[seat]
    return rf"{who}.* eliminated" if player.fallen else rf"{who}, .*?cash {player.cash:,}"


FIGURES = figures
