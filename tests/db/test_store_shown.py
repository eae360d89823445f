"""Messages, what is behind after a crash (C4), votes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from store_kit import a_message, a_move, a_table

from db import BadRecord, MessageRecord, Status, Store, VoteRecord


async def test_messages(playing: Store) -> None:
    board = a_message(moment="1.2", digest="d", nonce="n")
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


@pytest.mark.parametrize(
    ("status", "messages", "behind"),
    [
        ("playing", [], True),
        ("playing", [LIVE], False),
        ("playing", [STALE], True),
        ("playing", [PAST], True),
        ("playing", [INTENT], True),
        ("playing", [STALE, LIVE], False),
        ("playing", [replace(LIVE, kind="hand")], True),
        ("paused", [], False),
        ("paused", [STALE], True),
        ("paused", [LIVE], False),
        ("paused", [STALE, LIVE], False),
        ("finished", [], True),
        ("finished", [LIVE], True),
        ("finished", [END], False),
        ("finished", [replace(END, live=False)], False),
        ("finished", [replace(END, message=None)], True),
        ("finished", [PAST, END], False),
        ("finished", [STALE, END], True),
        ("lobby", [], False),
        ("frozen", [STALE], False),
        ("void", [STALE], False),
        ("cancelled", [], False),
    ],
)
async def test_behind(playing: Store, status: Status, messages: list[MessageRecord], behind: bool) -> None:
    await playing.save(a_move(n=0))
    await playing.save(a_move(n=1, table=a_table(status=status)))
    for message in messages:
        await playing.add_message(message)
    assert await playing.behind() == (["K7QM"] if behind else [])


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
