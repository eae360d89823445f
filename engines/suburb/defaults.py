"""Whom absent players choose (SB-053)."""

from __future__ import annotations

from collections.abc import Sequence

from .state import State


def default_target(s: State, among: Sequence[int], *, money: bool) -> int:
    """Of seats in clockwise order the richest, or else the one with most points; the nearest of equals."""
    players = s.players
    worth = [players[seat].cash if money else players[seat].points for seat in among]
    return among[worth.index(max(worth))]
