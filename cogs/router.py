"""Every press and every modal, from any message of any age, read from its id alone."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from db.errors import StoreError
from host import ids, play
from host.errors import Passed, Sorry
from host.ids import PressId
from host.layout import hand as hand_layout
from host.panel import filled
from host.words import desk

from . import acting, looking, seating
from .answers import answer
from .panels import give_hand, open_door
from .presses import PRESSES
from .reply import Reply

log = logging.getLogger(__name__)
#: The rooms whose buttons are registered by being imported.
ROOMS = (looking, seating, acting)


class Router(commands.Cog):
    """Takes what people press to the host, and the host's answer back."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.house = bot.house

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Components and modals; commands go their own way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        custom = str(_data(interaction).get("custom_id", ""))
        if ids.is_ours(custom):
            await self.route(interaction, custom)

    async def route(self, interaction: discord.Interaction[Any], custom: str) -> None:
        """Answer one press; nothing it raises reaches a person as more than a sentence."""
        press = ids.read(custom)
        update = press is not None and press.verb is None
        table = "" if press is None else press.table
        async with Reply(interaction, update=update) as reply:
            with self.house.press(table):
                if interaction.message is not None:
                    await self.bot.late.overtaken(interaction.message.id)
                await self._route(reply, press, custom)

    async def _route(self, reply: Reply, press: PressId | None, custom: str) -> None:
        interaction = reply.interaction
        try:
            if press is None:
                raise Sorry("old-button")
            await open_door(self.house, reply)
            if press.verb is not None:
                await self._verb(reply, press)
            elif press.page is not None:
                await self._page(reply, press)
            else:
                await self._answer(reply, press)
        except Passed as passed:
            await self._passed(reply, press, passed)
        except StoreError as error:
            log.error("press %s (interaction %d): %s", custom, interaction.id, error)
            raise Sorry("store") from error
        except Sorry:
            raise
        except Exception:
            log.exception("press %s (interaction %d) failed", custom, interaction.id)
            raise Sorry("bug", number=str(interaction.id)[-6:]) from None

    async def _verb(self, reply: Reply, press: PressId) -> None:
        name, _, argument = (press.verb or "").partition(".")
        handler: Callable[..., Awaitable[None]] | None = PRESSES.get(name)
        if handler is None:
            raise Sorry("old-button")
        await handler(self.bot, reply, press, argument)

    async def _answer(self, reply: Reply, press: PressId) -> None:
        interaction = reply.interaction
        seat, words = press.seat, press.what
        if seat is None:
            raise Sorry("old-button")
        if interaction.type is discord.InteractionType.modal_submit:
            sitting = await self.house.sit(press.table)
            words = filled(sitting, seat, words, _typed(interaction))
        else:
            values = [str(value) for value in _data(interaction).get("values", [])]
            if words.startswith("?") and values:
                words = values[0]
                if words.startswith("~"):
                    await self._page(reply, PressId(press.table, seat, press.ask, words))
                    return
            elif values:
                sitting = await self.house.sit(press.table)
                words = filled(sitting, seat, words, values)
        await answer(self.bot, reply, press.table, seat, press.ask, words)

    async def _page(self, reply: Reply, press: PressId) -> None:
        """Turn a panel's page: nothing is answered yet."""
        sitting = await self.house.sit(press.table)
        play.playing(sitting)
        seat, path = press.seat, press.page or ""
        mine = sitting.seat_of(reply.interaction.user.id)
        if seat is None or mine is None or mine.seat != seat:
            raise Sorry("not-your-seat", table=press.table)
        if sitting.live().ids.get(seat) != press.ask:
            raise Passed
        if path.startswith("form."):
            modal = hand_layout.form(sitting, seat, press.ask or 0, path.removeprefix("form."), reply.locale)
            if modal is None:
                raise Passed
            await reply.form(modal)
            return
        await give_hand(self.bot, reply, sitting, seat, path=path)

    async def _passed(self, reply: Reply, press: PressId | None, passed: Passed) -> None:
        """A press of an earlier moment: a quiet word, with the panel as it is now below."""
        assert press is not None
        sitting = await self.house.sit(press.table)
        mine = sitting.seat_of(reply.interaction.user.id)
        if mine is None or sitting.record.status != "playing":
            raise Sorry(passed.key)
        note = desk(reply.locale)(f"sorry-{passed.key}")
        try:
            await give_hand(self.bot, reply, sitting, mine.seat, note=note)
        finally:
            self.house.stir(press.table)


def _data(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """What was pressed or typed, as Discord sends it."""
    return dict(interaction.data or {})


def _typed(interaction: discord.Interaction[Any]) -> list[str]:
    """What was filled in in a form, in the order of its parts, however they are nested."""
    found: list[str] = []
    todo: list[Any] = list(_data(interaction).get("components", []))
    while todo:
        part = todo.pop(0)
        if "values" in part:
            found += [str(value) for value in part["values"]]
        elif "value" in part:
            found.append(str(part["value"]).strip())
        inner = [*part.get("components", ()), *([part["component"]] if "component" in part else [])]
        todo = inner + todo
    return found


async def setup(bot: Any) -> None:
    """Load the router."""
    await bot.add_cog(Router(bot))
