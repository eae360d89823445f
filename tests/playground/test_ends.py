"""How a bot ends: at once and with a sentence, whatever it was about; and how it begins all the same."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
import time
from pathlib import Path
from random import Random

import pytest

from playground.server import Playground
from playground.tables import open_table
from tests.bots import quick_bot

from .conftest import Wired

ROOT = Path(__file__).resolve().parents[2]
#: Containers kill after ten seconds; this is what is promised.
PROMISED = 5.0


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (4004, "Discord does not take this token any more"),
        (4011, "in several shards"),
        (4014, "Discord does not let the bot hear of its servers"),
    ],
)
async def test_a_line_closed_for_good_ends_the_bot(
    server: Playground, tmp_path: Path, code: int, sentence: str
) -> None:
    bot = quick_bot(server, tmp_path / "b.db")
    await bot.start()
    await bot.wait_ready()
    await server.gateway.drop(code=code)
    # With 2, which no service manager should answer by another start.
    assert await asyncio.wait_for(bot.ended(), 10) == 2
    assert sentence in bot.tail(3)
    assert "Traceback" not in bot.tail()


async def test_off_a_terminal_the_log_is_whole_lines_with_names(wired: Wired) -> None:
    table = await open_table(wired.server, wired.act.place(), "Ana", computers=1)
    # Something that is logged at length.
    wired.act.fail("PATCH /channels/*/messages/*", 400, 50006, times=None)
    await table.act(table.waiting()[0], Random(1))
    await wired.bot.settle()
    await wired.bot.stop()
    lines = wired.bot.log.read_text(encoding="utf-8").splitlines()
    whole = re.compile(r"\d{4}-\d\d-\d\d [\d:,]{12} (DEBUG|INFO|WARNING|ERROR) [\w.]+: \S")
    assert [line for line in lines if not whole.match(line)] == []
    assert any(re.search(r" INFO cogs\.client: the store runs on SQLite \d", line) for line in lines)
    assert any(" INFO cogs.client: at work on 1 servers" in line for line in lines)


async def _stopped(wired: Wired) -> float:
    """Stop the bot; the seconds that it takes."""
    begun = time.monotonic()
    assert await wired.bot.stop() == 0
    return time.monotonic() - begun


@pytest.mark.parametrize("trouble", ["hangs", "is refused", "is limited"])
async def test_a_stop_is_quick_while_something_is_tried_again(wired: Wired, trouble: str) -> None:
    table = await open_table(wired.server, wired.act.place(), "Ana", "Bo")
    await wired.bot.settle()
    for route in ("POST /channels/*/messages", "PATCH /channels/*/messages/*"):
        if trouble == "hangs":
            wired.act.delay(route, 90)
        elif trouble == "is limited":
            wired.act.rate_limit(route, 90, 1000)
        else:
            wired.act.fail(route, 502, times=None)
    await table.act(table.waiting()[0], Random(1))
    await asyncio.sleep(0.1)
    assert await _stopped(wired) < PROMISED
    assert "Traceback" not in wired.bot.tail()


@pytest.mark.parametrize("route", ["GET /users/@me", "PUT /applications/*/commands"])
async def test_a_stop_is_heard_while_the_start_hangs(server: Playground, tmp_path: Path, route: str) -> None:
    bot = quick_bot(server, tmp_path / "b.db")
    fault = server.act.delay(route, 90)
    await bot.start()
    assert await server.until(lambda: server.traffic.delayed > 0, 20)
    begun = time.monotonic()
    assert await bot.stop() == 0
    assert time.monotonic() - begun < PROMISED
    assert "Traceback" not in bot.tail()
    server.act.mend(fault)


async def test_commands_that_cannot_be_told_are_told_later(server: Playground, tmp_path: Path) -> None:
    bot = quick_bot(server, tmp_path / "b.db")
    server.act.fail("PUT /applications/*/commands", 403, 50001, times=2)
    await bot.start()
    try:
        await bot.wait_ready()
        assert not server.world.state.commands
        for _ in range(2):
            await bot.settle()
            server.act.advance(60)
        assert await server.until(lambda: bool(server.world.state.commands), 10)
        await bot.settle()
        assert "Traceback" not in bot.tail()
    finally:
        await bot.kill()


async def test_a_damaged_store_is_told_at_the_start(server: Playground, tmp_path: Path) -> None:
    bot = quick_bot(server, tmp_path / "b.db")
    await bot.start()
    await bot.wait_ready()
    assert await bot.stop() == 0
    with bot.database.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(bytes(8 * 4096))
    await bot.start()
    assert await asyncio.wait_for(bot.ended(), 10) == 2
    assert f"{bot.database}: the database is damaged" in bot.tail(3)
    assert "restore" in bot.tail(3)
    assert "Traceback" not in bot.tail()


async def _children(pid: int) -> list[int]:
    told = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(word) for word in told.split()]


def _runs(pid: int) -> bool:
    try:
        # A zombie has ended; whoever should wait for it is gone in a container.
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False


async def _playing(
    folder: Path, port: int, *, parent: bool = False
) -> tuple[asyncio.subprocess.Process, str]:
    """A playground as a person starts it; its process, and the page's address. ``parent``: by another one."""
    command = [sys.executable, str(ROOT / "bot.py"), "play", "--no-browser", "--with-parent"]
    command += ["--folder", str(folder), "--port", str(port)]
    if parent:
        started = f"import subprocess, time; subprocess.Popen({command!r}); time.sleep(300)"
        command = [sys.executable, "-c", started]
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder.parent,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "COLUMNS": "200"},
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    return process, line


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


@pytest.mark.long
async def test_a_playground_that_was_killed_leaves_nobody_behind(tmp_path: Path) -> None:
    folder, port = tmp_path / "world", _free_port()
    outer, line = await _playing(folder, port, parent=True)
    assert re.search(r"http://\S+", line), line
    [play] = await _children(outer.pid)
    [bot] = await _children(play)
    # Whoever has started it is killed: it ends, and so does its bot.
    outer.kill()
    await outer.wait()
    for _ in range(100):
        if left := [pid for pid in (play, bot) if _runs(pid)]:
            await asyncio.sleep(0.1)
    assert not left

    # It is killed itself, and started again at once on the same port and folder.
    inner, line = await _playing(folder, port)
    assert re.search(r"http://\S+", line), line
    [bot] = await _children(inner.pid)
    inner.kill()
    await inner.wait()
    again, line = await _playing(folder, port)
    assert re.search(r"http://\S+", line), line
    assert not _runs(bot)

    # A second one beside it is refused in a sentence.
    for other, reason in ((folder, "somebody plays already"), (tmp_path / "other", "cannot be had")):
        beside, line = await _playing(other, port)
        assert reason in line
        assert await beside.wait() == 2
    again.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(again.wait(), 2 * PROMISED) == 0
