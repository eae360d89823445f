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
    for table in dict.fromkeys(record.table for record in await house.store.unsent()):
        publisher.stir(table)
    for table in await house.store.behind():
        publisher.stir(table)
    for record in await house.store.tables("playing", "frozen"):
        if record.game not in house.games:
            continue
        try:
            if record.status == "frozen" and not await house.thaw(record.id):
                continue
            sitting = await wake(house, record.id)
            if sitting is not None and await publisher.hands.lacking(sitting):
                publisher.stir(record.id)
        except Sorry:
            log.warning("table %s cannot be woken", record.id)
        except Exception:
            log.exception("table %s cannot be woken", record.id)
        await asyncio.sleep(0)
