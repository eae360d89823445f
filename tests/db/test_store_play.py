"""Rows, events, checkpoints, timers: save and load."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from db import AnswerRecord, BadRecord, Loaded, Move, Store, Taken
from tests.db.store_kit import (
    a_checkpoint,
    a_move,
    a_seat,
    a_table,
    a_timer,
    an_answer,
    an_event,
)

FULL = AnswerRecord(
    table="K7QM", n=0, kind="undo", seat=2, by="keeper", user=2**62, ask=5, choice=b"\x00\xff", fenced=True,
    crc=2**32 - 1, draws=b"draws", back_to=3, interaction=2**62 + 1, at=1.25,
)  # fmt: skip
BARE = AnswerRecord(table="K7QM", n=1, kind="start", by="clock", crc=0, at=2.0)


async def everything(store: Store) -> list[Any]:
    """All that a save can change."""
    return [
        await store.tables(), await store.rows("K7QM"), await store.events("K7QM"),
        await store.checkpoints("K7QM"), await store.due(1e12), await store.seats("K7QM"),
    ]  # fmt: skip


async def test_what_is_saved_comes_back(playing: Store) -> None:
    events = [an_event(i=0, seats="0,2"), an_event(i=1), an_event(i=2, seats="")]
    checkpoint, timers = a_checkpoint(), [a_timer(seat=0), a_timer(seat=-1, kind="grace", due=1.5)]
    await playing.save(Move(answer=FULL, events=events, checkpoint=checkpoint, timers=timers))
    await playing.save(Move(answer=BARE, timers=timers))
    assert await playing.rows("K7QM") == [FULL, BARE]
    assert await playing.rows("K7QM", since=0) == [BARE]
    assert await playing.events("K7QM") == events
    assert await playing.checkpoints("K7QM") == [checkpoint]
    assert await playing.timers("K7QM") == timers[::-1]
    table = await playing.table("K7QM")
    assert table == a_table(last_row=1, touched=2.0)


async def test_load(playing: Store) -> None:
    assert await playing.load("NONE") is None
    assert await playing.load("K7QM") == Loaded(table=a_table(), seats=[], checkpoint=None, rows=[])
    await playing.put_seat(a_seat())
    moves = [a_move(n=n) for n in range(5)]  # checkpoints at 0 and 3
    for move in moves:
        await playing.save(move)
    undo = an_answer(n=5, kind="undo", back_to=4)
    await playing.save(Move(answer=undo))
    loaded = await playing.load("K7QM")
    assert loaded is not None
    assert loaded.table == a_table(last_row=5, touched=undo.at)
    assert loaded.seats == [a_seat()]
    assert loaded.checkpoint == moves[3].checkpoint
    assert loaded.rows == [moves[4].answer, undo]


async def test_load_without_a_checkpoint_gives_every_row(playing: Store) -> None:
    rows = [an_answer(n=n) for n in range(3)]
    for row in rows:
        await playing.save(Move(answer=row))
    loaded = await playing.load("K7QM")
    assert loaded is not None
    assert (loaded.checkpoint, loaded.rows) == (None, rows)


@pytest.mark.parametrize("n", [0, 1, 3, 7])
async def test_only_the_next_number_is_taken(playing: Store, n: int) -> None:
    await playing.save(a_move(n=0))
    await playing.save(a_move(n=1))
    before = await everything(playing)
    again = a_move(n=n, answer=an_answer(n=n), table=a_table(status="finished"), timers=[])
    with pytest.raises(Taken) as refused:
        await playing.save(again)
    assert refused.value.which == "row"
    assert await everything(playing) == before


async def test_a_press_counts_once_in_the_whole_store(playing: Store) -> None:
    await playing.add_table(a_table("M3"))
    await playing.save(Move(answer=an_answer(interaction=99)))
    before = await everything(playing)
    for table, n in (("K7QM", 1), ("K7QM", 0), ("M3", 0)):
        late = an_answer(table, n, interaction=99)
        with pytest.raises(Taken) as refused:
            await playing.save(Move(answer=late, events=[an_event(late.table, late.n)]))
        assert refused.value.which == "interaction"
    assert await everything(playing) == before
    for n in (1, 2):  # but there may be many without
        await playing.save(Move(answer=an_answer(n=n, interaction=None)))


async def test_a_refused_save_leaves_the_transaction_around_it_whole(playing: Store) -> None:
    await playing.save(Move(answer=an_answer(interaction=99)))
    async with playing.transaction():
        await playing.put_seat(a_seat())
        with pytest.raises(Taken):
            await playing.save(Move(answer=an_answer(n=1, interaction=99), timers=[a_timer()]))
        await playing.put_seat(a_seat(seat=1))
    assert len(await playing.seats("K7QM")) == 2
    table = await playing.table("K7QM")
    assert table is not None
    assert table.last_row == 0
    assert await playing.timers("K7QM") == []


async def test_a_move_that_does_not_hold_together_is_refused(playing: Store) -> None:
    answer = an_answer()
    wrong = [
        Move(answer=an_answer("NONE")),
        Move(answer=answer, events=[an_event("M3")]),
        Move(answer=answer, events=[an_event(n=1)]),
        Move(answer=answer, timers=[a_timer("M3")]),
        Move(answer=answer, checkpoint=a_checkpoint("M3")),
        Move(answer=answer, checkpoint=a_checkpoint(row=1)),
        Move(answer=answer, table=a_table("M3")),
        Move(answer=answer, events=[an_event(), an_event()]),  # the same position twice
    ]
    before = await everything(playing)
    for move in wrong:
        with pytest.raises(BadRecord):
            await playing.save(move)
    assert await everything(playing) == before


async def test_a_save_updates_its_table(playing: Store) -> None:
    over = a_table(status="finished", why="won", ended=5.0, seed=b"seed", last_row=55, touched=0.0)
    await playing.save(Move(answer=an_answer(at=5.0), table=over))
    assert await playing.table("K7QM") == replace(over, last_row=0, touched=5.0)


async def test_checkpoints_keep_the_newest_and_the_first_of_each_turn(playing: Store) -> None:
    moments = [(1, 0), (1, 0), (1, 0), (1, 1), (1, 1), (2, 0), (2, 0), (2, 1), (2, 1), (2, 1)]
    for n, (round, turn) in enumerate(moments):
        await playing.save(
            Move(answer=an_answer(n=n), checkpoint=a_checkpoint(row=n, round=round, turn=turn))
        )
        kept = [checkpoint.row for checkpoint in await playing.checkpoints("K7QM")]
        firsts = {moments.index(moment) for moment in moments[: n + 1]}
        assert kept == sorted(firsts | {n})
    found = await playing.checkpoint_at_or_before("K7QM", 4)
    assert found is not None
    assert found.row == 3
    assert await playing.checkpoint_at_or_before("K7QM", -1) is None


async def test_undo_forgets_checkpoints(playing: Store) -> None:
    for n in range(7):  # checkpoints at 0, 3 and 6
        await playing.save(a_move(n=n, checkpoint=a_checkpoint(row=n, turn=n) if n % 3 == 0 else None))
    undo = an_answer(n=7, kind="undo", back_to=2)
    await playing.save(Move(answer=undo, drop_checkpoints_from=3))
    loaded = await playing.load("K7QM")
    assert loaded is not None
    assert loaded.checkpoint is not None
    assert loaded.checkpoint.row == 0
    assert [row.n for row in loaded.rows] == [1, 2, 3, 4, 5, 6, 7]
    both = a_checkpoint(row=8, turn=0)
    await playing.save(Move(answer=an_answer(n=8), drop_checkpoints_from=1, checkpoint=both))
    assert [c.row for c in await playing.checkpoints("K7QM")] == [0, 8]


async def test_events_between_rows(playing: Store) -> None:
    for n in range(4):
        await playing.save(a_move(n=n))
    assert [(e.n, e.i) for e in await playing.events("K7QM", since=2)] == [(3, 0), (3, 1)]
    assert [e.n for e in await playing.events("K7QM", since=0, until=2)] == [1, 1, 2, 2]
    assert [e.seats for e in await playing.events("K7QM", until=0)] == [None, "1"]


async def test_the_last_answer_of_a_person(playing: Store) -> None:
    given = [(0, 7), (1, 8), (0, 7), (0, 9), (1, None)]
    for n, (seat, user) in enumerate(given):
        await playing.save(Move(answer=an_answer(n=n, seat=seat, user=user)))
    await playing.save(Move(answer=an_answer(n=5, kind="undo", seat=0, user=9, back_to=2)))
    found = [await playing.last_answer("K7QM", *who) for who in ((0, 7), (0, 9), (1, 8), (1, 9))]
    assert found == [2, 3, 1, -1]
    assert await playing.last_answer("M3", 0, 7) == -1


async def test_timers(playing: Store) -> None:
    await playing.add_table(a_table("M3"))
    assert await playing.due(99.0) == []
    await playing.put_timers("K7QM", [a_timer(seat=0, due=30.0), a_timer(seat=1, due=10.0)])
    await playing.save(a_move("M3", timers=[a_timer("M3", 0, due=20.0)]))
    assert [timer.due for timer in await playing.due(20.0)] == [10.0, 20.0]
    assert [timer.due for timer in await playing.due(99.0, limit=1)] == [10.0]
    await playing.drop_timer("K7QM", 1, "turn")
    await playing.drop_timer("K7QM", 1, "turn")
    assert [timer.seat for timer in await playing.timers("K7QM")] == [0]
    await playing.save(a_move("M3", 1, timers=[]))
    assert await playing.timers("M3") == []
    assert [timer.due for timer in await playing.due(99.0)] == [30.0]
    with pytest.raises(BadRecord):  # twice the same key: and nothing has changed
        await playing.put_timers("K7QM", [a_timer(seat=5), a_timer(seat=5)])
    assert [timer.seat for timer in await playing.timers("K7QM")] == [0]
