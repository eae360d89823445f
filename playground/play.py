"""The playground with the bot in it, for people: kept in a folder, so that stopping is no end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from db.errors import StoreError, StoreHeld
from db.lock import StoreLock
from host.shown import press_ids
from host.stopping import AT_MOST, orphaned, told_to_stop, until

from .bot_process import BotFailed, BotProcess
from .checks import walk
from .child import Executed, Launch
from .server import Playground

log = logging.getLogger(__name__)
#: Seconds before a bot that ended by itself is started again, at first and at most.
_AGAIN, _MOST = 2.0, 60.0
#: The exit code of a bot that should not be started again: somebody has to do something.
_NO_USE = 2
#: Seconds between two looks at a lock.
_LOOK = 0.25
#: Computer players that wait at a new table.
_COMPUTERS = 2
#: Requests that are remembered, to see what went wrong.
_REMEMBER = 500


class PlayFailed(RuntimeError):
    """Why nothing can be played here, in a sentence."""


async def play(
    folder: Path,
    port: int = 0,
    *,
    game: str | None = None,
    pause: float = 1.2,
    ready: Callable[[str], None] = print,
    launch: Launch = Executed.start,
    with_parent: bool = False,
) -> None:
    """Serve until told to stop, by a signal or the page. ``ready`` gets the page's address; ``launch`` is how
    the bot's process comes to be.

    With ``game`` a lobby of it is set where nothing has happened yet, with computer players in it.

    ``with_parent``: the end of the process that started this one is the end, too.

    Raises PlayFailed if there is no place or port to play at, BotFailed if the bot cannot be started or ends
    for good, ValueError if the world cannot be read.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PlayFailed(f"The folder {folder} cannot be made: {error.strerror or error}.") from error
    lock = await _taken(
        folder / "world.json", "In {folder} somebody plays already. Use that page, or end it."
    )
    try:
        # The bot of a playground that was killed ends, too, a moment later.
        (await _taken(folder / "backroom.db", "Another bot is at work in {folder}.")).release()
        server = Playground(folder, port=port, remember=_REMEMBER)
        try:
            await server.start()
        except OSError as error:
            raise PlayFailed(
                f"Port {port} cannot be had: {error.strerror or error}. Without --port any free one is taken."
            ) from error
        try:
            bot = BotProcess(server, folder / "backroom.db", pause=pause, launch=launch)
            await _serve(server, bot, game, ready, with_parent)
        finally:
            await server.stop()
    finally:
        lock.release()


async def _taken(file: Path, refused: str) -> StoreLock:
    """The lock of a file, waited for until those who end have ended."""
    for _ in range(round(AT_MOST / _LOOK) + 2):
        try:
            return StoreLock.take(file)
        except StoreHeld:
            await asyncio.sleep(_LOOK)
        except StoreError as error:
            raise PlayFailed(f"{error}.") from error
    raise PlayFailed(refused.format(folder=file.parent))


async def _serve(
    server: Playground, bot: BotProcess, game: str | None, ready: Callable[[str], None], with_parent: bool
) -> None:
    ended = server.page.ended
    with told_to_stop(ended):
        parent = asyncio.create_task(_set_when_orphaned(ended)) if with_parent else None
        try:
            await bot.start()
            await bot.wait_ready()
            if game is not None and not server.act.newest(server.act.place()):
                await set_table(server, game)
            ready(f"{server.base}/")
            await until(ended, _watch(bot))
        finally:
            if parent is not None:
                parent.cancel()
            await bot.stop()


async def _set_when_orphaned(ended: asyncio.Event) -> None:
    await orphaned()
    ended.set()


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
    """Start the bot again whenever it ends, later and later while it does not come to work. Raises BotFailed
    if it says that it is no use."""
    pause = _AGAIN
    while True:
        if await bot.ended() == _NO_USE:
            raise BotFailed("The bot ended.\n" + bot.tail())
        log.warning("the bot ended; it is started again")
        await asyncio.sleep(pause)
        pause = min(2 * pause, _MOST)
        with contextlib.suppress(BotFailed):
            await bot.start()
            await bot.wait_ready()
            pause = _AGAIN
