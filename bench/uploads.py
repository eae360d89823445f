"""Pictures sent to Discord for a decision, over whole games of every kind.

Discord is simulated; what it stores of what the bot sends is counted, answers to presses too.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from engines.core.discover import specs
from tests.stage import Stage, stage

from .figures import Figures, Tick, figure

#: Aim: the board changes with every decision, and is sent once.
_BOARDS = 1
_PEOPLE = ("ana", "bo", "cal")


async def measure(decisions: int, folder: Path, tick: Tick) -> dict[str, Figures]:
    """A game of each kind by three people, at most so many decisions long."""
    found: dict[str, Figures] = {}
    for game in specs():
        async with stage(folder / f"uploads-{game}.db", pictures=True) as made:
            table = await made.open(*_PEOPLE, game=game)
            with _counted(made) as sizes:
                count = await _played(made, table, Random(game), decisions)
        boards = sizes.get(made.channel.id, [])
        every = [size for some in sizes.values() for size in some]
        found[game] = {
            "board_uploads_per_decision": figure(len(boards) / count, "pictures", most=_BOARDS),
            "uploads_per_decision": figure(len(every) / count, "pictures, hands among them"),
            "kib_per_decision": figure(sum(every) / 1024 / count, "KiB"),
            "decisions": figure(count, "decisions"),
        }
        tick()
    return found


async def _played(made: Stage, table: str, rng: Random, most: int) -> int:
    """Play on; the decisions taken."""

    taken = 0

    class Enough(Exception):
        pass

    async def after(count: int) -> None:
        nonlocal taken
        taken = count
        if count >= most:
            raise Enough

    with contextlib.suppress(Enough):
        await made.play(table, rng, every=after)
    return taken


@contextlib.contextmanager
def _counted(made: Stage) -> Iterator[dict[int, list[int]]]:
    """Sizes of what is stored meanwhile, by channel."""
    cdn = made.env.backend.cdn
    store = cdn.store_attachment
    sizes: dict[int, list[int]] = {}

    def stored(number: int, channel: int, name: str, data: bytes, about: str | None) -> Any:
        sizes.setdefault(channel, []).append(len(data))
        return store(number, channel, name, data, about)

    cdn.store_attachment = stored
    try:
        yield sizes
    finally:
        del cdn.store_attachment
