"""Answering an interaction in time, whatever the work takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, TypeVar

import aiohttp
import discord

from db.records import PersonRecord
from host.errors import Sorry
from host.shown.attached import Attached
from host.shown.card import Card
from host.shown.refusals import Outcome, Route, refused
from host.words import host_words

log = logging.getLogger(__name__)
#: Seconds after which a press whose work is not done is deferred; Discord gives up after three.
PATIENCE = 1.5
T = TypeVar("T")
#: Discord's code for a message that is not there.
_NO_MESSAGE = 10008
_REFUSED = (discord.HTTPException, discord.InteractionResponded, aiohttp.ClientError, OSError)


class Reply:
    """One interaction's answer.

    ``update``: the answer changes the message that was pressed (a panel turns into the next one);
    otherwise it is a new, private message. Use as ``async with Reply(...) as reply``: slow work is
    deferred by itself, and a :class:`Sorry` becomes its sentence.
    """

    def __init__(
        self,
        interaction: discord.Interaction[discord.Client],
        *,
        update: bool = False,
        public: bool = False,
        attached: Attached | None = None,
    ) -> None:
        self.interaction = interaction
        self.update = update
        self.public = public
        self.attached = attached or Attached()
        """The pictures of this process's messages, where a message is changed that may have one."""
        self.locale = str(interaction.locale)
        self.person: PersonRecord | None = None
        """Who pressed, once it was read."""
        self._lock = asyncio.Lock()
        """Held while Discord is told something in answer: deferring and answering must not meet."""
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._awaited: bool | None = None
        """Whether a message waits for the answer that only this person sees; None: none waits."""
        self.lost = False
        """Whether Discord no longer takes an answer (too late, or answered elsewhere)."""
        self.shown = 0
        """The message that shows the answer; 0 until there is one."""

    def in_place(self) -> None:
        """Let the answer change the message that was pressed, if only this person sees that."""
        message = self.interaction.message
        private = message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)
        if not self.interaction.response.is_done():
            self.update = self.update or private

    async def __aenter__(self) -> Reply:
        loop = asyncio.get_running_loop()

        def late() -> None:
            self._deferring = loop.create_task(self._defer())

        self._timer = loop.call_later(PATIENCE, late)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if self._timer is not None:
            self._timer.cancel()
        if self._deferring is not None:
            await self._deferring
        if isinstance(error, Sorry):
            await self.sorry(error)
            return True
        return False

    async def _defer(self) -> None:
        async with self._lock:
            if self.interaction.response.is_done():
                return
            try:
                if self.update:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=not self.public, thinking=True)
                    self._awaited = not self.public
            except _REFUSED as error:
                self._late(error)

    def _late(self, error: Exception) -> None:
        """An answer that Discord does not take: too late, answered elsewhere, or nobody knows why. What was
        applied is shown by the publisher."""
        self.lost = True
        log.log(
            logging.ERROR if _is_odd(error) else logging.WARNING,
            "interaction %d could not be answered: %s",
            self.interaction.id,
            error,
        )

    async def give(self, card: Card) -> None:
        """Answer with a card; where Discord does not take that, with a word that something went wrong."""
        async with self._lock:
            try:
                await self._give(card)
                return
            except _REFUSED as error:
                self._late(error)
                odd = _is_odd(error)
            if odd:
                number = str(self.interaction.id)[-6:]
                await self._whisper(host_words(self.locale)("sorry-bug", number=number))

    async def _give(self, card: Card) -> None:
        response = self.interaction.response
        if response.is_done():
            if self.public and self._awaited:
                # What waits would stay private.
                await self.interaction.delete_original_response()
                await self.interaction.followup.send(
                    view=card.view(), files=card.attachments(), allowed_mentions=card.allowed()
                )
                self._awaited = None
                return
            message = await self._edit(card)
            self.shown = getattr(message, "id", 0)
        elif not self.update or not await self._updated(card):
            sent = await response.send_message(
                view=card.view(),
                files=card.attachments(),
                ephemeral=not self.public,
                allowed_mentions=card.allowed(),
            )
            self.shown = getattr(sent, "message_id", None) or 0
            self._note(self.shown, card, getattr(sent, "resource", None))

    async def _updated(self, card: Card) -> bool:
        """Change the message that was pressed; False if it has gone meanwhile, for a newer panel."""
        try:
            await self._update(card)
        except discord.NotFound as error:
            if error.code != _NO_MESSAGE:
                raise
            return False
        self.shown = getattr(self.interaction.message, "id", 0)
        return True

    async def amend(self, card: Card) -> bool:
        """Change the answer that was given; whether Discord took it. It is no loss."""
        async with self._lock:
            try:
                await self._edit(card)
                return True
            except _REFUSED as error:
                log.info("interaction %d: its answer stays as it is: %s", self.interaction.id, error)
                return False

    async def _edit(self, card: Card) -> discord.InteractionMessage:
        """Change what was answered; the message, as it is now."""
        message = self.shown or (getattr(self.interaction.message, "id", 0) if self.update else 0)

        async def edit() -> discord.InteractionMessage:
            return await self.interaction.edit_original_response(
                view=card.view(),
                attachments=self.attached.files(message, card),
                allowed_mentions=card.allowed(),
            )

        shown = await self._with_pictures(message, edit)
        self._note(getattr(shown, "id", 0), card, shown)
        self._awaited = None
        return shown

    async def _update(self, card: Card) -> None:
        """Change the message that was pressed."""
        message = getattr(self.interaction.message, "id", 0)

        async def edit() -> Any:
            return await self.interaction.response.edit_message(
                view=card.view(),
                attachments=self.attached.files(message, card),
                allowed_mentions=card.allowed(),
            )

        shown = await self._with_pictures(message, edit)
        self._note(message, card, getattr(shown, "resource", None))

    async def _with_pictures(self, message: int, edit: Callable[[], Awaitable[T]]) -> T:
        """Edit a message; once more with all its pictures, if those that hang on it are not taken for so."""
        try:
            return await edit()
        except discord.HTTPException as error:
            if error.status != 400 or not _is_odd(error) or not self.attached.forget(message):
                raise
            return await edit()

    def _note(self, message: int, card: Card, shown: Any) -> None:
        if message:
            self.attached.note(message, card, shown)

    async def form(self, modal: discord.ui.Modal) -> None:
        """Answer with a form; raises Sorry if it is too late for one."""
        async with self._lock:
            if self.interaction.response.is_done():
                raise Sorry("slow")
            try:
                await self.interaction.response.send_modal(modal)
            except _REFUSED as error:
                self._late(error)

    async def whisper(self, text: str) -> None:
        """A private word beside: never touches the message that was pressed. After a deferral it is what the
        person waits for."""
        async with self._lock:
            await self._whisper(text)

    async def _whisper(self, text: str) -> None:
        card = Card().say(text)
        try:
            if self._awaited:
                await self._edit(card)
            elif self.interaction.response.is_done():
                if self._awaited is False:
                    # What waits is for all to see.
                    self._awaited = None
                    await self.interaction.delete_original_response()
                await self.interaction.followup.send(view=card.view(), ephemeral=True)
            else:
                await self.interaction.response.send_message(view=card.view(), ephemeral=True)
        except _REFUSED as error:
            self._late(error)

    async def sorry(self, error: Sorry) -> None:
        """The sentence of a refusal, private."""
        await self.whisper(host_words(self.locale)(f"sorry-{error.key}", **error.args_for_words))


def _is_odd(error: Exception) -> bool:
    """Whether nobody foresaw that Discord refuses this answer."""
    return isinstance(error, discord.HTTPException) and refused(Route.ANSWER, error) is Outcome.ODD
