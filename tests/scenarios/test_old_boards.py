"""A board left behind becomes its story: the newest alone has a picture, unless the server keeps them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.reading import alts, controls, files, labels, links, private, said, text
from tests.stage import Stage

from .acts import ended, played
from .conftest import Opening


def pictured(made: Stage) -> list[Any]:
    """What everybody sees with a picture, oldest first; the lobby aside."""
    return [m for m in made.channel.history() if alts(m) and not private(m) and "Join" not in labels(m)]


def found(made: Stage, message: Any) -> Any:
    """A message as it is now; None if it was taken away."""
    return next((m for m in made.channel.history() if m.id == message.id), None)


def dead_links(made: Stage) -> list[str]:
    """Where buttons of direct messages lead to a message of the channel that is not there."""
    there = {str(message.id) for message in made.channel.history()}
    urls = [str(raw["url"]) for person in made.people.values() for m in person.dms() for raw in links(m)]
    ends = {url: url.partition(f"/{made.channel.id}/")[2] for url in urls}
    return [url for url, message in ends.items() if message and message not in there]


async def next_board(made: Stage, table: str, rng: Random) -> tuple[Any, str]:
    """Play until there is a new board; the one before, as it was then, and what it said."""
    old = made.board(table)
    while True:
        said_then = text(made.board(table))
        await played(made, table, rng)
        if made.board(table).id != old.id:
            return old, said_then


def edits(made: Stage, message: Any) -> int:
    """How often the bot has changed a message."""
    return len(made.requests("PATCH", f"/messages/{message.id}"))


@pytest.mark.parametrize("game", ["fixer", "lepro"])
async def test_the_newest_board_alone_has_a_picture(opening: Opening, game: str) -> None:
    async with opening(seed=b"6" * 32) as made:
        table, rng = await made.open("ana", "bo", game=game, computers=1), Random(2)
        stories = 0
        for _ in range(3):
            old, before = await next_board(made, table, rng)
            assert [m.id for m in pictured(made)] == [made.board(table).id]
            left = found(made, old)
            if left is None:
                continue
            stories += 1
            assert not controls(left)
            assert not files(left)
            heading, *lines = text(left).splitlines()
            assert lines
            assert heading == before.splitlines()[0], "the round that it showed"
            assert all(line in before for line in lines), "the lines it had, all of them"
        assert stories


async def test_a_board_left_behind_is_changed_once_and_after_the_new_one_is_there(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table, rng = await made.open("ana", "bo"), Random(2)
        await next_board(made, table, rng)
        old, count = made.board(table), 0
        while made.board(table).id == old.id:
            count, asked = edits(made, old), len(made.asked())
            await played(made, table, rng)
        assert edits(made, old) == count + 1
        here = [r for r in made.asked()[asked:] if f"/channels/{made.channel.id}/messages" in r.path]
        kinds = [r.method for r in here if r.method == "POST" or str(old.id) in r.path]
        assert kinds == ["POST", "PATCH"]
        await next_board(made, table, rng)
        assert edits(made, old) == count + 1, "never again"


async def test_at_the_end_the_last_card_alone_has_a_picture(opening: Opening) -> None:
    async with opening(seed=b"p" * 32) as made:
        table = await made.open("ana", computers=1)
        await made.play(table, Random(4))
        await ended(made, table)
        assert [text(m) for m in pictured(made)] == [text(made.last("the end"))]


async def test_who_manages_a_server_lets_old_boards_keep_their_picture(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        ana = made.manager("ana")
        shown = await ana.slash("settings")
        assert "become their story" in said(shown)
        pressed = await ana.press(shown.response, label="Old boards: keep pictures")
        assert "keep their picture" in said(pressed)
        assert pressed.response.id == shown.response.id, "changed in place"
        table, rng = await made.open("ana", "bo"), Random(2)
        old, _ = await next_board(made, table, rng)
        assert alts(found(made, old))
        assert not controls(found(made, old))
        assert "become their story" in said(await ana.slash("settings", old_boards="story"))
        old, _ = await next_board(made, table, rng)
        left = found(made, old)
        assert left is None or not alts(left)
        assert "in one of its channels" in said(await ana.slash_alone("settings", old_boards="pictures"))


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (429, 30046), (500, 0)])
async def test_a_board_that_cannot_be_changed_becomes_its_story_later(
    opening: Opening, status: int, code: int
) -> None:
    async with opening(seed=b"6" * 32, settle_timeout=4) as made:
        table, rng = await made.open("ana", "bo"), Random(2)
        old = made.board(table)
        made.refuse("PATCH", f"/channels/{made.channel.id}/messages/{old.id}", status, code, None)
        await played(made, table, rng)
        new = made.boards(table)[-1]
        assert new.id != old.id, "nobody waits for that"
        assert alts(found(made, old)), "as it was"
        made.mend()
        await made.wait(70)
        assert not alts(found(made, old))
        assert [m.id for m in pictured(made)] == [new.id]
        assert (await made.load(table)).record.status == "playing"


async def test_a_board_that_can_never_be_changed_is_let_be(opening: Opening) -> None:
    async with opening(seed=b"6" * 32, settle_timeout=4) as made:
        table, rng = await made.open("ana", "bo"), Random(2)
        old = made.board(table)
        made.refuse("PATCH", f"/channels/{made.channel.id}/messages/{old.id}", 403, 50001, None)
        await played(made, table, rng)
        await made.wait(200)
        tries = edits(made, old)
        assert 2 <= tries <= 6
        for _ in range(3):
            await played(made, table, rng)
        await made.wait(200)
        assert edits(made, old) == tries
        assert len(await made.store.messages(table, live=True, kind="board")) == 1
        told = [text(message) for person in made.people.values() for message in person.dms()]
        assert "does not take" not in "".join(told)


async def test_an_old_board_that_a_moderator_deleted_is_no_trouble(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table, rng = await made.open("ana", "bo"), Random(2)
        for _ in range(3):
            old = made.board(table)
            made.delete(old)
            await played(made, table, rng)
            assert made.board(table).id != old.id
            assert found(made, old) is None
            assert [m.id for m in pictured(made)] == [made.board(table).id]
            assert dead_links(made) == []
        assert len(await made.store.messages(table, live=True, kind="board")) == 1


async def test_a_board_without_a_line_is_taken_away(opening: Opening) -> None:
    """It rang for somebody whom no direct message reaches; nothing had happened since the one before."""
    async with opening(seed=b"6" * 32) as made:
        table, rng = await made.open("ana", "bo", start=False), Random(2)
        for person in made.people.values():
            made.close_door(person)
        await made.person("ana").press(made.last(f"table {table}"), label="Start")
        rang, told = made.board(table), made.last("cards are dealt")
        assert rang.id != told.id
        await played(made, table, rng)
        assert found(made, rang) is None
        assert found(made, told) is not None


async def test_a_board_that_another_has_replaced_is_taken_away(opening: Opening) -> None:
    """It could not be changed any more, within a turn: the one in its place tells the same, and more."""
    async with opening(seed=b"6" * 32) as made:
        table, rng = await made.open("ana", "bo"), Random(2)
        for _ in range(3):
            await played(made, table, rng)
        old = made.board(table)
        [turn] = (record.turn for record in await made.store.messages(table, live=True, kind="board"))
        path = f"/channels/{made.channel.id}/messages/{old.id}"
        made.refuse("PATCH", path, 429, 30046, None)
        await played(made, table, rng)
        [record] = await made.store.messages(table, live=True, kind="board")
        assert record.turn == turn
        assert found(made, old) is None
        assert dead_links(made) == []
        told = [line for m in made.channel.history() for line in text(m).splitlines()[1:]]
        assert len(told) == len(set(told)), "nothing twice"


async def test_what_is_taken_back_stays_told_on_a_board_left_behind(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table, rng = await made.open("ana", "bo"), Random(2)
        old, _ = await next_board(made, table, rng)
        story = text(found(made, old))
        [person] = await made.awaited(table)
        await played(made, table, rng)
        left = made.board(table)
        await person.slash("table undo")
        other = next(p for p in made.people.values() if p is not person)
        await other.press(made.last("would like to take back"), label="Take it back")
        assert [m.id for m in pictured(made)] == [made.board(table).id]
        assert "took a move back" in text(made.board(table))
        assert text(found(made, old)) == story
        assert found(made, left) is None or not alts(found(made, left)) or left.id == made.board(table).id
        await next_board(made, table, rng)
        assert [m.id for m in pictured(made)] == [made.board(table).id]


async def test_a_kill_leaves_one_board_with_a_picture(opening: Opening) -> None:
    """The bot dies while the old board cannot be changed; the next start does it, and nobody presses."""
    async with opening(seed=b"6" * 32, settle_timeout=4) as made:
        table, rng = await made.open("ana", "bo"), Random(2)
        old = made.board(table)
        made.refuse("PATCH", f"/channels/{made.channel.id}/messages/{old.id}", 500, 0, None)
        await played(made, table, rng)
        assert len(pictured(made)) == 2
        made.mend()
        await made.restart()
        assert [m.id for m in pictured(made)] == [made.board(table).id]
        assert "cards are dealt" in text(found(made, old))
        [person] = await made.awaited(table)
        assert len(person.asking(table)) == 1
