"""The playground with the bot in it, for people: kept in a folder, so that stopping is no end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from pathlib import Path

from db.errors import StoreError, StoreHeld
from db.lock import StoreLock
from host.games import Games
from host.stopping import AT_MOST, orphaned, told_to_stop, until
from host.words import host_words

from .actors import NotThere
from .bot_process import BotFailed, BotProcess
from .child import Executed, Launch
from .server import Playground
from .shelf import Shelf

log = logging.getLogger(__name__)
#: Seconds before a bot that ended by itself is started again, at first and at most.
_AGAIN, _MOST = 2.0, 60.0
#: The exit code of a bot that should not be started again: somebody has to do something.
_NO_USE = 2
#: Seconds between two looks at a lock.
_LOOK = 0.25
#: The port where the page is, unless another is asked for: so that an old tab finds it again.
PORT = 8710
#: So many ports above it are tried where it is taken; then any.
_MORE_PORTS = 20
#: Requests that are remembered, to see what went wrong.
_REMEMBER = 500


class PlayFailed(RuntimeError):
    """Why nothing can be played here, in a sentence."""


async def play(
    folder: Path,
    port: int | None = 0,
    *,
    games: Callable[[], Games] = Games.found,
    game: str | None = None,
    pause: float = 1.2,
    ready: Callable[[str], None] = print,
    launch: Launch = Executed.start,
    with_parent: bool = False,
) -> None:
    """Serve until told to stop, by a signal or the page. ``port`` None: the usual one, or the next that is
    free; 0: any. ``ready`` gets the page's address; ``launch`` is how the bot's process comes to be.

    The page opens on a shelf of the ``games`` that the bot offers. With ``game`` a lobby of it is set where
    nothing has happened yet, with computer players in it, and the page opens there.

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
        shelf = Shelf(games)
        server = Playground(folder, remember=_REMEMBER, shelf=shelf)
        await _listen(server, port)
        try:
            bot = BotProcess(server, folder / "backroom.db", pause=pause, launch=launch)
            await _serve(server, shelf, bot, game, ready, with_parent)
        finally:
            await server.stop()
    finally:
        lock.release()


async def _listen(server: Playground, port: int | None) -> None:
    wanted = [port] if port is not None else [*range(PORT, PORT + _MORE_PORTS), 0]
    for server.address.port in wanted:
        try:
            await server.start()
            return
        except OSError as error:
            why = error.strerror or str(error)
    raise PlayFailed(f"Port {port} cannot be had: {why}. Without --port any free one is taken.")


def greeting(url: str, port: int | None) -> str:
    """What is said at a terminal when the page is there; ``port`` as it was asked for."""
    words = host_words()
    lines = [words("play-open", url=url), words("play-how")]
    if port is None and f":{PORT}/" not in url:
        lines.insert(0, words("play-taken", port=str(PORT)))
    return "\n".join(lines)


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
    server: Playground,
    shelf: Shelf,
    bot: BotProcess,
    game: str | None,
    ready: Callable[[str], None],
    with_parent: bool,
) -> None:
    ended = server.page.ended
    with told_to_stop(ended):
        parent = asyncio.create_task(_set_when_orphaned(ended)) if with_parent else None
        try:
            await bot.start()
            # Meanwhile the bot starts, which takes as long.
            await shelf.games()
            await bot.wait_ready()
            url = f"{server.base}/"
            if game is not None:
                place = server.act.place()
                if not server.act.newest(place):
                    await set_table(server, shelf, game)
                url += f"#in={place.id}"
            ready(url)
            await until(ended, _watch(bot))
        finally:
            if parent is not None:
                parent.cancel()
            await bot.stop()


async def _set_when_orphaned(ended: asyncio.Event) -> None:
    await orphaned()
    ended.set()


async def set_table(server: Playground, shelf: Shelf, game: str) -> None:
    """Open a lobby as the first person, and ask computer players to it."""
    act = server.act
    try:
        opened, _ = await shelf.set_table(act, act.user("Ana"), act.place(), game)
    except NotThere as error:
        log.warning("no table of %s: %s", game, error)
        return
    if opened is not None and opened.error is not None:
        log.warning("no table of %s: %s", game, opened.error)


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
