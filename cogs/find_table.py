"""Which table a command means."""

from __future__ import annotations

import re
from collections.abc import Iterable

import discord
from discord import app_commands

from db.folded import bare, folded
from db.records import TableRecord
from engines.core.words import plain
from host.errors import Sorry
from host.games import Game
from host.services import Services
from host.words import clipped, host_words, safe

from .client import Backroom
from .sight import may_see, sees

_words = host_words()
#: Most choices of an autocomplete.
CHOICES = 25
#: What may be the id of a table, among other words.
_ID = re.compile(r"\b[0-9A-Z]{4,6}\b")


class WhichTable(Sorry):
    """Several tables (``found``, by id) could be meant."""

    def __init__(self, found: list[str]) -> None:
        super().__init__("which-table", tables=_words.join(found[:8]))
        self.found = found


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
        keeper: bool = False,
    ) -> str:
        """The table that is meant: the one named, else the one of this channel, else the only one
        that the person sits at (``wanted``: the only one that waits for them), of ``game`` if that is
        given. ``keeper``: any table of this server may be named, seen or not. Raises Sorry with what
        to do."""
        store = self.services.store
        if table:
            return await self._named(interaction, table, keeper)
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
                raise WhichTable(found)
        raise Sorry("no-table")

    async def _named(self, interaction: discord.Interaction[Backroom], table: str, keeper: bool) -> str:
        """A table by its id, or by words around an id, as the bot writes them."""
        typed = folded(table).upper()
        for words in ([typed], _ID.findall(typed)):
            found: list[str] = [
                name for name in dict.fromkeys(words) if await self._is_known(interaction, name, keeper)
            ]
            if len(found) > 1:
                raise WhichTable(found)
            if found:
                return found[0]
        raise Sorry("no-such-table", table=safe(clipped(typed, 20)))

    async def _is_known(self, interaction: discord.Interaction[Backroom], name: str, keeper: bool) -> bool:
        """Whether there is such a table for this person; those of other servers, and of channels that they
        cannot view, are their players' business."""
        record = await self.services.store.table(name)
        if record is None:
            return False
        if keeper and record.guild == interaction.guild_id:
            return True
        return await may_see(self.services, interaction, record)

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
        """Tables to choose from: own ones first, then those of this server in channels that the person can
        view."""
        places = await self.services.store.places(interaction.guild_id)
        seen = [thread or channel for channel, thread in places if sees(interaction, channel, thread)]
        found: dict[str, TableRecord] = {}
        for text in self._sought(current):
            for record in await self.services.store.search(
                text, interaction.guild_id, interaction.user.id, limit=CHOICES, places=seen
            ):
                found.setdefault(record.id, record)
        records = list(found.values())[:CHOICES]
        return [app_commands.Choice(name=self._label(record), value=record.id) for record in records]

    def _sought(self, typed: str) -> list[str]:
        """What is looked for: the words themselves, games by their names, and an id among other words."""
        games = [key for key, game in self.services.games.items() if folded(typed) in _named(game)]
        ids = _ID.findall(folded(typed).upper()) if " " in typed.strip() else []
        return [typed, *(games if typed.strip() else ()), *ids[:1]]

    def _label(self, record: TableRecord) -> str:
        words = host_words(record.language)
        game = self.services.games.get(record.game)
        name = record.game if game is None else game.words(record.language)("name")
        status = record.status if words.has(f"status-{record.status}") else "frozen"
        return clipped(
            plain(words("table-label", table=record.id, game=name, status=words(f"status-{status}"))),
            100,
        )


def _named(game: Game) -> str:
    return folded(game.words()("name"))


def matching(current: str, labels: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Of pairs (label, value), those whose label holds what was typed so far, as choices."""
    typed = folded(current)
    found = [(label, value) for label, value in labels if typed in folded(label) or typed in bare(label)]
    return [app_commands.Choice(name=clipped(label, 100), value=value) for label, value in found[:CHOICES]]
