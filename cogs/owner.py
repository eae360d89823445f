"""For the owner of the bot: how it is, a backup, a check of every stored table."""

from __future__ import annotations

import time

import discord
from discord import app_commands
from discord.ext import commands

from db.errors import BackupFailed
from host.errors import Sorry
from host.shown.card import Card
from host.tables.check import check
from host.words import host_words

from .client import Backroom
from .reply import Reply

_words = host_words()


@app_commands.default_permissions(administrator=True)
class Owner(commands.GroupCog, group_name="backroom", group_description=_words("command-backroom")):
    """`/backroom …`."""

    def __init__(self, bot: Backroom) -> None:
        self.bot, self.services = bot, bot.services

    async def interaction_check(self, interaction: discord.Interaction[discord.Client], /) -> bool:
        """The owner alone."""
        try:
            return bool(await self.bot.is_owner(interaction.user))
        except discord.HTTPException:
            return False

    @app_commands.command(name="status", description=_words("command-status"))
    async def status(self, interaction: discord.Interaction[Backroom]) -> None:
        """Tables, people, size on disk, what was sent."""
        async with Reply(interaction) as reply:
            counts = await self.services.store.counts()
            words = host_words(reply.locale)
            lines = [words("status-line", what=what, count=count) for what, count in counts.items()]
            messages, pictures = self.services.messages, self.services.pictures
            lines.append(
                words("status-sent", sent=messages.sent, edited=messages.edited, drawn=pictures.drawn)
            )
            games = words.join(sorted(self.services.games))
            lines.append(words("status-games", games=games))
            await reply.give(Card().say(words("status-heading")).say("\n".join(lines)))

    @app_commands.command(name="backup", description=_words("command-backup"))
    async def backup(self, interaction: discord.Interaction[Backroom]) -> None:
        """A checked copy of the store beside it."""
        async with Reply(interaction) as reply:
            database = self.bot.database
            stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(interaction.created_at.timestamp()))
            target = database.with_name(f"{database.stem}-{stamp}{database.suffix}")
            try:
                await self.services.store.backup(target)
            except BackupFailed as error:
                raise Sorry("backup-failed") from error
            await reply.give(Card().say(host_words(reply.locale)("backup-done", file=target.name)))

    @app_commands.command(name="check", description=_words("command-check"))
    async def check(self, interaction: discord.Interaction[Backroom]) -> None:
        """Open every stored table; name those that fail."""
        async with Reply(interaction) as reply:
            words = host_words(reply.locale)
            found = await check(self.services.tables)
            lines = [words("check-bad", table=table, why=why[:120]) for table, why in found.bad[:20]]
            summary = words("check-done", good=found.good, bad=len(found.bad))
            await reply.give(Card().say("\n".join([summary, *lines])))


async def setup(bot: Backroom) -> None:
    """Load the owner's group."""
    await bot.add_cog(Owner(bot))
