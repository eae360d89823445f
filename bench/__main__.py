"""``python -m bench [--quick] [--json]``: one JSON object with every figure beside its aim."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import platform
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer

from engines.core.discover import specs
from host.stopping import end_with_parent

from . import engine, pictures, press, stored, uploads
from .figures import Figures, Tick
from .progress import bar


class Plan(msgspec.Struct, frozen=True):
    """How much is measured."""

    rounds: int = 40
    """Of the engine."""
    games: int = 20
    """Into a store, twice."""
    positions: int = 60
    """To draw."""
    presses: int = 400
    """At each number of tables."""
    tables: tuple[int, ...] = (1, 100, 10_000)
    """Numbers of stored tables."""
    decisions: int = 120
    """Of each game, whose pictures are counted."""

    @property
    def ticks(self) -> int:
        """Pieces of work."""
        return (2 * self.rounds + self.positions + 1) * len(specs()) + 2 * self.games + len(self.tables)


QUICK = Plan(rounds=2, games=1, positions=3, presses=6, tables=(1, 100), decisions=6)


def measure(plan: Plan, folder: Path, tick: Tick) -> dict[str, Any]:
    """All figures, by subject; stores are made in ``folder``."""
    return {
        "engine": engine.measure(plan.rounds, tick),
        "store": asyncio.run(stored.measure(plan.games, folder, tick)),
        "pictures": asyncio.run(pictures.measure(plan.positions, tick)),
        "uploads": asyncio.run(uploads.measure(plan.decisions, folder, tick)),
        "press": {str(tables): _apart(folder, tables, plan.presses, tick) for tables in plan.tables},
    }


def _apart(folder: Path, tables: int, presses: int, tick: Tick) -> Figures:
    """Presses in a process of their own, whose memory is the bot's alone."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), end_with_parent) as apart:
        found: Figures = apart.submit(press.run, folder, tables, presses).result()
    tick()
    return found


def _unmet(figures: dict[str, Any], path: str = "") -> list[str]:
    """The names of the figures that miss their aims."""
    missed: list[str] = []
    for name, value in figures.items():
        if isinstance(value, dict):
            missed += _unmet(value, f"{path}{name}.")
        elif value.met is False:
            missed.append(path + name)
    return missed


def main(
    quick: Annotated[bool, typer.Option(help="A look in half a minute; the figures are rough.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="On one line, and without a bar.")] = False,
) -> None:
    """Measure what was promised."""
    plan, begun = QUICK if quick else Plan(), perf_counter()
    with tempfile.TemporaryDirectory() as folder, bar(plan.ticks, "bench", quiet=as_json) as tick:
        found = measure(plan, Path(folder), tick)
    machine = {
        "python": platform.python_version(),
        "cpus": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
    }
    result = {
        **found,
        "unmet": _unmet(found),
        "quick": quick,
        "machine": machine,
        "seconds": round(perf_counter() - begun, 1),
    }
    encoded = msgspec.json.encode(result)
    print((encoded if as_json else msgspec.json.format(encoded)).decode())


if __name__ == "__main__":
    typer.run(main)
