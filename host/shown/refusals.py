"""What Discord's refusals mean for a table."""

from __future__ import annotations

import discord

#: Discord's codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
_UNKNOWN_MESSAGE, _TOO_MANY_EDITS, _THREAD_ARCHIVED = 10008, 30046, 50083
_UNKNOWN_CHANNEL, _UNKNOWN_GUILD, _NO_ACCESS, _NO_PERMISSION = 10003, 10004, 50001, 50013
_CANNOT_MESSAGE_USER, _NO_MUTUAL_GUILD = 50007, 50278
_OPENING_DMS_TOO_FAST = 40003
_INVALID_FORM = 50035


class PlaceGone(Exception):
    """The channel cannot be used any more: deleted, or closed to the bot."""


class DoorClosed(Exception):
    """A person takes no direct messages."""


class Later(Exception):
    """Discord is unwell; the same again in a while."""


def is_unchangeable(error: discord.HTTPException) -> bool:
    """Whether a message cannot be changed any more: gone, too old, or in a thread that sleeps."""
    return error.code in (_UNKNOWN_MESSAGE, _TOO_MANY_EDITS, _THREAD_ARCHIVED)


def meaning(error: discord.HTTPException, *, direct: bool) -> Exception:
    """What a refusal means (``direct``: of a direct message); one that is our own mistake stays itself."""
    if error.status >= 500 or error.status == 429 or error.code == _OPENING_DMS_TOO_FAST:
        return Later(str(error))
    if error.code == _INVALID_FORM:
        return error
    if direct and (error.code in (_CANNOT_MESSAGE_USER, _NO_MUTUAL_GUILD) or error.status in (400, 403, 404)):
        return DoorClosed(str(error))
    gone = (_UNKNOWN_CHANNEL, _UNKNOWN_GUILD, _NO_ACCESS, _NO_PERMISSION)
    if not direct and (error.code in gone or error.status in (403, 404)):
        return PlaceGone(str(error))
    return error
