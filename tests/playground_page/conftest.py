"""The page in a real browser: with the real bot, or with a bot that only this test speaks for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest_asyncio
from playwright.async_api import Browser

from playground.bot_process import BotProcess
from playground.server import Playground
from tests.bots import quick_bot

from .browser import Visitor, browser

Come = Callable[..., Awaitable[Visitor]]


@dataclass
class House:
    """A playground with the bot in it, and a way to come in."""

    server: Playground
    bot: BotProcess
    come: Come


@dataclass
class Stage:
    """A playground whose bot says what a test wants said."""

    server: Playground
    come: Come
    client: aiohttp.ClientSession

    async def say(self, channel: str | int, **message: Any) -> str:
        """Send a message as the bot does; its id."""
        url = f"{self.server.base}/api/v10/channels/{channel}/messages"
        async with self.client.post(url, json=message) as answer:
            told = await answer.json()
            assert answer.status == 200, told
            return str(told["id"])

    async def parts(self, channel: str | int, *parts: dict[str, Any]) -> str:
        """Send components."""
        return await self.say(channel, flags=1 << 15, components=list(parts))

    async def dm(self, user: str | int) -> str:
        """The direct messages with somebody."""
        url = f"{self.server.base}/api/v10/users/@me/channels"
        async with self.client.post(url, json={"recipient_id": str(user)}) as answer:
            return str((await answer.json())["id"])


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def started() -> AsyncIterator[Browser]:
    """One browser for all tests; every tab has a profile of its own."""
    async with browser() as made:
        yield made


@pytest_asyncio.fixture(loop_scope="session")
async def server() -> AsyncIterator[Playground]:
    """A playground that is forgotten afterwards."""
    async with Playground() as made:
        yield made


@pytest_asyncio.fixture(loop_scope="session")
async def come(server: Playground, started: Browser) -> AsyncIterator[Come]:
    """Opens a tab; at the end no script may have failed, and nothing asked for elsewhere."""
    came: list[Visitor] = []

    async def come(name: str = "", **size: int) -> Visitor:
        came.append(await Visitor.come(started, server.base, name, **size))
        return came[-1]

    yield come
    for visitor in came:
        await visitor.page.context.close()
    assert [wrong for visitor in came for wrong in visitor.wrong] == []
    assert server.failures == []


@pytest_asyncio.fixture(loop_scope="session")
async def house(server: Playground, come: Come, tmp_path: Path) -> AsyncIterator[House]:
    """With the real bot, as a process."""
    bot = quick_bot(server, tmp_path / "bot.db", sketches=False)
    await bot.start()
    try:
        await bot.wait_ready()
        yield House(server, bot, come)
    finally:
        await bot.kill()


@pytest_asyncio.fixture(loop_scope="session")
async def stage(server: Playground, come: Come) -> AsyncIterator[Stage]:
    """With a bot that says what the test wants."""
    headers = {"Authorization": f"Bot {server.address.token}"}
    async with aiohttp.ClientSession(headers=headers) as client:
        yield Stage(server, come, client)
