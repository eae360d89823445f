"""What everybody sees: all of it."""

from __future__ import annotations

import msgspec

from .rules import PLATES, Plate, State, Took, winner


class NimView(msgspec.Struct, frozen=True):
    """The table, the same for everybody but for whose view it is."""

    seat: int | None
    """The viewer; None for a spectator."""
    plates: tuple[tuple[Plate, int, int], ...]
    """Each plate: its id, the biscuits on it, and those at the start."""
    turn: int
    """Turns taken so far."""
    to_move: int
    last_loses: bool
    last: Took | None
    """The latest take."""
    winner: int | None
    """The winner's seat once the game is over."""


def view(s: State, seat: int | None) -> NimView:
    """What ``seat`` (None: a spectator) sees."""
    return NimView(
        seat=seat,
        plates=tuple((plate, lying, PLATES[plate]) for plate, lying in s.biscuits.items()),
        turn=s.turn,
        to_move=s.turn % 2,
        last_loses=s.settings.last_loses,
        last=s.last,
        winner=winner(s),
    )
