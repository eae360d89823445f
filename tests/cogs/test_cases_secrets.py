"""How long a computer waits says nothing about its cards (C11).

In this process alone: its sleep is watched.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.stage import stage


async def test_c11_computers_pause_is_the_same_whatever_they_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path / "b.db", seed=b"s" * 32) as made:
        table = await made.open("ana", computers=1)
        made.bot.services.tables.pause = 1.25
        waited: list[float] = []
        real = asyncio.sleep

        async def sleep(seconds: float) -> None:
            if seconds:
                waited.append(seconds)
            await real(0)

        monkeypatch.setattr("host.tables.computers.asyncio.sleep", sleep)
        rng = Random(2)
        for _ in range(3):
            await made.person("ana").act(rng, table)
        monkeypatch.undo()
        assert waited
        assert set(waited) == {1.25}
