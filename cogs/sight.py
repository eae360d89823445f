"""Who may see a table: whoever sits there, and whoever can view the channel it is played in."""

from __future__ import annotations

import discord

from db.records import TableRecord
from host.errors import Sorry
from host.services import Services

from .reply import Reply

Interaction = discord.Interaction[discord.Client]


async def may_see(services: Services, interaction: Interaction, record: TableRecord) -> bool:
    """Whether somebody may see a table, by the rights that Discord gives them."""
    user = interaction.user.id
    if (record.thread or record.channel) == interaction.channel_id or record.host == user:
        return True
    if any(seat.user == user for seat in await services.store.seats(record.id)):
        return True
    if record.guild != interaction.guild_id:
        return False
    known = sees(interaction, record.channel, record.thread)
    return await _asked(interaction, record) if known is None else known


def sees(interaction: Interaction, channel: int, thread: int | None) -> bool | None:
    """Whether somebody can view a channel of the server they speak from (``thread``: a thread that the bot
    has opened in it), by what is known here; None if only Discord can tell."""
    guild, place = interaction.guild, thread or channel
    if place == interaction.channel_id:
        return True
    if guild is None or not isinstance(interaction.user, discord.Member):
        return False
    # Threads that sleep are not known; those that the bot opens are open to all who view their channel.
    found = guild.get_channel_or_thread(place) or guild.get_channel(channel)
    return None if found is None else _views(found, interaction.user)


def _views(place: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool | None:
    if not isinstance(place, discord.Thread):
        return place.permissions_for(member).view_channel
    if place.parent is None:
        return None
    may = place.parent.permissions_for(member)
    if not may.view_channel or not place.is_private() or may.manage_threads:
        return may.view_channel
    # Who has been let into a private thread is not told to bots.
    return True if place.owner_id == member.id else None


async def _asked(interaction: Interaction, record: TableRecord) -> bool:
    """Whether somebody can view a table's place, asked of Discord."""
    if not isinstance(interaction.user, discord.Member):
        return False
    try:
        found = await interaction.client.fetch_channel(record.thread or record.channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return False
        known = _views(found, interaction.user)
        if known is None and isinstance(found, discord.Thread):
            await found.fetch_member(interaction.user.id)
            known = True
    except discord.HTTPException:
        # It is gone, or nobody has let them in.
        return False
    return known is True


async def need_sight(services: Services, reply: Reply, table: str) -> None:
    """Raise Sorry where somebody may not see a table: for them there is none."""
    record = await services.store.table(table)
    if record is None or not await may_see(services, reply.interaction, record):
        raise Sorry("no-such-table", table=table)
