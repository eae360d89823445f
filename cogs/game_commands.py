"""A game's slash group: ``new``, ``learn`` and ``rules``, made from its form, its lesson and its words."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from pkgutil import iter_modules
from typing import Any, ClassVar, Literal, TypeVar

import aiohttp
import discord
import msgspec
from discord import app_commands
from discord.ext import commands

import cogs
from engines.core import codec
from engines.core.ask import Option
from engines.core.form import Parameter
from engines.core.words import plain
from host.errors import Sorry
from host.games import Game
from host.services import Services
from host.shown.refusals import Outcome, Route, refused
from host.shown.rules_card import rules_card, topics
from host.tables import lobby
from host.tables.limits import room_for
from host.tables.tables import playing
from host.words import host_words

from . import lesson_buttons
from .answers import answer
from .buttons import seat_of
from .client import Backroom
from .find_table import FindTable
from .reply import Reply
from .seat_buttons import greet
from .table_buttons import NO_TABLE

Interaction = discord.Interaction[Backroom]
Callback = TypeVar("Callback", bound=Callable[..., Coroutine[Any, Any, None]])
#: Clocks that a table may have where its game has none of its own, in hours; 0 is none.
CLOCKS = (0, 1, 8, 24, 72, 168)
DEFAULT_CLOCK = 72
#: Where a table lives: in the channel, or in a thread of its own.
PLACES = ("here", "thread")
#: Minutes without a message after which a table's thread falls asleep: a week, the longest there is.
AWAKE: Literal[10080] = 10_080


class GameCommands(commands.GroupCog, group_name="game", group_description="-"):
    """The slash group of a game. A game with commands of its own has a subclass with them; ``new``,
    ``learn`` and ``rules`` go before them."""

    key: ClassVar[str] = ""
    """Which game a subclass is for."""

    def __init__(self, services: Services, game: Game) -> None:
        self.services, self.game = services, game
        self.find_table = FindTable(services)
        group = self.app_command
        assert isinstance(group, app_commands.Group)
        group.name = game.key
        group.description = host_words()("command-game", game=game.words()("name"))
        own = group.commands
        for command in own:
            group.remove_command(command.name)
        learn = [_learn(self)] if game.spec.lesson is not None else []
        for command in (_new(self), *learn, _rules(self), *own):
            group.add_command(command)

    async def open_table(
        self, interaction: Interaction, settings: msgspec.Struct, *, seats: int, clock: int, place: str
    ) -> None:
        """Open a lobby where the command was given, or in a new thread; ``clock`` in seconds, 0 for none."""
        async with Reply(interaction) as reply:
            if interaction.guild_id is None or interaction.channel is None:
                raise Sorry("guild-only")
            may_speak(interaction, place)
            tables, words = self.services.tables, host_words(reply.locale)
            async with room_for(tables, interaction.user.id, opens=True):
                loaded = await lobby.open_table(
                    tables,
                    self.game.key,
                    settings,
                    seats=seats,
                    guild=interaction.guild_id,
                    channel=interaction.channel.id,
                    host=interaction.user.id,
                    host_name=interaction.user.display_name,
                    language=str(interaction.guild_locale or "en"),
                    clock=clock,
                    press=interaction.id,
                )
            if place == "thread":
                try:
                    thread = await self._thread(interaction, loaded.id)
                except Sorry:
                    await lobby.cancel(tables, loaded.id, None)
                    raise
                await tables.store.put_table(msgspec.structs.replace(loaded.record, thread=thread))
                text = words("opened-thread", table=loaded.id, thread=f"<#{thread}>")
            else:
                text = words("opened", table=loaded.id)
            await reply.whisper(text)
            tables.changed(loaded.id)
            await greet(self.services, reply, await tables.load(loaded.id))

    async def answer(self, interaction: Interaction, option: Option, table: str | None = None) -> None:
        """Answer whatever the person is asked now, at the table that is meant (``table``: as it was typed);
        judged like a press."""
        async with Reply(interaction) as reply:
            name = await self.find_table.find(interaction, table, mine=True, game=self.game.key)
            loaded = await self.services.tables.load(name)
            playing(loaded)
            seat, words = seat_of(loaded, interaction.user.id), codec.text(option)
            await answer(self.services, reply, table=name, seat=seat, ask=None, option=words)

    async def _thread(self, interaction: Interaction, table: str) -> int:
        """A new thread for a table: its id."""
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise Sorry("no-threads")
        name = plain(f"{self.game.words()('name')} {table}")
        try:
            thread = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=AWAKE
            )
        except discord.HTTPException as error:
            later = refused(Route.THREAD, error) is Outcome.LATER
            raise Sorry("busy" if later else "no-threads") from error
        except (aiohttp.ClientError, OSError) as error:
            raise Sorry("busy") from error
        return thread.id


def may_speak(interaction: Interaction, place: str = "here") -> None:
    """Raise Sorry where a table's cards could not be posted: commands work there all the same."""
    may = interaction.app_permissions
    inside = place == "thread" or isinstance(interaction.channel, discord.Thread)
    speak = may.send_messages_in_threads if inside else may.send_messages
    if place == "thread" and may.send_messages and not (speak and may.create_public_threads):
        raise Sorry("no-threads")
    # After a line that broke, a message that may have been sent is looked for among those before.
    if not (speak and may.view_channel and may.attach_files and may.read_message_history):
        raise Sorry("no-voice")


