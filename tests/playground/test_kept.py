"""Stopping is no end: the world is kept, and the table goes on where it stood."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from playground import storage
from playground.bot_process import ROOT
from playground.server import Playground
from playground.tables import Table, open_table
from tests.bots import quick_bot

_IMPORT = re.compile(r"""^\s*(from|import)\s+playground\b|import_module\(["']playground""", re.MULTILINE)


async def test_a_table_goes_on_after_playground_and_bot_were_stopped(tmp_path: Path) -> None:
    rng, folder, database = Random(1), tmp_path / "world", tmp_path / "bot.db"
    async with Playground(folder) as server:
        bot = quick_bot(server, database)
        await bot.start()
        await bot.wait_ready()
        table = await open_table(server, server.act.place(), "Ana", computers=1)
        for _ in range(3):
            await server.until(lambda: bool(table.waiting()))
            await table.act(server.act.user("Ana"), rng)
        await bot.stop()
        said = len(server.act.messages(server.act.place()))

    async with Playground(folder) as server:
        act = server.act
        assert len(act.messages(act.place())) == said
        shown = {file.path for m in act.messages(act.place()) for file in m.files}
        assert shown
        assert shown <= set(server.world.blobs)
        bot = quick_bot(server, database)
        await bot.start()
        try:
            await bot.wait_ready()
            again = Table(server, act.place(), table.id, [act.user("Ana")])
            assert await server.until(lambda: len(again.boards()) == 1 and bool(again.waiting()))
            assert await again.play(rng) > 1
            assert not [r for r in server.requests if r.method == "PUT"], "commands were the same"
        finally:
            await bot.stop()


def test_a_world_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    (tmp_path / "world.json").write_text('{"guild": 3}')
    with pytest.raises(ValueError, match="cannot be read"):
        storage.load(tmp_path)


def test_the_bot_imports_none_of_it() -> None:
    for package in ("cogs", "host", "db", "render", "engines"):
        for path in (ROOT / package).rglob("*.py"):
            assert not _IMPORT.search(path.read_text(encoding="utf-8")), path
