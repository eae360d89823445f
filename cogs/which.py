"""Which table a command means."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from db.records import TableRecord
from engines.core.words import plain
from host.errors import Sorry
from host.words import clipped, desk, safe

_words = desk()
#: Most choices of an autocomplete.
CHOICES = 25


class Which:
    """Finds tables for commands."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    async def find(
        self,
        interaction: discord.Interaction[Any],
        table: str | None,
        *,
        mine: bool = False,
        wanted: bool = False,
        game: str = "",
    ) -> str:
        """The table that is meant: the one named, else the one of this channel, else the only one
        that the person sits at (``wanted``: the only one that waits for them), of ``game`` if that is
        given. Raises Sorry with what to do."""
        store = self.bot.house.store
        if table:
            return await self._named(interaction, table)
        own = {
            record.id for record in await store.tables_of(interaction.user.id) if game in ("", record.game)
        }
        near = await store.tables_in(interaction.channel_id or 0)
        here = [record.id for record in near if game in ("", record.game)]
        both = [name for name in here if name in own]
        for found in (both, [] if mine else here, sorted(own)):
            if len(found) > 1 and wanted:
                found = await self._waiting(found, interaction.user.id) or found
            if len(found) == 1:
                return str(found[0])
            if len(found) > 1:
                raise Sorry("which-table", tables=_words.join(found[:8]))
        raise Sorry("no-table")

    async def _named(self, interaction: discord.Interaction[Any], table: str) -> str:
        """A table by its id; those of other servers are their players' business."""
        name, user = table.strip().upper()[:20], interaction.user.id
        record = await self.bot.house.store.table(name)
        if record is not None and record.guild != interaction.guild_id and record.host != user:
            seated = [seat.user for seat in await self.bot.house.store.seats(name)]
            record = record if user in seated else None
        if record is None:
            raise Sorry("no-such-table", table=safe(name))
        return name

    async def _waiting(self, tables: list[str], user: int) -> list[str]:
        found = []
        for name in tables:
            try:
                sitting = await self.bot.house.sit(name)
            except Sorry:
                continue
            mine = sitting.seat_of(user)
            if mine is not None and sitting.ask(mine.seat) is not None:
                found.append(name)
        return found

    async def names(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """Tables to choose from: own ones first, then those of this server."""
        records = await self.bot.house.store.search(
            current, interaction.guild_id, interaction.user.id, limit=CHOICES
        )
        return [app_commands.Choice(name=self._label(record), value=record.id) for record in records]

    def _label(self, record: TableRecord) -> str:
        words = desk(record.language)
        game = self.bot.house.games.get(record.game)
        name = record.game if game is None else record.game.upper()
        return clipped(
            plain(words("table-label", table=record.id, game=name, status=words(f"status-{record.status}"))),
            100,
        )
