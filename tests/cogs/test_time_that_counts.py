"""Clocks go by time in which people can play: not the system's, nor while Discord is away or takes nothing.

In this process alone: a system's clock leaps, and a gateway is away for hours.
"""

from __future__ import annotations

import asyncio
import datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest
from discord.ext import tasks

from cogs.client import keep_pace
from db.records import TableRecord, TimerRecord
from tests.reading import text
from tests.stage import Stage, stage

HOUR, DAY = 3600.0, 86_400.0


async def clock_of(made: Stage, table: str) -> TimerRecord:
    """The one clock that runs at a table."""
    [found] = [timer for timer in await made.store.timers(table) if timer.kind == "clock"]
    return found


async def left(made: Stage, table: str) -> float:
    """Seconds until the clock of a table runs out, as of the last look at it."""
    kept = await made.store.remembered("house", "time", "")
    return (await clock_of(made, table)).due - float(kept.split()[0])


async def leave(made: Stage, table: str, seconds: float, kind: str = "clock") -> None:
    """A clock (or reminder) has just so many seconds left."""
    kept = await made.store.remembered("house", "time", "")
    due = float(kept.split()[0]) + seconds
    timers = await made.store.timers(table)
    await made.store.put_timers(
        table, [msgspec.structs.replace(timer, due=due) if timer.kind == kind else timer for timer in timers]
    )


async def decided(made: Stage, table: str) -> int:
    """Answers that the house has given."""
    return sum(row.by == "clock" for row in await made.store.rows(table))


def set_clock(monkeypatch: pytest.MonkeyPatch, by: float) -> None:
    """The system's clock is set forward, or back."""
    real = discord.utils.utcnow
    monkeypatch.setattr(discord.utils, "utcnow", lambda: real() + datetime.timedelta(seconds=by))


@pytest.mark.parametrize("by", [30 * DAY, -HOUR, HOUR])
async def test_a_leap_of_the_systems_clock_moves_no_tables_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, by: float
) -> None:
    async with stage(tmp_path / "b.db", seed=b"t" * 32) as made:
        table = await made.open("ana", "bo", clock=1)
        lobby = await made.open("cal", "dee", start=False)
        await made.wait(15)
        await leave(made, table, 300)
        with monkeypatch.context() as patched:
            set_clock(patched, by)
            await made.wait(30)
            assert len([line for line in made.logged(caplog) if "has leapt" in line]) == 1
            # After a month away there would be at least an hour.
            assert abs(await left(made, table) - (270 if by < DAY else HOUR)) < 20
            assert not await decided(made, table)
            assert (await made.load(lobby)).record.status == "lobby"
            # A press meanwhile counts, and what is asked next has its whole time.
            [person] = await made.awaited(table)
            await person.act(Random(1), table)
            assert abs(await left(made, table) - HOUR) < 20
            await leave(made, table, 60)
            await made.wait(30)
            assert not await decided(made, table)
            await made.wait(45)
            assert await decided(made, table)


