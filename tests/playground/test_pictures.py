"""Pictures as the bot sends them: of every game, drawn in its process, as files of its messages.

Other tests over the wire have sketches; what the pictures show is tested where they are drawn.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from host.games import Games
from playground.actors import text
from playground.server import Playground
from playground.state import Message
from playground.tables import open_table
from render.kit.canvas import WIDTH
from tests.bots import quick_bot
from tests.reading import alts

from .conftest import Wired


@pytest.fixture
async def drawing(server: Playground, tmp_path: Path) -> AsyncIterator[Wired]:
    """A playground with a bot that draws."""
    server.interactions.patience = 10.0
    bot = quick_bot(server, tmp_path / "bot.db", sketches=False)
    await bot.start()
    try:
        await bot.wait_ready()
        yield Wired(server, bot)
        assert "Traceback" not in bot.tail(1000)
    finally:
        await bot.kill()


def _pictures(message: Message) -> list[str]:
    """Names of a message's pictures, all of which are as wide as they should be, and told in words."""
    assert all(file.width == WIDTH for file in message.files), message.files
    assert all(alts(message))
    return [file.name for file in message.files]


async def test_every_game_is_drawn(drawing: Wired) -> None:
    act = drawing.act
    ana = act.user("Ana")
    for game in Games.found().values():
        place = act.place(game.key)
        computers = max(2, game.spec.seats[0]) - 1
        table = await open_table(drawing.server, place, "Ana", computers=computers, game=game.key)
        rng = Random(1)
        for _ in range(2):
            await drawing.bot.settle()
            assert _pictures(table.boards()[-1]) == ["board.png"], game.key
            panel = await table.hand(ana)
            await drawing.bot.settle()
            assert panel is not None
            assert _pictures(panel) == ["hand.png"], (game.key, text(panel))
            assert await table.act(ana, rng) is not None
