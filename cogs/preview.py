"""Playing here, without Discord: the real bot in a simulated server, shown by its browser preview."""

from __future__ import annotations

import tempfile
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from host import lobby
from host.words import desk

from .client import Backroom

_WIDTH, _HEIGHT = 1180, 900


async def serve_preview(game: str, port: int, browser: bool, tell: Callable[[str], None]) -> None:
    """Serve a page on loopback with a lobby of ``game`` in it, until it is ended or interrupted.

    The first visitor hosts; two computer players are seated; the others in the viewer switch may
    join, and everybody's hand is behind *My hand*.
    """
    words = desk()
    try:
        import simcord
    except ImportError:
        tell(words("play-missing"))
        return
    with tempfile.TemporaryDirectory(prefix="backroom-") as folder:
        bot = Backroom(Path(folder) / "play.db", pause=0.0)
        async with simcord.run(bot, check_errors=False, settle_timeout=30.0) as env:
            if game not in bot.house.games:
                tell(words("play-unknown", game=game, games=words.join(sorted(bot.house.games))))
                return
            channel, people = await _set_up(env, bot, game)
            async with env.preview(
                channel, viewers=people, layout="channel", port=port or None, width=_WIDTH, height=_HEIGHT
            ) as preview:
                tell(words("play-open", url=preview.url))
                tell(words("play-how"))
                if browser:
                    webbrowser.open(preview.url)
                await preview.wait_closed()


async def _set_up(env: Any, bot: Backroom, game: str) -> tuple[Any, list[Any]]:
    """A server with a channel, people, and a lobby that needs one press to begin."""
    guild = env.create_guild("The Backroom")
    channel = guild.create_text_channel("card-table")
    names = [name.strip() for name in desk()("play-people").split("|")]
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in names]
    await people[0].slash(channel, f"{game} new", seats=4)
    table = (await bot.house.store.tables("lobby"))[0].id
    for _ in range(2):
        await lobby.add_computer(bot.house, table, people[0].id)
    # Hands cannot come by direct message here: the page shows one channel.
    for person in people:
        record = await bot.house.store.person(person.id)
        await bot.house.store.put_person(_by_channel(record))
    bot.house.stir(table)
    await env.settle()
    return channel, people


def _by_channel(record: Any) -> Any:
    import msgspec

    return msgspec.structs.replace(record, hand="channel")
