"""A table is found by its own server alone. In this process alone: the playground has one server."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from tests.reading import said
from tests.stage import stage


async def test_another_servers_table_is_none(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"c" * 32) as made:
        table, dee = await made.open("ana", "bo"), made.person("dee")
        other = made.env.create_guild()
        place = other.create_text_channel("far")
        far = other.add_member(dee.user)
        assert "no table" in said(await far.slash(place, "table show", table=table))
        assert "FIXER" in said(await dee.slash("table show", table=table, text=True))


async def test_commands_for_the_owner_are_shown_to_administrators_alone(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        told = {command.name: command.to_dict(made.bot.tree) for command in made.bot.tree.get_commands()}
        shown = {name: payload.get("default_member_permissions") for name, payload in told.items()}
        assert shown.pop("backroom") == discord.Permissions(administrator=True).value
        assert set(shown.values()) == {None}


@pytest.mark.parametrize("lacking", ["send_messages", "attach_files", "read_message_history"])
async def test_no_table_opens_where_the_bot_lacks_a_right(tmp_path: Path, lacking: str) -> None:
    async with stage(tmp_path / "b.db") as made:
        closed = discord.PermissionOverwrite(**{lacking: False})
        overwrites = {made.guild.default_role: closed}
        place = made.guild.create_text_channel("closed", overwrites=overwrites)
        assert "may not post here" in said(await made.person("ana").slash("fixer new", at=place, seats=2))
        assert not await made.store.tables()


@pytest.mark.parametrize("lacking", ["send_messages_in_threads", "create_public_threads"])
async def test_no_thread_opens_where_the_bot_could_not_write_in_it(tmp_path: Path, lacking: str) -> None:
    async with stage(tmp_path / "b.db") as made:
        closed = discord.PermissionOverwrite(**{lacking: False})
        overwrites = {made.guild.default_role: closed}
        place = made.guild.create_text_channel("closed", overwrites=overwrites)
        ana = made.person("ana")
        refused = said(await ana.slash("fixer new", at=place, seats=2, place="thread"))
        assert "*Send Messages in Threads*" in refused
        assert not await made.store.tables()
        assert "is open" in said(await ana.slash("fixer new", at=place, seats=2))
