"""What comes next, by the state alone."""

from __future__ import annotations

from engines.core.ask import Steps
from engines.core.spec import Moment, Outcome

from .deal import deal
from .elimination import eliminate
from .final_count import ranking
from .state import G, State
from .turn import pass_on, turn


def step(g: G) -> Steps | None:
    """The deal, or one turn."""
    if g.s.phase == "turn":
        return turn(g)
    deal(g)
    return None


def retire(g: G, seat: int) -> Steps | None:
    """A leaver goes like an eliminated player, but without a record (LP-279)."""
    s = g.s
    if s.phase != "turn" or s.players[seat].fallen:
        return None
    eliminate(g, seat, retired=True)
    if s.phase == "turn" and s.turn == seat:
        pass_on(g)
    return None


def moment(s: State) -> Moment:
    """Round and turn."""
    return Moment(s.round, s.turns, s.turn if s.phase == "turn" else None)


def outcome(s: State) -> Outcome | None:
    """The richest win; the eliminated score nothing."""
    if s.phase != "over":
        return None
    totals = tuple(parts[-1] if parts else s.players[at].cash for at, parts in enumerate(s.totals))
    groups = ranking(s)
    ranks = [0] * s.seats
    first = 1
    for group in groups:
        for seat in group:
            ranks[seat] = first
        first += len(group)
    return Outcome(tuple(groups[0]), totals, s.ending, tuple(ranks))
