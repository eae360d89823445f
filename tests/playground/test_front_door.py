"""The bot at a door that does not open: one sentence, no token, no stack."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from playground.server import Playground

ROOT = Path(__file__).resolve().parents[2]


async def _started(folder: Path, url: str, token: str) -> tuple[int, str]:
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
    assert code == 2
    assert "cannot be reached" in said
    assert "a.fine.token" not in said
    assert "Traceback" not in said
