"""The process dies between the commit and the post, or between the post and noting it (C4).

In this process alone: it must die between two given lines, which no one outside can bring about.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from host.schedule.recovery import recover
from tests.reading import text
from tests.scenarios.acts import answer
from tests.stage import Person, Stage, stage


class Killed(BaseException):
    """The end of the process at this very point."""

    count = 0

    def __init__(self) -> None:
        type(self).count += 1


def kill_before(made: Stage, kind: str) -> None:
    """Let the process die before a message of a kind is posted."""
    messages = made.bot.services.messages
    real = messages.send

    async def dies(loaded: Any, of_kind: str, *args: Any, **fields: Any) -> Any:
        if of_kind == kind:
            raise Killed
        return await real(loaded, of_kind, *args, **fields)  # type: ignore[arg-type]

    messages.send = dies  # type: ignore[method-assign, assignment]


def kill_after(made: Stage, kind: str) -> None:
    """Let the process die when a message of a kind was posted, before its id is noted."""
    store = made.bot.services.store
    real = store.put_message

    async def dies(record: Any) -> bool:
        if record.kind == kind and record.digest and record.message is not None and record.row >= 0:
            found = await store.message_by(record.channel, record.message)
            if found is None:
                raise Killed
        return await real(record)

    store.put_message = dies  # type: ignore[method-assign, assignment]


async def crash(made: Stage) -> None:
    """Start again after a kill."""
    assert Killed.count
    Killed.count = 0
    await made.restart()
    made.env.errors  # noqa: B018 (reading acknowledges)


async def sane(made: Stage, table: str) -> Person:
    """Exactly one current board and one current hand; who is to act."""
    assert len(made.boards(table)) == 1
    [person] = await made.awaited(table)
    assert len(person.asking(table)) == 1
    for other in made.people.values():
        if other is not person:
            assert not other.asking(table)
    return person


@pytest.mark.parametrize("kind", ["board", "hand"])
@pytest.mark.parametrize("kill", [kill_before, kill_after])
async def test_c04_a_crash_around_a_post(tmp_path: Path, kind: str, kill: Any) -> None:
    async with stage(tmp_path / "b.db", seed=b"4" * 32) as made:
        table = await made.open("ana", "bo", "cal")
        person, rng = await sane(made, table), Random(2)
        press = await answer(person, table)
        kill(made, kind)
        await made.at_once(press)
        await crash(made)
        assert (await made.load(table)).record.last_row == 1
        next_person = await sane(made, table)
        # The old button says that the moment has passed.
        await made.at_once(press)
        assert (await made.load(table)).record.last_row == 1
        for _ in range(3):
            await next_person.act(rng, table)
            next_person = await sane(made, table)


async def test_c04_a_crash_before_the_press_is_answered(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"4" * 32) as made:
        table = await made.open("ana", "bo", "cal")
        person = await sane(made, table)
        press = await answer(person, table)
        real = made.bot.services.store.save

        async def dies(move: Any) -> None:
            await real(move)
            raise Killed

        made.bot.services.store.save = dies  # type: ignore[method-assign]
        made.bot.services.tables.changed = lambda table: None
        await made.at_once(press)
        await crash(made)
        assert (await made.load(table)).record.last_row == 1
        await sane(made, table)


async def test_c04_a_crash_before_the_first_board_and_before_the_last_card(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"8" * 32) as made:
        table = await made.open("ana", computers=1, start=False)
        kill_before(made, "board")
        await made.person("ana").press(made.last(f"table {table}"), label="Start")
        assert not made.boards()
        await crash(made)
        await sane(made, table)
        kill_before(made, "end")
        await made.play(table, Random(3))
        assert (await made.load(table)).record.status == "finished"
        await crash(made)
        ends = [m for m in made.channel.history() if "the end" in str(m.components)]
        assert len(ends) == 1
        assert not made.boards()


async def test_c04_a_crash_before_the_old_board_is_left_behind(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"4" * 32) as made:
        table = await made.open("ana", "bo", "cal")
        person = await sane(made, table)
        old = made.board(table)
        publisher = made.bot.services.publisher

        async def dies(*_: Any) -> None:
            raise Killed

        publisher._history = dies  # type: ignore[method-assign, assignment]
        while len(made.boards(table)) == 1:
            [person] = await made.awaited(table)
            await person.act(Random(2), table)
        await crash(made)
        await sane(made, table)
        assert made.board(table).id != old.id


async def test_c04_a_start_opens_and_draws_nothing_that_stands(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"4" * 32) as made:
        standing = await made.open("ana", "bo", "cal")
        computer = await made.open("dee", computers=1)
        await made.restart()
        loads, store = [], made.bot.services.store
        real = store.load

        async def load(table: str) -> Any:
            loads.append(table)
            return await real(table)

        store.load = load  # type: ignore[method-assign]
        requests = len(made.env.http_requests)
        await made.as_bot(recover(made.bot.services.tables, made.bot.services.publisher))
        assert loads == [computer]
        assert not made.bot.services.pictures.drawn
        assert len(made.env.http_requests) == requests
        await sane(made, standing)


async def test_c04_a_crash_between_a_new_panel_and_the_end_of_the_one_before(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"4" * 32) as made:
        table = await made.open("ana", "bo")
        person, rng = await sane(made, table), Random(2)
        other = made.person("bo" if person is made.person("ana") else "ana")
        while await made.awaited(table) == [person]:
            await person.act(rng, table)

        async def dies(record: Any) -> bool:
            raise Killed

        made.bot.services.messages.delete = dies  # type: ignore[method-assign]
        while await made.awaited(table) == [other]:
            await other.act(rng, table)
        assert len(_panels(person, table)) == 2
        await crash(made)
        await person.act(rng, table)
        assert len(_panels(person, table)) == 1


def _panels(person: Person, table: str) -> list[Any]:
    return [message for message in person.dms() if "Your hand" in text(message) and table in text(message)]


async def test_c04_a_crash_between_the_last_card_and_the_panels_of_the_end(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"4" * 32) as made:
        table = await made.open("ana", "bo")
        messages = made.bot.services.messages
        real = messages.edit

        async def dies(record: Any, *args: Any, **fields: Any) -> Any:
            if record.kind == "hand" and (await made.load(table)).record.status == "finished":
                raise Killed
            return await real(record, *args, **fields)

        messages.edit = dies  # type: ignore[method-assign]
        await made.play(table, Random(4))
        assert "the end" in text(made.channel.last_message)
        await crash(made)
        for person in made.people.values():
            assert "the end" in text(person.dms()[-1])
            assert len(person.dms()) == 2, "the welcome, and the end"
