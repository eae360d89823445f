"""A seat that leaves for good, and worlds of a table that somebody leaves."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.journal import RETIRE, standing
from engines.core.stored import pack
from engines.core.table import Moved, Table
from engines.core.words import Seat
from engines.core.worlds import possible, world

from . import toy
from .test_window import LEFT, OWNER, RIGHT, SEED, bidding, window
from .toy import Bid, Close, Inherit, No


def again(table: Table[toy.State], moves: list[Moved]) -> Table[toy.State]:
    """The table, opened from the last checkpoint and the rows since."""
    found = [moved.checkpoint for moved in moves if moved.checkpoint is not None]
    rows = [moved.row for moved in moves if moved.row.n > found[-1].row]
    return Table.open(toy.SPEC, SEED, found[-1], rows)


def same(one: Table[toy.State], two: Table[toy.State]) -> bool:
    """Whether two tables stand alike."""
    return (one.n, one.ids, one.asks, pack(one.g.s), one.rows, one.base_row, one.crc()) == (
        two.n,
        two.ids,
        two.asks,
        pack(two.g.s),
        two.rows,
        two.base_row,
        two.crc(),
    )


def test_the_step_in_hand_ends_first() -> None:
    table: Any
    table, moved = Table.start(toy.SPEC, 3, toy.Settings(), SEED)
    moves = [moved, table.answer(0, Bid(3)), table.retire(RIGHT, by="keeper")]
    row = moves[-1].row
    assert (row.kind, row.seat, row.by, row.fenced, row.draws) == (RETIRE, RIGHT, "keeper", True, ())
    assert table.ids == {1: 0, 2: 0}, "no panel is made stale"
    assert same(table, again(table, moves))
    moves.append(table.answer(RIGHT, table.default(RIGHT), by="clock"))
    moves.append(table.answer(LEFT, Bid(0)))
    assert table.g.s.phase == "turn"
    assert [ask.kind for ask in table.asks.values()] == ["inherit"]
    assert table.asks[OWNER].options[-1] == Inherit(Seat(RIGHT), 3)
    assert table.base_retiring == (RIGHT,)
    assert same(table, again(table, moves)), "the leaving is a step of its own, begun again when loaded"
    moves.append(table.answer(OWNER, Inherit(Seat(RIGHT), 3)))
    assert [told.event for told in moves[-1].events] == [toy.Left(Seat(RIGHT))]
    assert (table.g.s.gone, table.g.s.coins, table.base_retiring) == ([RIGHT], [6, 3, 0], ())
    assert same(table, again(table, moves))
    assert table.asks[OWNER].kind == "put"


def test_two_leave_and_one_is_left() -> None:
    table: Any = bidding()
    table.retire(LEFT)
    table.retire(RIGHT)
    for seat in table.awaited:
        table.answer(seat, table.default(seat))
    assert table.base_retiring == (LEFT, RIGHT)
    table.answer(RIGHT, table.default(RIGHT))
    assert (table.base_retiring, table.awaited) == ((RIGHT,), (OWNER,))
    table.answer(OWNER, table.default(OWNER))
    assert table.outcome is not None
    assert table.outcome.winners == (OWNER,)


def test_a_leaving_can_be_taken_back() -> None:
    table, moved = Table.start(toy.SPEC, 3, toy.Settings(), SEED)
    moves = [moved, table.answer(0, Bid(3)), table.retire(RIGHT)]
    assert moved.checkpoint is not None
    back = Table.open(toy.SPEC, SEED, moved.checkpoint, [moves[1].row])
    moves.append(back.withdrawn(2, 2, seat=LEFT))
    assert [row.n for row in standing([move.row for move in moves])] == [0, 1]
    moves += [back.answer(seat, Bid(0)) for seat in (1, 2)]
    assert back.asks[OWNER].kind == "put"
    assert same(back, again(back, moves))


def test_rows_are_those_since_the_boundary() -> None:
    """A table opened over the end of a step knows the rows of the step in hand, and no others."""
    table, moved = Table.start(toy.SPEC, 3, toy.Settings(), SEED)
    rows = []
    for seat, choice in ((0, Bid(3)), (1, Bid(0)), (2, Bid(0))):
        rows.append(table.answer(seat, choice).row)
    rows.append(table.answer(OWNER, table.asks[OWNER].options[0]).row)
    rows.append(table.answer(LEFT, No()).row)
    assert moved.checkpoint is not None
    far = Table.open(toy.SPEC, SEED, moved.checkpoint, rows)
    assert far.rows == table.rows == rows[3:]
    assert same(far, table)
    for made in (world(far, LEFT, lambda cards: None), world(table, LEFT, lambda cards: None)):
        assert made is not None
        assert same(made, table), "a world with nothing exchanged is the table itself"


def test_worlds_of_a_table_that_somebody_leaves() -> None:
    table = window()
    table.retire(RIGHT)
    table.answer(LEFT, No())
    rng = Random(1)
    assert len(table.rows) == 3
    for made in possible(table, LEFT, rng)(3):
        assert made.g.s.shown == table.g.s.shown
        made.answer(RIGHT, No())
        made.answer(OWNER, Close())
        assert made.asks[OWNER].kind == "inherit"
    table.answer(RIGHT, No())
    table.answer(OWNER, Close())
    assert table.asks[OWNER].kind == "inherit"
    found = possible(table, LEFT, rng)(3)
    assert len(found) == 3
    for made in found:
        assert made.asks == table.asks, "a world of the leaving is a leaving too"
