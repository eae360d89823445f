"""Moments of a game have messages of their own: a chapter's end, an elimination, a level reached."""

from __future__ import annotations

from db.records import MessageRecord
from host.tables import telling
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables
from host.words import host_words

from .card import Card, button
from .messages import Messages
from .press_ids import verb


class Moments:
    """The part of the publisher about moments."""

    def __init__(self, tables: Tables, messages: Messages) -> None:
        self.tables, self.messages = tables, messages

    async def show(self, loaded: LoadedTable, records: list[MessageRecord], *, after: int) -> None:
        """Post the moments of the rows after ``after`` in one message, but for those told by ``records``."""
        told = max((record.row for record in await self.messages.found(records)), default=-1)
        found = await telling.moments(self.tables, loaded, after=max(told, after))
        if found:
            await self.messages.send(loaded, "moment", moment(loaded, found), live=False)


def moment(loaded: LoadedTable, lines: list[str]) -> Card:
    """The message about some moments; its button is how it is known again after a crash."""
    words = host_words(loaded.record.language)
    said = [words("moment", text=line) for line in lines]
    log = verb(loaded.id, "log", f"to{loaded.record.last_row}")
    return Card().say("\n".join(said)).row(button(words("button-log"), log))
