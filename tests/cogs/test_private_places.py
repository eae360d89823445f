"""Tables in places that not everybody can view are there for nobody else.

In the simulated Discord alone: it knows people's rights.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import discord
import msgspec
import pytest

from tests.reading import said
from tests.stage import Person, Stage, stage

#: What somebody may press by an id alone, without a message that offers it.
LOOKS = ("describe", "log", "log.all", "more", "export", "fair", "rules", "join", "again")


async def opened_in(made: Stage, place: Any, *others: str) -> str:
    """A game under way in another place; its id."""
    ana = made.person("ana")
    table = said(await ana.slash("fixer new", at=place, seats=2)).split("**")[1]
    [lobby] = [m for m in place.history() if m.components]
    for name in others:
        await made.person(name).press(lobby, label="Join")
    await ana.press(lobby, label="Start")
    return table


@asynccontextmanager
async def hidden(folder: Path) -> AsyncIterator[tuple[Stage, str, Any, Person]]:
    """A game of ana and bo in a channel of their own, which dee cannot view."""
    async with stage(folder / "b.db", seed=b"6" * 32) as made:
        ana, bo, dee = (made.person(name) for name in ("ana", "bo", "dee"))
        closed, open_ = (discord.PermissionOverwrite(view_channel=may) for may in (False, True))
        overwrites = {made.guild.default_role: closed, ana.member: open_, bo.member: open_}
        overwrites[made.bot.user] = discord.PermissionOverwrite(view_channel=True, send_messages=True)
        place = made.guild.create_text_channel("den", overwrites=overwrites)
        await made.env.settle()
        yield made, await opened_in(made, place, "bo"), place, dee


async def test_who_cannot_view_the_channel_sees_nothing_of_its_tables(tmp_path: Path) -> None:
    async with hidden(tmp_path) as (made, table, _, dee):
        for command in ("show", "log", "hand", "leave", "undo", "resume", "end"):
            assert f"no table {table}" in said(await dee.slash(f"table {command}", table=table)), command
        assert f"no table {table}" in said(await dee.slash("table play", table=table, answer="x"))
        assert f"no table {table}" in said(await dee.slash("table replace", table=table, seat="A"))
        assert f"no table {table}" in said(await dee.slash("fictions story", table=table))
        for typed in ("", table, "ana", "bo", "fixer"):
            found = await dee.offered("table show", "table", typed)
            assert table not in str(found), typed
        assert not await dee.offered("table replace", "seat", "", table=table)
        assert table not in said(await dee.slash("table list"))
        await made.open("eve", start=False)
        for verb in LOOKS:
            told = await dee.forge(f"b1:{table}:-:-:!{verb}")
            assert f"no table {table}" in told, verb
        assert f"no table {table}" in await dee.forge(f"b1:{table}:0:-:!take")


async def test_who_can_view_it_or_sits_there_sees_it_from_anywhere(tmp_path: Path) -> None:
    async with hidden(tmp_path) as (made, table, _, dee):
        bo = made.person("bo")
        assert "round 1 of" in said(await bo.slash("table show", table=table, text=True))
        assert table in str(await bo.offered("table show", "table", ""))
        role = made.guild.create_role("den", permissions=discord.Permissions(administrator=True))
        boss = Person(made, user := made.env.create_user("boss"), made.guild.add_member(user, roles=[role]))
        assert "round 1 of" in said(await boss.slash("table show", table=table, text=True))
        assert table in str(await boss.offered("table show", "table", ""))
        assert table not in str(await dee.offered("table show", "table", ""))


async def test_open_tables_are_found_from_other_channels(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        other, dee = made.place("other"), made.person("dee")
        table = await opened_in(made, other, "bo")
        thread = said(await made.person("ana").slash("fixer new", seats=2, place="thread")).split("**")[1]
        for name in (table, thread):
            assert "no table" not in said(await dee.slash("table show", table=name))
            assert name in str(await dee.offered("table show", "table", ""))
        await (await made.awaited(table))[0].act(Random(1), table)


async def test_hidden_tables_take_no_room_among_those_offered(tmp_path: Path) -> None:
    async with hidden(tmp_path) as (made, table, _, dee):
        record = await made.store.table(table)
        assert record is not None
        seen = await made.open("cal", "eve")
        for at in range(30):
            await made.store.add_table(_copy(record, f"ZZ{at:02}"))
        found = [choice["value"] for choice in await dee.offered("table show", "table", "")]
        assert found == [seen]


def _copy(record: Any, name: str) -> Any:
    return msgspec.structs.replace(record, id=name, host=1, touched=record.touched + 1e6, last_row=-1)


@pytest.mark.parametrize("private", [False, True])
async def test_a_thread_is_seen_by_whoever_may_view_it(tmp_path: Path, private: bool) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        ana, dee = made.person("ana"), made.person("dee")
        kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
        channel = made.bot.get_channel(made.channel.id)
        assert isinstance(channel, discord.TextChannel)
        thread = None

        async def create() -> None:
            nonlocal thread
            thread = await channel.create_thread(name="corner", type=kind)

        await made.as_bot(create())
        assert thread is not None
        if private:
            await made.as_bot(thread.add_user(discord.Object(ana.id)))
        [place] = [place for place in made.channel.threads if place.id == thread.id]
        table = said(await ana.slash("fixer new", at=place, seats=2)).split("**")[1]
        told = said(await dee.slash("table show", table=table))
        assert ("no table" in told) is private
        assert (table in str(await dee.offered("table show", "table", ""))) is not private
        if private:
            await made.as_bot(thread.add_user(discord.Object(dee.id)))
            assert "no table" not in said(await dee.slash("table show", table=table))


async def test_who_manages_the_server_ends_its_tables_seen_or_not(tmp_path: Path) -> None:
    async with hidden(tmp_path) as (made, table, _, dee):
        mod = made.manager("mod")
        assert f"no table {table}" in said(await dee.slash("table end", table=table, sure=True))
        assert f"no table {table}" in said(await mod.slash("table show", table=table))
        asked = await mod.slash("table end", table=table)
        assert f"ends table **{table}**" in said(asked)
        assert "is closed" in said(await mod.press(asked.response, label="End it for all"))
        lobby = await made.open("eve", start=False)
        card = made.last(f"table {lobby}")
        assert f"no table {table}" in await dee.forge(f"b1:{table}:-:-:!end.yes", card)
        assert "Only the host" in said(await dee.slash("table end", table=lobby))
        assert "is closed" in said(await mod.slash("table end", table=lobby))


async def test_who_manages_another_server_has_no_say_here(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        away = made.env.create_guild()
        role = away.create_role("mods", permissions=discord.Permissions(manage_guild=True))
        there = away.add_member(made.person("bo").user, roles=[role])
        channel = away.create_text_channel("games")
        await made.env.settle()
        assert "Only the host" in said(await there.slash(channel, "table end", table=table, sure=True))
