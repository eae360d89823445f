"""FIXER's slash group: what every game has."""

from __future__ import annotations

from .client import Backroom
from .game_commands import GameCommands, load


class Fixer(GameCommands):
    """`/fixer new` and `/fixer rules`."""

    key = "fixer"


async def setup(bot: Backroom) -> None:
    """Load the group."""
    await load(bot, Fixer)
