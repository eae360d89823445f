"""What pictures cost: of boards and hands of really played positions, drawn as the bot draws them."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

from engines.core.discover import specs
from engines.core.spec import GameSpec
from host.games import Games
from host.shown.pictures import Picture, Pictures
from host.tables.loaded import LoadedTable

from .figures import Figures, Tick, figure, percentile
from .tables import loaded_table, played, record

#: Aims for a board: milliseconds to draw, KiB to upload.
_MS, _KIB = 80, 100


async def measure(positions: int, tick: Tick) -> dict[str, Figures]:
    """By game: boards and awaited hands of ``positions`` positions, each drawn once and then asked for
    again; 1 tick each."""
    return {game: await _measure(spec, positions, tick) for game, spec in specs().items()}


async def _measure(spec: GameSpec[Any], positions: int, tick: Tick) -> Figures:
    begun = perf_counter()
    await asyncio.to_thread(Games.found()[spec.key].painter.warm)
    warm = perf_counter() - begun
    boards, hands = _Timed(), _Timed()
    for number in range(positions):
        # From the first turn of a game on, for every number of seats.
        seats = spec.seats[number % len(spec.seats)]
        game, _ = played(seats, number, (7 * number) % 56, spec)
        loaded = loaded_table(record("K7QM", game, number, 0.0, seats), game)
        pictures = Pictures()
        await boards.take(pictures, loaded, None)
        for seat in loaded.awaited:
            await hands.take(pictures, loaded, seat)
        tick()
    return {
        "warming": figure(warm * 1000, "ms, once a process"),
        **boards.figures("board", _MS, _KIB),
        **hands.figures("hand", None, None),
    }


class _Timed:
    """One kind of picture: milliseconds of the first and the second asking, and KiB."""

    def __init__(self) -> None:
        self.first: list[float] = []
        self.again: list[float] = []
        self.size: list[float] = []

    async def take(self, pictures: Pictures, loaded: LoadedTable, seat: int | None) -> None:
        """Ask for one picture twice."""
        made = await self._ask(self.first, pictures, loaded, seat)
        await self._ask(self.again, pictures, loaded, seat)
        self.size.append(len(made.png) / 1024)

    @staticmethod
    async def _ask(times: list[float], pictures: Pictures, loaded: LoadedTable, seat: int | None) -> Picture:
        begun = perf_counter()
        made = await (pictures.board(loaded) if seat is None else pictures.hand(loaded, seat))
        times.append((perf_counter() - begun) * 1000)
        if made is None:
            raise RuntimeError("a picture could not be drawn")
        return made

    def figures(self, name: str, ms: float | None, kib: float | None) -> Figures:
        """Median and 99th percentile; aims for the median's time and every size."""
        return {
            f"{name}_first": figure(percentile(self.first, 50), "ms, median", most=ms),
            f"{name}_first_p99": figure(percentile(self.first, 99), "ms"),
            f"{name}_again": figure(percentile(self.again, 50), "ms, median"),
            f"{name}_size": figure(percentile(self.size, 50), "KiB, median"),
            f"{name}_size_most": figure(max(self.size), "KiB", most=kib),
        }
