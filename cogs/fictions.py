"""Fictions' slash group: campaigns and single Scenarios, the story so far, and the clan's signals."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engines.core.discover import words as game_words
from engines.fictions.scenario import found
from engines.fictions.state import Settings
from host.errors import Sorry
from host.layout.card import Card
from host.sitting import Sitting
from host.words import desk

from .game import GameCog, place_choices, topic_choices
from .reply import Reply

_words = desk()
_game = game_words("fictions")
#: The timers of the two paces, in the order of the options.
PACES = {
    "relaxed": Settings(),
    "live": Settings(turn_timer=180, vote_timer=60, help_window=60, help_grace=15, choice_timer=60),
}
_PICKS = ("vote", "random", "first")
_SCENARIOS = [
    app_commands.Choice(name=_game(f"scenariokey-{key}"), value=at) for at, key in enumerate(found(), 1)
]
_SIGNALS = [
    app_commands.Choice(name=_game(f"signal-{name}"), value=name) for name in _game("signals").split()
]


def _choices(option: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=_game(f"{option}-{value}"), value=value) for value in values]


class Fictions(GameCog, group_name="fictions", group_description=_words("command-game", game=_game("name"))):
    """`/fictions new`, `story`, `say` and `rules`."""

    game = "fictions"

    @app_commands.command(name="new", description=_words("command-new", game=_game("name")))
    @app_commands.describe(
        seats=_words("option-seats"),
        single=_game("setting-single.about"),
        scenario=_game("setting-scenario.about"),
        pick=_game("setting-scenario_pick.about"),
        pace=_game("setting-turn_timer.about"),
        shuffled=_game("setting-seating.about"),
        place=_words("option-place"),
    )
    @app_commands.choices(scenario=_SCENARIOS)
    @app_commands.choices(pick=_choices("pick", _PICKS))
    @app_commands.choices(pace=_choices("pace", tuple(PACES)), place=place_choices())
    async def new(
        self,
        interaction: discord.Interaction[Any],
        seats: app_commands.Range[int, 1, 4] = 4,
        single: bool = False,
        scenario: int = 0,
        pick: str = "vote",
        pace: str = "relaxed",
        shuffled: bool = False,
        place: str = "here",
    ) -> None:
        """Open a table."""
        timers = PACES.get(pace, Settings())
        options = Settings(
            single=single,
            scenario=scenario,
            scenario_pick=_PICKS.index(pick) if pick in _PICKS else 0,
            seating=int(shuffled),
            turn_timer=timers.turn_timer,
            vote_timer=timers.vote_timer,
            help_window=timers.help_window,
            help_grace=timers.help_grace,
            choice_timer=timers.choice_timer,
        )
        await self.open_table(interaction, options, seats=seats, clock=timers.turn_timer, place=place)

    @app_commands.command(name="rules", description=_words("command-rules", game=_game("name")))
    @app_commands.describe(topic=_words("option-topic"))
    @app_commands.choices(topic=topic_choices("fictions"))
    async def rules(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        """Show the rules."""
        await self.show_rules(interaction, topic)

    @app_commands.command(name="story", description=_game("command-story"))
    @app_commands.describe(table=_words("option-table"))
    async def story(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """The chapters so far, privately."""
        async with Reply(interaction) as reply:
            name = await self.which.find(interaction, table, game=self.game)
            sitting = await self.bot.house.sit(name)
            if sitting.game is None:
                raise Sorry(f"is-{sitting.record.status}", table=name)
            await reply.give(story_card(sitting, reply.locale))

    @app_commands.command(name="say", description=_game("command-say"))
    @app_commands.describe(signal=_game("command-say.signal"), table=_words("option-table"))
    @app_commands.choices(signal=_SIGNALS)
    async def say(self, interaction: discord.Interaction[Any], signal: str, table: str | None = None) -> None:
        """One of the clan's fixed signals, for all to read (FI-144)."""
        async with Reply(interaction, public=True) as reply:
            name = await self.which.find(interaction, table, mine=True, game=self.game)
            sitting = await self.bot.house.sit(name)
            mine = sitting.seat_of(interaction.user.id)
            if mine is None:
                raise Sorry("not-seated", table=name)
            words = sitting.words()
            key = f"signal-{signal}"
            if not words.has(key):
                raise Sorry("no-such-option")
            text = words("signal-said", name=sitting.safe_names[mine.seat], signal=words(key))
            await reply.give(Card().say(text))

    @story.autocomplete("table")
    @say.autocomplete("table")
    async def tables(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """Tables by id or game."""
        return await self.which.names(interaction, current)


def story_card(sitting: Sitting, locale: str) -> Card:
    """Chapter by chapter: what was tried, how it ended, who joined and who was lost."""
    words, state = sitting.words(locale), sitting.view(None)
    card = Card().say(words("story-heading", table=sitting.id))
    for chapter in state.story:

        def people(ids: list[Any]) -> str:
            return words.join(words(f"henchman-{one}") for one in ids) if ids else "none"

        card.say(
            words(
                "story-chapter",
                number=chapter.number,
                scenario=words(f"scenariokey-{chapter.scenario}"),
                ending=chapter.ending,
                rounds=chapter.rounds,
                reputation=chapter.reputation,
                lost=people(chapter.lost),
                joined=people(chapter.joined),
                removed=people(chapter.removed),
            )
        )
    if not state.story:
        card.say(words("story-none"))
    if state.scenario and not state.ending:
        now = words(f"scenariokey-{state.scenario}")
        card.say(words("story-now", number=state.chapter, scenario=now, round=state.round))
    return card


async def setup(bot: Any) -> None:
    """Load the group."""
    await bot.add_cog(Fictions(bot))
