"""A person's settings by command."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from host.words import desk

from .acting import settings_card
from .reply import Reply

_words = desk()


class Settings(commands.Cog):
    """`/settings`."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    @app_commands.command(name="settings", description=_words("command-settings"))
    @app_commands.describe(hand=_words("option-hand"), pings=_words("option-pings"))
    @app_commands.choices(
        hand=[
            app_commands.Choice(name=_words(f"settings-{place}"), value=place)
            for place in ("dm", "channel", "both")
        ]
    )
    async def settings(
        self, interaction: discord.Interaction[Any], hand: str | None = None, pings: bool | None = None
    ) -> None:
        """Where hands come, and whether turns ring."""
        async with Reply(interaction) as reply:
            ring = "" if pings is None else "ring" if pings else "quiet"
            await reply.give(
                await settings_card(self.bot, interaction.user.id, reply.locale, hand or "", ring)
            )


async def setup(bot: Any) -> None:
    """Load the settings."""
    await bot.add_cog(Settings(bot))
