"""A clan whose members leave, and a campaign that its host ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core.discover import specs
from engines.fictions.options import Abstain
from host.errors import Sorry
from host.tables import answers, seats
from tests.house import answer, answered_for, open_table
from tests.house import house as opened

CAMPAIGN = specs()["fictions"].settings(scenario_pick=1)


@pytest.mark.rule("FI-145")
async def test_who_takes_a_left_seat_sees_its_hand(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fictions", 3, CAMPAIGN)
        table, hand = loaded.id, list(loaded.opened().g.s.hands[1])
        await seats.leave(made, table, 101)
        assert (await made.load(table)).seats[1].open
        # People are heard first.
        for person in (0, 2):
            await answer(made, await made.load(table), person, Abstain())
        assert (await answered_for(made, table, 1)).by == "caretaker", "the computer votes meanwhile"
        await seats.take(made, table, seat=1, user=500, name="New")
        after = await made.load(table)
        assert after.view(1).hand == tuple(hand)
        assert after.view(0).hands[1] is None, "the others see it no more than before"
        if (ask := after.ask(1)) is not None and ask.must:
            await answer(made, after, 1)
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
        assert again.opened().outcome is None, "ended, not lost"
        assert await made.store.timers(loaded.id) == []