# -- the commands ----------------------------------------------------------------------------------


def _new(cog: GameCommands) -> app_commands.Command[Any, ..., None]:
    """``/<game> new``, with the parameters of the game's form."""
    game, words = cog.game, host_words()
    spec, form, said = game.spec, game.spec.form, game.words()

    async def new(interaction: Interaction, **given: Any) -> None:
        settings = form.settings(spec.settings, given)
        clock = getattr(settings, form.clock) if form.clock else given["clock"] * 3600
        await cog.open_table(interaction, settings, seats=given["seats"], clock=clock, place=given["place"])

    seats = app_commands.Range[int, spec.seats[0], spec.seats[-1]]
    asked: list[tuple[str, Any, Any, str]] = [
        ("seats", seats, form.seats or spec.seats[-1], words("option-seats"))
    ]
    choices: dict[str, list[app_commands.Choice[Any]]] = {}
    for parameter in form.parameters:
        kind, default = _kind(game, parameter), form.default(spec.settings, parameter)
        asked.append((parameter.name, kind, default, said(f"setting-{parameter.setting}.about")))
        if parameter.values:
            choices[parameter.name] = _values(game, parameter)
    if not form.clock:
        asked.append(("clock", int, DEFAULT_CLOCK, words("option-clock")))
        choices["clock"] = [
            app_commands.Choice(name=words("clock-choice", hours=hours), value=hours) for hours in CLOCKS
        ]
    asked.append(("place", str, "here", words("option-place")))
    choices["place"] = [app_commands.Choice(name=words(f"place-{place}"), value=place) for place in PLACES]
    callback = _with_parameters(new, asked, choices)
    return app_commands.Command(
        name="new", description=words("command-new", game=said("name")), callback=callback
    )


def _learn(cog: GameCommands) -> app_commands.Command[Any, ..., None]:
    """``/<game> learn``, for a game that has a lesson."""

    async def learn(interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await lesson_buttons.learn(cog.services, reply, cog.game)

    about = host_words()("command-learn", game=cog.game.words()("name"))
    return app_commands.Command(name="learn", description=about, callback=learn)


def _rules(cog: GameCommands) -> app_commands.Command[Any, ..., None]:
    """``/<game> rules``, with the topics of the game's rules."""
    words, said = host_words(), cog.game.words()

    async def rules(interaction: Interaction, **given: Any) -> None:
        async with Reply(interaction) as reply:
            card = rules_card(cog.game, given["topic"], table=NO_TABLE, locale=reply.locale)
            await reply.give(card)

    choices = [app_commands.Choice(name=title, value=topic) for topic, title in topics(cog.game).items()]
    callback = _with_parameters(rules, [("topic", str, "", words("option-topic"))], {"topic": choices})
    return app_commands.Command(
        name="rules", description=words("command-rules", game=said("name")), callback=callback
    )


def _with_parameters(
    callback: Callback,
    asked: list[tuple[str, Any, Any, str]],
    choices: dict[str, list[app_commands.Choice[Any]]],
) -> Callback:
    """A callback as discord.py wants it: with a signature from which it reads the parameters (name, type,
    default, description), and with their choices."""
    positional, named = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY
    parameters = [inspect.Parameter("interaction", positional, annotation=discord.Interaction)]
    parameters += [
        inspect.Parameter(name, named, default=default, annotation=kind) for name, kind, default, _ in asked
    ]
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    callback = app_commands.describe(**{name: about for name, _, _, about in asked})(callback)
    return app_commands.choices(**choices)(callback)


def _kind(game: Game, parameter: Parameter) -> Any:
    """The type of a parameter, as discord.py wants it."""
    if parameter.values:
        return type(parameter.values[0].given)
    fields = {field.name: field.type for field in msgspec.structs.fields(game.spec.settings)}
    if parameter.switch or fields[parameter.setting] is bool:
        return bool
    if parameter.least is None and parameter.most is None:
        return int
    return app_commands.Range[int, parameter.least, parameter.most]


def _values(game: Game, parameter: Parameter) -> list[app_commands.Choice[Any]]:
    """What a parameter offers, by name."""
    words = game.words()
    return [
        app_commands.Choice(
            name=words(value.words)
            if value.words
            else words(f"setting-{parameter.setting}.value", value=value.given),
            value=value.given,
        )
        for value in parameter.values
    ]


# -- loading ---------------------------------------------------------------------------------------


async def load(bot: Backroom, kind: type[GameCommands]) -> None:
    """Add the slash group of the game that ``kind`` is for, if that game loads."""
    game = bot.services.games.get(kind.key)
    if game is not None:
        await bot.add_cog(kind(bot.services, game))


async def setup(bot: Backroom) -> None:
    """Add the slash groups of games that have no cog of their own."""
    own = {module.name for module in iter_modules(cogs.__path__)}
    for game in bot.services.games.values():
        if game.key not in own and not game.commands:
            # Cogs are known by their class's name: one class a game.
            kind: type[GameCommands] = type(game.key.title(), (GameCommands,), {"key": game.key})
            await bot.add_cog(kind(bot.services, game))
