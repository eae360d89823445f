"""Messages, threads and channels that vanish, close, or grow old (C7, C8)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cogs.kit import said
from tests.stage import Stage, controls, stage, text


def board_in(channel: Any) -> list[Any]:
    return [m for m in channel.history() if any(":!hand" in c["custom_id"] for c in controls(m))]


async def in_thread(made: Stage, *others: str) -> tuple[str, Any]:
    """A game in a thread of its own: ``(table, thread)``."""
    first = made.person("ana")
    opened = await first.slash("fixer new", seats=1 + len(others), place="thread")
    table = said(opened).split("**")[1]
    [thread] = made.channel.threads
    lobby = next(m for m in thread.history() if table in text(m))
    for name in others:
        await made.person(name).press(lobby, label="Join")
    await first.press(lobby, label="Start")
    return table, thread


async def test_c07_a_deleted_board_is_posted_again(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        rng = Random(1)
        for _ in range(5):
            made.env.backend.delete_message(made.channel.id, made.board().id)
            [person] = await made.awaited(table)
            await person.act(rng, table)
            assert len(made.boards()) == 1


async def test_c07_a_deleted_lobby_is_posted_again(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", start=False)
        made.env.backend.delete_message(made.channel.id, made.last(f"table {table}").id)
        await made.person("ana").slash("table leave")
        table = await made.open("ana", start=False)
        made.env.backend.delete_message(made.channel.id, made.last(f"table {table}").id)
        assert "player" in said(await made.person("ana").slash("table show"))
        assert "Join" in [c.get("label") for c in controls(made.last(f"table {table}"))]


async def test_c07_a_deleted_hand_is_no_trouble(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        dm = person.user.dm_channel
        made.env.backend.delete_message(dm.id, person.asking(table)[-1].id)
        await person.act(Random(1), table)
        assert (await made.sit(table)).record.last_row == 1


@pytest.mark.parametrize("gone", ["thread", "channel"])
async def test_c07_the_place_is_deleted_and_the_table_goes_on_elsewhere(tmp_path: Path, gone: str) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        other = made.guild.create_text_channel("elsewhere")
        if gone == "thread":
            table, place = await in_thread(made, "bo", "cal")
        else:
            table, place = await made.open("ana", "bo", "cal"), made.channel
        [person] = await made.awaited(table)
        made.env.backend.delete_channel(place.id)
        await person.act(Random(1), table, panel=person.asking(table)[-1])
        sitting = await made.sit(table)
        assert sitting.record.status == "paused"
        assert sitting.record.last_row == 1
        assert not await made.bot.house.store.timers(table)
        ana = made.person("ana")
        assert sum("so the table is paused" in text(m) for m in ana.dms()) == 1
        assert not any(p.asking(table) for p in made.people.values())
        listed = said(await ana.member.slash(other, "table list"))
        assert "paused" in listed
        assert "is paused" in said(await ana.member.slash(other, "table hand"))
        resumed = await ana.member.slash(other, "table resume")
        assert "goes on here" in said(resumed)
        assert len(board_in(other)) == 1
        [now] = await made.awaited(table)
        assert len(now.asking(table)) == 1
        await now.act(Random(2), table, panel=now.asking(table)[-1])
        assert (await made.sit(table)).record.last_row == 2
        assert (await made.sit(table)).record.status == "playing"


async def test_c07_a_lost_permission_pauses_and_resume_goes_on_in_the_same_place(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        rng = Random(1)
        made.env.inject_error("POST", f"/channels/{made.channel.id}/messages", status=403, code=50013)
        while (await made.sit(table)).record.status == "playing":
            [person] = await made.awaited(table)
            await person.act(rng, table)
        assert "may see, write and attach" in text(made.person("ana").dms()[-1])
        assert "goes on here" in said(await made.person("bo").slash("table resume"))
        assert len(made.boards()) == 1
        [person] = await made.awaited(table)
        assert len(person.asking(table)) == 1


async def test_c07_a_lobby_in_a_deleted_channel_is_closed_and_its_host_told(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        made.env.inject_error("POST", f"/channels/{made.channel.id}/messages", status=403, code=50001)
        opened = await made.person("ana").slash("fixer new", seats=2)
        table = said(opened).split("**")[1]
        assert (await made.sit(table)).record.status == "cancelled"
        assert "so its lobby is closed" in text(made.person("ana").dms()[-1])


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (429, 30046), (404, 10008)])
async def test_c08_an_old_or_archived_board_is_replaced(tmp_path: Path, status: int, code: int) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        rng = Random(2)
        await made.restart()
        for _ in range(4):
            made.env.inject_error(
                "PATCH", f"/channels/{made.channel.id}/messages/*", status=status, code=code, times=1
            )
            [person] = await made.awaited(table)
            old = {m.id for m in made.boards()}
            await person.act(rng, table)
            fresh = [m for m in made.boards() if m.id not in old]
            live = await made.bot.house.store.messages(table, live=True, kind="board")
            assert len(live) == 1
            assert len(fresh) <= 1
        # A board that could not be changed keeps its buttons: they still work.
        stale = made.boards()[0]
        result = await person.press(stale, label="My hand")
        assert "Your hand" in said(result)


async def test_c08_a_board_in_a_thread_that_sleeps_loses_its_buttons_when_it_wakes(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", card_exchange=True)
        rng, post = Random(2), made.bot.publisher.post
        real, path = post.send, f"/channels/{made.channel.id}/messages/*"

        async def wakes(record: Any, *args: Any, **fields: Any) -> Any:
            sent = await real(record, *args, **fields)
            if record.kind == "board":
                made.env.backend.faults.clear()
            return sent

        post.send = wakes  # type: ignore[method-assign]
        for _ in range(5):
            made.env.inject_error("PATCH", path, status=400, code=50083, times=None)
            person = (await made.awaited(table))[0]
            old = made.board(table).id
            await person.act(rng, table)
            assert made.board(table).id != old


async def test_c08_a_board_left_behind_after_a_restart_shows_its_own_moment(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        rng = Random(2)
        for _ in range(3):
            [person] = await made.awaited(table)
            await person.act(rng, table)
        board = made.board()
        await made.restart()
        while made.board().id == board.id:
            shown = [item["description"] for item in pictures(made.board())]
            await made.restart()
            [person] = await made.awaited(table)
            await person.act(rng, table)
        left = next(m for m in made.channel.history() if m.id == board.id)
        assert not controls(left)
        assert [item["description"] for item in pictures(left)] == shown


def pictures(message: Any) -> list[Any]:
    from tests.stage import walk

    found: list[Any] = []
    for part in walk(message.components):
        raw = part if isinstance(part, dict) else part.to_dict()
        found += raw.get("items", [])
    return found
