"""A playground of one's own for each test, with or without the real bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from playground.actors import Actors
from playground.bot_process import BotProcess
from playground.server import Playground
from playground.tables import Table
from tests.bots import quick_bot


@dataclass
class Wired:
    """A playground and the bot, connected."""

    server: Playground
    bot: BotProcess

    @property
    def act(self) -> Actors:
        """Who does things."""
        return self.server.act

    async def revive(self, table: Table) -> None:
        """The bot is killed and comes back: one board stands, and somebody is asked."""
        await self.bot.restart(kill=True)
        assert await self.server.until(lambda: len(table.boards()) == 1 and bool(table.waiting()), 30)


@pytest.fixture
async def server() -> AsyncIterator[Playground]:
    """A playground without a bot."""
    async with Playground() as made:
        yield made


@pytest.fixture
async def wired(server: Playground, tmp_path: Path) -> AsyncIterator[Wired]:
    """A playground with the bot as a process; nothing may have gone wrong at the end."""
    server.interactions.patience = 10.0  # other tests may hold the processor
    bot = quick_bot(server, tmp_path / "bot.db")
    await bot.start()
    try:
        await bot.wait_ready()
        yield Wired(server, bot)
        assert server.traffic.unknown == []
        assert server.failures == []
        assert [r.route for r in server.requests if r.code == 50035 and not r.on_purpose] == []
    finally:
        await bot.kill()
