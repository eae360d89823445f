"""Who is still on a server. The bot is told of nobody's coming and going: it asks when it matters."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord

log = logging.getLogger(__name__)
#: Seconds that an answer is waited for.
_PATIENCE = 5.0


async def is_member(client: discord.Client, guild: int, user: int) -> bool:
    """Whether a user is on a server; also where Discord does not say."""
    found = client.get_guild(guild)
    if found is None:
        return True
    try:
        await asyncio.wait_for(found.fetch_member(user), _PATIENCE)
    except discord.NotFound:
        return False
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        log.info("nobody knows whether %d is on server %d: %s", user, guild, error)
    return True
