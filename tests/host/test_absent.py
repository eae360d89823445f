"""A seat that is silent for two turns is not waited for until it acts again (FI-035, LP-071b)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engines.core.discover import specs
from engines.lepro.options import Announce
from host.tables import answers, seats
from host.tables.clocks import CLOCK
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables, now
from tests.house import answer, open_table, step
from tests.house import house as opened

SINGLE = specs()["fictions"].settings(single=True, scenario=5)


async def _ring(made: Tables, table: str, seat: int) -> LoadedTable:
    """The clock of a seat runs out."""
    timer = next(t for t in await made.store.timers(table) if t.seat == seat and t.kind == CLOCK)
    await answers.answer_by_default(made, timer)
    return await made.load(table)


async def _until_turn_of(made: Tables, loaded: LoadedTable, seat: int) -> LoadedTable:
    """All others play, and the silent one's own asks run out, until its turn has come."""
    for _ in range(400):
        game = loaded.opened()
        if game.asks.get(seat) is not None and game.asks[seat].kind == "turn" and seat in game.awaited:
            return loaded
        others = [at for at in game.awaited if at != seat]
        if not others:
            loaded = await _ring(made, loaded.id, seat)
            continue
        await answer(made, loaded, others[0])
        loaded = await made.load(loaded.id)
    raise AssertionError("its turn does not come")


@pytest.mark.rule("FI-035")
async def test_two_silent_turns_and_the_table_waits_no_more(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fictions", 2, SINGLE)
        for silent in (1, 2):
            loaded = await _until_turn_of(made, loaded, 1)
            loaded = await _ring(made, loaded.id, 1)
            assert loaded.seats[1].silent == silent
        loaded = await _until_turn_of(made, loaded, 1)
        timer = next(t for t in await made.store.timers(loaded.id) if t.seat == 1 and t.kind == CLOCK)
        assert timer.due <= now(), "an absent seat is still waited for"
        await answer(made, loaded, 1)
        assert (await made.load(loaded.id)).seats[1].silent == 0
        loaded = await _until_turn_of(made, await made.load(loaded.id), 1)
        timer = next(t for t in await made.store.timers(loaded.id) if t.seat == 1 and t.kind == CLOCK)
        assert timer.due > now() + 3600, "whoever acts again has the whole time again"


@pytest.mark.rule("LP-071b")
async def test_a_table_of_absent_people_comes_to_its_end(tmp_path: Path) -> None:
    """Their clocks run out, turn by turn; whoever can announces, and comes home."""
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "lepro", 6, specs()["lepro"].settings(short_game=True))
        table, rings = loaded.id, 0
        while (loaded := await made.load(table)).record.status == "playing":
            [seat] = loaded.awaited
            waited = loaded.seats[seat].silent < 2
            timer = next(t for t in loaded.timers if t.seat == seat and t.kind == CLOCK)
            assert (timer.due > now() + 3600) == waited, "whoever was silent twice is not waited for"
            await answers.answer_by_default(made, timer)
            rings += 1
            assert rings < 600, "this game does not end"
        rows = await made.store.rows(table)
        assert {row.by for row in rows} == {"person", "clock"}  # a person started it
        said = [loaded.opened().choice(row.choice) for row in rows if row.choice]
        assert any(isinstance(choice, Announce) for choice in said)
        assert loaded.opened().g.s.ending == "buyer"


async def test_a_game_that_waits_for_all_waits_on(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fixer", 2, specs()["fixer"].settings(), clock=3600)
        seat = loaded.awaited[0]
        loaded = await _ring(made, loaded.id, seat)
        assert loaded.seats[seat].silent == 0
        assert await step(made, loaded.id, Random(2))


async def test_a_new_owner_has_all_the_time(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fictions", 2, SINGLE)
        for _ in range(2):
            loaded = await _until_turn_of(made, loaded, 1)
            loaded = await _ring(made, loaded.id, 1)
        await seats.leave(made, loaded.id, 101)
        assert (await made.load(loaded.id)).seats[1].silent == 0
