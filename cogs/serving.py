"""The bot's life, from its store's opening to its end; whatever forbids it is told in a sentence."""

from __future__ import annotations

import asyncio

import aiohttp
import discord

from db.errors import StoreError, StoreHeld
from db.store import ENGINE
from host.config import Config
from host.games import Games
from host.stopping import AT_MOST, told_to_stop, until

from .client import Backroom, log

#: Another try may do.
_PASSING = (OSError, TimeoutError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound)


class ServingFailed(Exception):
    """Why the bot does not run, in a sentence. ``passing``: it may run when it is tried again."""

    def __init__(self, reason: str, *, passing: bool = False) -> None:
        super().__init__(reason)
        self.passing = passing


#: What Discord means by closing the line for good.
_CLOSED = {
    4004: ServingFailed(
        "Discord does not take this token any more. Copy it anew from your application's Bot page into .env."
    ),
    4010: ServingFailed("Discord does not know this shard of the bot."),
    4011: ServingFailed("The bot is on so many servers that Discord wants it in several shards."),
    4012: ServingFailed("Discord speaks this version of its gateway no longer: update the bot."),
    4013: ServingFailed("Discord does not know what the bot wants to hear of (its intents): update the bot."),
    4014: ServingFailed(
        "Discord does not let the bot hear of its servers (an intent). See the application's Bot page."
    ),
}


async def serve(config: Config, games: Games, *, sync: bool = False) -> None:
    """Serve until told to stop; what is under way is finished first. Raises ServingFailed.

    ``sync``: Discord is told the commands, and no more.
    """
    log.info("the store runs on %s", ENGINE)
    try:
        config.database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServingFailed(
            f"The folder {config.database.parent} cannot be made: {error.strerror or error}. "
            "BACKROOM_DATABASE names another place."
        ) from error
    bot = Backroom(config.database, pause=config.pause, owners=config.owner_ids(), games=games)
    stop = asyncio.Event()
    with told_to_stop(stop, at_most=AT_MOST):
        try:
            # Before Discord is asked anything: whoever cannot work here should not seem to be there.
            if await until(stop, bot.open_store()) and await until(stop, bot.login(config.bot_token())):
                await until(stop, bot.sync_if_changed(force=True) if sync else bot.connect())
        except Exception as error:
            reason = _reason(config, error)
            if reason is None:
                raise
            raise reason from error
        finally:
            await bot.close()


def _reason(config: Config, error: Exception) -> ServingFailed | None:
    """Why that ended the bot, in a sentence; None if nobody has foreseen it."""
    match error:
        case discord.LoginFailure():
            return ServingFailed(
                "Discord does not know this token. Copy it anew from your application's Bot page into .env."
            )
        case discord.PrivilegedIntentsRequired():
            return _CLOSED[4014]
        case discord.ConnectionClosed():
            closed = ServingFailed(f"Discord has closed the line ({error.code}).", passing=True)
            return _CLOSED.get(error.code, closed)
        case StoreHeld():
            return ServingFailed(
                f"Another Backroom is at work on {config.database}. "
                "Stop that one first, or let BACKROOM_DATABASE name another place."
            )
        case StoreError():
            return ServingFailed(f"The store cannot be opened: {error}")
        case _ if isinstance(error, _PASSING):
            return ServingFailed(
                f"Discord cannot be reached: {error or type(error).__name__}. "
                "Nothing is lost; try again when the network is up.",
                passing=True,
            )
    return None
