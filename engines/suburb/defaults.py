"""Whom absent players choose (SB-053)."""

from __future__ import annotations

from collections.abc import Sequence

from .state import State


def default_target(s: State, among: Sequence[int], *, money: bool) -> int:
    """Of seats in clockwise order: the richest, or the one with most points; the nearest of equals."""
    players = s.players
    best = among[0]
    most = -1
    for seat in among:
        has = players[seat].cash if money else players[seat].points
        if has > most:
            best, most = seat, has
    return best
