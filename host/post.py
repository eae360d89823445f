"""Sending, editing and finding messages; what Discord answers, sorted by what it means for a table."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import aiohttp
import discord
import msgspec

from db.records import MessageKind, MessageRecord

from .house import House, now
from .layout.card import Card
from .sitting import Sitting

log = logging.getLogger(__name__)

_GONE = {10008}
_NO_PLACE = {10003, 10004, 50001, 50013}
_CLOSED = {50007, 50278}
_TOO_FAST = 40003
_MALFORMED = 50035
_TOO_OLD = {30046}
_ARCHIVED = {50083}
#: How many messages back an unfinished sending is looked for.
_LOOK_BACK = 50


class PlaceGone(Exception):
    """The channel cannot be used any more: deleted, or closed to the bot."""


class DoorClosed(Exception):
    """A person takes no direct messages."""


class Later(Exception):
    """Discord is unwell; the same again in a while."""


class Poster:
    """Messages to Discord, each noted in the store before and after."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self.house = house
        self.client = client
        self.sent = 0
        self.edited = 0

    def place(self, channel: int, guild: int = 0) -> discord.PartialMessageable:
        """A channel by id; nothing is asked of Discord for it."""
        return self.client.get_partial_messageable(channel, guild_id=guild or None)

    async def dm(self, user: int) -> int:
        """The id of the direct-message channel with a person."""
        try:
            channel = await self.client.create_dm(discord.Object(id=user))
        except discord.HTTPException as error:
            raise _meaning(error, direct=True) from error
        return channel.id

    async def tell(self, user: int, card: Card) -> bool | None:
        """One direct message that nothing has to remember: whether it got through; None if Discord
        is unwell."""
        try:
            channel = await self.dm(user)
            await self.place(channel).send(view=card.view(), allowed_mentions=card.allowed())
        except discord.HTTPException as error:
            meant = _meaning(error, direct=True)
            if not isinstance(meant, Later | DoorClosed):
                raise
            return None if isinstance(meant, Later) else False
        except (Later, aiohttp.ClientError, OSError):
            return None
        except DoorClosed:
            return False
        self.sent += 1
        return True

    async def send(
        self, record: MessageRecord, card: Card, guild: int = 0, *, quiet: bool = False
    ) -> MessageRecord:
        """Post a message: the intent is stored first, its id after. ``quiet``: no phone rings."""
        record = msgspec.structs.replace(record, nonce=secrets.token_hex(8), made=now(), digest=card.digest())
        record = msgspec.structs.replace(record, id=await self.house.store.add_message(record))
        try:
            message = await self.place(record.channel, guild).send(
                view=card.view(),
                files=card.attachments(),
                allowed_mentions=card.allowed(),
                nonce=record.nonce,
                silent=quiet,
            )
        except discord.HTTPException as error:
            # After any other failure the message may be there: the intent stays, and is looked for.
            if error.status < 500:
                await self.house.store.drop_message(record.id)
            raise _meaning(error, direct=record.user is not None) from error
        self.sent += 1
        record = msgspec.structs.replace(record, message=message.id)
        await self.house.store.put_message(record)
        return record

    async def edit(self, record: MessageRecord, card: Card, **fields: Any) -> MessageRecord | None:
        """Change a message, unless it shows just this; None if it is gone or too old to change.

        If a press has answered in it since ``record`` was read, it is left alone, and looked at anew.
        """
        if record.message is None:
            return None
        async with self.house.changing(record.message):
            known = await self.house.store.message_by(record.channel, record.message)
            if known is not None and known.id == record.id and known != record:
                self.house.stir(record.table)
                return known
            return await self._edit(record, card, fields)

    async def _edit(self, record: MessageRecord, card: Card, fields: dict[str, Any]) -> MessageRecord | None:
        digest = card.digest()
        changed = msgspec.structs.replace(record, digest=digest, **fields)
        if digest != record.digest and record.message is not None:
            target = self.place(record.channel).get_partial_message(record.message)
            try:
                await target.edit(
                    view=card.view(), attachments=card.attachments(), allowed_mentions=card.allowed()
                )
            except discord.HTTPException as error:
                if error.code in _GONE | _TOO_OLD | _ARCHIVED:
                    return None
                raise _meaning(error, direct=record.user is not None) from error
            self.edited += 1
        if changed != record:
            await self.house.store.put_message(changed)
        return changed

    async def adopt(self, record: MessageRecord) -> bool:
        """After a crash, or a line that broke: look for the message that an intent was about. Whether
        it was found; raises Later."""
        try:
            async for message in self.place(record.channel).history(limit=_LOOK_BACK):
                if message.author.id != getattr(self.client.user, "id", 0):
                    continue
                if await self.house.store.message_by(record.channel, message.id) is not None:
                    continue
                if _about(message, record):
                    found = msgspec.structs.replace(record, message=message.id, digest="")
                    await self.house.store.put_message(found)
                    return True
        except discord.HTTPException as error:
            meant = _meaning(error, direct=record.user is not None)
            if isinstance(meant, Later):
                raise meant from error
            log.warning(
                "table %s: nothing can be found in channel %d: %s", record.table, record.channel, error
            )
        await self.house.store.drop_message(record.id)
        return False


def new_message(sitting: Sitting, kind: MessageKind, **fields: Any) -> MessageRecord:
    """The record of a message of a table that is about to be sent."""
    made: dict[str, Any] = {
        "table": sitting.id,
        "kind": kind,
        "channel": sitting.place,
        "row": sitting.record.last_row,
        "made": now(),
    }
    return MessageRecord(**{**made, **fields})


def _about(message: discord.Message, record: MessageRecord) -> bool:
    """Whether a message's buttons belong to a record's table, kind and seat."""
    marks = {
        "lobby": f":{record.table}:-:-:!join",
        "board": f":{record.table}:-:-:!hand",
        "end": f":{record.table}:-:-:!again",
        "vote": f":{record.table}:-:-:!yes.",
        "offer": f":{record.table}:{record.seat}:-:!take",
        "hand": f":{record.table}:{record.seat}:",
    }
    return any(marks[record.kind] in found for found in component_ids(message))


def component_ids(message: discord.Message) -> list[str]:
    """The ids of all buttons and selects of a message."""
    found: list[str] = []
    todo: list[Any] = list(message.components)
    while todo:
        part = todo.pop()
        custom = getattr(part, "custom_id", None)
        if isinstance(custom, str):
            found.append(custom)
        todo.extend(getattr(part, "children", ()))
    return found


def _meaning(error: discord.HTTPException, *, direct: bool) -> Exception:
    """What a refusal means; an answer that is our own mistake stays itself."""
    if error.status >= 500 or error.status == 429 or error.code == _TOO_FAST:
        return Later(str(error))
    if error.code == _MALFORMED:
        return error
    if direct and (error.code in _CLOSED or error.status in (400, 403, 404)):
        return DoorClosed(str(error))
    if not direct and (error.code in _NO_PLACE or error.status in (403, 404)):
        return PlaceGone(str(error))
    return error
