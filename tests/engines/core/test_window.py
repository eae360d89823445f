"""Several seats asked at once: a gathering, and a window with a clock, may-asks and lasting ids."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import CLOCK, ELAPSED, Option
from engines.core.table import Moved, NotAsked, Refused, Stale, Table

from . import toy
from .toy import Again, Bid, Close, Help, No, Put

SEED = bytes(32)
OWNER, LEFT, RIGHT = 0, 1, 2


def bidding(seats: int = 3) -> Table[toy.State]:
    """A new table: everybody bids."""
    return Table.start(toy.SPEC, seats, toy.Settings(), SEED)[0]


def window(seats: int = 3) -> Table[toy.State]:
    """Seat 0 has laid a card and thrown; the others may help."""
    table = bidding(seats)
    for seat in range(seats):
        table.answer(seat, Bid(3 if seat == OWNER else 0))
    table.answer(OWNER, table.asks[OWNER].options[0])
    assert table.g.s.phase == "turn"
    return table


def kinds(table: Table[Any]) -> dict[int, tuple[str, bool]]:
    """What each seat is asked, and whether it must answer."""
    return {seat: (ask.kind, ask.must) for seat, ask in table.asks.items()}


def events(moved: Moved) -> list[type]:
    """Types of what was told."""
    return [type(told.event) for told in moved.events]


def test_a_gathering_asks_each_once_and_tells_when_all_are_in() -> None:
    table: Any = bidding()
    assert table.awaited == (0, 1, 2)
    first = dict(table.ids)
    assert table.answer(1, Bid(2), first[1]).events == ()
    assert table.awaited == (0, 2)
    assert table.ids == {0: 0, 2: 0}, "a neighbour's bid leaves the panels of the others good"
    with pytest.raises(NotAsked):
        table.answer(1, Bid(3), first[1])
    assert table.answer(2, Bid(0), first[2]).checkpoint is None
    last = table.answer(0, Bid(1), first[0])
    assert [told.event for told in last.events] == [toy.Bidden((1, 2, 0))]
    assert (table.n, table.g.s.turn, last.row.n) == (3, 1, 3)
    assert last.checkpoint is not None
    assert table.base_row == last.checkpoint.row == 3


def test_steps_that_ask_nothing_run_by_themselves() -> None:
    table, moved = Table.start(toy.SPEC, 3, toy.Settings(), SEED)
    assert events(moved) == [toy.Dealt, toy.Got, toy.Got, toy.Got]
    assert moved.row.kind == "start"
    assert [draw.purpose for draw in moved.row.draws] == ["deck"]
    assert table.rows == []
    assert (table.base_row, table.base_used) == (0, table.g.chance.used)


def test_a_window_awaits_all_but_the_owner_and_has_a_clock() -> None:
    table = window()
    assert kinds(table) == {
        OWNER: ("throw", False),
        LEFT: ("help", True),
        RIGHT: ("help", True),
        CLOCK: ("grace", True),
    }
    assert table.awaited == (LEFT, RIGHT), "the clock is nobody who is awaited"
    assert table.default(LEFT) == No()
    assert table.default(CLOCK) == ELAPSED
    with pytest.raises(Refused):
        table.answer(OWNER, Close())


def test_a_pass_leaves_other_panels_good_and_a_throw_makes_them_stale() -> None:
    table = window()
    shown = dict(table.ids)
    table.answer(LEFT, No(), shown[LEFT])
    assert kinds(table)[LEFT] == ("help", False), "who said no may still change their mind"
    assert {seat: table.ids[seat] for seat in (OWNER, RIGHT, CLOCK)} == {
        seat: shown[seat] for seat in (OWNER, RIGHT, CLOCK)
    }
    assert table.ids[LEFT] == table.n
    with pytest.raises(Stale):
        table.answer(LEFT, Help(), shown[LEFT])
    table.answer(OWNER, Again(("d0",)), shown[OWNER])
    assert {table.ids[seat] for seat in (OWNER, LEFT, RIGHT)} == {table.n}
    with pytest.raises(Stale):
        table.answer(RIGHT, Help(), shown[RIGHT])
    assert table.ids[CLOCK] == shown[CLOCK], "its question rests on nothing"


def test_a_coin_changes_what_the_others_are_asked_about() -> None:
    table = window()
    shown = dict(table.ids)
    pot = table.g.s.pot
    moved = table.answer(LEFT, Help(), shown[LEFT])
    assert (events(moved), table.g.s.pot) == ([toy.Helped], pot + 1)
    assert table.ids[RIGHT] == table.n > shown[RIGHT]


def test_the_owner_closes_when_all_were_heard() -> None:
    table = window()
    shown = table.ids[OWNER]
    for seat in (LEFT, RIGHT):
        table.answer(seat, No())
    assert kinds(table) == {OWNER: ("throw", True), LEFT: ("help", False), RIGHT: ("help", False)}
    assert table.ids[OWNER] == table.n, "a question that must be answered now is another than one that may be"
    with pytest.raises(Stale):
        table.answer(OWNER, Close(), shown)
    moved = table.answer(OWNER, Close(), table.ids[OWNER])
    assert events(moved) == [toy.Took]
    assert moved.checkpoint is not None


def test_the_clock_ends_the_grace() -> None:
    table = window()
    due = table.ids[CLOCK]
    moved = table.answer(CLOCK, ELAPSED, due, by="clock")
    assert (moved.row.seat, moved.row.by, moved.row.fenced) == (CLOCK, "clock", False)
    assert kinds(table) == {OWNER: ("throw", True), LEFT: ("help", False), RIGHT: ("help", False)}
    with pytest.raises(NotAsked):
        table.answer(CLOCK, ELAPSED, due)
    table.answer(RIGHT, Help())
    table.answer(OWNER, Close())
    assert table.g.s.phase == "turn"
    assert table.g.s.turn == LEFT


def test_holes_are_filled_in_answers() -> None:
    table = window()
    for wrong in (
        Again(()),
        Again(("d0", "d1", "d2")),
        Again(("d1", "d0")),
        Again(("d0", "d0")),
        Again(("d9",)),
        table.asks[OWNER].options[0],
    ):
        with pytest.raises(Refused):
            table.answer(OWNER, wrong)
    before = list(table.g.s.dice)
    moved = table.answer(OWNER, Again(("d0", "d2")))
    assert table.g.s.dice[1] == before[1]
    assert len(moved.row.draws) == 2
    assert moved.row.fenced
    unasked: list[Option] = [Put(toy.CARDS[0]), Bid(1), No()]
    for wrong in unasked:
        with pytest.raises(Refused):
            table.answer(OWNER, wrong)


def test_bids_fit_the_purse() -> None:
    table = bidding()
    for wrong in (Bid(-1), Bid(4), Bid(True), table.asks[0].options[0]):
        with pytest.raises(Refused):
            table.answer(0, wrong)
    table.answer(0, Bid(3))


def test_a_free_answer_is_no_fence_and_a_card_is_one() -> None:
    table = bidding()
    assert not table.answer(0, Bid(3)).row.fenced
    table.answer(1, Bid(0))
    assert table.answer(2, Bid(0)).row.fenced
    assert table.answer(0, table.asks[0].options[0]).row.fenced
    assert not table.answer(1, No()).row.fenced


def test_an_ended_table_asks_nobody() -> None:
    table = window()
    while table.outcome is None:
        seat = table.awaited[0]
        table.answer(seat, table.default(seat))
    assert (table.asks, table.awaited) == ({}, ())
    with pytest.raises(NotAsked):
        table.answer(0, Close())
