"""Lobbies: joining, leaving, computers, starting, closing, and where a table may live."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.core.words import plain
from host.games import Games
from host.tables.limits import MOST_OPENED, MOST_TABLES
from tests.press import Press
from tests.reading import labels, private, said, text
from tests.stage import Stage

from .conftest import Opening

WEEK = 7 * 24 * 3600


def card(made: Stage, table: str) -> str:
    return text(made.last(f"table {table}"))


async def test_the_card_leads_with_what_one_tries_to_do(opening: Opening) -> None:
    async with opening() as made:
        for key, game in sorted(Games.found().items()):
            table = await made.open("ana", "bo", "dee", game=key, start=False)
            lobby, words = made.last(f"table {table}"), game.words()
            lines = text(lobby).split("\n")
            assert lines[0].startswith("## ")
            assert lines[1] == plain(words("name.goal"))
            assert labels(lobby)[0] == "How to play"
            assert lines[-1].startswith("-# Fair dice"), "below all that one may press"
            asked = await made.person("cal").press(lobby, label="How to play")
            assert private(asked.response)
            assert said(asked) == f"## {words('rules-overview.title')}\n{words('rules-overview')}"
            assert "table " + table in card(made, table), "the lobby stays"
            for name in ("ana", "bo", "dee"):
                await made.person(name).press(made.last(f"table {table}"), label="Leave")


async def test_facts_of_the_card_agree(opening: Opening) -> None:
    async with opening() as made:
        ana = made.person("ana")

        async def opened(game: str, **options: Any) -> str:
            told = await ana.slash(f"{game} new", **options)
            table = said(told).split("**")[1]
            shown = card(made, table)
            await ana.press(made.last(f"table {table}"), label="Leave")
            return shown

        three = await opened("fixer", seats=3, clock=0)
        assert "**2–3 players · 20–45 minutes at a table, days by chat**" in three
        assert "**Clock**: none" in three
        assert "**2 players ·" in await opened("fixer", seats=2)
        live = await opened("lepro", seats=6, pace="live")
        assert "**2–6 players · 60–120 minutes at a table**" in live, "nobody plays for days in minutes"
        assert "**Turn clock**: 2 minutes; then the house decides. **Reaction clock**: a minute." in live
        assert live.count("clock**") == 2, "each is told once"
        calm = await opened("fable", seats=1)
        assert "**one player ·" in calm
        assert "days by chat" in calm
        assert "**Turn clock**: a day;" in calm
        assert "**Clock**: none" in await opened("fable", pace="none")


async def test_people_join_and_leave_and_hosting_passes_on(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", start=False)
        ana, bo, cal = made.person("ana"), made.person("bo"), made.person("cal")
        lobby = made.last(f"table {table}")
        assert labels(lobby) == ["How to play", "Learn", "Join", "Leave", "Add computer", "⋯"], (
            "Start waits for a second player"
        )
        assert "One more player" in text(lobby)
        await bo.press(lobby, label="Join")
        assert "already" in await bo.forge(f"b1:{table}:-:-:!join", lobby)
        assert "do not sit" in await cal.forge(f"b1:{table}:-:-:!leave", lobby)
        assert "full" in await cal.forge(f"b1:{table}:-:-:!join", lobby)
        assert "Only the host" in said(await bo.press(lobby, label="Start"))
        await ana.press(lobby, label="Leave")
        assert "bo (host)" in card(made, table).replace("*", "")
        assert "Only the host" in await cal.forge(f"b1:{table}:-:-:!computer", lobby)
        await bo.press(lobby, label="Add computer")
        menu = await bo.press(lobby, label="⋯")
        assert labels(menu.response)[:2] == ["Remove a computer", "Cancel"]
        assert "Done" in said(await bo.press(menu.response, label="Remove a computer"))
        assert "(computer)" not in card(made, table)
        await bo.press(lobby, label="Leave")
        assert "closed before it began" in card(made, table)
        assert not labels(made.last(f"table {table}"))
        assert "no longer in its lobby" in await cal.forge(f"b1:{table}:-:-:!join", lobby)


async def test_two_people_take_the_last_seat_in_the_same_instant(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", start=False)
        lobby = made.last(f"table {table}")
        join = f"b1:{table}:-:-:!join"
        results = await made.at_once(
            *(Press(made.person(name), join, lobby) for name in ("bo", "cal", "dee"))
        )
        assert sum("full" in said(result) for result in results) == 2
        assert len((await made.load(table)).seats) == 2


async def test_start_pressed_twice_begins_once(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", start=False)
        press = Press(made.person("ana"), f"b1:{table}:-:-:!start", made.last(f"table {table}"))
        await made.at_once(press, press)
        assert (await made.load(table)).record.last_row == 0
        assert len(made.boards()) == 1


async def test_too_few_players_and_a_first_player_who_is_not_there(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", start=False)
        ana = made.person("ana")
        assert "At least 2" in await ana.forge(f"b1:{table}:-:-:!start", made.last(f"table {table}"))
        refused = await ana.slash("fixer new", seats=2, first_player=3)
        assert "first player is beyond" in said(refused)
        opened = await ana.slash("fixer new", seats=4, first_player=3)
        other = said(opened).split("**")[1]
        await ana.press(made.last(f"table {other}"), label="Add computer")
        assert "first player is beyond" in said(await ana.press(made.last(f"table {other}"), label="Start"))


@pytest.mark.rule("FX-026")
async def test_seats_are_drawn_unless_the_host_fixed_them(opening: Opening) -> None:
    async with opening() as made:
        orders = set()
        for _ in range(6):
            table = await made.open("ana", "bo", "cal")
            orders.add((await made.load(table)).names)
        assert len(orders) > 1
        table = await made.open("ana", "bo", "cal", first_player=1)
        loaded = await made.load(table)
        assert loaded.names == ("ana", "bo", "cal")
        assert loaded.awaited == (1,)


async def test_a_lobby_nobody_touches_for_a_week_closes_itself(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", start=False)
        await made.later(WEEK / 2)
        assert (await made.load(table)).record.status == "lobby"
        await made.later(WEEK + 60)
        assert (await made.load(table)).record.status == "cancelled"
        assert "closed before it began" in card(made, table)


async def test_a_table_in_a_thread_of_its_own(opening: Opening) -> None:
    async with opening() as made:
        ana = made.person("ana")
        opened = await ana.slash("fixer new", seats=2, place="thread")
        table = said(opened).split("**")[1]
        [thread] = made.channel.threads
        assert thread.name == f"FIXER {table}"
        assert f"<#{thread.id}>" in said(opened)
        lobby = next(m for m in thread.history() if table in text(m))
        await ana.press(lobby, label="Add computer")
        await ana.press(lobby, label="Start")
        assert any("My hand" in labels(m) for m in thread.history())
        # The table is found from its thread, without a name.
        shown = await ana.slash("table show", at=thread, text=True)
        assert "FIXER" in said(shown)
        inside = await ana.slash("fixer new", at=thread, seats=2, place="thread")
        assert "can't open a thread" in said(inside)
        assert not [t for t in await made.store.tables("lobby") if t.channel == made.channel.id]


async def test_no_table_opens_where_the_bot_may_not_write(opening: Opening) -> None:
    async with opening() as made:
        mute, before = made.place("mute", mute=True), len(await made.store.tables())
        refused = await made.person("ana").slash("fixer new", at=mute, seats=2)
        assert "may not post here" in said(refused)
        assert "Read Message History" in said(refused)
        assert len(await made.store.tables()) == before
        dm = await made.person("ana").slash_alone("fixer new", seats=2)
        assert "in a server's channel" in said(dm)


async def test_a_person_has_so_many_tables_and_no_more(opening: Opening) -> None:
    async with opening() as made:
        ana, bo = made.person("ana"), made.person("bo")
        first = await made.open("ana", start=False)
        record = await made.store.table(first)
        assert record is not None
        seat = (await made.store.seats(record.id))[0]
        for at in range(MOST_TABLES - 1):
            # Opened by others long ago.
            old = replace(record, id=f"{record.id}{at:02}", host=1, made=record.made - 1e6)
            await made.store.add_table(old)
            await made.store.put_seat(replace(seat, table=old.id))
        try:
            assert f"at {MOST_TABLES} tables" in said(await ana.slash("fixer new", seats=2))
            other = await made.open("bo", "cal", start=False)
            assert "They are at" in said(await bo.slash("table replace", seat="cal", member=ana, table=other))
            await made.person("cal").slash("table leave", table=other)
            assert f"at {MOST_TABLES} tables" in said(
                await ana.press(made.last(f"table {other}"), label="Join")
            )
            assert "is closed" in said(await ana.slash("table end", table=first))
            await ana.press(made.last(f"table {other}"), label="Join")
            assert (await made.load(other)).seat_of(ana.id), "there is room again"
        finally:
            for at in range(MOST_TABLES - 1):
                await made.store.delete_table(f"{record.id}{at:02}")


async def test_tables_are_opened_one_after_the_other_and_not_without_end(opening: Opening) -> None:
    async with opening() as made:
        ana = made.person("ana")
        for _ in range(MOST_OPENED):
            table = said(await ana.slash("fixer new", seats=2)).split("**")[1]
            await ana.slash("table end", table=table)
        assert f"opened {MOST_OPENED} tables" in said(await ana.slash("fixer new", seats=2)), (
            "closed ones count"
        )
        assert "is open" in said(await made.person("bo").slash("fixer new", seats=2)), "a person each"
