"""FF-130 to FF-135, WE-25, WE-29, WE-30: moving and sharing."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fable import track

from .kit import A, B, G, act, fame, table, told
from .plain import Attack, LegendWaits, MoonTaken, Pushed


def dusk(seats: int = 2, **fields: Any) -> G:
    """A's day is over; tokens moved this turn."""
    g = table(seats, phase="dusk", **fields)
    g.s.day.moved = True
    return g


@pytest.mark.rule("FF-122", "FF-131", "FF-134", "WE-25")
@pytest.mark.parametrize(
    ("at", "others", "finish", "moon", "legend"),
    [(25, (25, 26), 27, False, False), (29, (29, 3), 30, True, False), (34, (34, 3), 35, False, True)],
)
def test_who_comes_later_goes_on(
    at: int, others: tuple[int, int], finish: int, moon: bool, legend: bool
) -> None:
    fields = {"b": {"fame": others[0]}, "c": {"fame": others[1]}}
    g = dusk(3, moons=[30], a={"fame": at, "low": at}, **fields)
    act(g)
    assert fame(g) == [finish, *others]
    assert told(g, Pushed) == [Pushed(A, finish)]
    assert bool(told(g, MoonTaken)) is moon
    assert bool(told(g, LegendWaits)) is legend


@pytest.mark.rule("FF-130", "FF-131")
def test_during_a_turn_a_space_may_be_shared() -> None:
    g = table(combat="M16", a={"fame": 4, "deployed": "A50"}, b={"fame": 8})
    act(g, Attack("A50", "M16", "po"))
    assert fame(g) == [8, 8]
    g = table(a={"fame": 99}, b={"fame": 3})
    track.move(g, A, 50)
    assert fame(g)[A] == 149


@pytest.mark.rule("FF-131", "FF-008")
def test_nought_may_be_shared() -> None:
    g = dusk(3)
    act(g)
    assert fame(g) == [0, 0, 0]
    assert not told(g, Pushed)


@pytest.mark.rule("FF-132")
def test_who_is_moved_in_anothers_turn_is_settled_at_once() -> None:
    g = table(3, a={"fame": 8}, b={"fame": 5}, c={"fame": 9})
    track.move(g, B, 3)
    assert fame(g) == [8, 10, 9]
    assert told(g, Pushed) == [Pushed(B, 10)]


@pytest.mark.rule("FF-132")
def test_after_the_sharing_of_dusk_ones_own_moves_are_settled_too() -> None:
    g = table(a={"fame": 8}, b={"fame": 11})
    g.s.day.settled = True
    track.move(g, A, 3)
    assert fame(g) == [12, 11]


@pytest.mark.rule("FF-133", "WE-29")
@pytest.mark.parametrize(("at", "lost", "finish"), [(22, 4, 19), (3, 4, 0)])
def test_fame_lost(at: int, lost: int, finish: int) -> None:
    g = table(a={"fame": 18}, b={"fame": at})
    g.s.moons, g.s.players[B].moons = [30], 1
    track.move(g, B, -lost)
    assert fame(g)[B] == finish
    assert (g.s.moons, g.s.players[B].moons) == ([30], 1)


@pytest.mark.rule("FF-135", "FF-145", "FF-127", "WE-30")
def test_the_low_mark_is_the_lowest_since_the_last_dusk() -> None:
    g = dusk(moons=[30], a={"fame": 32}, b={"fame": 3})
    act(g)
    assert not told(g, MoonTaken)
    assert g.s.players[A].low == 32
    # Pushed back in B's turn.
    g.s.phase = "day"
    track.move(g, A, -4)
    assert (g.s.players[A].fame, g.s.players[A].low) == (28, 28)
    g.s.turn, g.s.phase = A, "dusk"
    g.s.day.settled = False
    track.move(g, A, 5)
    act(g)
    assert told(g, MoonTaken) == [MoonTaken(A, 30)]
    assert g.s.players[A].low == 33


@pytest.mark.rule("FF-135")
def test_off_turn_gains_are_looked_at_by_the_next_own_dusk() -> None:
    g = table(moons=[30], a={"fame": 3}, b={"fame": 28, "low": 28})
    track.move(g, B, 7)
    assert fame(g)[B] == 35
    assert not told(g, MoonTaken)
    assert g.s.players[B].pending == []
    g.s.turn, g.s.phase = B, "dusk"
    act(g)
    assert told(g, MoonTaken) == [MoonTaken(B, 30)]
