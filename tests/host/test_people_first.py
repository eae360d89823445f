"""Votes: people are heard first, and computers go with them."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from engines.core.ask import Option
from engines.core.discover import specs
from engines.fictions.glossary import ScenarioKey
from engines.fictions.options import Abstain, VoteScenario
from host.tables import seats
from host.tables.tables import Tables
from tests.house import answer, answered_for, open_table
from tests.house import house as opened

VOTED = specs()["fictions"].settings()
RESCUE = VoteScenario(ScenarioKey("high_speed_rescue"))
BETS = VoteScenario(ScenarioKey("no_more_bets"))


async def computers(made: Tables, table: str, *seats: int) -> dict[int, Option]:
    """The first answers of these computers."""
    live = (await made.load(table)).opened()
    return {seat: live.choice((await answered_for(made, table, seat)).choice or b"") for seat in seats}


async def silent(made: Tables, table: str) -> bool:
    """Whether no computer answers, however long one waits."""
    await asyncio.sleep(0.1)
    return {row.by for row in await made.store.rows(table) if row.kind == "answer"} <= {"person"}


@pytest.mark.rule("FI-019")
async def test_computers_wait_for_all_people_and_break_no_tie(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fictions", 4, VOTED, people=2)
        assert await silent(made, loaded.id)
        await answer(made, loaded, 0, RESCUE)
        assert await silent(made, loaded.id), "somebody has not voted yet"
        assert (await made.load(loaded.id)).awaited == (1, 2, 3)
        await answer(made, await made.load(loaded.id), 1, BETS)
        assert await computers(made, loaded.id, 2, 3) == {2: Abstain(), 3: Abstain()}
        assert (await made.load(loaded.id)).opened().g.s.scene.key in ("high_speed_rescue", "no_more_bets")


@pytest.mark.rule("FI-019")
@pytest.mark.parametrize("vote", [RESCUE, BETS])
async def test_computers_go_with_the_people(tmp_path: Path, vote: VoteScenario) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fictions", 3, VOTED, people=1)
        await answer(made, loaded, 0, vote)
        assert await computers(made, loaded.id, 1) == {1: vote}
        assert (await made.load(loaded.id)).opened().g.s.scene.key == vote.scenario


@pytest.mark.rule("FI-019")
async def test_where_all_people_abstain_so_do_computers(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fictions", 3, VOTED, people=1)
        await answer(made, loaded, 0, Abstain())
        assert await computers(made, loaded.id, 1, 2) == {1: Abstain(), 2: Abstain()}


@pytest.mark.rule("FI-019")
async def test_a_computer_that_decides_alone_decides(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first_seat = specs()["fictions"].settings(scenario_pick=2)
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fictions", 3, first_seat, people=2)
        assert loaded.awaited == (0,)
        await seats.leave(made, loaded.id, 100)
        assert await computers(made, loaded.id, 0) == {0: BETS}, "what it likes best, and not the default"
        assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
