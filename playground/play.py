"""The playground with the bot in it, for people: kept in a folder, so that stopping is no end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from pathlib import Path

from .bot_process import BotFailed, BotProcess
from .server import Playground

log = logging.getLogger(__name__)
#: Seconds before a bot that ended by itself is started again.
_AGAIN = 2.0
#: Requests that are remembered, to see what went wrong.
_REMEMBER = 500


async def play(
    folder: Path, port: int = 0, *, pause: float = 1.2, ready: Callable[[str], None] = print
) -> None:
    """Serve until told to stop, by a signal or the page. ``ready`` gets the page's address.

    Raises BotFailed if the bot cannot be started, ValueError if the world cannot be read.
    """
    folder.mkdir(parents=True, exist_ok=True)
    async with Playground(folder, port=port, remember=_REMEMBER) as server:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, server.ended.set)
        bot = BotProcess(server, folder / "backroom.db", pause=pause)
        await bot.start()
        try:
            await bot.wait_ready()
            ready(f"{server.base}/")
            watch = asyncio.create_task(_watch(bot))
            await server.ended.wait()
            watch.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watch
        finally:
            await bot.stop()


async def _watch(bot: BotProcess) -> None:
    """Start the bot again whenever it ends."""
    while True:
        if bot.process is not None:
            await bot.process.wait()
        log.warning("the bot ended; it is started again")
        await asyncio.sleep(_AGAIN)
        with contextlib.suppress(BotFailed):
            await bot.start()
            await bot.wait_ready()
