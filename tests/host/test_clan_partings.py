"""A clan whose members leave, and a campaign that its host ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from db.records import AnswerRecord
from engines.core import codec
from engines.core.discover import specs
from host.errors import Sorry
from host.tables import answers, seats
from tests.house import house as opened
from tests.house import open_table

CAMPAIGN = specs()["fictions"].settings(scenario_pick=1)


@pytest.mark.rule("FI-145")
async def test_who_takes_a_left_seat_sees_its_hand(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fictions", 3, CAMPAIGN)
        table, hand = loaded.id, list(loaded.opened().g.s.hands[1])
        await seats.leave(made, table, 101)
        assert (await made.load(table)).seats[1].open
        rows: list[AnswerRecord] = []
        for _ in range(250):
            rows = await made.store.rows(table)
            if any(row.seat == 1 for row in rows):
                break
            await asyncio.sleep(0.02)
        assert [row.by for row in rows if row.seat == 1] == ["caretaker"], "the computer votes meanwhile"
        await seats.take(made, table, seat=1, user=500, name="New")
        after = await made.load(table)
        assert after.view(1).hand == tuple(hand)
        assert after.view(0).hands[1] is None, "the others see it no more than before"
        if (ask := after.ask(1)) is not None and ask.must:
            text = codec.text(after.opened().default(1))
            await answers.answer(
                made, table, user=500, seat=1, ask=after.opened().ids[1], option=text, interaction=77_001
            )
        with pytest.raises(Sorry):
            await answers.answer(
                made, table, user=101, seat=1, ask=None, option="abstain", interaction=77_002
            )


@pytest.mark.rule("FI-146")
async def test_the_host_ends_a_campaign_and_it_is_not_lost(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fictions", 2, CAMPAIGN)
        with pytest.raises(Sorry):
            await seats.end(made, loaded.id, 101)
        ended = await seats.end(made, loaded.id, 100)
        assert (ended.record.status, ended.record.why) == ("void", "ended")
        again = await made.load(loaded.id)
        assert again.opened().outcome is None, "abandoned, not lost"
        assert await made.store.timers(loaded.id) == []
