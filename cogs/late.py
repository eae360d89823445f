"""Pictures that come after their panel: a press is answered with words and buttons at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from host.house import House
from host.layout.card import Card
from host.pictures import Picture

from .reply import Reply


class Late:
    """Adds pictures to private panels. One a process; the bot owns it.

    A panel that is pressed meanwhile shows something newer: its picture is dropped.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self._due: dict[int, asyncio.Lock] = {}
        """By message: held while its picture is on the way to Discord."""

    def follow(
        self, reply: Reply, draw: Awaitable[Picture | None], made: Callable[..., Card], given: Card
    ) -> None:
        """Draw, then make the panel anew with the picture, and change what the press was answered with:
        the card ``given``, unless the publisher has changed it since."""
        self.house.later(self._follow(reply, draw, made, given), f"picture for {reply.interaction.id}")

    async def _follow(
        self, reply: Reply, draw: Awaitable[Picture | None], made: Callable[..., Card], given: Card
    ) -> None:
        message = reply.shown
        lock = self._due[message] = asyncio.Lock()
        try:
            picture = await draw
            if self._due.get(message) is lock:
                async with lock, self.house.changing(message):
                    await self._amend(reply, made(picture), given)
        finally:
            if self._due.get(message) is lock:
                del self._due[message]

    async def _amend(self, reply: Reply, card: Card, given: Card) -> None:
        """Show a card instead of the one given, and note it where the store knows the message."""
        store, pressed = self.house.store, reply.interaction.message
        record = None
        if pressed is not None and pressed.id == reply.shown:
            record = await store.message_by(pressed.channel.id, pressed.id)
            if record is not None and record.digest != given.digest():
                return
        if await reply.amend(card) and record is not None:
            await store.put_message(msgspec.structs.replace(record, digest=card.digest()))

    async def overtaken(self, message: int) -> None:
        """A panel is pressed: nothing follows any more. A picture on its way arrives first."""
        lock = self._due.pop(message, None)
        if lock is not None:
            async with lock:
                pass
