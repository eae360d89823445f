"""Le Pro's slash group: what every game has."""

from __future__ import annotations

from .client import Backroom
from .game_commands import GameCommands, load


class Lepro(GameCommands):
    """`/lepro new` and `/lepro rules`."""

    key = "lepro"


async def setup(bot: Backroom) -> None:
    """Load the group."""
    await load(bot, Lepro)
