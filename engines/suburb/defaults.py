"""Whom absent players choose (SB-053)."""

from __future__ import annotations

from collections.abc import Sequence

from .state import State


def default_target(s: State, among: Sequence[int], *, money: bool) -> int:
    """Of seats in clockwise order the richest, or else the one with most points; the nearest of equals."""
    players = s.players
    best, most = among[0], -1
    for seat in among:
        worth = players[seat].cash if money else players[seat].points
        if worth > most:
            best, most = seat, worth
    return best
