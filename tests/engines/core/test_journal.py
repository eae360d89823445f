"""Which rows stand, and what may be taken back, against a model that knows nothing clever."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engines.core.journal import ANSWER, RECOVERY, RETIRE, START, UNDO, Row, standing, undoable

SEATS = 3


@st.composite
def journals(draw: st.DrawFn) -> list[Row]:
    """Any rows that could stand in a store."""
    rows = [Row(0, START, 0)]
    for n in range(1, draw(st.integers(1, 14))):
        kind = draw(st.sampled_from((ANSWER, ANSWER, ANSWER, UNDO, RECOVERY, RETIRE)))
        seat = draw(st.integers(0, SEATS - 1))
        if kind in (UNDO, RECOVERY):
            rows.append(Row(n, kind, 0, seat, back_to=draw(st.integers(1, n))))
        else:
            by = draw(st.sampled_from(("person", "person", "computer", "clock")))
            rows.append(Row(n, kind, 0, seat, by, fenced=kind == RETIRE or draw(st.booleans())))
    return rows


def stands(row: Row, rows: list[Row]) -> bool:
    """Whether no later row takes this one back."""
    taken = any(other.n > row.n and other.back_to is not None and other.back_to <= row.n for other in rows)
    return row.kind in (START, ANSWER, RETIRE) and not taken


@given(journals())
def test_standing(rows: list[Row]) -> None:
    assert standing(rows) == [row for row in rows if stands(row, rows)]


@given(journals(), st.integers(0, 14))
def test_rows_may_start_anywhere(rows: list[Row], start: int) -> None:
    assert standing(rows[start:]) == [row for row in standing(rows) if row in rows[start:]]


@given(journals(), st.integers(0, SEATS - 1))
def test_undoable(rows: list[Row], seat: int) -> None:
    last = next((row for row in reversed(rows) if stands(row, rows)), None)
    assert last is not None
    free = (last.kind, last.seat, last.by, last.fenced) == (ANSWER, seat, "person", False)
    assert undoable(rows, seat) == (last.n if free else None)


def test_an_undo_uncovers_the_answer_before() -> None:
    mine, theirs = Row(1, ANSWER, 0, 0), Row(2, ANSWER, 0, 1)
    assert undoable([mine, theirs], 0) is None
    back = Row(3, UNDO, 0, 1, back_to=2, fenced=True)
    assert undoable([mine, theirs, back], 0) == 1
    assert undoable([mine, theirs, back, Row(4, UNDO, 0, 0, back_to=1)], 0) is None
    assert undoable([], 0) is None
