"""What becomes of messages that Discord does not take: they are tried again, or the table pauses, or its host
hears of it."""

from __future__ import annotations

import logging
from collections.abc import Callable

import aiohttp
import discord

from db.errors import StoreError
from db.records import MessageRecord
from host.tables import lobby, seats
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables
from host.words import host_words

from .card import Card
from .hands import Hands
from .messages import Messages
from .parts import Again, Failure
from .refusals import Later, PlaceBarred, PlaceGone

log = logging.getLogger(__name__)
#: Seconds before the next try, where Discord or the store is unwell; the last for all that follow.
_RETRIES = (2.0, 10.0, 60.0, 300.0)
_UNWELL = (Later, aiohttp.ClientError, OSError, TimeoutError, discord.DiscordServerError, StoreError)
#: The same where nobody knows what is wrong: then it is given up, and told.
_ODD = (2.0, 10.0, 60.0)
#: Seconds after which a place that took no message is looked at again.
_SECOND_LOOK = 60.0
#: The bot's token does not hold: that is no table's fault.
_UNAUTHORISED = 401


class Trouble:
    """The part of the publisher about what fails. ``show`` is called with a table that has changed by it,
    ``lost`` with one whose place is lost."""

    def __init__(
        self,
        tables: Tables,
        messages: Messages,
        hands: Hands,
        *,
        show: Callable[[str], None],
        lost: Callable[[str], None],
    ) -> None:
        self.tables, self.messages, self.hands = tables, messages, hands
        self._show, self._lost_place = show, lost

    async def met(self, failure: Failure) -> Again | None:
        """What becomes of a part that could not be shown."""
        table, error = failure.table, failure.error
        barred = isinstance(error, PlaceBarred)
        if barred and not isinstance(failure.before, PlaceBarred) and await self._may_wait(failure):
            log.warning("table %s: its channel takes no %s: %s", table, failure.part, error)
            return Again(_SECOND_LOOK, firm=True)
        whole = not barred or failure.part in ("lobby", "board")
        if isinstance(error, PlaceGone) and whole and await self._lost(table, error):
            return None
        if isinstance(error, _UNWELL):
            wait = _RETRIES[min(failure.times, len(_RETRIES)) - 1]
            log.warning("table %s: its %s is shown again in %.0f s: %s", table, failure.part, wait, error)
            return Again(wait)
        known = isinstance(error, PlaceGone | discord.HTTPException)
        log.error(
            "table %s: its %s cannot be shown: %s",
            table,
            failure.part,
            error,
            exc_info=None if known else error,
        )
        if failure.times <= len(_ODD):
            return Again(_ODD[failure.times - 1])
        if failure.times == len(_ODD) + 1:
            await self._give_up(failure)
        return None

    async def _may_wait(self, failure: Failure) -> bool:
        """Whether a refused message may wait a minute: whoever has just opened a lobby waits for a word."""
        if failure.part != "lobby":
            return True
        return any(record.message is not None for record in await self.messages.of(failure.table))

    async def _lost(self, table: str, error: PlaceGone) -> bool:
        """Pause a table (a lobby: close it), keep everything, and tell its host once. Whether it was that."""
        loaded = await self.tables.load(table, open_game=False)
        status = loaded.record.status
        if status not in ("playing", "lobby"):
            return False
        log.warning("table %s: its channel cannot be used: %s", table, error)
        if status == "playing":
            await seats.pause(self.tables, table, error.why)
        else:
            await lobby.cancel(self.tables, table, None)
        self._lost_place(table)
        self._show(table)
        await self._tell_host(loaded, f"lost-{status}", why=error.why)
        return True

    async def _give_up(self, failure: Failure) -> None:
        """A message is not taken, whatever may be wrong: the table's host hears of it. Without a board the
        table pauses; without a hand the board calls."""
        table, error = failure.table, failure.error
        kind, _, number = failure.part.partition(" ")
        if kind == "past":
            # Its buttons say that the moment has passed.
            for record in await self.messages.of(table):
                if past(record) == failure.part:
                    await self.messages.forget(record)
            return
        refused = isinstance(error, discord.HTTPException) and error.status != _UNAUTHORISED
        if kind == "board" and refused and await self._lost(table, PlaceGone(str(error), "refused")):
            return
        loaded = await self.tables.load(table, open_game=False)
        name = ""
        if kind == "hand":
            name = loaded.safe_names[int(number)]
            if self.hands.give_up(table, int(number)):
                self._show(table)
        await self._tell_host(loaded, "stuck", part=kind, name=name)

    async def _tell_host(self, loaded: LoadedTable, key: str, **args: str) -> None:
        words = host_words(loaded.record.language)
        text = words(key, table=loaded.id, game=loaded.words()("name"), **args)
        if not await self.messages.tell(loaded.record.host, Card().say(text)):
            log.warning("table %s: its host cannot be told", loaded.id)


def past(record: MessageRecord) -> str:
    """The part that leaves a message behind."""
    return f"past {record.id}"
