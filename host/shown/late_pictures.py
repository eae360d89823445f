"""Pictures that come after their panel: a press is answered with words and buttons at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import discord

from host.background import Background

from .card import Card
from .messages import Messages

T = TypeVar("T")


class Amendable(Protocol):
    """An answer to a press that can be changed afterwards."""

    @property
    def interaction(self) -> discord.Interaction[discord.Client]:
        """The press."""

    @property
    def shown(self) -> int:
        """The message that shows the answer; 0 until there is one."""

    async def amend(self, card: Card) -> bool:
        """Change the answer; whether Discord took it."""


class LatePictures:
    """Adds pictures to panels. One a process.

    A panel that is pressed meanwhile shows something newer: its picture is dropped.
    """

    def __init__(self, messages: Messages, background: Background) -> None:
        self.messages, self.background = messages, background
        self._due: dict[int, object] = {}
        """By message: a mark of the picture that is to follow."""

    def follow(
        self,
        reply: Amendable,
        draw: Awaitable[T],
        *,
        made: Callable[[T], Card],
        given: Card,
    ) -> None:
        """Draw, then make the panel anew with what was drawn, and change what the press was answered with:
        the card ``given``, unless the publisher has changed it since."""
        following = self._follow(reply, draw, made, given)
        self.background.run(following, f"picture for {reply.interaction.id}")

    async def _follow(
        self,
        reply: Amendable,
        draw: Awaitable[T],
        made: Callable[[T], Card],
        given: Card,
    ) -> None:
        message = reply.shown
        mark = self._due[message] = object()
        try:
            picture = await draw
            async with self.messages.lock(message):
                if self._due.get(message) is mark:
                    await self._amend(reply, made(picture), given)
        finally:
            if self._due.get(message) is mark:
                del self._due[message]

    async def _amend(self, reply: Amendable, card: Card, given: Card) -> None:
        """Show a card instead of the one given, and note it where the store knows the message."""
        pressed = reply.interaction.message
        record = None
        if pressed is not None and pressed.id == reply.shown:
            record = await self.messages.pressed(pressed)
            if record is not None and record.digest != given.digest():
                return
        if await reply.amend(card) and record is not None:
            await self.messages.picture_followed(record, card)

    @property
    def due(self) -> bool:
        """Whether any picture is still to follow."""
        return bool(self._due)

    async def overtaken(self, message: int) -> None:
        """A panel is pressed: nothing follows any more. A picture on its way arrives first."""
        if self._due.pop(message, None) is not None:
            async with self.messages.lock(message):
                pass
