"""Commands about tables of any game, and a person's settings."""

from __future__ import annotations

import logging
from contextlib import nullcontext
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from engines.core.words import Words
from host.errors import Sorry
from host.shown.card import Card, jump
from host.shown.press_ids import Verb
from host.tables import export, lobby, seats
from host.tables.hosting import as_host
from host.tables.limits import room_for
from host.tables.loaded import LoadedTable
from host.tables.tables import playing
from host.words import clipped, host_words

from .answers import answer as give_answer
from .buttons import BUTTONS, seat_of
from .client import Backroom
from .find_table import FindTable, matching
from .game_commands import may_speak
from .look_buttons import board_card, log_card, text_card
from .reply import Reply
from .seat_buttons import leave_question, lobby_card, welcome
from .typed_answers import meant, seat_labels, seat_named, suggestions

log = logging.getLogger(__name__)
_words = host_words()
_CHOICES = 25


class TableCommands(commands.GroupCog, group_name="table", group_description=_words("command-table")):
    """`/table …`."""

    def __init__(self, bot: Backroom) -> None:
        self.bot, self.services = bot, bot.services
        self.find_table = FindTable(bot.services)

    # -- looking -----------------------------------------------------------------------------

    @app_commands.command(name="list", description=_words("command-list"))
    async def list_tables(self, interaction: discord.Interaction[Backroom]) -> None:
        """The person's tables, those that wait for them first."""
        async with Reply(interaction) as reply:
            words, rows = host_words(reply.locale), []
            for record in await self.services.store.tables_of(interaction.user.id):
                try:
                    loaded = await self.services.tables.load(record.id)
                    rows.append(await self._list_line(loaded, interaction.user.id, words))
                except Sorry:
                    rows.append((1, words("list-broken", table=record.id)))
                except (LookupError, ValueError, TypeError):
                    # Whatever is damaged there is that table's affair, and not the others'.
                    log.exception("table %s cannot be listed", record.id)
                    rows.append((1, words("list-broken", table=record.id)))
            lines = [line for _, line in sorted(rows, key=lambda row: row[0])]
            await reply.give(
                Card().say("\n".join([words("list-heading"), *lines]) if lines else words("list-empty"))
            )

    async def _list_line(self, loaded: LoadedTable, user: int, words: Words) -> tuple[int, str]:
        mine = loaded.seat_of(user)
        wanted = mine is not None and mine.seat in loaded.awaited
        target = jump(loaded.record.guild, loaded.place, await self.services.messages.board(loaded.id))
        text = words(
            "list-wanted" if wanted else f"list-{loaded.record.status}",
            table=loaded.id,
            game=loaded.words()("name"),
            names=words.join(loaded.safe_names[seat] for seat in loaded.awaited),
            link=target,
        )
        return (0 if wanted else 1), text

    @app_commands.command(name="show", description=_words("command-show"))
    @app_commands.describe(table=_words("option-table"), text=_words("option-text"))
    async def show(
        self, interaction: discord.Interaction[Backroom], table: str | None = None, text: bool = False
    ) -> None:
        """The board, privately; for those who sit there also a look after the public one."""
        async with Reply(interaction) as reply:
            loaded = await self.services.tables.load(await self.find_table.find(interaction, table))
            if loaded.live is None:
                await reply.give(await lobby_card(self.services, loaded))
            elif text:
                await reply.give(text_card(loaded))
            else:
                await reply.give(await board_card(self.services, loaded))
            if loaded.seat_of(interaction.user.id) is not None:
                await self.services.publisher.look_after(loaded.id)

    async def _press(self, interaction: discord.Interaction[Backroom], table: str | None, verb: str) -> None:
        """Do what a button does."""
        async with Reply(interaction) as reply:
            name = await self.find_table.find(interaction, table, mine=True, wanted=verb == "hand")
            await BUTTONS[verb](self.services, reply, Verb(name, verb))

    @app_commands.command(name="hand", description=_words("command-hand"))
    @app_commands.describe(table=_words("option-table"))
    async def hand(self, interaction: discord.Interaction[Backroom], table: str | None = None) -> None:
        """The own hand, privately."""
        await self._press(interaction, table, "hand")

    @app_commands.command(name="log", description=_words("command-log"))
    @app_commands.describe(table=_words("option-table"), attach=_words("option-attach"))
    async def log(
        self, interaction: discord.Interaction[Backroom], table: str | None = None, attach: bool = False
    ) -> None:
        """What happened; or, for a finished table, the export as a file."""
        async with Reply(interaction) as reply:
            name = await self._find_any(interaction, table)
            if attach:
                file, content = await export.of_table(self.services.tables, name)
                text = host_words(reply.locale)("export-ready", table=name)
                await reply.give(Card().say(text).attach(file, content))
            else:
                await reply.give(
                    await log_card(self.services, name, user=interaction.user.id, locale=reply.locale)
                )

    async def _find_any(self, interaction: discord.Interaction[Backroom], table: str | None) -> str:
        """Like :meth:`find`; a channel's last finished table where none is under way."""
        try:
            return await self.find_table.find(interaction, table)
        except Sorry:
            over = await self.services.store.tables_in(interaction.channel_id or 0, active=False)
            if table or not over:
                raise
            return str(over[0].id)

    # -- acting ------------------------------------------------------------------------------

    @app_commands.command(name="play", description=_words("command-play"))
    @app_commands.describe(answer=_words("option-answer"), table=_words("option-table"))
    async def play(
        self, interaction: discord.Interaction[Backroom], answer: str, table: str | None = None
    ) -> None:
        """Answer the current ask by words."""
        async with Reply(interaction) as reply:
            name = await self.find_table.find(interaction, table, mine=True, wanted=True)
            loaded = await self.services.tables.load(name)
            seat = seat_of(loaded, interaction.user.id)
            playing(loaded)
            if loaded.ask(seat) is None:
                raise Sorry("not-asked", table=name)
            option = meant(loaded, seat, answer, reply.locale)
            await give_answer(self.services, reply, table=name, seat=seat, ask=None, option=option)

    @app_commands.command(name="undo", description=_words("command-undo"))
    @app_commands.describe(table=_words("option-table"))
    async def undo(self, interaction: discord.Interaction[Backroom], table: str | None = None) -> None:
        """Take back."""
        await self._press(interaction, table, "undo")

    @app_commands.command(name="leave", description=_words("command-leave"))
    @app_commands.describe(table=_words("option-table"))
    async def leave(self, interaction: discord.Interaction[Backroom], table: str | None = None) -> None:
        """Leave a table."""
        async with Reply(interaction) as reply:
            name = await self.find_table.find(interaction, table, mine=True)
            loaded = await self.services.tables.load(name, open_game=False)
            goes_on = loaded.record.status in ("playing", "paused")
            if loaded.record.status == "lobby":
                await lobby.leave(self.services.tables, name, interaction.user.id)
            elif goes_on and loaded.seat_of(interaction.user.id) and seats.leaving(loaded) != "offered":
                # No way back: that takes one more press.
                await reply.give(leave_question(loaded, reply.locale))
                return
            else:
                await seats.leave(self.services.tables, name, interaction.user.id)
            await reply.give(Card().say(host_words(reply.locale)("leave-done", table=name)))
            self.services.tables.changed(name)

    @app_commands.command(name="replace", description=_words("command-replace"))
    @app_commands.describe(
        seat=_words("option-seat"), member=_words("option-member"), table=_words("option-table")
    )
    async def replace(
        self,
        interaction: discord.Interaction[Backroom],
        seat: str,
        member: discord.User | None = None,
        table: str | None = None,
    ) -> None:
        """Give a seat to somebody else, or to the computer until somebody takes it."""
        async with Reply(interaction) as reply:
            name = await self.find_table.find(interaction, table)
            loaded = await self.services.tables.load(name)
            place = seat_named(loaded, seat)
            if member is not None and member.bot:
                raise Sorry("no-bots")
            tables, by = self.services.tables, interaction.user.id
            to = None if member is None else member.id
            called = "" if member is None else member.display_name
            to_seat = partial(seats.replace, tables, name, by=by, seat=place, user=to, name=called)
            if loaded.record.status == "lobby":
                to_seat = partial(lobby.replace, tables, name, by=by, seat=place, user=to, name=called)
            elif await self._is_keeper(interaction, loaded.record.host):
                to_seat = partial(to_seat, keeper=True)
            async with nullcontext() if to is None else room_for(tables, to, other=True):
                await as_host(tables, name, by, to_seat)
            tables.changed(name)
            await reply.give(Card().say(host_words(reply.locale)("replaced", table=name)))
            if member is not None:
                await welcome(self.services, member.id, loaded=loaded)

    @app_commands.command(name="host", description=_words("command-host"))
    @app_commands.describe(member=_words("option-new-host"), table=_words("option-table"))
    async def host(
        self, interaction: discord.Interaction[Backroom], member: discord.User, table: str | None = None
    ) -> None:
        """Hand hosting on."""
        async with Reply(interaction) as reply:
            name = await self.find_table.find(interaction, table)
            tables, by = self.services.tables, interaction.user.id
            hand_over = partial(seats.hand_over, tables, name, by=by, user=member.id)
            loaded = await as_host(tables, name, by, hand_over)
            called = loaded.safe_names[seat_of(loaded, member.id)]
            text = host_words(reply.locale)("host-is-now", table=name, name=called)
            await reply.give(Card().say(text))

    @app_commands.command(name="resume", description=_words("command-resume"))
    @app_commands.describe(table=_words("option-table"))
    async def resume(self, interaction: discord.Interaction[Backroom], table: str | None = None) -> None:
        """Bring a paused table into this channel."""
        async with Reply(interaction) as reply:
            name = await self.find_table.find(interaction, table, mine=True)
            if interaction.guild_id is None or interaction.channel_id is None:
                raise Sorry("guild-only")
            may_speak(interaction)
            await seats.resume(
                self.services.tables,
                name,
                user=interaction.user.id,
                channel=interaction.channel_id,
                guild=interaction.guild_id,
            )
            await reply.give(Card().say(host_words(reply.locale)("resumed", table=name)))

    @app_commands.command(name="end", description=_words("command-end"))
    @app_commands.describe(table=_words("option-table"), sure=_words("option-sure"))
    async def end(
        self, interaction: discord.Interaction[Backroom], table: str | None = None, sure: bool = False
    ) -> None:
        """End a table for all: its host may, whoever manages the server, and the owner of the bot."""
        async with Reply(interaction) as reply:
            tables, by = self.services.tables, interaction.user.id
            name = await self._find_to_end(interaction, table)
            record = await self.services.store.table(name)
            if record is None:
                raise Sorry("no-such-table", table=name)
            keeper = record.host != by and await self._keeps_order(interaction, record.guild)
            if record.status == "lobby":
                cancel = partial(lobby.cancel, tables, name, None if keeper else by)
                await as_host(tables, name, by, cancel)
            else:
                ending = partial(self._end, name, by, keeper=keeper, sure=sure)
                await as_host(tables, name, by, ending)
            tables.changed(name)
            await reply.give(Card().say(host_words(reply.locale)("ended", table=name)))

    async def _end(self, table: str, by: int, *, keeper: bool, sure: bool) -> None:
        record = await self.services.store.table(table)
        if record is None or (record.host != by and not keeper):
            raise Sorry("host-only", table=table)
        if not sure:
            raise Sorry("end-sure", table=table)
        await seats.end(self.services.tables, table, by, keeper=keeper)

    async def _find_to_end(self, interaction: discord.Interaction[Backroom], table: str | None) -> str:
        """Like :meth:`find`; who keeps order need not see a table to name it."""
        try:
            return await self.find_table.find(interaction, table)
        except Sorry as sorry:
            if sorry.key != "no-such-table" or not await self._keeps_order(interaction, interaction.guild_id):
                raise
            return await self.find_table.find(interaction, table, keeper=True)

    async def _keeps_order(self, interaction: discord.Interaction[Backroom], guild: int | None) -> bool:
        """Whether somebody may end the tables of a server: who manages it and speaks from there, and the
        owner of the bot."""
        if guild is not None and guild == interaction.guild_id and interaction.permissions.manage_guild:
            return True
        return await self._is_keeper(interaction, 0)

    async def _is_keeper(self, interaction: discord.Interaction[Backroom], host: int) -> bool:
        """Whether somebody other than the table's host acts as the owner of the bot."""
        if interaction.user.id == host:
            return False
        try:
            return bool(await self.bot.is_owner(interaction.user))
        except discord.HTTPException:
            return False

    # -- autocomplete ------------------------------------------------------------------------

    @play.autocomplete("answer")
    async def answers(
        self, interaction: discord.Interaction[Backroom], current: str
    ) -> list[app_commands.Choice[str]]:
        """The options of the reader's own ask, and of no one else's."""
        try:
            table = await self.find_table.find(
                interaction, getattr(interaction.namespace, "table", None), mine=True, wanted=True
            )
            loaded = await self.services.tables.load(table)
        except Sorry:
            return []
        mine = loaded.seat_of(interaction.user.id)
        if mine is None:
            return []
        locale = str(interaction.locale)
        return [
            app_commands.Choice(name=clipped(name, 100), value=value)
            for name, value in suggestions(loaded, mine.seat, current, locale)
            if len(value) <= 100
        ][:_CHOICES]

    @replace.autocomplete("seat")
    async def seat_names(
        self, interaction: discord.Interaction[Backroom], current: str
    ) -> list[app_commands.Choice[str]]:
        """The seats of the table meant."""
        try:
            table = await self.find_table.find(interaction, getattr(interaction.namespace, "table", None))
            loaded = await self.services.tables.load(table, open_game=False)
        except Sorry:
            return []
        return matching(current, seat_labels(loaded, range(len(loaded.seats))))

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
    async def tables(
        self, interaction: discord.Interaction[Backroom], current: str
    ) -> list[app_commands.Choice[str]]:
        """Tables by id or game."""
        return await self.find_table.names(interaction, current)


async def setup(bot: Backroom) -> None:
    """Load the group."""
    await bot.add_cog(TableCommands(bot))
