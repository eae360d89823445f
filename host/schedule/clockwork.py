"""Keeps the house's time, and looks every few seconds at what is due by it."""

from __future__ import annotations

import logging

import discord

from db.errors import StoreError
from host.shown.messages import Messages
from host.shown.publisher import Publisher
from host.tables.tables import Tables, now

from .due import Due
from .welcome_back import tell_who_is_awaited

log = logging.getLogger(__name__)
#: Seconds between two looks.
EVERY = 15.0
#: Seconds by which the system's clock may differ from the monotonic one between two looks.
_LEAP = 10.0
#: Seconds away that are worth a line in the log; and after which everybody has a rest and is told.
_NOTED, LONG = 60.0, 12 * 3600.0
#: What everybody has left of a clock then: this share of it, and not less than so many seconds.
_SHARE, _LEAST = 0.25, 3600.0
#: Where the store keeps the house's time and the system's, as of the last look.
_SCOPE, _KEY = "house", "time"


class Clockwork:
    """What happens by time alone. One a process."""

    def __init__(
        self, tables: Tables, messages: Messages, publisher: Publisher, client: discord.Client
    ) -> None:
        self.tables, self.messages, self.publisher, self.client = tables, messages, publisher, client
        self.store, self.time = tables.store, tables.time
        self.due = Due(tables, messages)
        self._wall = now()
        """The system's time at the last look."""
        self._begun = False
        self._away = 0.0
        """How long the house was away before somebody may be told."""

    # -- when ----------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Go on where the last run stopped: clocks have what they had left then. Time stands still until
        the first look."""
        self._wall = at = now()
        kept = await self.store.remembered(_SCOPE, _KEY)
        async with self.store.transaction():
            if kept is None:
                # A store from before time was kept: how long nobody was there cannot be known.
                await self._give_rest(at)
            else:
                counted, was = map(float, kept.split())
                self._away = max(0.0, at - was)
                if abs(at - counted) < _NOTED:
                    at = counted
                else:
                    # So that the house's time is not far from what other clocks show.
                    await self.store.put_off(at - counted)
                if self._away >= LONG:
                    # Here already: a second start meanwhile would know of a short absence alone.
                    await self._give_rest(at)
            self.time.begin(at)
            await self._note()
        self._begun = True

    async def look(self) -> int:
        """Count what has passed, and begin what is due; the number of things begun. To be called every
        few seconds (:data:`EVERY`) by the monotonic clock."""
        if not _connected(self.client):
            self.time.stand_still()
            return 0
        counts = self._count()
        if self._away >= LONG:
            await self._come_back()
        for table in self.publisher.failing | self.due.failing:
            # Nobody can be reached there. A save in this instant may overwrite it: seconds, then.
            await self.store.put_off(counts, table)
        begun = await self.due.look()
        await self._note()
        return begun

    async def close(self) -> None:
        """The last look: what comes after it does not count."""
        if not self._begun:
            return
        if _connected(self.client):
            self._count()
        try:
            await self._note()
        except StoreError as error:
            log.warning("the house's time cannot be kept: %s", error)

    # -- inside --------------------------------------------------------------------------------

    def _count(self) -> float:
        """Let time go on, and notice what does not count of it; the seconds that do."""
        wall = now()
        passed, counts = self.time.look()
        leap = wall - self._wall - passed
        self._wall = wall
        if abs(leap) > _LEAP:
            log.warning("the system's clock has leapt by %+.0f s; the clocks of the tables have not", leap)
        else:
            leap = 0.0
        away = passed - counts + max(0.0, leap)
        if away >= _NOTED:
            log.info("%.0f s of being away do not count at any table", away)
        if away >= LONG:
            self._away = away
        return counts

    async def _come_back(self) -> None:
        """After a long absence: everybody has a fair rest of their time, and one message."""
        away, self._away = self._away, 0.0
        await self._give_rest(self.time.now())
        telling = tell_who_is_awaited(self.tables, self.messages, away)
        self.tables.background.run(telling, "telling who is awaited")

    async def _give_rest(self, at: float) -> None:
        await self.store.give_rest(at, share=_SHARE, least=_LEAST)

    async def _note(self) -> None:
        """Keep the time, for the next start."""
        await self.store.remember(_SCOPE, _KEY, f"{self.time.now():.3f} {self._wall:.3f}")


def _connected(client: discord.Client) -> bool:
    """Whether Discord's gateway is there: else no press comes in."""
    socket = getattr(client, "ws", None)
    return client.is_ready() and socket is not None and bool(socket.open)
