"""FIXER's slash group."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engines.core.discover import words as game_words
from engines.fixer.state import LETTERS, Settings
from host.words import desk

from .game import DEFAULT_CLOCK, GameCog, clock_choices, place_choices, topic_choices

_words = desk()
_game = game_words("fixer")
_FIRST: list[app_commands.Choice[int]] = [
    app_commands.Choice(name=_game("setting-first_player.none"), value=-1),
    *(
        app_commands.Choice(name=_words("seat-choice", letter=letter), value=at)
        for at, letter in enumerate(LETTERS)
    ),
]


class Fixer(GameCog, group_name="fixer", group_description=_words("command-game", game=_game("name"))):
    """`/fixer new` and `/fixer rules`."""

    game = "fixer"

    @app_commands.command(name="new", description=_words("command-new", game=_game("name")))
    @app_commands.describe(
        seats=_words("option-seats"),
        card_exchange=_game("setting-exchange.about"),
        long_game=_game("setting-long_game.about"),
        first_player=_game("setting-first_player.about"),
        clock=_words("option-clock"),
        place=_words("option-place"),
    )
    @app_commands.choices(first_player=_FIRST, clock=clock_choices())
    @app_commands.choices(place=place_choices())
    async def new(
        self,
        interaction: discord.Interaction[Any],
        seats: app_commands.Range[int, 2, 4] = 4,
        card_exchange: bool = False,
        long_game: bool = False,
        first_player: int = -1,
        clock: int = DEFAULT_CLOCK,
        place: str = "here",
    ) -> None:
        """Open a table."""
        options = Settings(exchange=card_exchange, long_game=long_game, first_player=first_player)
        await self.open_table(interaction, options, seats=seats, clock=clock * 3600, place=place)

    @app_commands.command(name="rules", description=_words("command-rules", game=_game("name")))
    @app_commands.describe(topic=_words("option-topic"))
    @app_commands.choices(topic=topic_choices("fixer"))
    async def rules(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        """Show the rules."""
        await self.show_rules(interaction, topic)


async def setup(bot: Any) -> None:
    """Load the group."""
    await bot.add_cog(Fixer(bot))
