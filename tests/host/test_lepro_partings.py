"""Whoever leaves a Le Pro table: a computer goes on for them, or they retire, as its host chose."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec import Raw

from db.errors import StoreUnavailable
from engines.core.discover import specs
from engines.core.journal import Frozen
from engines.core.stored import pack
from engines.lepro import steady
from engines.lepro.cards import Card
from engines.lepro.options import ChooseFace, Sacrifice
from engines.lepro.state import Settings
from host.errors import Sorry
from host.tables import seats, takeback
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables
from tests.engines.lepro.kit import A, B
from tests.engines.lepro.kit import opened as at_table
from tests.engines.lepro.kit import table as position
from tests.house import answer, answered_for, open_table
from tests.house import house as opened

OPTIONS = specs()["lepro"].settings


async def _until(made: Tables, table: str, seat: int) -> LoadedTable:
    """Everybody answers by default until a seat's turn comes, or it is out of the game."""
    for _ in range(200):
        loaded = await made.load(table)
        state = loaded.opened().g.s
        if state.turn == seat or state.players[seat].fallen:
            return loaded
        waiting = loaded.awaited_people()
        if not waiting:
            await asyncio.sleep(0.02)
            continue
        await answer(made, loaded, waiting[0].seat)
    raise AssertionError("its turn does not come")


@pytest.mark.rule("LP-278")
async def test_a_computer_goes_on_with_seat_cards_and_secrets(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "lepro", 3, OPTIONS())
        table, gone = loaded.id, next(seat for seat in range(3) if seat not in loaded.awaited)
        before = pack(loaded.opened().g.s.players[gone])
        await seats.leave(made, table, loaded.seats[gone].user or 0)
        left = await made.load(table)
        assert (left.seats[gone].open, left.seats[gone].player) == (True, "steady")
        assert pack(left.opened().g.s.players[gone]) == before
        await _until(made, table, gone)
        assert (await answered_for(made, table, gone)).by == "caretaker"
        assert not (await made.load(table)).opened().g.s.players[gone].fallen


@pytest.mark.rule("LP-154", "LP-278", "LP-279")
@pytest.mark.parametrize(("mode", "by", "given"), [(0, "caretaker", "R01"), (1, "computer", "A55")])
async def test_for_a_victim_who_leaves_whoever_plays_the_seat_decides_at_once(
    tmp_path: Path, mode: int, by: str, given: str
) -> None:
    async with opened(tmp_path / "b.db") as made:
        settings = Settings(leaver_mode=mode)
        loaded = await open_table(made, "lepro", 3, settings)
        table = loaded.id
        # The computer gives its cheapest card, the default its oldest star.
        hit = {"car": "C15", "space": 21, "stars": "A55", "recruits": "R01"}
        g = position(3, options=settings, a={"space": 19, "stars": "A59"}, b=hit)
        body = pack(Frozen(at_table(g).crc(), Raw(pack(g.s))))
        await made.store.connection.execute("UPDATE checkpoints SET state = ?, used = 0", (body,))
        await answer(made, await made.load(table), A, ChooseFace(Card("A59"), 2))
        assert (await made.load(table)).awaited == (B,)
        await seats.leave(made, table, loaded.seats[B].user or 0)
        row = await answered_for(made, table, B)
        after = await made.load(table)
        assert (row.by, after.opened().choice(row.choice or b"")) == (by, Sacrifice(Card(given)))
        assert after.awaited == (A,), "the turn goes on"


@pytest.mark.rule("LP-279")
async def test_where_leavers_retire_the_seat_goes_for_good(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "lepro", 3, OPTIONS(leaver_mode=1))
        table, [asked] = loaded.id, loaded.awaited
        gone = next(seat for seat in range(3) if seat != asked)
        await seats.leave(made, table, loaded.seats[gone].user or 0)
        left = await made.load(table)
        assert not left.seats[gone].open, "nobody can take it"
        assert not left.opened().g.s.players[gone].fallen, "not in the middle of a step"
        # A bot that was killed right here knows of it too: every loaded is read from the store.
        after = await _until(made, table, gone)
        player = after.opened().g.s.players[gone]
        assert player.fallen
        assert player.records == []
        with pytest.raises(Sorry):
            await seats.take(made, table, seat=gone, user=900, name="New")


@pytest.mark.rule("LP-279")
async def test_until_it_goes_the_defaults_answer_for_the_seat(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "lepro", 3, OPTIONS(leaver_mode=1))
        table, [asked] = loaded.id, loaded.awaited
        # On to a question that the computer player answers otherwise than the default.
        for _ in range(300):
            loaded = await made.load(table)
            [asked] = loaded.awaited[:1]
            live = loaded.opened()
            default = live.default(asked)
            wanted = steady.choose(loaded.view(asked), live.asks[asked], None, Random(1))
            if wanted != default and len(live.asks[asked].options) > 1:
                break
            await answer(made, loaded, asked, default)
        else:
            raise AssertionError("no such question")
        await seats.leave(made, table, loaded.seats[asked].user or 0)
        row = await answered_for(made, table, asked)
        assert (row.by, live.choice(row.choice or b"")) == ("computer", default)


@pytest.mark.rule("LP-279")
async def test_leaving_and_going_out_are_stored_together_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "lepro", 3, OPTIONS(leaver_mode=1))
        table, [asked] = loaded.id, loaded.awaited
        gone = next(seat for seat in range(3) if seat != asked)
        user = loaded.seats[gone].user or 0

        async def full(move: object) -> None:
            raise StoreUnavailable("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(made.store, "save", full)
            with pytest.raises(StoreUnavailable):
                await seats.leave(made, table, user)
        still = await made.load(table)
        assert still.seats[gone].user == user
        assert not still.opened().retiring
        await seats.leave(made, table, user)
        left = await made.load(table)
        assert (left.seats[gone].user, left.opened().retiring) == (None, (gone,))


@pytest.mark.rule("LP-279")
async def test_a_leaving_that_is_taken_back_leaves_the_seat_to_others(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "lepro", 2, OPTIONS(leaver_mode=1), people=2)
        for _ in range(100):
            loaded = await made.load(loaded.id)
            table, [asked] = loaded.id, loaded.awaited
            await answer(made, loaded, asked)
            now = await made.load(table)
            if now.awaited == (asked,):
                break
        gone = 1 - asked
        await seats.leave(made, table, now.seats[gone].user or 0)
        assert (await made.load(table)).opened().retiring == (gone,)
        # Nobody is left to be asked, so the move before is taken back at once, and the leaving with it.
        _, vote = await takeback.undo(made, table, user=loaded.seats[asked].user or 0, press=91_000)
        assert vote is None
        after = await made.load(table)
        assert not after.opened().retiring
        assert after.seats[gone].open
        await seats.take(made, table, seat=gone, user=900, name="New")


@pytest.mark.rule("LP-280")
async def test_the_last_who_stays_wins(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "lepro", 2, OPTIONS(leaver_mode=1))
        table, [asked] = loaded.id, loaded.awaited
        await seats.leave(made, table, loaded.seats[1 - asked].user or 0)
        for _ in range(50):
            now = await made.load(table)
            if now.record.status != "playing":
                break
            await answer(made, now, asked)
        assert now.record.status == "finished"
        outcome = now.opened().outcome
        assert outcome is not None
        assert outcome.winners == (asked,)
