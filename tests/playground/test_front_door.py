"""The bot at a door that does not open: one sentence, no token, no stack."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from playground.server import Playground
from tests.bots import quick_bot

from .conftest import Wired

ROOT = Path(__file__).resolve().parents[2]


async def _started(folder: Path, url: str, token: str, **settings: str) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground.in_bot.launch",
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "PLAYGROUND_URL": url,
            "DISCORD_TOKEN": token,
            "BACKROOM_DATABASE": str(folder / "b.db"),
            "COLUMNS": "200",
            **settings,
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(process.communicate(), 60)
    return process.returncode or 0, said.decode()


async def test_a_token_that_nobody_knows(server: Playground, tmp_path: Path) -> None:
    code, said = await _started(tmp_path, server.base, "no.such.token")
    assert code == 2
    assert "does not know this token" in said
    assert "no.such.token" not in said
    assert "Traceback" not in said


async def test_nobody_at_home(tmp_path: Path) -> None:
    async with Playground() as gone:
        url = gone.base
    code, said = await _started(tmp_path, url, "a.fine.token")
    # Worth another try, unlike a token that nobody knows.
    assert code == 1
    assert "cannot be reached" in said
    assert "a.fine.token" not in said
    assert "Traceback" not in said


async def test_a_second_bot_on_a_store_is_refused_at_once(wired: Wired) -> None:
    database = wired.bot.database
    seen = wired.server.traffic.seen
    code, said = await _started(
        database.parent, wired.server.base, wired.server.address.token, BACKROOM_DATABASE=str(database)
    )
    assert code == 2
    assert f"Another Backroom is at work on {database}" in said
    assert "Traceback" not in said
    # Not even Discord has heard of it.
    assert wired.server.traffic.seen == seen
    await wired.bot.kill()
    second = quick_bot(wired.server, database)
    await second.start()
    await second.wait_ready()
    await second.kill()


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    database = tmp_path / "file" / "data" / "b.db"
    code, said = await _started(
        tmp_path, "http://127.0.0.1:9", "a.fine.token", BACKROOM_DATABASE=str(database)
    )
    assert code == 2
    assert f"The folder {database.parent} cannot be made" in said
    assert "Traceback" not in said
