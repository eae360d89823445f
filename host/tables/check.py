"""Opening every stored table, to find the one that does not open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from db.errors import StoreError
from db.records import Loaded
from engines.core.table import Diverged
from host.errors import Sorry

from .loaded import LoadedTable
from .tables import Tables, amiss, open_stored


@dataclass
class Checked:
    """What a check found."""

    good: int = 0
    bad: list[tuple[str, str]] = field(default_factory=list)
    """Table and reason."""


def _open(tables: Tables, stored: Loaded) -> None:
    """Open a table as it would be opened in earnest: where its rules have changed since, the step under way
    may have to begin anew."""
    record, checkpoint = stored.table, stored.checkpoint
    if checkpoint is None or record.seed is None:
        raise Diverged("it has no checkpoint")
    game = tables.games.named(record.game)
    wrong = amiss(LoadedTable(record, sorted(stored.seats, key=lambda seat: seat.seat), game))
    if wrong is not None:
        raise Diverged(wrong)
    spec = game.spec
    try:
        open_stored(spec, record.seed, checkpoint, stored.rows)
    except Diverged:
        if record.rules_version == spec.rules_version:
            raise
        open_stored(spec, record.seed, checkpoint, ())


async def check(tables: Tables, progress: Callable[[int, int], None] | None = None) -> Checked:
    """Open all tables under way and look over the file itself; changes nothing."""
    found = Checked()
    for problem in await tables.store.integrity():
        found.bad.append(("-", problem))
    records = await tables.store.tables("playing", "paused", "frozen")
    for at, record in enumerate(records):
        try:
            stored = await tables.store.load(record.id)
            if stored is None:
                raise Diverged("it is gone")
            _open(tables, stored)
        except (Diverged, Sorry, StoreError) as error:
            found.bad.append((record.id, str(error)))
        else:
            found.good += 1
        if progress is not None:
            progress(at + 1, len(records))
        if at % 50 == 0:
            await asyncio.sleep(0)
    return found
