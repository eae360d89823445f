"""Answering an interaction in time, whatever the work takes."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from host.errors import Sorry
from host.layout.card import Card
from host.words import desk

log = logging.getLogger(__name__)
#: Seconds after which a press whose work is not done is deferred; Discord gives up after three.
PATIENCE = 1.5


class Reply:
    """One interaction's answer.

    ``update``: the answer changes the message that was pressed (a panel turns into the next one);
    otherwise it is a new, private message. Use as ``async with Reply(...) as reply``: slow work is
    deferred by itself, and a :class:`Sorry` becomes its sentence.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, update: bool = False, public: bool = False) -> None:
        self.interaction = interaction
        self.update = update
        self.public = public
        self.locale = str(interaction.locale)
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self.lost = False
        """Whether Discord no longer takes an answer (too late, or answered elsewhere)."""

    async def __aenter__(self) -> Reply:
        loop = asyncio.get_running_loop()

        def late() -> None:
            self._deferring = loop.create_task(self._defer())

        self._timer = loop.call_later(PATIENCE, late)
        return self

    async def __aexit__(self, kind: Any, error: BaseException | None, trace: Any) -> bool:
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
            except discord.HTTPException as error:
                self._late(error)

    def _late(self, error: discord.HTTPException) -> None:
        """An answer that Discord does not take any more. What was applied is shown by the publisher."""
        self.lost = True
        log.warning("interaction %d could not be answered: %s", self.interaction.id, error)

    async def give(self, card: Card) -> None:
        """Answer with a card."""
        async with self._lock:
            response = self.interaction.response
            try:
                if response.is_done():
                    await self.interaction.edit_original_response(
                        view=card.view(), attachments=card.attachments(), allowed_mentions=card.allowed()
                    )
                elif self.update:
                    await response.edit_message(
                        view=card.view(), attachments=card.attachments(), allowed_mentions=card.allowed()
                    )
                else:
                    await response.send_message(
                        view=card.view(),
                        files=card.attachments(),
                        ephemeral=not self.public,
                        allowed_mentions=card.allowed(),
                    )
            except (discord.NotFound, discord.InteractionResponded) as error:
                if isinstance(error, discord.NotFound):
                    self._late(error)
                self.lost = True
            except discord.HTTPException as error:
                if error.code != 40060:
                    raise
                self._late(error)

    async def whisper(self, text: str) -> None:
        """A private word beside: never touches the message that was pressed."""
        card = Card().say(text)
        async with self._lock:
            try:
                if self.interaction.response.is_done():
                    await self.interaction.followup.send(view=card.view(), ephemeral=True)
                else:
                    await self.interaction.response.send_message(view=card.view(), ephemeral=True)
            except discord.HTTPException as error:
                self._late(error)

    async def sorry(self, error: Sorry) -> None:
        """The sentence of a refusal, private."""
        await self.whisper(desk(self.locale)(f"sorry-{error.key}", **error.args_for_words))
