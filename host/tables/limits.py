"""How many tables a person may have, and how fast they may open new ones."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from host.errors import Sorry

from .tables import Tables, now

#: Tables that are not over at which one person may sit or be the host.
MOST_TABLES = 25
#: So many tables one person may open within so many seconds.
MOST_OPENED, OPENED_WITHIN = 10, 600.0


@asynccontextmanager
async def room_for(
    tables: Tables, user: int, *, opens: bool = False, other: bool = False
) -> AsyncIterator[None]:
    """Whatever seats a person (and ``opens`` a table for them) goes in here: one at a time, so that none
    slips past the limits. ``other``: it is somebody else who seats them. Raises Sorry."""
    async with tables.lock(f"person {user}"):
        if await tables.store.active_of(user) >= MOST_TABLES:
            raise Sorry("they-have-many" if other else "many-tables", most=MOST_TABLES)
        at = now()
        if opens and await tables.store.opened(user, at - OPENED_WITHIN, at) >= MOST_OPENED:
            raise Sorry("fast-tables", most=MOST_OPENED, number=round(OPENED_WITHIN / 60))
        yield
