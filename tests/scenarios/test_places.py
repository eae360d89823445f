"""Messages, threads and channels that vanish, close, or grow old (C7, C8)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.reading import alts, controls, labels, said, text
from tests.stage import Stage

from .conftest import Opening


async def in_thread(made: Stage, *others: str, **options: Any) -> tuple[str, Any]:
    """A game in a thread of its own: ``(table, thread)``."""
    first = made.person("ana")
    opened = await first.slash("fixer new", seats=1 + len(others), place="thread", **options)
    table = said(opened).split("**")[1]
    [thread] = made.channel.threads
    lobby = next(m for m in thread.history() if table in text(m))
    for name in others:
        await made.person(name).press(lobby, label="Join")
    await first.press(lobby, label="Start")
    return table, thread


async def test_c07_a_deleted_board_is_posted_again(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        rng = Random(1)
        for _ in range(5):
            made.delete(made.board())
            [person] = await made.awaited(table)
            await person.act(rng, table)
            assert len(made.boards()) == 1


async def test_c07_a_deleted_lobby_is_posted_again(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", start=False)
        made.delete(made.last(f"table {table}"))
        await made.person("ana").slash("table leave")
        table = await made.open("ana", start=False)
        made.delete(made.last(f"table {table}"))
        assert "player" in said(await made.person("ana").slash("table show"))
        assert "Join" in labels(made.last(f"table {table}"))


async def test_c07_a_deleted_hand_is_no_trouble(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        made.delete(person.asking(table)[-1])
        await person.act(Random(1), table)
        assert (await made.load(table)).record.last_row == 1


@pytest.mark.parametrize("gone", ["thread", "channel"])
async def test_c07_the_place_is_deleted_and_the_table_goes_on_elsewhere(opening: Opening, gone: str) -> None:
    async with opening(seed=b"6" * 32) as made:
        other = made.place("elsewhere")
        if gone == "thread":
            table, place = await in_thread(made, "bo", "cal")
        else:
            table, place = await made.open("ana", "bo", "cal"), made.channel
        [person] = await made.awaited(table)
        made.delete_place(place)
        await person.act(Random(1), table, panel=person.asking(table)[-1])
        loaded = await made.load(table)
        assert loaded.record.status == "paused"
        assert loaded.record.last_row == 1
        assert not await made.store.timers(table)
        ana = made.person("ana")
        assert sum("so the table is paused" in text(m) for m in ana.dms()) == 1
        assert not any(p.asking(table) for p in made.people.values())
        listed = said(await ana.slash("table list", at=other))
        assert "paused" in listed
        assert "is paused" in said(await ana.slash("table hand", at=other))
        resumed = await ana.slash("table resume", at=other)
        assert "goes on here" in said(resumed)
        assert len(made.boards(table, other)) == 1
        [now] = await made.awaited(table)
        assert len(now.asking(table)) == 1
        await now.act(Random(2), table, panel=now.asking(table)[-1])
        assert (await made.load(table)).record.last_row == 2
        assert (await made.load(table)).record.status == "playing"


async def test_c07_a_lost_permission_pauses_and_resume_goes_on_in_the_same_place(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        rng = Random(1)
        made.refuse("POST", f"/channels/{made.channel.id}/messages", 403, 50013, None)
        while not (refused := len(made.requests("POST", f"/channels/{made.channel.id}/messages")) - 2):
            [person] = await made.awaited(table)
            await person.act(rng, table)
        assert refused == 1
        # Whoever is asked has a hand meanwhile; after a minute the place is looked at again.
        [person] = await made.awaited(table)
        assert len(person.asking(table)) == 1
        # Whatever this machine has taken until now comes on top.
        await made.wait(30)
        assert (await made.load(table)).record.status == "playing"
        await made.wait(35)
        assert (await made.load(table)).record.status == "paused"
        made.mend()
        assert "may see, write and attach" in text(made.person("ana").dms()[-1])
        assert "goes on here" in said(await made.person("bo").slash("table resume"))
        assert len(made.boards()) == 1
        [person] = await made.awaited(table)
        assert len(person.asking(table)) == 1


async def test_c07_a_permission_that_comes_back_within_a_minute_pauses_nothing(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        rng, old = Random(1), made.board().id
        made.refuse("POST", f"/channels/{made.channel.id}/messages", 403, 50013)
        while made.board().id == old and (await made.load(table)).record.last_row < 6:
            [person] = await made.awaited(table)
            await person.act(rng, table)
        await made.wait(65)
        assert (await made.load(table)).record.status == "playing"
        assert made.board().id != old
        assert not any("paused" in text(m) for m in made.person("ana").dms())


async def test_c07_a_lobby_in_a_deleted_channel_is_closed_and_its_host_told(opening: Opening) -> None:
    async with opening() as made:
        made.refuse("POST", f"/channels/{made.channel.id}/messages", 403, 50001)
        opened = await made.person("ana").slash("fixer new", seats=2)
        table = said(opened).split("**")[1]
        assert (await made.load(table)).record.status == "cancelled"
        assert "so its lobby is closed" in text(made.person("ana").dms()[-1])


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (429, 30046), (404, 10008)])
async def test_c08_an_old_or_archived_board_is_replaced(opening: Opening, status: int, code: int) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        rng = Random(2)
        await made.restart()
        for _ in range(4):
            made.refuse("PATCH", f"/channels/{made.channel.id}/messages/*", status, code, made.tries(status))
            [person] = await made.awaited(table)
            old = {m.id for m in made.boards()}
            await person.act(rng, table)
            # An old message that has been changed too often is left behind a little later.
            await made.wait(3)
            fresh = [m for m in made.boards() if m.id not in old]
            live = await made.store.messages(table, live=True, kind="board")
            assert len(live) == 1
            assert len(fresh) <= 1
        # A board that could not be changed keeps its buttons: they still work.
        stale = made.boards()[0]
        result = await person.press(stale, label="My hand")
        assert "Your hand" in said(result)


async def test_c08_a_board_in_a_thread_that_sleeps_loses_its_buttons_when_it_wakes(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table, thread = await in_thread(made, "bo", card_exchange=True)
        rng = Random(2)
        for _ in range(5):
            made.archive(thread)
            person = (await made.awaited(table))[0]
            [old] = made.boards(table, thread)
            await person.act(rng, table, panel=person.asking(table)[-1])
            [new] = made.boards(table, thread)
            assert new.id != old.id


async def test_c08_a_board_left_behind_after_a_restart_shows_its_own_moment(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        await made.manager("ana").slash("settings", old_boards="pictures")
        table = await made.open("ana", "bo")
        rng = Random(2)
        for _ in range(3):
            [person] = await made.awaited(table)
            await person.act(rng, table)
        board = made.board()
        await made.restart()
        while made.board().id == board.id:
            shown = alts(made.board())
            await made.restart()
            [person] = await made.awaited(table)
            await person.act(rng, table)
        left = next(m for m in made.channel.history() if m.id == board.id)
        assert not controls(left)
        assert alts(left) == shown
