"""Whose turn comes, and until when (3.2, 3.20)."""

from __future__ import annotations

from .state import NOBODY, G, State


def around(s: State, seat: int) -> list[int]:
    """All seats clockwise, ``seat`` first."""
    return [(seat + k) % s.seats for k in range(s.seats)]


def opponents(s: State, seat: int) -> list[int]:
    """All other seats clockwise; those that left are still targets (FF-174)."""
    return [(seat + k) % s.seats for k in range(1, s.seats)]


def further_turn(s: State, seat: int) -> bool:
    """Whether a seat has another turn after the one under way (FF-170)."""
    if s.players[seat].gone:
        return False
    if s.champion == NOBODY:
        return True
    to_come = (s.champion - s.turn) % s.seats or s.seats
    return 0 < (seat - s.turn) % s.seats < to_come


def pass_on(g: G) -> None:
    """The next seat's turn, clockwise; or the end: the champion's turn would come again (FF-170), or the last
    round is over (FF-173)."""
    s = g.s
    s.turns += 1
    while True:
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.champion:
            s.phase, s.ending = "end", "champion"
            return
        if s.turn == s.first:
            if s.champion == NOBODY and s.round >= s.settings.round_cap:
                s.phase, s.ending = "end", "cap"
                return
            s.round += 1
        if not s.players[s.turn].gone:
            s.phase = "dawn"
            return
