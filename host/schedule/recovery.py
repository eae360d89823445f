"""After a start: what a crash left half done is finished."""

from __future__ import annotations

import asyncio
import logging

from host.errors import Sorry
from host.shown.publisher import Publisher
from host.tables.answers import wake
from host.tables.tables import Tables, now

log = logging.getLogger(__name__)
#: Seconds: of a game that ended longer ago, hands stay as they are.
_JUST_ENDED = 24 * 3600.0
#: Seconds before the last sign of life: of tables without a clock that were touched then, somebody may not
#: have been asked.
_LATELY = 600.0


async def recover(tables: Tables, publisher: Publisher) -> None:
    """Show the tables that are behind or have a message half sent, set computers and clocks going,
    and thaw what opens again. One table that fails does not keep the others."""
    store = tables.store
    for game in await store.games_in_play():
        publisher.warm(game)
        if game not in tables.games:
            # Nothing can be done there; once the game is back, everybody has the whole time.
            for record in await store.tables("playing"):
                if record.game == game:
                    await store.put_timers(record.id, [])
    for table in dict.fromkeys(record.table for record in await store.unsent()):
        publisher.show(table)
    for table in await store.behind(now() - _JUST_ENDED):
        publisher.show(table)
    # Only those that may need it are opened: a table waits for a person most of its life.
    for record in await store.tables("frozen"):
        if record.game in tables.games:
            await _wake(tables, publisher, record.id, frozen=True)
    for table in await store.waiting(_LATELY):
        await _wake(tables, publisher, table)


async def _wake(tables: Tables, publisher: Publisher, table: str, *, frozen: bool = False) -> None:
    try:
        if frozen and not await tables.thaw(table):
            return
        loaded = await wake(tables, table)
        if loaded is not None and await publisher.hands.lacking(loaded):
            publisher.show(table)
    except Sorry:
        log.warning("table %s cannot be woken", table)
    except Exception:
        log.exception("table %s cannot be woken", table)
    await asyncio.sleep(0)
