"""Clocks: defaults when time runs out, reminders at half, none where none is wanted."""

from __future__ import annotations

from random import Random

import pytest

from tests.reading import said, text

from .conftest import Opening

HOUR = 3600


@pytest.mark.rule("FX-055", "FX-086", "FX-153")
async def test_the_house_decides_when_time_runs_out_and_reminds_at_half(opening: Opening) -> None:
    async with opening(seed=b"t" * 32) as made:
        table = await made.open("ana", "bo", clock=1)
        [person] = await made.awaited(table)
        store = made.store
        assert sorted(t.kind for t in await store.timers(table)) == ["clock", "remind"]
        await made.later(HOUR / 2 + 20)
        reminders = [m for m in person.dms() if "still waiting for you" in text(m)]
        assert len(reminders) == 1
        assert "30 minutes" in text(reminders[0])
        assert (await made.load(table)).record.last_row == 0
        await made.later(HOUR / 2)
        rows = await store.rows(table)
        seat = (await made.load(table)).seat_of(person.id)
        assert seat is not None
        assert [(row.by, row.seat) for row in rows[1:2]] == [("clock", seat.seat)]
        assert not person.asking(table)
        assert "Time ran out for" in text(made.board())
        [other] = await made.awaited(table)
        assert len(other.asking(table)) == 1
        assert len([m for m in person.dms() if "still waiting" in text(m)]) == 1


async def test_the_turn_goes_on_by_default_until_it_ends(opening: Opening) -> None:
    async with opening(seed=b"t" * 32) as made:
        table = await made.open("ana", computers=1, clock=24, long_game=True)
        store = made.store
        for _ in range(60):
            if (await made.load(table)).record.status != "playing":
                break
            await made.later(25 * HOUR)
        loaded = await made.load(table)
        assert loaded.record.status == "finished", "defaults alone end the game"
        assert not await store.timers(table)
        mine = [row for row in await store.rows(table) if row.by == "clock"]
        assert len(mine) >= 12
        assert "the end" in text(made.channel.last_message)


@pytest.mark.rule("FX-036")
async def test_an_exchange_that_time_ran_out_on(opening: Opening) -> None:
    async with opening(seed=b"t" * 32) as made:
        table = await made.open("ana", "bo", "cal", clock=8, card_exchange=True)
        await made.person("bo").act(Random(1), table)
        used = (await made.load(table)).opened().g.chance.used
        await made.later(9 * HOUR)
        state = (await made.load(table)).opened().g.s
        assert state.phase == "play"
        assert all(len(cards) == 3 for cards in state.gave)
        assert (await made.load(table)).opened().g.chance.used == used, "from the side stream"
        assert len(made.boards()) == 1


async def test_no_clock_no_timers_and_a_new_person_has_the_whole_time(opening: Opening) -> None:
    async with opening(seed=b"t" * 32) as made:
        free = await made.open("ana", "bo", clock=0)
        assert not await made.store.timers(free)
        table = await made.open("ana", "bo", "cal", clock=8, first_player=1)
        store = made.store
        [first] = [t.due for t in await store.timers(table) if t.kind == "clock"]
        await made.wait(120)
        dee = made.person("dee")
        await made.person("ana").slash("table replace", seat="B", member=dee, table=table)
        [second] = [t.due for t in await store.timers(table) if t.kind == "clock"]
        assert second >= first + 119
        await made.restart()
        assert [t.due for t in await made.store.timers(table) if t.kind == "clock"] == [second]


async def test_what_neighbours_do_neither_winds_a_clock_nor_asks_anew(opening: Opening) -> None:
    async with opening(seed=b"s" * 32) as made:
        table = await made.open("ana", "bo", "cal", game="suburb", random_cards=True, pace="live")
        [asked] = await made.awaited(table)
        [panel] = asked.asking(table)
        [clock] = [timer for timer in await made.store.timers(table) if timer.kind == "clock"]
        names = {seat.user: seat.name for seat in (await made.load(table)).seats}
        one, other = [person for person in made.people.values() if person is not asked]
        for giver, taker in ((one, other), (other, one)) * 2:
            sent = len(asked.dms())
            given = await giver.slash("suburb give", to=names[taker.id], money=50, table=table)
            assert "$50" in said(given)
            assert [message.id for message in asked.asking(table)] == [panel.id]
            assert len(asked.dms()) == sent, "nothing rings for a question that waits already"
            timers = await made.store.timers(table)
            assert [timer for timer in timers if timer.kind == "clock"] == [clock]
        await asked.act(Random(1), table, panel=asked.asking(table)[-1])
        last = (await made.store.rows(table))[-1]
        assert (last.user, last.by) == (asked.id, "person"), "the panel that stayed is up to date"
