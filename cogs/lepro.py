"""Le Pro's slash group."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engines.core.discover import words as game_words
from engines.lepro.state import Settings
from host.words import desk

from .game import GameCog, pace_choices, place_choices, topic_choices

_words = desk()
_game = game_words("lepro")
#: Seconds of a turn's decision, and of one out of turn.
PACES = {"relaxed": (86_400, 43_200), "live": (120, 60)}


class Lepro(GameCog, group_name="lepro", group_description=_words("command-game", game=_game("name"))):
    """`/lepro new` and `/lepro rules`."""

    game = "lepro"

    @app_commands.command(name="new", description=_words("command-new", game=_game("name")))
    @app_commands.describe(
        seats=_words("option-seats"),
        short_game=_game("setting-short_game.about"),
        strict_claims=_game("setting-strict_claims.about"),
        leavers_retire=_game("setting-leaver_mode.about"),
        round_limit=_game("setting-round_limit.about"),
        read_aloud=_game("setting-read_aloud.about"),
        pace=_game("setting-turn_seconds.about"),
        place=_words("option-place"),
    )
    @app_commands.choices(
        pace=pace_choices("lepro", PACES),
        place=place_choices(),
    )
    async def new(
        self,
        interaction: discord.Interaction[Any],
        seats: app_commands.Range[int, 2, 6] = 4,
        short_game: bool = False,
        strict_claims: bool = False,
        leavers_retire: bool = False,
        round_limit: app_commands.Range[int, 0, 99] = 0,
        read_aloud: bool = True,
        pace: str = "relaxed",
        place: str = "here",
    ) -> None:
        """Open a table."""
        turn, reaction = PACES.get(pace, PACES["relaxed"])
        options = Settings(
            short_game=short_game,
            strict_claims=strict_claims,
            leaver_mode=int(leavers_retire),
            round_limit=round_limit,
            read_aloud=read_aloud,
            turn_seconds=turn,
            reaction_seconds=reaction,
        )
        await self.open_table(interaction, options, seats=seats, clock=turn, place=place)

    @app_commands.command(name="rules", description=_words("command-rules", game=_game("name")))
    @app_commands.describe(topic=_words("option-topic"))
    @app_commands.choices(topic=topic_choices("lepro"))
    async def rules(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        """Show the rules."""
        await self.show_rules(interaction, topic)


async def setup(bot: Any) -> None:
    """Load the group."""
    await bot.add_cog(Lepro(bot))
