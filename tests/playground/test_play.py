"""What `make play` sets up: a table that needs one press to begin, and that is there again next time."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from host.games import Games
from playground.actors import controls, text
from playground.play import PlayFailed, greeting, play, set_table
from playground.shelf import Shelf
from tests.bots import forked

ROOT = Path(__file__).resolve().parents[2]


async def test_a_lobby_with_two_computers_waits(wired: Any) -> None:
    await set_table(wired.server, Shelf(Games.found), "fixer")
    act = wired.act
    [lobby, *_] = [m for m in act.newest(act.place()) if controls(m)]
    assert text(lobby).count("(computer)") == 2
    assert "Ana** (host)" in text(lobby)
    started = await act.press_label(act.user("Ana"), lobby, "Start")
    assert started.error is None


async def test_the_shelf_sets_one_table_for_whoever_waits(wired: Any) -> None:
    act, shelf = wired.act, Shelf(Games.found)
    ana, bo, place = act.user("Ana"), act.user("Bo"), act.place()
    offered = await shelf.offered(wired.server.world)
    assert {game["key"] for game in offered} == set(await shelf.games())
    assert [game["minutes"] for game in offered] == sorted(game["minutes"] for game in offered)
    opened, lobby = await shelf.set_table(act, ana, place, "suburb")
    assert opened is not None
    assert lobby is not None
    assert text(lobby).count("(computer)") == 2
    # Pressed again, it is the same table; somebody else gets one of their own, and so does another game.
    again, same = await shelf.set_table(act, ana, place, "suburb")
    assert again is None
    assert same is lobby
    for who, key in ((bo, "suburb"), (ana, "fable")):
        _, other = await shelf.set_table(act, who, place, key)
        assert other is not None
        assert other is not lobby
        started = await act.press_label(who, other, "Start")
        assert started.error is None
    # A lobby that lost its computers gets as many as it needs.
    for _ in range(2):
        menu = await act.press_label(ana, lobby, "⋯")
        await act.press_label(ana, menu.response, "Remove a computer")
    again, same = await shelf.set_table(act, ana, place, "suburb")
    assert again is None
    assert same is lobby
    assert text(lobby).count("(computer)") == 2


async def test_the_page_has_one_address_or_says_that_it_has_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()

    async def opened() -> str:
        address: asyncio.Future[str] = loop.create_future()
        serving = asyncio.create_task(play(tmp_path, None, ready=address.set_result, launch=forked))
        url = await asyncio.wait_for(address, 60)
        async with aiohttp.ClientSession() as client, client.post(f"{url}app/end", data="{}"):
            await asyncio.wait_for(serving, 30)
        return url

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr("playground.play.PORT", port)
        other = await opened()
        assert f":{port}/" not in other
        assert f"Port {port} is taken" in greeting(other, None)
        with pytest.raises(PlayFailed, match=f"Port {port} cannot be had"):
            await play(tmp_path, port, launch=forked)
    usual = await opened()
    assert usual == f"http://127.0.0.1:{port}/"
    assert "taken" not in greeting(usual, None)


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
    shown = ("play", "fixer", "--no-browser", "--port", "0", "--folder", str(folder))
    command = (sys.executable, str(ROOT / "bot.py"), *shown)
    process = await asyncio.create_subprocess_exec(
        *command, cwd=tmp_path, stdout=asyncio.subprocess.PIPE, env={**os.environ, "COLUMNS": "200"}
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        found = re.search(r"(http://\S+/)#in=\d+", line)
        assert found is not None, line
        tables.append(_tables(await _said(found[1])))
    finally:
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 30) == 0

    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(play(folder, game="fixer", ready=address.set_result, launch=forked))
    url = (await asyncio.wait_for(address, 60)).partition("#")[0]
    tables.append(_tables(await _said(url)))
    async with aiohttp.ClientSession() as client, client.post(f"{url}app/end", data="{}"):
        await asyncio.wait_for(serving, 30)
    assert len(tables[0]) == 1
    assert tables[0] == tables[1], "the same table, and no second one"


def _tables(said: str) -> list[str]:
    return re.findall(r"FIXER · table (\w+)", said)
