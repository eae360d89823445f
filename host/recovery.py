"""After a start: what a crash left half done is finished."""

from __future__ import annotations

import asyncio
import logging

from .errors import Sorry
from .play import wake
from .publish import Publisher

log = logging.getLogger(__name__)


async def recover(publisher: Publisher) -> None:
    """Show the tables that are behind or have a message half sent, set computers and clocks going,
    and thaw what opens again. One table that fails does not keep the others."""
    house = publisher.house
    for game in await house.store.games_in_play():
        publisher.warm(game)
    for table in dict.fromkeys(record.table for record in await house.store.unsent()):
        publisher.stir(table)
    for table in await house.store.behind():
        publisher.stir(table)
    # Only those that may need it are opened: a table waits for a person most of its life.
    for record in await house.store.tables("frozen"):
        if record.game in house.games:
            await _wake(publisher, record.id, frozen=True)
    for table in await house.store.waiting():
        await _wake(publisher, table)


async def _wake(publisher: Publisher, table: str, *, frozen: bool = False) -> None:
    house = publisher.house
    try:
        if frozen and not await house.thaw(table):
            return
        sitting = await wake(house, table)
        if sitting is not None and await publisher.hands.lacking(sitting):
            publisher.stir(table)
    except Sorry:
        log.warning("table %s cannot be woken", table)
    except Exception:
        log.exception("table %s cannot be woken", table)
    await asyncio.sleep(0)
