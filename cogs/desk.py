"""Commands about tables of any game, and a person's settings."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from db.records import TableRecord
from engines.core import codec
from engines.core.ask import Pick, Range
from engines.core.words import plain
from host import export, lobby, seats
from host.errors import Sorry
from host.ids import PressId
from host.layout import lobby as lobby_layout
from host.layout.card import Card, jump
from host.panel import filled
from host.pictures import board_text
from host.sitting import Sitting
from host.words import clipped, desk, safe

from .presses import PRESSES, board_card, lobby_card, live_board, log_card, settings_card
from .reply import Reply
from .router import Router

_words = desk()
_CHOICES = 25


class Desk(commands.GroupCog, group_name="table", group_description=_words("command-table")):
    """`/table …`."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    # -- which table -------------------------------------------------------------------------

    async def find(self, interaction: discord.Interaction[Any], table: str | None, *, mine: bool = False) -> str:
        """The table that is meant: the one named, else the one of this channel, else the only one
        that the person sits at. Raises Sorry with what to do."""
        store = self.bot.house.store
        if table:
            name = table.strip().upper()
            if await store.table(name) is None:
                raise Sorry("no-such-table", table=safe(table)[:20])
            return name
        own = {record.id for record in await store.tables_of(interaction.user.id)}
        here = [record.id for record in await store.tables_in(interaction.channel_id or 0)]
        for found in ([name for name in here if name in own], [] if mine else here, sorted(own)):
            if len(found) == 1:
                return str(found[0])
            if len(found) > 1:
                raise Sorry("which-table", tables=_words.join(found[:8]))
        raise Sorry("no-table")

    async def table_names(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """Tables to choose from: own ones first, then those of this server."""
        records = await self.bot.house.store.search(
            current, interaction.guild_id, interaction.user.id, limit=_CHOICES
        )
        return [app_commands.Choice(name=self._label(record), value=record.id) for record in records]

    def _label(self, record: TableRecord) -> str:
        words = desk(record.language)
        game = self.bot.house.games.get(record.game)
        name = record.game if game is None else record.game.upper()
        return clipped(plain(words("table-label", table=record.id, game=name, status=words(f"status-{record.status}"))), 100)

    # -- looking -----------------------------------------------------------------------------

    @app_commands.command(name="list", description=_words("command-list"))
    async def list_tables(self, interaction: discord.Interaction[Any]) -> None:
        """The person's tables, those that wait for them first."""
        async with Reply(interaction) as reply:
            words, rows = desk(reply.locale), []
            for record in await self.bot.house.store.tables_of(interaction.user.id):
                try:
                    sitting = await self.bot.house.sit(record.id)
                except Sorry:
                    rows.append((1, words("list-broken", table=record.id)))
                    continue
                rows.append(await self._list_line(sitting, interaction.user.id, words))
            lines = [line for _, line in sorted(rows, key=lambda row: row[0])]
            await reply.give(Card().say("\n".join([words("list-heading"), *lines]) if lines else words("list-empty")))

    async def _list_line(self, sitting: Sitting, user: int, words: Any) -> tuple[int, str]:
        mine = sitting.seat_of(user)
        wanted = mine is not None and mine.seat in sitting.awaited
        target = jump(sitting.record.guild, sitting.place, await live_board(self.bot.house, sitting.id))
        text = words(
            "list-wanted" if wanted else f"list-{sitting.record.status}",
            table=sitting.id,
            game=sitting.words()("name"),
            names=words.join(sitting.safe_names[seat] for seat in sitting.awaited),
            link=target,
        )
        return (0 if wanted else 1), text

    @app_commands.command(name="show", description=_words("command-show"))
    @app_commands.describe(table=_words("option-table"), text=_words("option-text"))
    async def show(
        self, interaction: discord.Interaction[Any], table: str | None = None, text: bool = False
    ) -> None:
        """The board, privately."""
        async with Reply(interaction) as reply:
            sitting = await self.bot.house.sit(await self.find(interaction, table))
            if sitting.game is None:
                await reply.give(await lobby_card(self.bot, sitting))
            elif text:
                await reply.give(Card().say(board_text(sitting)))
            else:
                await reply.give(await board_card(self.bot, sitting))

    async def _press(
        self, interaction: discord.Interaction[Any], table: str | None, verb: str, argument: str = ""
    ) -> None:
        """Do what a button does."""
        async with Reply(interaction) as reply:
            name = await self.find(interaction, table, mine=True)
            await PRESSES[verb](self.bot, reply, PressId(name, None, None, f"!{verb}"), argument)

    @app_commands.command(name="hand", description=_words("command-hand"))
    @app_commands.describe(table=_words("option-table"))
    async def hand(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """The own hand, privately."""
        await self._press(interaction, table, "hand")

    @app_commands.command(name="log", description=_words("command-log"))
    @app_commands.describe(table=_words("option-table"), attach=_words("option-attach"))
    async def log(
        self, interaction: discord.Interaction[Any], table: str | None = None, attach: bool = False
    ) -> None:
        """What happened; or, for a finished table, the export as a file."""
        async with Reply(interaction) as reply:
            name = await self._find_any(interaction, table)
            if attach:
                file, content = await export.of_table(self.bot.house, name)
                text = desk(reply.locale)("export-ready", table=name)
                await reply.give(Card().say(text).attach(file, content))
            else:
                await reply.give(await log_card(self.bot, name, interaction.user.id, reply.locale))

    async def _find_any(self, interaction: discord.Interaction[Any], table: str | None) -> str:
        """Like :meth:`find`; a channel's last finished table where none is under way."""
        try:
            return await self.find(interaction, table)
        except Sorry:
            over = await self.bot.house.store.tables_in(interaction.channel_id or 0, active=False)
            if table or not over:
                raise
            return str(over[0].id)

    # -- acting ------------------------------------------------------------------------------

    @app_commands.command(name="play", description=_words("command-play"))
    @app_commands.describe(answer=_words("option-answer"), table=_words("option-table"))
    async def play(self, interaction: discord.Interaction[Any], answer: str, table: str | None = None) -> None:
        """Answer the current ask by words."""
        async with Reply(interaction) as reply:
            name = await self.find(interaction, table, mine=True)
            sitting = await self.bot.house.sit(name)
            mine = sitting.seat_of(interaction.user.id)
            if mine is None:
                raise Sorry("not-seated", table=name)
            if sitting.record.status != "playing":
                raise Sorry(f"is-{sitting.record.status}", table=name)
            if sitting.ask(mine.seat) is None:
                raise Sorry("not-asked", table=name)
            words = _meant(sitting, mine.seat, answer)
            router = self.bot.get_cog("Router")
            assert isinstance(router, Router)
            await router.answer(reply, name, mine.seat, None, words)

    @app_commands.command(name="undo", description=_words("command-undo"))
    @app_commands.describe(table=_words("option-table"))
    async def undo(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Take back."""
        await self._press(interaction, table, "undo")

    @app_commands.command(name="leave", description=_words("command-leave"))
    @app_commands.describe(table=_words("option-table"))
    async def leave(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Leave a table."""
        async with Reply(interaction) as reply:
            name = await self.find(interaction, table, mine=True)
            sitting = await self.bot.house.sit(name, open_game=False)
            if sitting.record.status == "lobby":
                await lobby.leave(self.bot.house, name, interaction.user.id)
            else:
                await seats.leave(self.bot.house, name, interaction.user.id)
            await reply.give(Card().say(desk(reply.locale)("leave-done", table=name)))
            self.bot.house.stir(name)

    @app_commands.command(name="replace", description=_words("command-replace"))
    @app_commands.describe(
        seat=_words("option-seat"), member=_words("option-member"), table=_words("option-table")
    )
    async def replace(
        self,
        interaction: discord.Interaction[Any],
        seat: str,
        member: discord.Member | None = None,
        table: str | None = None,
    ) -> None:
        """Give a seat to somebody else, or to the computer until somebody takes it."""
        async with Reply(interaction) as reply:
            name = await self.find(interaction, table)
            sitting = await self.bot.house.sit(name)
            place = _seat_named(sitting, seat)
            if member is not None and member.bot:
                raise Sorry("no-bots")
            keeper = await self.bot.is_owner(interaction.user)
            await seats.replace(
                self.bot.house,
                name,
                interaction.user.id,
                place,
                None if member is None else member.id,
                "" if member is None else member.display_name,
                keeper=keeper,
            )
            await reply.give(Card().say(desk(reply.locale)("replaced", table=name)))

    @app_commands.command(name="host", description=_words("command-host"))
    @app_commands.describe(member=_words("option-new-host"), table=_words("option-table"))
    async def host(
        self, interaction: discord.Interaction[Any], member: discord.Member, table: str | None = None
    ) -> None:
        """Hand hosting on."""
        async with Reply(interaction) as reply:
            name = await self.find(interaction, table)
            await seats.hand_over(self.bot.house, name, interaction.user.id, member.id)
            text = desk(reply.locale)("host-is-now", table=name, name=safe(member.display_name))
            await reply.give(Card().say(text))

    @app_commands.command(name="resume", description=_words("command-resume"))
    @app_commands.describe(table=_words("option-table"))
    async def resume(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Bring a paused table into this channel."""
        async with Reply(interaction) as reply:
            name = await self.find(interaction, table, mine=True)
            if interaction.guild_id is None or interaction.channel_id is None:
                raise Sorry("guild-only")
            await seats.resume(
                self.bot.house, name, interaction.user.id, interaction.channel_id, interaction.guild_id
            )
            await reply.give(Card().say(desk(reply.locale)("resumed", table=name)))

    @app_commands.command(name="end", description=_words("command-end"))
    @app_commands.describe(table=_words("option-table"), sure=_words("option-sure"))
    async def end(
        self, interaction: discord.Interaction[Any], table: str | None = None, sure: bool = False
    ) -> None:
        """End a table for all; only its host may."""
        async with Reply(interaction) as reply:
            name = await self.find(interaction, table)
            record = await self.bot.house.store.table(name)
            if record is not None and record.status == "lobby":
                await lobby.cancel(self.bot.house, name, interaction.user.id)
            elif not sure:
                raise Sorry("end-sure", table=name)
            else:
                keeper = await self.bot.is_owner(interaction.user)
                await seats.end(self.bot.house, name, interaction.user.id, keeper=keeper)
            self.bot.house.stir(name)
            await reply.give(Card().say(desk(reply.locale)("ended", table=name)))

    # -- autocomplete ------------------------------------------------------------------------

    @play.autocomplete("answer")
    async def answers(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """The options of the reader's own ask, and of no one else's."""
        try:
            table = await self.find(interaction, getattr(interaction.namespace, "table", None), mine=True)
            sitting = await self.bot.house.sit(table)
        except Sorry:
            return []
        mine = sitting.seat_of(interaction.user.id)
        if mine is None:
            return []
        return [
            app_commands.Choice(name=clipped(name, 100), value=clipped(value, 100))
            for name, value in suggestions(sitting, mine.seat, current)[:_CHOICES]
        ]

    @replace.autocomplete("seat")
    async def seat_names(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """The seats of the table meant."""
        try:
            table = await self.find(interaction, getattr(interaction.namespace, "table", None))
            sitting = await self.bot.house.sit(table, open_game=False)
        except Sorry:
            return []
        labels = [(f"{lobby_layout.LETTERS[s.seat]} {s.name}", lobby_layout.LETTERS[s.seat]) for s in sitting.seats]
        return [
            app_commands.Choice(name=clipped(label, 100), value=value)
            for label, value in labels
            if current.lower() in label.lower()
        ]

    @show.autocomplete("table")
    @hand.autocomplete("table")
    @log.autocomplete("table")
    @play.autocomplete("table")
    @undo.autocomplete("table")
    @leave.autocomplete("table")
    @replace.autocomplete("table")
    @host.autocomplete("table")
    @resume.autocomplete("table")
    @end.autocomplete("table")
    async def tables(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """Tables by id or game."""
        return await self.table_names(interaction, current)


def _seat_named(sitting: Sitting, text: str) -> int:
    """The seat that a letter or a name means; raises Sorry."""
    wanted = text.strip().lower()
    for seat in sitting.seats:
        if wanted in (lobby_layout.LETTERS[seat.seat].lower(), seat.name.lower()):
            return seat.seat
    raise Sorry("no-such-seat", table=sitting.id)


def suggestions(sitting: Sitting, seat: int, typed: str) -> list[tuple[str, str]]:
    """``(words, option as text)`` for what has been typed of an answer."""
    ask = sitting.ask(seat)
    if ask is None:
        return []
    words, parts = sitting.words(), typed.lower().replace(",", " ").replace("+", " ").split()
    found: list[tuple[str, str]] = []
    for option in ask.options:
        hole = next((getattr(option, f) for f in option.__struct_fields__ if isinstance(getattr(option, f), Pick)), None)
        if hole is not None:
            found += _picks(sitting, seat, codec.text(option), hole, parts)
            continue
        if any(isinstance(getattr(option, f), Range) for f in option.__struct_fields__):
            found.append((codec.text(option).replace("?", "…"), codec.text(option)))
            continue
        text = codec.text(option)
        label = plain(words.describe("option", option, sitting.names))
        haystack = f"{label} {text.replace('.', ' ')}".lower()
        if all(part in haystack for part in parts):
            found.append((label, text))
    return found


def _picks(sitting: Sitting, seat: int, text: str, hole: Pick, parts: list[str]) -> list[tuple[str, str]]:
    """A list that grows: what is chosen so far and each next item."""
    chosen = [item for part in parts for item in hole.of if item.lower() == part]
    chosen = list(dict.fromkeys(chosen))
    found: list[tuple[str, str]] = []
    if hole.least <= len(chosen) <= hole.most:
        found.append((" ".join(chosen), filled(sitting, seat, text, chosen)))
    if len(chosen) < hole.most:
        for item in hole.of:
            if item not in chosen:
                so_far = " ".join([*chosen, item])
                found.append((so_far, so_far))
    return found


def _meant(sitting: Sitting, seat: int, typed: str) -> str:
    """The option as text that a typed answer means; raises Sorry if it is none, or several."""
    ask = sitting.ask(seat)
    assert ask is not None
    exact = codec.parse(sitting.spec.choices, typed.strip())
    if exact is not None:
        return typed.strip()
    found = suggestions(sitting, seat, typed)
    whole = [value for _, value in found if codec.parse(sitting.spec.choices, value) is not None]
    if len(whole) == 1:
        return whole[0]
    raise Sorry("several-options" if whole else "no-such-answer", typed=safe(typed)[:60])


class Settings(commands.Cog):
    """`/settings`."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    @app_commands.command(name="settings", description=_words("command-settings"))
    @app_commands.describe(hand=_words("option-hand"), pings=_words("option-pings"))
    @app_commands.choices(
        hand=[
            app_commands.Choice(name=_words(f"settings-{place}"), value=place)
            for place in ("dm", "channel", "both")
        ]
    )
    async def settings(
        self, interaction: discord.Interaction[Any], hand: str | None = None, pings: bool | None = None
    ) -> None:
        """Where hands come, and whether turns ring."""
        async with Reply(interaction) as reply:
            user = interaction.user.id
            person = await self.bot.house.store.person(user)
            if pings is not None and pings != person.pings:
                await settings_card(self.bot, user, reply.locale, "0000", "pings")
            await reply.give(await settings_card(self.bot, user, reply.locale, "0000", hand or ""))


async def setup(bot: Any) -> None:
    """Load both."""
    await bot.add_cog(Desk(bot))
    await bot.add_cog(Settings(bot))
