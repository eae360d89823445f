"""The bot as a process beside the playground: it ends with it, and it says when it rests."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playground.bot_process import BotFailed
from playground.server import Playground
from playground.tables import open_table
from tests.bots import quick_bot

from .conftest import Wired


async def test_c23_a_bot_whose_playground_has_gone_ends(server: Playground, tmp_path: Path) -> None:
    bot = quick_bot(server, tmp_path / "bot.db")
    await bot.start()
    await bot.wait_ready()
    bot.hang_up()
    await asyncio.wait_for(bot.ended(), 5)
    assert "Traceback" not in bot.tail()


async def test_a_bot_that_was_killed_is_not_waited_for(wired: Wired) -> None:
    await wired.bot.kill()
    with pytest.raises(BotFailed):
        await wired.bot.settle()
    await wired.bot.restart()
    await wired.bot.settle()


async def test_a_bot_at_rest_has_done_all_that_follows_from_a_press(wired: Wired) -> None:
    table = await open_table(wired.server, wired.act.place(), "Ana", "Bo", start=False)
    [lobby] = wired.act.newest(table.channel, 1)
    await wired.act.press_label(table.people[0], lobby, "Start")
    await wired.bot.settle()
    seen = wired.server.traffic.seen
    assert len(table.boards()) == 1
    assert sum(table.panel(user) is not None for user in table.people) == 1
    await asyncio.sleep(0.2)
    assert wired.server.traffic.seen == seen
