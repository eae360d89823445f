"""Runs bot.py as it is, against the addresses that the environment names.

``PLAYGROUND_URL`` is the playground's address. Beside it only time differs from ``python bot.py``: it is
that of the playground's world.
"""

from __future__ import annotations

import os
import sys

import discord.asset
import discord.gateway
import discord.http
import yarl


def point(url: str) -> None:
    """Send discord.py to a playground instead of Discord."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    discord.asset.Asset.BASE = f"{url}/cdn"


def main() -> None:
    """The bot's own front door, without a command."""
    point(os.environ["PLAYGROUND_URL"])
    sys.argv = ["bot.py"]
    import bot

    from .bot_time import follow

    follow(bot)
    bot.app()


if __name__ == "__main__":
    main()
