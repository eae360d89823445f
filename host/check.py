"""Opening every stored table, to find the one that does not open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from db.errors import StoreError
from engines.core.table import Diverged

from .errors import Sorry
from .house import House, opened


@dataclass
class Checked:
    """What a check found."""

    good: int = 0
    bad: list[tuple[str, str]] = field(default_factory=list)
    """Table and reason."""


async def check(house: House, progress: Callable[[int, int], None] | None = None) -> Checked:
    """Open all tables under way and look over the file itself; changes nothing."""
    found = Checked()
    for problem in await house.store.integrity():
        found.bad.append(("-", problem))
    records = await house.store.tables("playing", "paused", "frozen")
    for at, record in enumerate(records):
        try:
            loaded = await house.store.load(record.id)
            if loaded is None or loaded.checkpoint is None or record.seed is None:
                raise Diverged("it has no checkpoint")
            opened(house.spec(record.game), record.seed, loaded.checkpoint, loaded.rows)
        except (Diverged, Sorry, StoreError) as error:
            found.bad.append((record.id, str(error)))
        else:
            found.good += 1
        if progress is not None:
            progress(at + 1, len(records))
        if at % 50 == 0:
            await asyncio.sleep(0)
    return found
