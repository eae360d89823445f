"""What `make play` sets up: a table that needs one press to begin, and that is there again next time."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground.actors import controls, text
from playground.play import play, set_table
from tests.bots import forked

ROOT = Path(__file__).resolve().parents[2]


async def test_a_lobby_with_two_computers_waits(wired: Any) -> None:
    await set_table(wired.server, "fixer")
    act = wired.act
    [lobby, *_] = [m for m in act.newest(act.place()) if controls(m)]
    assert text(lobby).count("(computer)") == 2
    assert "Ana** (host)" in text(lobby)
    started = await act.press_label(act.user("Ana"), lobby, "Start")
    assert started.error is None


async def _said(url: str) -> str:
    """All that the first person reads in the channel."""
    async with aiohttp.ClientSession() as client:
        state = await (await client.get(f"{url}app/state")).json()
        channel = next(c["id"] for c in state["channels"] if c["kind"] == "text")
        query = {"as": state["users"][0]["id"], "channel": channel}
        return await (await client.get(f"{url}app/messages", params=query)).text()


@pytest.mark.long
async def test_stopping_is_no_end(tmp_path: Path) -> None:
    """Once as a person starts it, stopped by a signal; then here, stopped from the page."""
    folder, tables = tmp_path / "world", []
    command = (sys.executable, str(ROOT / "bot.py"), "play", "--no-browser", "--folder", str(folder))
    process = await asyncio.create_subprocess_exec(
        *command, cwd=tmp_path, stdout=asyncio.subprocess.PIPE, env={**os.environ, "COLUMNS": "200"}
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        found = re.search(r"http://\S+", line)
        assert found is not None, line
        tables.append(_tables(await _said(found[0])))
    finally:
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 30) == 0

    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(play(folder, game="fixer", ready=address.set_result, launch=forked))
    tables.append(_tables(await _said(await asyncio.wait_for(address, 60))))
    async with aiohttp.ClientSession() as client, client.post(f"{address.result()}app/end", data="{}"):
        await asyncio.wait_for(serving, 30)
    assert len(tables[0]) == 1
    assert tables[0] == tables[1], "the same table, and no second one"


def _tables(said: str) -> list[str]:
    return re.findall(r"FIXER · table (\w+)", said)
