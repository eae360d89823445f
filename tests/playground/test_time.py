"""The bot lives in the world's time."""

from __future__ import annotations

from random import Random

from playground.actors import text
from playground.tables import open_table
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
