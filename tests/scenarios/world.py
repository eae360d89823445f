"""One playground with one bot, shared by all scenarios over the wire that a worker runs."""

from __future__ import annotations

import itertools
from pathlib import Path

from db.store import Store
from host.games import Games
from host.tables.computers import tables_with_computers
from host.tables.tables import Tables
from playground.bot_process import BotProcess
from playground.server import Playground
from tests.bots import quick_bot

#: Seconds to the first answer: other tests may hold the processor.
PATIENCE = 10.0


class World:
    """The server, the bot's process, and a look into its store. It is opened when first asked for, and
    opened anew after a scenario that failed: what went wrong there must not be seen elsewhere."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: Playground
        self.process: BotProcess
        self.house: Tables
        self.spoiled = False
        self._open = False
        self._count = itertools.count()

    async def ready(self) -> None:
        """Have it open, and in order."""
        if self.spoiled:
            await self.close()
        if not self._open:
            await self._start()
        self.server.act.mend()
        self.server.interactions.patience = PATIENCE

    async def _start(self) -> None:
        database = self.folder / f"bot{next(self._count)}.db"
        self.server = Playground(remember=100_000)
        await self.server.start()
        self.process = quick_bot(self.server, database)
        self._open, self.spoiled = True, False
        await self.process.start()
        await self.process.wait_ready()
        self.house = tables_with_computers(await Store.open(database), Games.found(), pause=0.0)

    async def close(self) -> None:
        """End it."""
        if self._open:
            self._open = False
            await self.process.kill()
            await self.house.store.close()
            await self.server.stop()
