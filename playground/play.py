"""The playground with the bot in it, for people: kept in a folder, so that stopping is no end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from host.shown import press_ids

from .bot_process import BotFailed, BotProcess
from .checks import walk
from .child import Executed, Launch
from .server import Playground

log = logging.getLogger(__name__)
#: Seconds before a bot that ended by itself is started again.
_AGAIN = 2.0
#: Computer players that wait at a new table.
_COMPUTERS = 2
#: Requests that are remembered, to see what went wrong.
_REMEMBER = 500


async def play(
    folder: Path,
    port: int = 0,
    *,
    game: str | None = None,
    pause: float = 1.2,
    ready: Callable[[str], None] = print,
    launch: Launch = Executed.start,
) -> None:
    """Serve until told to stop, by a signal or the page. ``ready`` gets the page's address; ``launch`` is how
    the bot's process comes to be.

    With ``game`` a lobby of it is set where nothing has happened yet, with computer players in it.

    Raises BotFailed if the bot cannot be started, ValueError if the world cannot be read.
    """
    folder.mkdir(parents=True, exist_ok=True)
    async with Playground(folder, port=port, remember=_REMEMBER) as server:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, server.page.ended.set)
        bot = BotProcess(server, folder / "backroom.db", pause=pause, launch=launch)
        await bot.start()
        try:
            await bot.wait_ready()
            if game is not None and not server.act.newest(server.act.place()):
                await set_table(server, game)
            ready(f"{server.base}/")
            watch = asyncio.create_task(_watch(bot))
            await server.page.ended.wait()
            watch.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watch
        finally:
            await bot.stop()


async def set_table(server: Playground, game: str) -> None:
    """Open a lobby as the first person, and fill all seats but one with computer players."""
    act = server.act
    host, place = act.user("Ana"), act.place()
    opened = await act.slash(host, place, f"{game} new")
    if opened.error is not None:
        log.warning("no table of %s: %s", game, opened.error)
        return
    for _ in range(_COMPUTERS):
        for _ in range(50):
            found = next(
                ((m, part) for m in act.newest(place) for part in walk(m.components) if _adds(part)), None
            )
            if found is not None:
                break
            await asyncio.sleep(0.1)
        else:
            return
        lobby, button = found
        if button.get("disabled"):
            # All seats are taken: it is a game for two.
            return
        await act.press(host, lobby, button["custom_id"])


def _adds(part: dict[str, Any]) -> bool:
    press = press_ids.decode(str(part.get("custom_id", "")))
    return isinstance(press, press_ids.Verb) and press.name == "computer"


async def _watch(bot: BotProcess) -> None:
    """Start the bot again whenever it ends."""
    while True:
        await bot.ended()
        log.warning("the bot ended; it is started again")
        await asyncio.sleep(_AGAIN)
        with contextlib.suppress(BotFailed):
            await bot.start()
            await bot.wait_ready()
