"""Whose a message is, by its buttons: for those that were posted, but never noted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from db.records import MessageRecord

from .press_ids import Press, Verb, decode

#: The button by which a message of a kind is known, hands aside: they are known by their seat.
_MARKS = {"lobby": "join", "board": "hand", "end": "again", "vote": "yes", "offer": "take", "moment": "log"}


def is_of(message: discord.Message, record: MessageRecord) -> bool:
    """Whether a message's buttons belong to a record's table, kind and seat."""
    return any(_belongs(press, record) for press in presses(message.components))


def _belongs(press: Press, record: MessageRecord) -> bool:
    if press.table != record.table:
        return False
    if record.kind == "hand":
        return press.seat == record.seat
    if not isinstance(press, Verb) or press.name != _MARKS[record.kind]:
        return False
    if record.kind == "moment":
        return press.argument == f"to{record.row}"
    return press.seat == record.seat if record.kind == "offer" else press.seat is None


def presses(components: Iterable[Any]) -> list[Press]:
    """What the buttons and selects of a message mean, those of this version of the bot."""
    found: list[Press] = []
    todo: list[Any] = list(components)
    while todo:
        part = todo.pop()
        custom = getattr(part, "custom_id", None)
        if isinstance(custom, str) and (press := decode(custom)) is not None:
            found.append(press)
        todo.extend(getattr(part, "children", ()))
    return found
