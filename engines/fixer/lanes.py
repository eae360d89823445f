"""Where two seats meet: the lanes of a table, by number of seats (FX-010 to FX-016)."""

from __future__ import annotations

from itertools import pairwise

#: The names of the seats in the names of lanes.
LETTERS = "ABCD"
#: Markers in a lane at the start of a round (FX-016).
MARKERS = 3
Meeting = tuple[str, tuple[int, int]]
"""A lane's key, and the two seats that meet there: ``("AB1", (0, 1))``."""


def _plan(seats: int) -> list[Meeting]:
    if seats == 2:
        return [(f"AB{n}", (0, 1)) for n in (1, 2, 3, 4)]
    if seats == 3:
        pairs = ((0, 1), (1, 2), (2, 0))
        return [(f"{LETTERS[a]}{LETTERS[b]}{n}", (a, b)) for a, b in pairs for n in (1, 2)]
    around = [*pairwise((0, 1, 2, 3)), (3, 0)]
    return [(LETTERS[a] + LETTERS[b], (a, b)) for a, b in (*around, (0, 2), (1, 3))]


#: By number of seats: every lane, in the order of the table's picture.
PLAN: dict[int, list[Meeting]] = {seats: _plan(seats) for seats in (2, 3, 4)}
#: By number of seats and seat: the lanes it faces, as (index of the lane, its side there).
FACING: dict[int, list[list[tuple[int, int]]]] = {
    seats: [
        [(at, pair.index(seat)) for at, (_, pair) in enumerate(plan) if seat in pair] for seat in range(seats)
    ]
    for seats, plan in PLAN.items()
}
#: By number of seats: the index of a lane by its key.
LANE_AT: dict[int, dict[str, int]] = {
    seats: {key: at for at, (key, _) in enumerate(plan)} for seats, plan in PLAN.items()
}
