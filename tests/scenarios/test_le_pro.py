"""Le Pro on Discord: its lobby, its clocks, and what leaving means where leavers retire."""

from __future__ import annotations

from random import Random

import pytest

from host.shown.press_ids import verb
from tests.reading import labels, said, text

from .conftest import Opening


@pytest.mark.rule("LP-279", "LP-278")
async def test_whoever_leaves_for_good_is_told_so_first(opening: Opening) -> None:
    async with opening(seed=b"l" * 32) as made:
        table = await made.open("ana", "bo", "cal", game="lepro", leavers_retire=True, pace="live")
        ana, bo, cal = (made.person(name) for name in ("ana", "bo", "cal"))
        asked = await bo.slash("table leave")
        assert "for good" in said(asked)
        assert labels(asked.response) == ["Leave for good"]
        assert (await made.load(table)).seat_of(bo.id) is not None, "nothing has happened yet"
        menu = await bo.press(made.board(table), label="⋯")
        again = await bo.press(menu.response, label="Leave")
        assert "cannot come back" in said(again)
        assert "You have left" in said(await bo.press(asked.response, label="Leave for good"))
        assert "do not sit" in said(await bo.press(again.response, label="Leave for good"))
        empty = next(seat.seat for seat in (await made.load(table)).seats if seat.user is None)
        assert "not free any more" in await made.person("dee").forge(verb(table, "take", seat=empty))
        rng = Random(3)
        for _ in range(60):
            loaded = await made.load(table)
            gone = next(seat for seat in loaded.seats if seat.user is None)
            if loaded.opened().g.s.players[gone.seat].fallen:
                break
            waiting = await made.awaited(table)
            await waiting[0].act(rng, table)
        assert loaded.opened().g.s.players[gone.seat].fallen
        assert {seat.user for seat in loaded.seats} == {ana.id, cal.id, None}
        assert len(made.boards()) == 1
        # The last who stays wins.
        await cal.press((await cal.slash("table leave")).response, label="Leave for good")
        for _ in range(60):
            loaded = await made.load(table)
            if loaded.record.status != "playing":
                break
            waiting = await made.awaited(table)
            await waiting[0].act(rng, table)
        assert loaded.record.status == "finished"
        [seat] = loaded.opened().outcome.winners  # type: ignore[union-attr]
        assert loaded.seats[seat].user == ana.id
        last = text(made.last("ana"))
        assert "secret" in last


async def test_the_lobby_says_what_was_chosen_and_what_was_turned_off(opening: Opening) -> None:
    async with opening() as made:
        await made.open("ana", game="lepro", start=False, short_game=True, read_aloud=False, pace="live")
        lobby = text(made.last("Le Pro"))
        assert "**Short game**: " in lobby
        assert "**Read aloud**: off" in lobby
        assert "**Turn clock**: 2 minutes; then the house decides." in lobby
        assert "**Clock**" not in lobby, "once is enough"
        assert "Strict claims" not in lobby
        await made.open("bo", game="lepro", start=False)
        assert "**Turn clock**: a day; then the house decides." in text(made.last("Le Pro"))


async def test_what_stands_beside_an_option_stands_over_its_button(opening: Opening) -> None:
    """A robbery is two buttons, of which one needs its odds."""
    async with opening(seed=b"r" * 32) as made:
        table = await made.open("ana", "bo", game="lepro", pace="live")
        rng = Random(4)
        for _ in range(80):
            [person] = await made.awaited(table)
            loaded = await made.load(table)
            [seat] = loaded.awaited
            if loaded.opened().asks[seat].kind == "robbery":
                break
            await person.act(rng, table)
        panel = await person.panel(table)
        [rob] = {"Rob the shop", "Rob the bank"} & set(labels(panel))
        assert "Walk past" in labels(panel)
        [beside] = [line for line in text(panel).splitlines() if line.startswith("-# ")]
        assert f"**{rob}**: " in beside
        assert "% to bring $" in beside
