"""Every press and every modal, from any message of any age, read from its id alone."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from db.errors import StoreError
from engines.core import codec
from engines.core.ask import Range
from host.errors import Passed, Sorry
from host.services import Services
from host.shown import hand_card, press_ids
from host.shown.panel import filled, hole_of
from host.shown.press_ids import Answer, Form, Menu, Page, Press, Verb
from host.tables.loaded import LoadedTable
from host.tables.tables import playing
from host.words import clipped, host_words, safe

from . import lesson_buttons, look_buttons, seat_buttons, table_buttons
from .answers import answer
from .buttons import BUTTONS
from .client import Backroom
from .panels import give_hand, open_door
from .reply import Reply
from .typed_answers import typed_number

log = logging.getLogger(__name__)
#: The modules whose buttons are registered by being imported.
REGISTERED = (lesson_buttons, look_buttons, seat_buttons, table_buttons)


class Router(commands.Cog):
    """Takes what people press to the host, and the host's answer back."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Backroom]) -> None:
        """Components and modals; commands go their own way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        custom = str(_data(interaction).get("custom_id", ""))
        if press_ids.is_ours(custom):
            await self.route(interaction, custom)

    async def route(self, interaction: discord.Interaction[Backroom], custom: str) -> None:
        """Answer one press; nothing it raises reaches a person as more than a sentence."""
        press = press_ids.decode(custom)
        update = press is not None and not isinstance(press, Verb)
        table = "" if press is None else press.table
        async with Reply(interaction, update=update, attached=self.services.messages.attached) as reply:
            with self.services.publisher.answering(table):
                if interaction.message is not None:
                    await self.services.late_pictures.overtaken(interaction.message.id)
                await self._route(reply, press, custom)

    async def _route(self, reply: Reply, press: Press | None, custom: str) -> None:
        number = reply.interaction.id
        try:
            if press is None:
                raise Sorry("old-button")
            await open_door(self.services, reply)
            await self._do(reply, press)
        except Passed as passed:
            assert press is not None
            await self._passed(reply, press, passed)
        except StoreError as error:
            log.error("press %s (interaction %d): %s", custom, number, error)
            raise Sorry("store") from error
        except Sorry:
            raise
        except Exception:
            log.exception("press %s (interaction %d) failed", custom, number)
            raise Sorry("bug", number=str(number)[-6:]) from None

    async def _do(self, reply: Reply, press: Press) -> None:
        match press:
            case Verb():
                if press.name not in BUTTONS:
                    raise Sorry("old-button")
                await BUTTONS[press.name](self.services, reply, press)
            case Menu():
                values = _values(reply.interaction)
                if not values:
                    raise Sorry("no-such-option")
                chosen = press_ids.chosen(press, values[0])
                if isinstance(chosen, Answer):
                    await self._answer(reply, chosen, None)
                else:
                    await self._do(reply, chosen)
            case Page():
                loaded, seat = await self._own_question(reply, press)
                await give_hand(self.services, reply, loaded=loaded, seat=seat, path=press.path)
            case Form():
                loaded, _ = await self._own_question(reply, press)
                modal = hand_card.form(loaded, press, reply.locale)
                if modal is None:
                    raise Passed
                await reply.form(modal)
            case Answer():
                is_form = reply.interaction.type is discord.InteractionType.modal_submit
                values = _typed(reply.interaction) if is_form else _values(reply.interaction)
                await self._answer(reply, press, values if is_form else values or None)

    async def _answer(self, reply: Reply, press: Answer, values: list[str] | None) -> None:
        """Give an answer; ``values`` fill its hole (None: it has none)."""
        if press.seat is None:
            raise Sorry("old-button")
        option = press.option
        if values is not None:
            loaded = await self.services.tables.load(press.table)
            if loaded.live is not None and loaded.live.ids.get(press.seat) == press.ask:
                _judge_number(loaded, press.seat, option, values)
            option = filled(loaded, press.seat, option, values)
        await answer(self.services, reply, table=press.table, seat=press.seat, ask=press.ask, option=option)

    async def _own_question(self, reply: Reply, press: Page | Form) -> tuple[LoadedTable, int]:
        """The table and the presser's seat, to look further into a question that is still asked: nothing
        is answered yet. Raises Passed or Sorry."""
        loaded = await self.services.tables.load(press.table)
        playing(loaded)
        mine = loaded.seat_of(reply.interaction.user.id)
        if press.seat is None or mine is None or mine.seat != press.seat:
            raise Sorry("not-your-seat", table=press.table)
        if loaded.opened().ids.get(press.seat) != press.ask:
            raise Passed
        return loaded, press.seat

    async def _passed(self, reply: Reply, press: Press, passed: Passed) -> None:
        """A press of an earlier moment: a quiet word, with the panel as it is now below."""
        loaded = await self.services.tables.load(press.table)
        mine = loaded.seat_of(reply.interaction.user.id)
        if mine is None or loaded.record.status != "playing":
            raise Sorry(passed.key)
        note = host_words(reply.locale)(f"sorry-{passed.key}", **passed.args_for_words)
        try:
            await give_hand(self.services, reply, loaded=loaded, seat=mine.seat, note=note)
        finally:
            self.services.tables.changed(press.table)


def _judge_number(loaded: LoadedTable, seat: int, hole: str, values: list[str]) -> None:
    """Raises Passed if a form asked for a number and another was typed, or none."""
    ask = loaded.ask(seat)
    offered = (option for option in (() if ask is None else ask.options) if codec.text(option) == hole)
    wanted = next(map(hole_of, offered), None)
    if not isinstance(wanted, Range):
        return
    typed = "".join(values)
    if not typed.isdecimal() or int(typed) not in range(wanted.least, wanted.most + 1, wanted.step):
        one = {"least": wanted.least, "most": wanted.most, "step": wanted.step}
        raise Passed("number", typed=safe(clipped(typed, 20)), **one)


def _data(interaction: discord.Interaction[discord.Client]) -> Mapping[str, Any]:
    """What was pressed or typed, as Discord sends it."""
    return dict(interaction.data or {})


def _values(interaction: discord.Interaction[discord.Client]) -> list[str]:
    """The lines of a select that were chosen."""
    return [str(value) for value in _data(interaction).get("values", [])]


def _typed(interaction: discord.Interaction[discord.Client]) -> list[str]:
    """What was filled in in a form, in the order of its parts, however they are nested."""
    found: list[str] = []
    todo: list[Any] = list(_data(interaction).get("components", []))
    while todo:
        part = todo.pop(0)
        if "values" in part:
            found += [str(value) for value in part["values"]]
        elif "value" in part:
            # Text is typed for numbers alone.
            found.append(typed_number(str(part["value"])))
        inner = [*part.get("components", ()), *([part["component"]] if "component" in part else [])]
        todo = inner + todo
    return found


async def setup(bot: Backroom) -> None:
    """Load the router."""
    await bot.add_cog(Router(bot.services))
