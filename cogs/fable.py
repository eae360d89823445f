"""Fame & Fable's slash group."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engines.core.discover import words as game_words
from engines.fable.state import LEGEND_SPACES, LEVELS, Settings
from host.words import desk

from .game import GameCog, pace_choices, place_choices, topic_choices

_words = desk()
_game = game_words("fable")
#: Seconds of a turn's decision, of a reaction, and of a choice out of turn.
PACES = {
    "relaxed": (86_400, 43_200, 43_200),
    "live": (300, 30, 45),
    "brisk": (60, 10, 15),
    "patient": (3_600, 600, 600),
    "none": (0, 0, 0),
}


def _values(option: str, count: int) -> list[app_commands.Choice[int]]:
    """The values of a numbered option as choices."""
    return [
        app_commands.Choice(name=_game(f"setting-{option}.value", value=value), value=value)
        for value in range(count)
    ]


class Fable(GameCog, group_name="fable", group_description=_words("command-game", game=_game("name"))):
    """`/fable new` and `/fable rules`."""

    game = "fable"

    @app_commands.command(name="new", description=_words("command-new", game=_game("name")))
    @app_commands.describe(
        seats=_words("option-seats"),
        short_game=_game("setting-short_game.about"),
        moon_deck=_game("setting-moon_deck.about"),
        new_market=_game("setting-new_market.about"),
        legend_spaces=_game("setting-legend_spaces.about"),
        solo_level=_game("setting-solo_level.about"),
        round_cap=_game("setting-round_cap.about"),
        leavers_retire=_game("setting-leaver_mode.about"),
        pace=_game("setting-turn_seconds.about"),
        place=_words("option-place"),
    )
    @app_commands.choices(
        legend_spaces=_values("legend_spaces", len(LEGEND_SPACES)),
        solo_level=_values("solo_level", len(LEVELS)),
    )
    @app_commands.choices(
        pace=pace_choices("fable", PACES),
        place=place_choices(),
    )
    async def new(
        self,
        interaction: discord.Interaction[Any],
        seats: app_commands.Range[int, 1, 4] = 3,
        short_game: bool = False,
        moon_deck: bool = False,
        new_market: bool = True,
        legend_spaces: int = 0,
        solo_level: int = 1,
        round_cap: app_commands.Range[int, 20, 99] = 40,
        leavers_retire: bool = False,
        pace: str = "relaxed",
        place: str = "here",
    ) -> None:
        """Open a table."""
        turn, react, choice = PACES.get(pace, PACES["relaxed"])
        options = Settings(
            short_game=short_game,
            moon_deck=moon_deck,
            new_market=new_market,
            legend_spaces=legend_spaces,
            round_cap=round_cap,
            solo_level=solo_level,
            leaver_mode=int(leavers_retire),
            turn_seconds=turn,
            react_seconds=react,
            choice_seconds=choice,
        )
        await self.open_table(interaction, options, seats=seats, clock=turn, place=place)

    @app_commands.command(name="rules", description=_words("command-rules", game=_game("name")))
    @app_commands.describe(topic=_words("option-topic"))
    @app_commands.choices(topic=topic_choices("fable"))
    async def rules(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        """Show the rules."""
        await self.show_rules(interaction, topic)


async def setup(bot: Any) -> None:
    """Load the group."""
    await bot.add_cog(Fable(bot))
