"""Fame & Fable's slash group: what every game has."""

from __future__ import annotations

from .client import Backroom
from .game_commands import GameCommands, load


class Fable(GameCommands):
    """`/fable new` and `/fable rules`."""

    key = "fable"


async def setup(bot: Backroom) -> None:
    """Load the group."""
    await load(bot, Fable)
