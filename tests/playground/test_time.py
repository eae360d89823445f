"""The bot lives in the world's time."""

from __future__ import annotations

from random import Random

from playground.actors import text
from playground.tables import Table, open_table
from tests.reading import alts

from .conftest import Wired

HOUR = 3600


async def test_a_leap_of_the_worlds_time_rings_the_tables_clock(wired: Wired) -> None:
    act = wired.act
    table = await open_table(wired.server, act.place(), "Ana", "Bo", clock=1)
    assert await wired.server.until(lambda: any(table.panel(user) for user in table.people))
    [asked] = [user for user in table.people if table.panel(user) is not None]
    act.advance(HOUR / 2 + 20)
    assert await wired.server.until(lambda: any("still waiting for you" in text(m) for m in act.dms(asked)))
    act.advance(HOUR / 2)
    assert await wired.server.until(lambda: any("Time ran out for" in text(m) for m in table.boards()), 20)
    # A bot that was started since lives in that time, too.
    await wired.bot.restart()
    assert await table.act(table.waiting()[0], Random(1)) is not None


async def test_dice_may_be_fixed(wired: Wired) -> None:
    hands, ana = [], wired.act.user("Ana")
    for at, seed in enumerate((b"1" * 32, b"1" * 32, None)):
        wired.bot.fix_dice(seed)
        place = wired.act.place(f"place-{at}")
        table = await open_table(wired.server, place, "Ana", computers=1, first_player=0)
        await wired.bot.settle()
        hands.append(alts(table.panel(ana)))
        assert hands[-1]
    assert hands[0] == hands[1]
    assert hands[0] != hands[2]


async def _ran_out(table: Table) -> bool:
    return any("Time ran out for" in text(message) for message in table.boards())


async def test_what_the_bot_was_away_does_not_count(wired: Wired) -> None:
    act = wired.act
    table = await open_table(wired.server, act.place(), "Ana", "Bo", clock=1)
    assert await wired.server.until(lambda: any(table.panel(user) for user in table.people))
    [asked] = [user for user in table.people if table.panel(user) is not None]

    def reminders() -> int:
        return sum("still waiting for you" in text(message) for message in act.dms(asked))

    act.advance(50 * 60)
    assert await wired.server.until(lambda: reminders() == 1)
    await wired.bot.kill()
    act.advance(5 * HOUR)
    await wired.bot.start()
    await wired.bot.wait_ready()
    for minutes in (0, 9):
        act.advance(minutes * 60)
        await wired.bot.settle()
        assert not await _ran_out(table), "ten of sixty minutes were left"
    act.advance(2 * 60)
    await wired.bot.settle()
    assert await wired.server.until(lambda: any("Time ran out for" in text(m) for m in table.boards()), 20)
    assert reminders() == 1


async def test_after_ten_days_everybody_has_a_fair_rest_and_one_message(wired: Wired) -> None:
    act = wired.act
    table = await open_table(wired.server, act.place(), "Ana", "Bo", clock=24)
    again = await open_table(wired.server, act.place("other"), "Ana", "Bo", clock=1)
    assert await wired.server.until(lambda: bool(table.waiting()) and bool(again.waiting()))
    act.advance(23.9 * HOUR)
    await wired.bot.settle()
    boards = len(table.boards())
    waiting = {user.id for each in (table, again) for user in each.waiting()}
    await wired.bot.kill()
    act.advance(240 * HOUR)
    await wired.bot.start()
    await wired.bot.wait_ready()
    await wired.bot.settle()
    for user in table.people:
        told = [text(message) for message in act.dms(user) if "was away" in text(message)]
        assert len(told) == (user.id in waiting)
        assert all("10 days" in each for each in told)
    act.advance(5.9 * HOUR)
    await wired.bot.settle()
    assert not await _ran_out(table), "a quarter of the clock is left"
    act.advance(0.2 * HOUR)
    assert await wired.server.until(lambda: any("Time ran out for" in text(m) for m in table.boards()), 20)
    assert boards


async def test_a_slow_reminder_keeps_no_other_clock_waiting(wired: Wired) -> None:
    act = wired.act
    slow = await open_table(wired.server, act.place(), "Ana", "Bo", clock=8)
    act.advance(3.2 * HOUR)
    quick = await open_table(wired.server, act.place("other"), "Cal", "Dee", clock=1)
    assert await wired.server.until(lambda: bool(slow.waiting()) and bool(quick.waiting()))
    [asked] = slow.waiting()
    door = wired.server.world.dm(asked.id)
    fault = act.delay(f"POST /channels/{door.id}/messages", 60.0)
    act.advance(1.1 * HOUR)
    assert await wired.server.until(lambda: any("Time ran out for" in text(m) for m in quick.boards()), 10)
    act.mend(fault)
