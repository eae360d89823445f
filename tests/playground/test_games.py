"""Whole games over the wire, with the bot as it runs on Discord."""

from __future__ import annotations

from random import Random

import pytest

from playground.actors import text
from playground.tables import open_table

from .conftest import Wired


async def test_one_person_plays_two_computers_to_the_end(wired: Wired) -> None:
    table = await open_table(wired.server, wired.act.place(), "Ana", computers=2)
    count = await table.play(Random(1))
    assert count > 5
    end = table.end()
    assert end is not None
    assert "the end" in text(end)
    assert await wired.server.until(lambda: not table.boards(), 5)


@pytest.mark.long
async def test_three_people_in_a_thread_and_the_bot_killed_in_the_middle(wired: Wired) -> None:
    table = await open_table(wired.server, wired.act.place(), "Ana", "Bo", "Cal", place="thread")
    assert table.channel.parent == wired.act.place().id

    async def every(count: int) -> None:
        if count in (5, 11):
            await wired.revive(table)

    count = await table.play(Random(2), every=every)
    assert count > 11
    assert wired.bot.starts == 3
    assert await wired.server.until(lambda: not table.boards(), 5)
    ends = [m for m in wired.act.messages(table.channel) if "the end" in text(m)]
    assert len(ends) == 1
