"""The bot's time goes as the world's does.

On Discord bot and server live in the same time. When the world's clock is put forward, so is the bot's: what
it waits for comes due.
"""

from __future__ import annotations

import asyncio
import datetime
import math
import time
from typing import Any

import discord.utils
from discord.ext import tasks

from host.tables.house_time import HouseTime

#: Seconds: whoever waits no longer than that is not at rest.
_NAP = 0.1
_sleep = asyncio.sleep
_utcnow = discord.utils.utcnow


class WorldTime:
    """The world's time, and the waits that end by it."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._begun: float | None = None
        """How far ahead time was when this process began to live in it."""
        self._rounds: dict[tasks.Loop[Any], float] = {}
        """How far ahead time was when a loop's round began."""
        self._waits: dict[asyncio.Future[None], float] = {}

    def now(self) -> datetime.datetime:
        """The world's time."""
        return _utcnow() + datetime.timedelta(seconds=self.ahead)

    def ticks(self) -> float:
        """The monotonic clock: what has passed in the world."""
        return time.monotonic() + self.ahead - (self._begun or 0.0)

    async def sleep(self, delay: float, result: Any = None) -> Any:
        """Wait for so much of the world's time."""
        if delay <= 0:
            return await _sleep(0, result)
        loop = asyncio.get_running_loop()
        wait: asyncio.Future[None] = loop.create_future()
        handle = loop.call_later(delay, _end, wait)
        self._waits[wait] = loop.time() + self.ahead + delay
        try:
            await wait
        finally:
            handle.cancel()
            del self._waits[wait]
        return result

    def leap(self, ahead: float) -> None:
        """The world's clock runs so many seconds before the computer's: what is due by it comes due."""
        self.ahead = ahead
        if self._begun is None:
            self._begun = ahead
        here = asyncio.get_running_loop().time() + ahead
        for wait, due in list(self._waits.items()):
            if due <= here:
                _end(wait)

    def naps(self) -> bool:
        """Whether something waits for a moment only: a client that asks again, say."""
        here = asyncio.get_running_loop().time() + self.ahead
        return any(due - here < _NAP for due in self._waits.values())

    def install(self) -> None:
        """Let this process live in it: asyncio, discord.py and its loops, and the house's time."""

        async def rest(loop: tasks.Loop[Any], until: datetime.datetime) -> None:
            # Between two rounds of a loop: so long after this one, as it would be without leaps of time. A
            # round in which time has leapt did not see all that is due.
            if self.ahead <= self._rounds[loop]:
                left = until - datetime.datetime.now(datetime.UTC)
                await self.sleep(max(0.0, left.total_seconds()))

        def next_round(loop: tasks.Loop[Any], now: Any = None) -> datetime.datetime:
            self._rounds[loop] = self.ahead
            return datetime.datetime.now(datetime.UTC) + datetime.timedelta(seconds=loop._sleep)

        # Names of others are set on purpose: the bot itself must not know of any of this.
        for owner, name, value in (
            (discord.utils, "utcnow", self.now),
            (asyncio, "sleep", self.sleep),
            (tasks.Loop, "_try_sleep_until", rest),
            (tasks.Loop, "_get_next_sleep_time", next_round),
            (HouseTime, "ticks", staticmethod(self.ticks)),
            # A leap of the world's time is lived through by all who live in it.
            (HouseTime, "LATE", math.inf),
        ):
            setattr(owner, name, value)


def _end(wait: asyncio.Future[None]) -> None:
    if not wait.done():
        wait.set_result(None)
