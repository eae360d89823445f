"""Runs bot.py as it is, against the addresses that the environment names.

``PLAYGROUND_URL`` is the playground's address; ``PLAYGROUND_SKETCHES``, if it is not empty, lets games be
drawn in no time (:mod:`playground.in_bot.sketches`). Beside these only time differs from ``python bot.py``:
it is that of the playground's world.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

import discord.asset
import discord.gateway
import discord.http
import yarl

import bot as front_door
from cogs.client import Backroom
from host.config import Config

from . import control
from .rest import Rest
from .sketches import sketched
from .world_time import WorldTime

#: Seconds after the last server was told until the bot goes to work.
_ALL_TOLD = 0.05


def point(url: str) -> None:
    """Send discord.py to a playground instead of Discord."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    discord.asset.Asset.BASE = f"{url}/cdn"


class Guest:
    """The bot as a guest of the playground: what the line asks of it."""

    def __init__(self) -> None:
        self.time = WorldTime()
        self.rest = Rest()
        self.seed: bytes | None = None
        self.bots: list[Backroom] = []

    async def hear(self, told: str) -> str | None:
        """Take one line of the playground's; what is said to it."""
        what, *words = told.split(" ")
        if what == "ahead":
            self.time.leap(float(words[0]))
        elif what == "seed":
            self.seed = bytes.fromhex(words[0]) or None
            for bot in self.bots:
                bot.seed = self.seed
                if (services := getattr(bot, "services", None)) is not None:
                    services.seed = self.seed
        elif what == "rest":
            return f"rests {words[0]} {await self.rest.reached(lambda: self._knows(int(words[1])))}"
        return None

    def _knows(self, sequence: int) -> bool:
        """Whether the bot has heard of all events up to this one, and does not wait for a moment only."""
        return not self.time.naps() and all(_heard(bot) >= sequence for bot in self.bots)

    def install(self) -> None:
        """Let the bot of ``bot.py`` be one."""
        init, serve = Backroom.__init__, front_door.serve

        def made(bot: Backroom, *args: Any, **fields: Any) -> None:
            init(bot, *args, **fields)
            # All servers are told at once here; on Discord they trickle in, and two seconds are waited for
            # more.
            bot._connection.guild_ready_timeout = _ALL_TOLD
            bot.http.http_trace = self.rest.trace
            bot.seed = self.seed
            self.bots.append(bot)

        async def serving(*args: Any, **fields: Any) -> None:
            self.rest.install(asyncio.get_running_loop())
            listening = asyncio.create_task(control.listen(self.hear))
            try:
                await serve(*args, **fields)
            finally:
                listening.cancel()

        self.time.install()
        # Names of others are set on purpose: the bot itself must not know of any of this.
        for owner, name, value in ((Backroom, "__init__", made), (front_door, "serve", serving)):
            setattr(owner, name, value)


def _heard(bot: Backroom) -> int:
    """The number of the last event that the bot has heard."""
    return (bot.ws.sequence or 0) if bot.ws is not None else 0


def main() -> None:
    """The bot's own front door, without a command."""
    point(os.environ["PLAYGROUND_URL"])
    sys.argv = ["bot.py"]
    # What is set for the bot on Discord is not for this one: its environment says it all.
    Config.model_config["env_file"] = None
    Guest().install()
    if os.environ.get("PLAYGROUND_SKETCHES"):
        hosted = front_door.hosted
        setattr(front_door, "hosted", lambda config: sketched(hosted(config)))  # noqa: B010
    front_door.app()


if __name__ == "__main__":
    main()
