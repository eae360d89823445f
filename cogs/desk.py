"""Commands about tables of any game, and a person's settings."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from host import export, lobby, seats
from host.errors import Sorry
from host.ids import PressId
from host.layout import lobby as lobby_layout
from host.layout.card import Card, jump
from host.sitting import Sitting
from host.words import clipped, desk, safe

from .answers import answer as give_answer
from .game import may_speak
from .looking import board_card, log_card, text_card
from .panels import live_board
from .presses import PRESSES
from .reply import Reply
from .seating import leave_question, lobby_card, welcome
from .typed import meant, suggestions
from .which import Which

_words = desk()
_CHOICES = 25


class Desk(commands.GroupCog, group_name="table", group_description=_words("command-table")):
    """`/table …`."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.which = Which(bot)

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
            await reply.give(
                Card().say("\n".join([words("list-heading"), *lines]) if lines else words("list-empty"))
            )

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
        """The board, privately; for those who sit there also a look after the public one."""
        async with Reply(interaction) as reply:
            sitting = await self.bot.house.sit(await self.which.find(interaction, table))
            if sitting.game is None:
                await reply.give(await lobby_card(self.bot, sitting))
            elif text:
                await reply.give(text_card(sitting))
            else:
                await reply.give(await board_card(self.bot, sitting))
            if sitting.seat_of(interaction.user.id) is not None:
                await self.bot.publisher.look_after(sitting.id)

    async def _press(
        self, interaction: discord.Interaction[Any], table: str | None, verb: str, argument: str = ""
    ) -> None:
        """Do what a button does."""
        async with Reply(interaction) as reply:
            name = await self.which.find(interaction, table, mine=True, wanted=verb == "hand")
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
            return await self.which.find(interaction, table)
        except Sorry:
            over = await self.bot.house.store.tables_in(interaction.channel_id or 0, active=False)
            if table or not over:
                raise
            return str(over[0].id)

    # -- acting ------------------------------------------------------------------------------

    @app_commands.command(name="play", description=_words("command-play"))
    @app_commands.describe(answer=_words("option-answer"), table=_words("option-table"))
    async def play(
        self, interaction: discord.Interaction[Any], answer: str, table: str | None = None
    ) -> None:
        """Answer the current ask by words."""
        async with Reply(interaction) as reply:
            name = await self.which.find(interaction, table, mine=True, wanted=True)
            sitting = await self.bot.house.sit(name)
            mine = sitting.seat_of(interaction.user.id)
            if mine is None:
                raise Sorry("not-seated", table=name)
            if sitting.record.status != "playing":
                raise Sorry(f"is-{sitting.record.status}", table=name)
            if sitting.ask(mine.seat) is None:
                raise Sorry("not-asked", table=name)
            words = meant(sitting, mine.seat, answer, reply.locale)
            await give_answer(self.bot, reply, name, mine.seat, None, words)

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
            name = await self.which.find(interaction, table, mine=True)
            sitting = await self.bot.house.sit(name, open_game=False)
            if sitting.record.status == "lobby":
                await lobby.leave(self.bot.house, name, interaction.user.id)
            elif sitting.seat_of(interaction.user.id) is not None and seats.for_good(sitting):
                # No way back: that takes one more press.
                await reply.give(leave_question(sitting, reply.locale))
                return
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
        member: discord.User | None = None,
        table: str | None = None,
    ) -> None:
        """Give a seat to somebody else, or to the computer until somebody takes it."""
        async with Reply(interaction) as reply:
            name = await self.which.find(interaction, table)
            sitting = await self.bot.house.sit(name)
            place = _seat_named(sitting, seat)
            if member is not None and member.bot:
                raise Sorry("no-bots")
            keeper = await self._is_keeper(interaction, sitting.record.host)
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
            if member is not None:
                await welcome(self.bot, member.id, sitting)

    @app_commands.command(name="host", description=_words("command-host"))
    @app_commands.describe(member=_words("option-new-host"), table=_words("option-table"))
    async def host(
        self, interaction: discord.Interaction[Any], member: discord.User, table: str | None = None
    ) -> None:
        """Hand hosting on."""
        async with Reply(interaction) as reply:
            name = await self.which.find(interaction, table)
            await seats.hand_over(self.bot.house, name, interaction.user.id, member.id)
            text = desk(reply.locale)("host-is-now", table=name, name=safe(member.display_name))
            await reply.give(Card().say(text))

    @app_commands.command(name="resume", description=_words("command-resume"))
    @app_commands.describe(table=_words("option-table"))
    async def resume(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Bring a paused table into this channel."""
        async with Reply(interaction) as reply:
            name = await self.which.find(interaction, table, mine=True)
            if interaction.guild_id is None or interaction.channel_id is None:
                raise Sorry("guild-only")
            may_speak(interaction)
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
            name = await self.which.find(interaction, table)
            record = await self.bot.house.store.table(name)
            if record is not None and record.status == "lobby":
                await lobby.cancel(self.bot.house, name, interaction.user.id)
            elif record is None:
                raise Sorry("no-such-table", table=name)
            else:
                keeper = await self._is_keeper(interaction, record.host)
                if not keeper and record.host != interaction.user.id:
                    raise Sorry("host-only", table=name)
                if not sure:
                    raise Sorry("end-sure", table=name)
                await seats.end(self.bot.house, name, interaction.user.id, keeper=keeper)
            self.bot.house.stir(name)
            await reply.give(Card().say(desk(reply.locale)("ended", table=name)))

    async def _is_keeper(self, interaction: discord.Interaction[Any], host: int) -> bool:
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
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The options of the reader's own ask, and of no one else's."""
        try:
            table = await self.which.find(
                interaction, getattr(interaction.namespace, "table", None), mine=True, wanted=True
            )
            sitting = await self.bot.house.sit(table)
        except Sorry:
            return []
        mine = sitting.seat_of(interaction.user.id)
        if mine is None:
            return []
        locale = str(interaction.locale)
        return [
            app_commands.Choice(name=clipped(name, 100), value=value)
            for name, value in suggestions(sitting, mine.seat, current, locale)
            if len(value) <= 100
        ][:_CHOICES]

    @replace.autocomplete("seat")
    async def seat_names(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The seats of the table meant."""
        try:
            table = await self.which.find(interaction, getattr(interaction.namespace, "table", None))
            sitting = await self.bot.house.sit(table, open_game=False)
        except Sorry:
            return []
        labels = [
            (f"{lobby_layout.LETTERS[s.seat]} {s.name}", lobby_layout.LETTERS[s.seat]) for s in sitting.seats
        ]
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
    async def tables(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """Tables by id or game."""
        return await self.which.names(interaction, current)


def _seat_named(sitting: Sitting, text: str) -> int:
    """The seat that a letter or a name means; raises Sorry."""
    wanted = text.strip().lower()
    for seat in sitting.seats:
        if wanted in (lobby_layout.LETTERS[seat.seat].lower(), seat.name.lower()):
            return seat.seat
    raise Sorry("no-such-seat", table=sitting.id)


async def setup(bot: Any) -> None:
    """Load the group."""
    await bot.add_cog(Desk(bot))
