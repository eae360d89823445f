"""Pictures are drawn one at a time, those that somebody waits for first."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from engines.fixer.state import Settings
from host.shown.pictures import AHEAD, PRESSED, SHOWN, Pictures
from host.tables.loaded import LoadedTable
from render.fixer import PAINTER
from tests.house import house, open_table


class Brush:
    """Draws when it is told to, and notes what."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: list[str] = []
        self.at_once = self.most = 0
        self.go = threading.Event()
        for what in ("board", "hand"):
            monkeypatch.setattr(PAINTER, what, self._slow(what, getattr(PAINTER, what)))

    def _slow(self, what: str, real: Any) -> Any:
        def draw(*args: Any) -> Any:
            self.at_once += 1
            self.most = max(self.most, self.at_once)
            assert self.go.wait(10)
            self.drawn.append(what if what == "board" else f"hand {args[0].seat}")
            made = real(*args)
            self.at_once -= 1
            return made

        return draw


async def begun(loaded: LoadedTable, pictures: Pictures, *wanted: tuple[int | None, int]) -> list[Any]:
    """Ask for pictures, one after the other: ``(seat, rank)``, the board without a seat."""
    tasks = []
    for seat, rank in wanted:
        work = pictures.board(loaded, rank) if seat is None else pictures.hand(loaded, seat, rank)
        tasks.append(asyncio.create_task(work))
        await asyncio.sleep(0)
    return tasks


async def test_one_at_a_time_by_rank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fixer", 4, Settings())
        brush, pictures = Brush(monkeypatch), Pictures()
        tasks = await begun(
            loaded, pictures, (0, AHEAD), (1, AHEAD), (2, AHEAD), (None, SHOWN), (3, PRESSED), (2, PRESSED)
        )
        brush.go.set()
        assert all(await asyncio.gather(*tasks))
        # The first was under way; hand 2 was drawn ahead until somebody pressed for it.
        assert brush.drawn == ["hand 0", "hand 2", "hand 3", "board", "hand 1"]
        assert brush.most == 1


async def test_one_who_goes_away_keeps_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fixer", 4, Settings())
        brush, pictures = Brush(monkeypatch), Pictures()
        tasks = await begun(loaded, pictures, (0, SHOWN), (1, SHOWN), (2, SHOWN))
        tasks[1].cancel()
        brush.go.set()
        assert all(await asyncio.gather(tasks[0], tasks[2]))
        assert tasks[1].cancelled()
        assert await pictures.hand(loaded, 1)
        assert brush.drawn == ["hand 0", "hand 2", "hand 1"]


async def test_nothing_is_drawn_ahead_in_a_crowd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fixer", 4, Settings())
        brush, pictures = Brush(monkeypatch), Pictures()
        tasks = await begun(loaded, pictures, (None, SHOWN), (0, SHOWN), (1, SHOWN), (2, SHOWN), (3, SHOWN))
        assert await pictures.hand(loaded, 3, AHEAD) is None
        brush.go.set()
        assert all(await asyncio.gather(*tasks))
        assert len(brush.drawn) == 5
