"""Presses that come twice, or as a clock rings (C1).

In this process alone: one interaction is delivered again, and a clock rings between two steps of the bot.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec

from tests.press import emit
from tests.scenarios.acts import answer, rows
from tests.stage import stage


async def test_c01_one_interaction_delivered_twice_counts_once(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", "cal")
        [person] = await made.awaited(table)
        press = replace(await answer(person, table), interaction=77777)
        before = len(await rows(made, table))
        await made.at_once(press, press)
        assert len(await rows(made, table)) == before + 1


async def test_c01_a_press_while_its_clock_fires(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", "cal", clock=1)
        [person] = await made.awaited(table)
        press = await answer(person, table)
        bot = made.bot
        [timer] = [t for t in await bot.services.store.timers(table) if t.kind == "clock"]
        await bot.services.store.put_timers(table, [msgspec.structs.replace(timer, due=0.0)])
        before = len(await rows(made, table))
        emit(made, press)
        await made.as_bot(bot.services.do_what_is_due())
        new = (await rows(made, table))[before:]
        mine = [row for row in new if row.ask == timer.ask]
        assert len(mine) == 1
        assert len(made.boards()) == 1
