"""Clocks: defaults when time runs out, reminders at half, none where none is wanted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.cogs.kit import later
from tests.stage import stage, text

HOUR = 3600


@pytest.mark.rule("FX-055", "FX-086", "FX-153")
async def test_the_house_decides_when_time_runs_out_and_reminds_at_half(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"t" * 32) as made:
        table = await made.open("ana", "bo", clock=1)
        [person] = await made.awaited(table)
        store = made.bot.house.store
        assert sorted(t.kind for t in await store.timers(table)) == ["clock", "remind"]
        await made.env.advance_time(HOUR / 2 + 20)
        reminders = [m for m in person.dms() if "still waiting for you" in text(m)]
        assert len(reminders) == 1
        assert "30 minutes" in text(reminders[0])
        assert (await made.sit(table)).record.last_row == 0
        await made.env.advance_time(HOUR / 2)
        rows = await store.rows(table)
        assert [(row.by, row.seat) for row in rows[1:2]] == [
            ("clock", (await made.sit(table)).seat_of(person.id).seat)
        ]  # type: ignore[union-attr]
        assert not person.asking(table)
        assert "Time ran out for" in text(made.board())
        [other] = await made.awaited(table)
        assert len(other.asking(table)) == 1
        assert len([m for m in person.dms() if "still waiting" in text(m)]) == 1


async def test_the_turn_goes_on_by_default_until_it_ends(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"t" * 32) as made:
        table = await made.open("ana", computers=1, clock=24, long_game=True)
        store = made.bot.house.store
        for _ in range(60):
            if (await made.sit(table)).record.status != "playing":
                break
            await later(made, 25 * HOUR)
        sitting = await made.sit(table)
        assert sitting.record.status == "finished", "defaults alone end the game"
        assert not await store.timers(table)
        mine = [row for row in await store.rows(table) if row.by == "clock"]
        assert len(mine) >= 12
        assert "the end" in text(made.channel.last_message)


@pytest.mark.rule("FX-036")
async def test_an_exchange_that_time_ran_out_on(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"t" * 32) as made:
        table = await made.open("ana", "bo", "cal", clock=8, card_exchange=True)
        await made.person("bo").act(Random(1), table)
        used = (await made.sit(table)).live().g.chance.used
        await later(made, 9 * HOUR)
        state = (await made.sit(table)).live().g.s
        assert state.phase == "play"
        assert all(len(cards) == 3 for cards in state.gave)
        assert (await made.sit(table)).live().g.chance.used == used, "from the side stream"
        assert len(made.boards()) == 1


async def test_no_clock_no_timers_and_a_new_person_has_the_whole_time(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"t" * 32) as made:
        free = await made.open("ana", "bo", clock=0)
        assert not await made.bot.house.store.timers(free)
        table = await made.open("ana", "bo", "cal", clock=8, first_player=1)
        store = made.bot.house.store
        [first] = [t.due for t in await store.timers(table) if t.kind == "clock"]
        await made.env.advance_time(120)
        dee = made.person("dee")
        await made.person("ana").slash("table replace", seat="B", member=dee.member, table=table)
        [second] = [t.due for t in await store.timers(table) if t.kind == "clock"]
        assert second >= first + 119
        await made.restart()
        assert [t.due for t in await made.bot.house.store.timers(table) if t.kind == "clock"] == [second]
