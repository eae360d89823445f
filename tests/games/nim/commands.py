"""Nim's slash group: what every game has, and biscuits by typing."""

from __future__ import annotations

from discord import app_commands

from cogs.client import Backroom
from cogs.game_commands import GameCommands, Interaction, load
from engines.core.words import plain

from . import GAME
from .rules import PLATES, Plate, Take

_words = GAME.words()


class Nim(GameCommands):
    """`/nim new`, `take` and `rules`."""

    key = "nim"

    @app_commands.command(name="take", description=_words("command-take"))
    @app_commands.describe(plate=_words("command-take.plate"), biscuits=_words("command-take.biscuits"))
    @app_commands.choices(
        plate=[app_commands.Choice(name=plain(_words(f"plate-{plate}")), value=plate) for plate in PLATES]
    )
    async def take(
        self, interaction: Interaction, plate: str, biscuits: app_commands.Range[int, 1, 11]
    ) -> None:
        """Take biscuits from a plate, instead of pressing."""
        await self.answer(interaction, Take(Plate(plate), biscuits))


async def setup(bot: Backroom) -> None:
    """Load the group."""
    await load(bot, Nim)
