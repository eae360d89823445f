"""Undo: one's own last answer freely until a fence, any answer by a vote; the dice go back as well."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engines.core.journal import ANSWER, Row, standing, undoable
from engines.core.table import Stale, Table

from .hosted import stored_row
from .kit import PlayedGame, of_each_kind, recorded, snapshot

#: Answers of one game that are taken back by a vote; of each kind of free ones so many.
TRIES, OF_A_KIND = 25, 4
#: Checkpoints over which the journal with the undo is at least opened.
STEPS_BACK = 3


def taken_back(game: PlayedGame, k: int, count: int, far: int = 0) -> None:
    """Take back the ``count`` answers before answer ``k`` and give them again: the same comes of it.
    ``far``: open from a checkpoint so many before the nearest."""
    first = k - count
    back_to, last = first + 1, k
    rows = game.rows[: k + 1]
    found = [each for each in game.checkpoints if each.row <= first]
    checkpoint = found[max(0, len(found) - 1 - far)]
    kept = [row for row in standing(rows) if checkpoint.row < row.n < back_to]
    table = Table.open(game.spec, game.seed, checkpoint, kept, check=False)
    before = game.moments[first]
    assert snapshot(table) == before
    shown = dict(table.ids)
    undo = table.withdrawn(last, back_to, seat=game.given[first].seat, rows=rows)
    assert (undo.row.n, undo.row.back_to, undo.row.crc) == (last + 1, back_to, before.crc)
    assert not undo.events
    assert undo.checkpoint is None
    assert undo.row.fenced
    assert set(table.ids.values()) <= {undo.row.n}, "what was shown before the undo has passed"
    assert _without_numbers(snapshot(table)) == _without_numbers(before)
    for seat, ask in shown.items():
        with pytest.raises(Stale):
            table.answer(seat, game.given[first].choice, ask)
    rows = [*rows, undo.row]
    for given in game.given[first:k]:
        moved = table.answer(given.seat, given.choice, by=given.moved.row.by)
        assert moved.events == given.moved.events
        assert _deed(moved.row) == _deed(given.moved.row)
        rows.append(moved.row)
    assert _without_numbers(snapshot(table)) == _without_numbers(game.moments[k])
    assert standing(rows)[-count:] == rows[-count:]
    # From the newest checkpoint before what was taken back, and from one before that.
    for older in {max(0, len(found) - 1 - max(far, STEPS_BACK)), len(found) - 1}:
        again = Table.open(
            game.spec, game.seed, found[older], [stored_row(row) for row in rows[found[older].row + 1 :]]
        )
        assert snapshot(again) == snapshot(table)


def _without_numbers(moment: Any) -> tuple[Any, ...]:
    return tuple(
        getattr(moment, name) for name in ("state", "used", "asks", "crc", "awaited", "outcome", "base")
    )


def _deed(row: Row) -> Row:
    return msgspec.structs.replace(row, n=0, ask=0)


def only_ones_own_last_answer_can_be_taken_back(game: PlayedGame) -> None:
    """Freely, if it taught nothing."""
    rows = game.rows
    for k, given in enumerate(game.given):
        row = given.moved.row
        mine = row.n if not row.fenced and row.by == "person" else None
        for start in (0, max(0, k - 2)):
            assert undoable(rows[start : k + 2], given.seat) == mine
        for other in range(game.variant.seats):
            if other != given.seat:
                assert undoable(rows[max(0, k - 2) : k + 2], other) is None
    assert undoable(rows[:1], 0) is None


def own_last_answers_can_be_taken_back(game: PlayedGame) -> None:
    """Answers of every kind that their seats may take back freely are taken back."""
    free, taken = 0, 0
    for each in (game, recorded(game.variant, 2)):
        last = len(each.given)
        may = [
            (k, given)
            for k, given in enumerate(each.given, 1)
            if k < last and undoable(each.rows[max(0, k - 2) : k + 1], given.seat) is not None
        ]
        free += sum(not given.moved.row.fenced for given in each.given[:-1])
        for k, given in of_each_kind(may, OF_A_KIND):
            assert given.moved.row.kind == ANSWER
            taken_back(each, k, 1)
            taken += 1
    assert taken or not free


def a_vote_takes_back_any_answers(game: PlayedGame) -> None:
    """Also fenced ones, several at once, over the ends of steps."""
    rng = Random(f"{game.variant.name} undo")
    for k in rng.sample(range(1, len(game.given)), min(TRIES, len(game.given) - 1)):
        taken_back(game, k, rng.randint(1, min(k, 6)), far=rng.choice((0, 0, 3)))
    if len(game.given) > 1:
        # Once from the very beginning: the store may have thinned out all checkpoints but the first.
        taken_back(game, len(game.given) - 1, 1, far=len(game.checkpoints))
