"""The process dies between the commit and the post, or between the post and noting it (C4).

In this process alone: it must die between two given lines, which no one outside can bring about.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from host.schedule.recovery import recover
from tests.reading import alts, controls, text
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

        publisher._history = dies  # type: ignore[method-assign]
        while len(made.boards(table)) == 1:
            [person] = await made.awaited(table)
            await person.act(Random(2), table)
        assert sum(bool(alts(m)) for m in made.boards(table)) == 2
        await crash(made)
        await sane(made, table)
        assert made.board(table).id != old.id
        assert [m.id for m in made.channel.history() if f"table {table} · round" in text(m) and alts(m)] == [
            made.board(table).id
        ]


async def dies(*_: Any, **__: Any) -> None:
    """Something that never gets done."""
    raise Killed


async def test_c04_a_crash_before_a_panel_has_its_picture(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table, rng = await made.open("ana", "bo"), Random(2)
        for _ in range(3):
            await (await sane(made, table)).act(rng, table)
        person = await sane(made, table)
        # Drawn after the panel was answered in its place.
        made.bot.services.pictures._kept.clear()
        made.bot.services.publisher.hands._refresh = dies  # type: ignore[method-assign]
        await person.act(rng, table)
        assert await sane(made, table) is person
        assert not alts(person.asking(table)[-1])
        await crash(made)
        assert await sane(made, table) is person
        assert alts(person.asking(table)[-1])


async def test_c04_a_crash_before_a_table_that_was_ended_says_so(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"4" * 32) as made:
        table = await made.open("ana", "bo")
        ana, board = made.person("ana"), made.board(table)
        made.bot.services.publisher._halt = dies  # type: ignore[method-assign]
        asked = await ana.slash("table end", table=table)
        await ana.press(asked.response, label="End it for all")
        assert made.boards(table)
        await crash(made)
        assert not made.boards(table)
        left = next(m for m in made.channel.history() if m.id == board.id)
        assert "ended" in text(left)
        assert not alts(left)
        assert not [m for person in made.people.values() for m in person.asking(table)]


@pytest.mark.parametrize("clock", [0, 1])
async def test_c04_a_crash_after_one_of_two_was_asked(tmp_path: Path, clock: int) -> None:
    async with stage(tmp_path / "b.db", seed=b"4" * 32) as made:
        hands = made.bot.services.publisher.hands
        table = await made.open("ana", "bo", card_exchange=True, clock=clock, start=False)
        real = hands._ring

        async def ring(loaded: Any, seat: Any, **fields: Any) -> Any:
            return await (real if seat.seat == 0 else dies)(loaded, seat, **fields)

        hands._ring = ring  # type: ignore[method-assign]
        await made.person("ana").press(made.last(f"table {table}"), label="Start")
        awaited = await made.awaited(table)
        assert len(awaited) == 2
        assert [len(person.asking(table)) for person in awaited] in ([1, 0], [0, 1])
        await crash(made)
        assert [len(person.asking(table)) for person in awaited] == [1, 1]


async def test_c04_a_crash_before_a_lobby_shows_who_has_come(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"4" * 32) as made:
        table = await made.open("ana", start=False)
        made.bot.services.publisher._lobby = dies  # type: ignore[method-assign]
        made.lose_answer()
        await made.person("bo").press(made.last(f"table {table}"), label="Join")
        assert "`B` **bo**" not in text(made.last(f"table {table}"))
        before = [m.id for m in made.channel.history()]
        await crash(made)
        assert [m.id for m in made.channel.history()] == before
        assert "`B` **bo**" in text(made.last(f"table {table}"))


async def test_c04_a_crash_before_a_vote_is_shown_and_before_its_end_is(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"4" * 32) as made:
        table = await made.open("ana", "bo")
        person = await sane(made, table)
        await person.act(Random(2), table)
        other = next(each for each in made.people.values() if each is not person)
        made.bot.services.publisher.beside._vote = dies  # type: ignore[method-assign]
        await person.slash("table undo")
        await crash(made)
        vote = made.last("would like to take back")
        made.bot.services.publisher.beside._vote = dies  # type: ignore[method-assign]
        await other.press(vote, label="Let it stand")
        assert controls(made.last("would like to take back"))
        await crash(made)
        assert not controls(next(m for m in made.channel.history() if m.id == vote.id))


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