@pytest.mark.parametrize("by", [30 * DAY, -HOUR])
async def test_the_round_of_the_clock_keeps_its_pace(monkeypatch: pytest.MonkeyPatch, by: float) -> None:
    ahead, rounds = 0.0, 0

    class Wall(datetime.datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime.datetime.now(tz) + datetime.timedelta(seconds=ahead)

    clock = SimpleNamespace(**{name: getattr(datetime, name) for name in ("timedelta", "timezone", "time")})
    clock.datetime = Wall
    for module in (tasks, discord.utils):
        monkeypatch.setattr(module, "datetime", clock)

    @tasks.loop(seconds=0.02)
    async def clockwork() -> None:
        nonlocal rounds
        rounds += 1
        keep_pace(clockwork)

    clockwork.start()
    try:
        await asyncio.sleep(0.05)
        rounds, ahead = 0, by
        await asyncio.sleep(0.2)
        assert 3 <= rounds <= 15
    finally:
        clockwork.cancel()


async def test_time_without_a_gateway_does_not_count(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"t" * 32) as made:
        table = await made.open("ana", "bo", clock=1)
        await made.wait(15)
        await leave(made, table, 120)
        made.bot.ws.open = False  # type: ignore[misc]
        await made.wait(600)
        assert not await decided(made, table)
        made.bot.ws.open = True  # type: ignore[misc]
        await made.wait(75)
        assert not await decided(made, table)
        assert await left(made, table) > 30
        await made.wait(75)
        assert await decided(made, table)


async def test_time_in_which_a_table_cannot_be_shown_does_not_count(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"t" * 32, settle_timeout=2.0) as made:
        table = await made.open("ana", "bo", clock=1)
        other = await made.open("cal", "dee", clock=1)
        await made.wait(15)
        [person] = await made.awaited(table)
        [behind] = [made.people[name] for name in ("ana", "bo") if made.people[name] is not person]
        made.refuse("POST", f"/channels/{behind.door}/messages", 500, times=None)
        while await made.awaited(table) == [person]:
            await person.act(Random(1), table)
        assert await made.awaited(table) == [behind]
        for each in (table, other):
            await leave(made, each, 120)
        await made.wait(300)
        assert not await decided(made, table), "nobody could see what is asked"
        assert await decided(made, other), "elsewhere time goes on"
        made.mend()
        await made.wait(90)
        assert len(behind.asking(table)) == 1
        assert not await decided(made, table)
        await made.wait(120)
        assert await decided(made, table)


async def test_a_reminder_tells_what_is_left_and_none_comes_after_the_end(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"t" * 32) as made:
        late = await made.open("ana", "bo", clock=1)
        over = await made.open("cal", "dee", clock=1)
        [person], [other] = await made.awaited(late), await made.awaited(over)

        await made.wait(15)
        # Nothing was looked at for so long.
        for table, seconds in ((late, 300), (over, -60)):
            await leave(made, table, seconds)
            await leave(made, table, -60, "remind")
        await made.as_bot(made.bot.services.do_what_is_due())
        [told] = [text(message) for message in person.dms() if "still waiting" in text(message)]
        assert "5 minutes" in told
        assert not [message for message in other.dms() if "still waiting" in text(message)]
        assert await decided(made, over)
        assert not await decided(made, late)


async def test_a_reminder_that_does_not_get_through_comes_later_and_stops_the_clock(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"t" * 32) as made:
        table = await made.open("ana", "bo", clock=1)
        [person] = await made.awaited(table)

        def told() -> list[str]:
            return [text(message) for message in person.dms() if "still waiting" in text(message)]

        await made.wait(15)
        await leave(made, table, 0, "remind")
        made.refuse("POST", f"/channels/{person.door}/messages", 500, times=None)
        await made.wait(30)
        await leave(made, table, 100)
        await made.wait(150)
        assert not await decided(made, table)
        made.mend()
        await made.wait(300)
        assert len(told()) == 1
        assert "a minute" in told()[0] or "2 minutes" in told()[0]
        await made.wait(120)
        assert await decided(made, table)
        assert len(told()) == 1


async def test_what_cannot_be_done_is_put_off_and_keeps_nothing_else_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path / "b.db", seed=b"t" * 32) as made:
        table = await made.open("ana", "bo", clock=1)
        record: TableRecord = (await made.load(table)).record
        async with made.store.transaction():
            for number in range(105):
                # Tables of a game that this house does not have.
                lost = msgspec.structs.replace(record, id=f"LOST{number}", game="lost", last_row=-1)
                await made.store.add_table(lost)
                timer = TimerRecord(table=lost.id, seat=0, ask=0, kind="clock", due=float(number))
                await made.store.put_timers(lost.id, [timer])
        await made.later(HOUR + 1)
        assert await decided(made, table)
        caplog.clear()
        await made.wait(30)
        for _ in range(3):
            await made.as_bot(made.bot.services.do_what_is_due())
        lines = [line for line in made.logged(caplog) if "LOST7'" in line]
        assert len(lines) <= 2, "it is tried again after longer and longer pauses"
