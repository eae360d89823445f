"""Messages, what is behind after a crash (C4), votes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from db import BadRecord, MessageRecord, PersonRecord, SeatRecord, Status, Store, VoteRecord
from tests.db.store_kit import a_message, a_move, a_seat, a_table, a_timer


async def test_messages(playing: Store) -> None:
    board = a_message(turn=1, since=2, rang="5,6", picture="p", digest="d", nonce="n")
    hand = a_message(kind="hand", seat=2, user=102, channel=44, message=6000, live=False)
    boards = replace(board, id=await playing.add_message(board))
    hands = replace(hand, id=await playing.add_message(hand))
    assert boards.id != hands.id
    assert await playing.messages("K7QM") == [boards, hands]
    assert await playing.messages("K7QM", live=True) == [boards]
    assert await playing.messages("K7QM", live=False) == [hands]
    assert await playing.messages("K7QM", kind="hand") == [hands]
    assert await playing.messages("K7QM", live=True, kind="hand") == []
    assert await playing.message_by(10, 5000) == boards
    assert await playing.message_by(44, 6000) == hands
    assert await playing.message_by(10, 6000) is None
    old = replace(boards, live=False, row=8, digest="e")
    assert await playing.put_message(old)
    assert await playing.message_by(10, 5000) == old
    await playing.drop_message(hands.id)
    assert await playing.messages("K7QM") == [old]
    assert not await playing.put_message(hands)
    assert await playing.add_message(hand) > hands.id  # a number in somebody's memory is never given again
    with pytest.raises(BadRecord):
        await playing.add_message(a_message("NONE"))


async def test_an_intent_is_unsent_until_it_has_its_message(playing: Store) -> None:
    intent = a_message(message=None, nonce="abc")
    intent = replace(intent, id=await playing.add_message(intent))
    await playing.add_message(a_message())
    assert await playing.unsent() == [intent]
    await playing.put_message(replace(intent, message=7000))
    assert await playing.unsent() == []


LIVE = a_message(row=1)
STALE = a_message(row=0)
PAST = a_message(row=1, live=False)
INTENT = a_message(row=1, message=None)
END = a_message(kind="end", row=1)
HAND = a_message(kind="hand", seat=1, user=101, row=1)


@pytest.mark.parametrize(
    ("status", "messages", "behind"),
    [
        ("playing", [], True),
        ("playing", [LIVE], False),
        ("playing", [STALE], True),
        ("playing", [PAST], True),
        ("playing", [INTENT], True),
        ("playing", [STALE, LIVE], True),
        ("playing", [replace(STALE, live=False), LIVE], False),
        ("playing", [LIVE, HAND], False),
        ("playing", [LIVE, replace(HAND, row=0)], True),
        ("playing", [LIVE, replace(HAND, row=0, live=False)], False),
        ("playing", [LIVE, INTENT], False),
        ("playing", [replace(LIVE, kind="hand")], True),
        ("paused", [], False),
        ("paused", [STALE], True),
        ("playing", [replace(LIVE, digest="")], True),
        ("playing", [LIVE, replace(HAND, digest="")], True),
        ("playing", [LIVE, replace(PAST, digest="")], False),
        ("playing", [LIVE, replace(LIVE, kind="lobby")], True),
        ("paused", [LIVE], True),
        ("paused", [PAST, replace(HAND, live=False)], False),
        ("paused", [PAST, HAND], True),
        ("finished", [], True),
        ("finished", [LIVE], True),
        ("finished", [END], False),
        ("finished", [replace(END, live=False)], False),
        ("finished", [replace(END, message=None)], True),
        ("finished", [PAST, END], False),
        ("finished", [STALE, END], True),
        ("finished", [LIVE, END], True),
        ("finished", [END, HAND], True),
        ("finished", [END, replace(HAND, live=False)], False),
        ("finished", [END, replace(HAND, row=0, live=False)], True),
        ("lobby", [], True),
        ("lobby", [replace(INTENT, kind="lobby")], True),
        ("frozen", [STALE], True),
        ("frozen", [PAST], False),
        ("void", [STALE], True),
        ("void", [PAST, END], False),
        ("cancelled", [], False),
        ("cancelled", [replace(LIVE, kind="lobby")], True),
        ("cancelled", [replace(PAST, kind="lobby")], False),
    ],
)
async def test_behind(playing: Store, status: Status, messages: list[MessageRecord], behind: bool) -> None:
    await playing.save(a_move(n=0))
    await playing.save(a_move(n=1, table=a_table(status=status, ended=50.0)))
    for message in messages:
        await playing.add_message(message)
    assert await playing.behind(50.0) == (["K7QM"] if behind else [])


async def test_a_lobby_that_was_touched_of_late_is_behind(playing: Store) -> None:
    await playing.put_table(a_table(status="lobby", touched=50.0))
    await playing.add_message(replace(LIVE, kind="lobby"))
    assert await playing.behind(50.0) == ["K7QM"]
    assert await playing.behind(51.0) == []


async def test_votes_and_offers_may_be_behind(playing: Store) -> None:
    await playing.save(a_move(n=0))
    await playing.add_message(replace(LIVE, row=0))
    assert await playing.behind(50.0) == []
    vote = VoteRecord(table="K7QM", kind="undo", body=b"", opened=1.0)
    vote = replace(vote, id=await playing.add_vote(vote))
    card = replace(LIVE, row=0, kind="vote", vote=vote.id)
    card = replace(card, id=await playing.add_message(card))
    assert await playing.behind(50.0) == ["K7QM"]
    await playing.put_vote(replace(vote, closed=2.0))
    assert await playing.behind(50.0) == ["K7QM"]
    await playing.put_message(replace(card, live=False))
    assert await playing.behind(50.0) == []
    await playing.put_seat(a_seat(open=True))
    assert await playing.behind(50.0) == ["K7QM"]
    await playing.add_message(replace(LIVE, row=0, kind="offer", seat=0))
    assert await playing.behind(50.0) == []
    await playing.put_seat(a_seat())
    assert await playing.behind(50.0) == ["K7QM"]


async def test_hands_of_a_game_that_ended_long_ago_stay_as_they_are(playing: Store) -> None:
    await playing.save(a_move(n=0))
    await playing.save(a_move(n=1, table=a_table(status="finished", ended=50.0)))
    for message in (END, replace(HAND, row=0, live=False)):
        await playing.add_message(message)
    assert await playing.behind(51.0) == []


@pytest.mark.parametrize(
    ("status", "seats", "messages", "clock", "waits"),
    [
        ("playing", [a_seat()], [HAND], 0, False),
        ("playing", [a_seat()], [replace(HAND, row=0)], 0, True),
        ("playing", [a_seat()], [replace(HAND, live=False)], 0, True),
        ("playing", [a_seat()], [replace(HAND, message=None)], 0, True),
        ("playing", [a_seat(), a_seat(seat=1, user=None)], [HAND], 0, True),
        ("playing", [a_seat()], [HAND], 60, True),
        ("playing", [a_seat(user=7)], [], 0, False),
        ("playing", [a_seat(user=8)], [], 0, False),
        ("playing", [a_seat(user=9)], [], 0, True),
        ("finished", [a_seat()], [], 0, False),
        ("paused", [a_seat()], [], 60, False),
    ],
)
async def test_waiting(
    playing: Store, status: Status, seats: list[SeatRecord], messages: list[MessageRecord],
    clock: int, waits: bool,
) -> None:  # fmt: skip
    await playing.put_person(PersonRecord(user=7, hand="channel"))
    await playing.put_person(PersonRecord(user=8, dms_closed=True))
    await playing.put_person(PersonRecord(user=9, hand="both"))
    await playing.save(a_move(n=0, timers=[]))
    await playing.save(a_move(n=1, timers=[], table=a_table(status=status, clock=clock)))
    for seat in seats:
        await playing.put_seat(seat)
    for message in messages:
        await playing.add_message(message)
    # Another table is the last that was touched.
    await playing.add_table(a_table("LATE", status="void", touched=1e12))
    assert await playing.waiting(60.0) == (["K7QM"] if waits else [])
    await playing.put_timers("K7QM", [a_timer(seat=3)])
    assert await playing.waiting(60.0) == (["K7QM"] if waits and not clock else [])


async def test_of_two_who_are_awaited_one_may_not_have_been_asked(playing: Store) -> None:
    await playing.save(a_move(n=0, timers=[]))
    await playing.save(a_move(n=1, timers=[], table=a_table(clock=60)))
    for seat in (0, 1):
        await playing.put_seat(a_seat(seat=seat))
    await playing.add_message(HAND)
    await playing.put_timers("K7QM", [a_timer(seat=1)])
    assert await playing.waiting(0.0) == []
    await playing.put_timers("K7QM", [a_timer(seat=seat) for seat in (0, 1)])
    assert await playing.waiting(0.0) == ["K7QM"]
    await playing.put_person(PersonRecord(user=100, hand="channel"))
    assert await playing.waiting(0.0) == []


async def test_without_a_clock_tables_touched_of_late_may_wait(playing: Store) -> None:
    await playing.save(a_move(n=0, timers=[], table=a_table(clock=0)))
    await playing.put_seat(a_seat(seat=1))
    await playing.add_message(replace(HAND, row=0))
    assert await playing.waiting(60.0) == ["K7QM"]
    touched = (await playing.tables("playing"))[0].touched
    await playing.add_table(a_table("LATE", status="void", touched=touched + 61.0))
    assert await playing.waiting(60.0) == []


async def test_votes(playing: Store) -> None:
    vote = VoteRecord(table="K7QM", kind="undo", body=b"{}", opened=1.0)
    first = replace(vote, id=await playing.add_vote(vote))
    second = replace(vote, id=await playing.add_vote(vote))
    assert await playing.votes("K7QM") == [first, second]
    done = replace(first, body=b"[1]", closed=2.0, outcome="yes")
    await playing.put_vote(done)
    assert await playing.vote(first.id) == done
    assert await playing.votes("K7QM") == [second]
    assert await playing.votes("K7QM", open=False) == [done, second]
    assert await playing.votes_before(1.5) == [second]
    assert await playing.votes_before(1.0) == []
    assert await playing.vote(999) is None
    with pytest.raises(BadRecord):
        await playing.put_vote(replace(vote, id=999))
    with pytest.raises(BadRecord):
        await playing.add_vote(replace(vote, table="NONE"))
