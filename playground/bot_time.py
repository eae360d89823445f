"""Within the bot's process: its time goes as the world's does, and tests may fix its dice.

On Discord bot and server live in the same time. When the world's clock is put forward, so is the bot's:
what it waits for comes due. The playground tells it by lines on standard input, ``ahead SECONDS`` and
``seed HEX``; see :class:`playground.bot_process.BotProcess`.
"""

from __future__ import annotations

import asyncio
import datetime
import os
import stat
import sys
from typing import Any

import discord.utils
from discord.ext import tasks

#: Seconds after the last server was told until the bot goes to work.
_ALL_TOLD = 0.05
_sleep = asyncio.sleep
_utcnow = discord.utils.utcnow


class Following:
    """The world's time, and the waits that end by it."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.seed: bytes | None = None
        self.bots: list[Any] = []
        self.rounds: dict[Any, float] = {}
        """How far ahead time was when a loop's round began."""
        self._waits: dict[asyncio.Future[None], float] = {}

    def now(self) -> datetime.datetime:
        """The world's time."""
        return _utcnow() + datetime.timedelta(seconds=self.ahead)

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

    def hear(self, line: str) -> None:
        """Take what the playground says."""
        what, _, value = line.strip().partition(" ")
        if what == "seed":
            self.seed = bytes.fromhex(value) or None
            for bot in self.bots:
                bot.seed = self.seed
        elif what == "ahead":
            self.ahead = float(value)
            here = asyncio.get_running_loop().time() + self.ahead
            for wait, due in list(self._waits.items()):
                if due <= here:
                    _end(wait)

    async def listen(self) -> None:
        """Hear the playground until it hangs up; nothing, if it is somebody else who started the bot."""
        kind = os.fstat(sys.stdin.fileno()).st_mode
        if not stat.S_ISFIFO(kind) and not stat.S_ISSOCK(kind):
            return
        reader = asyncio.StreamReader()
        loop = asyncio.get_running_loop()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        while line := await reader.readline():
            self.hear(line.decode())


def _end(wait: asyncio.Future[None]) -> None:
    if not wait.done():
        wait.set_result(None)


def follow(module: Any) -> None:
    """Let the bot of ``bot.py`` follow the playground."""
    from cogs.client import Backroom

    following, serve, init = Following(), module.serve, Backroom.__init__

    async def rest(loop: Any, until: datetime.datetime) -> None:
        # Between two rounds of a loop: so long after this one, as it would be without leaps of time. A round
        # in which time has leapt did not see all that is due.
        if following.ahead <= following.rounds[loop]:
            await following.sleep(max(0.0, (until - datetime.datetime.now(datetime.UTC)).total_seconds()))

    def next_round(loop: Any, now: Any = None) -> datetime.datetime:
        following.rounds[loop] = following.ahead
        return datetime.datetime.now(datetime.UTC) + datetime.timedelta(seconds=loop._sleep)

    def made(bot: Any, *args: Any, **fields: Any) -> None:
        init(bot, *args, **fields)
        # All servers are told at once here; on Discord they trickle in, and two seconds are waited for more.
        bot._connection.guild_ready_timeout = _ALL_TOLD
        bot.seed = following.seed
        following.bots.append(bot)

    async def serving(*args: Any, **fields: Any) -> None:
        listening = asyncio.create_task(following.listen())
        try:
            await serve(*args, **fields)
        finally:
            listening.cancel()

    # Names of others are set on purpose: the bot itself must not know of any of this.
    for owner, name, value in (
        (discord.utils, "utcnow", following.now),
        (asyncio, "sleep", following.sleep),
        (tasks.Loop, "_try_sleep_until", rest),
        (tasks.Loop, "_get_next_sleep_time", next_round),
        (Backroom, "__init__", made),
        (module, "serve", serving),
    ):
        setattr(owner, name, value)
