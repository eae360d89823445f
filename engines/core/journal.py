"""The rows of a table's journal and the checkpoints between them.

Answers, undos and recoveries are rows; a number is never used twice. A live table is a checkpoint
and the rows after it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .chance import Draw

START, ANSWER, UNDO, RECOVERY, RETIRE = "start", "answer", "undo", "recovery", "retire"


class Row(msgspec.Struct, frozen=True, gc=False):
    """One line of the journal."""

    n: int
    kind: str
    crc: int
    """Of (state, words of chance used, asks) after this row."""
    seat: int | None = None
    by: str = "person"
    """Who answered for the seat; the rules never know."""
    ask: int | None = None
    choice: bytes = b""
    fenced: bool = False
    draws: tuple[Draw, ...] = ()
    back_to: int | None = None
    """Undo and recovery: every row from this number on is withdrawn."""


class Checkpoint(msgspec.Struct, frozen=True, gc=False):
    """The whole game as bytes, between two steps."""

    row: int
    rules_version: int
    used: int
    """Words of chance used."""
    round: int
    turn: int
    body: bytes
    """A :class:`Frozen`, as msgpack."""


class Frozen(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A checkpoint's body."""

    crc: int
    state: msgspec.Raw
    retiring: tuple[int, ...] = ()
    since: dict[int, int] = {}
    """By seat: since which row it waits, after the boundary; nothing in stores of before it was kept."""


def standing(rows: Sequence[Row]) -> list[Row]:
    """The rows that still count: those not withdrawn by a later one, and no undos and recoveries themselves.

    >>> rows = [Row(n, ANSWER, crc=0, seat=0) for n in (1, 2, 3)]
    >>> [row.n for row in standing([*rows, Row(4, UNDO, crc=0, back_to=2), Row(5, ANSWER, crc=0)])]
    [1, 5]
    """
    kept: list[Row] = []
    for row in rows:
        if row.back_to is not None:
            while kept and kept[-1].n >= row.back_to:
                kept.pop()
        if row.kind not in (UNDO, RECOVERY):
            kept.append(row)
    return kept


def answered(rows: Sequence[Row], first: int, end: int) -> set[int | None]:
    """The seats that answered in rows ``first`` to ``end``, the last one not among them."""
    return {row.seat for row in rows if row.kind == ANSWER and first <= row.n < end}


def undoable(rows: Sequence[Row], seat: int) -> int | None:
    """The number of the row that ``seat`` may take back freely: its own last answer, given by a
    person, that taught nobody anything; None if there is none. ``rows`` may start anywhere.

    >>> undoable([Row(1, ANSWER, crc=0, seat=0), Row(2, ANSWER, crc=0, seat=1)], seat=1)
    2
    >>> undoable([Row(1, ANSWER, crc=0, seat=0, fenced=True)], seat=0) is None
    True
    """
    kept = standing(rows)
    if not kept:
        return None
    last = kept[-1]
    mine = last.kind == ANSWER and last.seat == seat and last.by == "person"
    return last.n if mine and not last.fenced else None
