"""A person's settings by command, and a server's."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from host.services import Services
from host.words import host_words

from .client import Backroom
from .reply import Reply
from .table_buttons import settings_card

_words = host_words()


class PersonSettings(commands.Cog):
    """`/settings`."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="settings", description=_words("command-settings"))
    @app_commands.describe(
        hand=_words("option-hand"), pings=_words("option-pings"), old_boards=_words("option-old-boards")
    )
    @app_commands.choices(
        hand=[
            app_commands.Choice(name=_words(f"settings-{place}"), value=place)
            for place in ("dm", "channel", "both")
        ],
        old_boards=[
            app_commands.Choice(name=_words(f"old-boards-{what}"), value=what)
            for what in ("story", "pictures")
        ],
    )
    async def settings(
        self,
        interaction: discord.Interaction[Backroom],
        hand: str | None = None,
        pings: bool | None = None,
        old_boards: str | None = None,
    ) -> None:
        """Where hands come, and whether turns ring; for who manages a server, what its old boards show."""
        async with Reply(interaction) as reply:
            ring = "" if pings is None else "ring" if pings else "quiet"
            await reply.give(await settings_card(self.services, reply, hand or "", ring, old_boards or ""))


async def setup(bot: Backroom) -> None:
    """Load the settings."""
    await bot.add_cog(PersonSettings(bot.services))
