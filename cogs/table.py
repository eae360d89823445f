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
from .find_table import FindTable, WhichTable, matching
from .game_commands import may_speak
from .keepers import keeps_order, owns_bot
from .look_buttons import log_card, which_card
from .reply import Reply
from .seat_buttons import tell_of_replacing
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
        if loaded.lesson is not None and loaded.live is not None:
            step, steps = loaded.progress
            named = {"game": loaded.words()("name"), "command": f"/{loaded.spec.key} learn"}
            return (1, words("list-lesson", step=step, steps=steps, **named))
        if loaded.private:
            yours = "yes" if wanted else "no"
            return (
                0 if wanted else 1,
                words("list-private", table=loaded.id, game=loaded.words()("name"), yours=yours),
            )
        newest = await self.services.messages.newest(loaded.id)
        target = jump(loaded.record.guild, loaded.place, None if newest is None else newest.message)
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
        await self._press(interaction, table, "show", argument="text" if text else "", mine=False)

    async def _press(
        self,
        interaction: discord.Interaction[Backroom],
        table: str | None,
        verb: str,
        *,
        argument: str = "",
        mine: bool = True,
    ) -> None:
        """Do what a button does; where several tables could be meant, the person presses one."""
        async with Reply(interaction) as reply:
            try:
                name = await self.find_table.find(interaction, table, mine=mine, wanted=verb == "hand")
            except WhichTable as which:
                card = await which_card(self.services, which.found, verb, argument, locale=reply.locale)
                await reply.give(card)
                return
            await BUTTONS[verb](self.services, reply, Verb(name, verb, argument))

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
            try:
                name = await self._find_any(interaction, table)
            except WhichTable as which:
                verb = "export" if attach else "log"
                await reply.give(await which_card(self.services, which.found, verb, locale=reply.locale))
                return
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
        except WhichTable:
            raise
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
        """Leave a table: a lobby at once, a game after one press, which says what it means."""
        await self._press(interaction, table, "leave")

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
            before = loaded.seats[place], loaded.safe_names[place]
            if member is not None and member.bot:
                raise Sorry("no-bots")
            tables, by = self.services.tables, interaction.user.id
            to = None if member is None else member.id
            called = "" if member is None else member.display_name
            to_seat = partial(seats.replace, tables, name, by=by, seat=place, user=to, name=called)
            if loaded.record.status == "lobby":
                to_seat = partial(lobby.replace, tables, name, by=by, seat=place, user=to, name=called)
            elif by != loaded.record.host and await owns_bot(interaction):
                to_seat = partial(to_seat, keeper=True)
            async with nullcontext() if to is None else room_for(tables, to, other=True):
                await as_host(tables, name, by, to_seat)
            tables.changed(name)
            await reply.give(Card().say(host_words(reply.locale)("replaced", table=name)))
            await tell_of_replacing(self.services, *before, table=name, to=to)

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
            try:
                name = await self._find_to_end(interaction, table)
            except WhichTable as which:
                await reply.give(await which_card(self.services, which.found, "end", locale=reply.locale))
                return
            await BUTTONS["end"](self.services, reply, Verb(name, "end", "yes" if sure else ""))

    async def _find_to_end(self, interaction: discord.Interaction[Backroom], table: str | None) -> str:
        """Like :meth:`find`; who keeps order need not see a table to name it."""
        try:
            return await self.find_table.find(interaction, table)
        except Sorry as sorry:
            if sorry.key != "no-such-table" or not await keeps_order(interaction, interaction.guild_id):
                raise
            return await self.find_table.find(interaction, table, keeper=True)

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
