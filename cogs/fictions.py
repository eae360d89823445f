"""Fictions' slash group: what every game has, the story so far, and the clan's signals."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from engines.core.discover import words as game_words
from host.errors import Sorry
from host.shown.card import Card
from host.tables.loaded import LoadedTable
from host.words import host_words

from .buttons import seat_of
from .client import Backroom
from .game_commands import GameCommands, Interaction, load
from .reply import Reply

_words = host_words()
_game = game_words("fictions")
_SIGNALS = [
    app_commands.Choice(name=_game(f"signal-{name}"), value=name) for name in _game("signals").split()
]


class Fictions(GameCommands):
    """`/fictions new`, `story`, `say` and `rules`."""

    key = "fictions"

    @app_commands.command(name="story", description=_game("command-story"))
    @app_commands.describe(table=_words("option-table"))
    async def story(self, interaction: Interaction, table: str | None = None) -> None:
        """The chapters so far, privately."""
        async with Reply(interaction) as reply:
            name = await self.find_table.find(interaction, table, game=self.key)
            loaded = await self.services.tables.load(name)
            if loaded.live is None:
                raise Sorry(f"is-{loaded.record.status}", table=name)
            await reply.give(story_card(loaded, reply.locale))

    @app_commands.command(name="say", description=_game("command-say"))
    @app_commands.describe(signal=_game("command-say.signal"), table=_words("option-table"))
    @app_commands.choices(signal=_SIGNALS)
    async def say(self, interaction: Interaction, signal: str, table: str | None = None) -> None:
        """One of the clan's fixed signals, for all to read (FI-144)."""
        async with Reply(interaction, public=True) as reply:
            name = await self.find_table.find(interaction, table, mine=True, game=self.key)
            loaded = await self.services.tables.load(name)
            seat, words = seat_of(loaded, interaction.user.id), loaded.words()
            key = f"signal-{signal}"
            if not words.has(key):
                raise Sorry("no-such-option")
            text = words("signal-said", name=loaded.safe_names[seat], signal=words(key))
            await reply.give(Card().say(text))

    @story.autocomplete("table")
    @say.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables by id or game."""
        return await self.find_table.names(interaction, current)


def story_card(loaded: LoadedTable, locale: str) -> Card:
    """Chapter by chapter: what was tried, how it ended, who joined and who was lost."""
    words, state = loaded.words(locale), loaded.view(None)
    card = Card().say(words("story-heading", table=loaded.id))
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


async def setup(bot: Backroom) -> None:
    """Load the group."""
    await load(bot, Fictions)
