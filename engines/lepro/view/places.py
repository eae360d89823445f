"""The end of the game: who came where, and with what."""

from __future__ import annotations

import msgspec

from ..final_count import ranking
from ..state import State


class Place(msgspec.Struct, frozen=True):
    """The end for one player."""

    seat: int
    out: bool
    cash: int
    records: int
    """What they add to the total: negative, or 0."""
    gems: int
    car: int
    total: int
    winner: bool


def places_view(s: State) -> tuple[Place, ...]:
    """All players, the first place first."""
    groups = ranking(s)
    found = []
    for group in groups:
        for seat in group:
            parts = s.totals[seat] if s.totals and s.totals[seat] else [0, 0, 0, 0, 0]
            cash, records, jewels, car, worth = parts
            out = bool(s.players[seat].fallen)
            found.append(Place(seat, out, cash, records, jewels, car, worth, seat in groups[0]))
    return tuple(found)
