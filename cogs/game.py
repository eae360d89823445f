"""What every game's slash group shares: opening a table, showing the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from engines.core.discover import words as game_words
from engines.core.words import plain
from host import lobby
from host.errors import Sorry
from host.words import desk

from .acting import NO_TABLE
from .looking import rules_card
from .reply import Reply
from .seating import greet
from .which import Which

#: Clocks that a table may have, in hours; 0 is none.
CLOCKS = (0, 1, 8, 24, 72, 168)
DEFAULT_CLOCK = 72


def clock_choices() -> list[app_commands.Choice[int]]:
    """The clocks as choices of a command."""
    words = desk()
    return [app_commands.Choice(name=words("clock-choice", hours=hours), value=hours) for hours in CLOCKS]


def place_choices() -> list[app_commands.Choice[str]]:
    """Where a table lives: in the channel, or in a thread of its own."""
    words = desk()
    return [app_commands.Choice(name=words(f"place-{place}"), value=place) for place in ("here", "thread")]


def pace_choices(game: str, paces: Iterable[str]) -> list[app_commands.Choice[str]]:
    """A game's paces (sets of clocks, ``pace-<name>`` in its words) as choices."""
    words = game_words(game)
    return [app_commands.Choice(name=words(f"pace-{pace}"), value=pace) for pace in paces]


def topic_choices(game: str) -> list[app_commands.Choice[str]]:
    """The topics of a game's rules as choices."""
    words = game_words(game)
    topics = words("rules-topics").split()
    return [app_commands.Choice(name=words(f"rules-{topic}.title"), value=topic) for topic in topics]


def may_speak(interaction: discord.Interaction[Any], place: str = "here") -> None:
    """Raise Sorry where a table's cards could not be posted: commands work there all the same."""
    may = interaction.app_permissions
    if place == "thread":
        speak = may.send_messages_in_threads and may.create_public_threads
    elif isinstance(interaction.channel, discord.Thread):
        speak = may.send_messages_in_threads
    else:
        speak = may.send_messages
    if not (speak and may.view_channel and may.attach_files):
        raise Sorry("no-threads" if place == "thread" and may.send_messages else "no-voice")


class GameCog(commands.GroupCog):
    """The base of a game's group; the subclass adds ``new`` with the game's options."""

    game: str

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.which = Which(bot)

    async def open_table(
        self, interaction: discord.Interaction[Any], options: Any, *, seats: int, clock: int, place: str
    ) -> None:
        """Open a lobby where the command was given, or in a new thread; ``clock`` in seconds, 0 for none."""
        async with Reply(interaction) as reply:
            if interaction.guild_id is None or interaction.channel is None:
                raise Sorry("guild-only")
            may_speak(interaction, place)
            house = self.bot.house
            sitting = await lobby.open_table(
                house,
                self.game,
                options,
                seats=seats,
                guild=interaction.guild_id,
                channel=interaction.channel.id,
                host=interaction.user.id,
                host_name=interaction.user.display_name,
                language=str(interaction.guild_locale or "en"),
                clock=clock,
                press=interaction.id,
            )
            words = desk(reply.locale)
            if place == "thread":
                try:
                    thread = await self._thread(interaction, sitting.id)
                except Sorry:
                    await lobby.cancel(house, sitting.id, None)
                    raise
                await house.store.put_table(msgspec.structs.replace(sitting.record, thread=thread))
                text = words("opened-thread", table=sitting.id, thread=f"<#{thread}>")
            else:
                text = words("opened", table=sitting.id)
            await reply.whisper(text)
            house.stir(sitting.id)
            await greet(self.bot, reply, await house.sit(sitting.id))

    async def _thread(self, interaction: discord.Interaction[Any], table: str) -> int:
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise Sorry("no-threads")
        name = plain(f"{game_words(self.game)('name')} {table}")
        try:
            thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        except discord.HTTPException as error:
            raise Sorry("no-threads") from error
        return thread.id

    async def show_rules(self, interaction: discord.Interaction[Any], topic: str) -> None:
        """The rules, privately."""
        async with Reply(interaction) as reply:
            words = game_words(self.game, reply.locale)
            await reply.give(rules_card(self.game, words, topic, NO_TABLE))
