"""Which table a command means."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands

from db.records import TableRecord
from engines.core.words import plain
from host.errors import Sorry
from host.services import Services
from host.words import clipped, host_words, safe

from .client import Backroom

_words = host_words()
#: Most choices of an autocomplete.
CHOICES = 25


class FindTable:
    """Finds tables for commands."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def find(
        self,
        interaction: discord.Interaction[Backroom],
        table: str | None,
        *,
        mine: bool = False,
        wanted: bool = False,
        game: str = "",
    ) -> str:
        """The table that is meant: the one named, else the one of this channel, else the only one
        that the person sits at (``wanted``: the only one that waits for them), of ``game`` if that is
        given. Raises Sorry with what to do."""
        store = self.services.store
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

    async def _named(self, interaction: discord.Interaction[Backroom], table: str) -> str:
        """A table by its id; those of other servers are their players' business."""
        name, user = table.strip().upper()[:20], interaction.user.id
        record = await self.services.store.table(name)
        if record is not None and record.guild != interaction.guild_id and record.host != user:
            seated = [seat.user for seat in await self.services.store.seats(name)]
            record = record if user in seated else None
        if record is None:
            raise Sorry("no-such-table", table=safe(name))
        return name

    async def _waiting(self, tables: list[str], user: int) -> list[str]:
        found = []
        for name in tables:
            try:
                loaded = await self.services.tables.load(name)
            except Sorry:
                continue
            mine = loaded.seat_of(user)
            if mine is not None and loaded.ask(mine.seat) is not None:
                found.append(name)
        return found

    async def names(
        self, interaction: discord.Interaction[Backroom], current: str
    ) -> list[app_commands.Choice[str]]:
        """Tables to choose from: own ones first, then those of this server."""
        records = await self.services.store.search(
            current, interaction.guild_id, interaction.user.id, limit=CHOICES
        )
        return [app_commands.Choice(name=self._label(record), value=record.id) for record in records]

    def _label(self, record: TableRecord) -> str:
        words = host_words(record.language)
        name = record.game.upper() if record.game in self.services.games else record.game
        return clipped(
            plain(words("table-label", table=record.id, game=name, status=words(f"status-{record.status}"))),
            100,
        )


def matching(current: str, labels: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Of pairs (label, value), those whose label holds what was typed so far, as choices."""
    found = [(label, value) for label, value in labels if current.lower() in label.lower()]
    return [app_commands.Choice(name=clipped(label, 100), value=value) for label, value in found[:CHOICES]]
