"""Foes that wait for a seat, to enter at the start of its next day (3.8, 3.17)."""

from __future__ import annotations

from .events import LegendWaits
from .order import further_turn
from .state import G, Waiting


def legend_waits(g: G, seat: int) -> None:
    """The top legend waits for a seat, unseen; not if there is none, or no turn left to fight it (FF-152)."""
    s = g.s
    if s.decks["legend"] and further_turn(s, seat):
        s.players[seat].pending.append(Waiting(s.decks["legend"].pop(), False))
        g.tell(LegendWaits(seat))
