"""Who keeps order at tables that are not theirs: whoever manages a server, and the owner of the bot."""

from __future__ import annotations

import discord
from discord.ext import commands

Interaction = discord.Interaction[discord.Client]


async def keeps_order(interaction: Interaction, guild: int | None) -> bool:
    """Whether somebody may end the tables of a server: who manages it and speaks from there, and the owner of
    the bot."""
    if guild is not None and guild == manages(interaction):
        return True
    return await owns_bot(interaction)


def manages(interaction: Interaction) -> int | None:
    """The server that somebody manages and speaks from (by Discord's id), if so."""
    return interaction.guild_id if interaction.permissions.manage_guild else None


async def owns_bot(interaction: Interaction) -> bool:
    """Whether somebody is the owner of the bot."""
    client = interaction.client
    try:
        return isinstance(client, commands.Bot) and bool(await client.is_owner(interaction.user))
    except discord.HTTPException:
        return False
