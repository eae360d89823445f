"""Whoever leaves a Le Pro table: a computer goes on for them, or they retire, as its host chose."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engines.core import codec
from engines.core.find import games
from engines.core.stored import pack
from host import play, seats
from host.errors import Sorry
from host.house import House
from host.sitting import Sitting
from tests.house import house as opened
from tests.house import open_table

OPTIONS = games()["lepro"].options


async def _until(made: House, table: str, seat: int) -> Sitting:
    """Everybody answers by default until a seat's turn comes, or it is out of the game."""
    press = 60_000
    for _ in range(200):
        sitting = await made.sit(table)
        state = sitting.live().g.s
        if state.turn == seat or state.players[seat].fallen:
            return sitting
        waiting = sitting.awaited_people()
        if not waiting:
            await asyncio.sleep(0.02)
            continue
        press += 1
        asked = waiting[0]
        text = codec.text(sitting.live().default(asked.seat))
        ask = sitting.live().ids[asked.seat]
        await play.answer(made, table, asked.user or 0, asked.seat, ask, text, press)
    raise AssertionError("its turn does not come")


@pytest.mark.rule("LP-278")
async def test_a_computer_goes_on_with_seat_cards_and_secrets(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        sitting = await open_table(made, "lepro", 3, OPTIONS())
        table, gone = sitting.id, next(seat for seat in range(3) if seat not in sitting.awaited)
        before = pack(sitting.live().g.s.players[gone])
        await seats.leave(made, table, sitting.seats[gone].user or 0)
        left = await made.sit(table)
        assert (left.seats[gone].open, left.seats[gone].player) == (True, "steady")
        assert pack(left.live().g.s.players[gone]) == before
        await _until(made, table, gone)
        for _ in range(250):
            rows = [row for row in await made.store.rows(table) if row.seat == gone]
            if rows:
                break
            await asyncio.sleep(0.02)
        assert {row.by for row in rows} == {"caretaker"}
        assert not (await made.sit(table)).live().g.s.players[gone].fallen


@pytest.mark.rule("LP-279")
async def test_where_leavers_retire_the_seat_goes_for_good(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        sitting = await open_table(made, "lepro", 3, OPTIONS(leaver_mode=1))
        table, [asked] = sitting.id, sitting.awaited
        gone = next(seat for seat in range(3) if seat != asked)
        await seats.leave(made, table, sitting.seats[gone].user or 0)
        left = await made.sit(table)
        assert not left.seats[gone].open, "nobody can take it"
        assert not left.live().g.s.players[gone].fallen, "not in the middle of a step"
        # A bot that was killed right here knows of it too: every sitting is read from the store.
        after = await _until(made, table, gone)
        player = after.live().g.s.players[gone]
        assert player.fallen
        assert player.records == []
        with pytest.raises(Sorry):
            await seats.take(made, table, gone, 900, "New")


@pytest.mark.rule("LP-280")
async def test_the_last_who_stays_wins(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        sitting = await open_table(made, "lepro", 2, OPTIONS(leaver_mode=1))
        table, [asked] = sitting.id, sitting.awaited
        await seats.leave(made, table, sitting.seats[1 - asked].user or 0)
        press = 70_000
        while (now := await made.sit(table)).record.status == "playing" and press < 70_050:
            press += 1
            text = codec.text(now.live().default(asked))
            await play.answer(
                made, table, sitting.seats[asked].user or 0, asked, now.live().ids[asked], text, press
            )
        assert now.record.status == "finished"
        assert now.live().outcome is not None
        assert now.live().outcome.winners == (asked,)
