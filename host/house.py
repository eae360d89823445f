"""The house: the store, the games, the locks, and the doors between the rooms."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

import discord

from db.records import TableRecord
from db.store import Store
from engines.core.find import broken, games
from engines.core.journal import Checkpoint
from engines.core.spec import GameSpec
from engines.core.table import Diverged, Table

from . import shelf
from .errors import Sorry
from .sitting import Sitting, sitting_of

log = logging.getLogger(__name__)
#: Letters of table ids: none that is read for another.
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def now() -> float:
    """The time in unix seconds, as Discord's library tells it."""
    return discord.utils.utcnow().timestamp()


class House:
    """What every room of the host shares. It holds no table: the store does."""

    def __init__(self, store: Store, *, pause: float = 1.2) -> None:
        self.store = store
        self.games = games()
        self.pause = pause
        """Seconds before computer seats answer; the same whatever they hold."""
        self.stir: Callable[[str], None] = lambda table: None
        """A table has changed: show it. Set by the publisher."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    def lock(self, table: str) -> asyncio.Lock:
        """The lock of one table within this process; the store's numbers guard across processes."""
        found = self._locks.get(table)
        if found is None:
            found = self._locks[table] = asyncio.Lock()
        return found

    def spec(self, key: str) -> GameSpec[Any]:
        """A game that loads; raises Sorry."""
        if key not in self.games:
            raise Sorry("game-broken" if key in broken() else "no-such-game", game=key)
        return self.games[key]

    def later(self, work: Any, name: str) -> asyncio.Task[Any]:
        """Run ``work`` beside; what it raises is logged, and closing waits for it."""

        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("%s failed", name)

        task = asyncio.get_running_loop().create_task(guarded(), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self, seconds: float) -> None:
        """Wait for work under way, then end what is left."""
        self.closing = True
        current = asyncio.current_task()
        tasks = {task for task in self._tasks if task is not current}
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()

    async def new_id(self) -> str:
        """A table id that nobody has."""
        for length in (4, 4, 4, 4, 5, 5, 6):
            made = "".join(secrets.choice(_LETTERS) for _ in range(length))
            if await self.store.table(made) is None:
                return made
        raise Sorry("try-again")

    # -- loading -----------------------------------------------------------------------------

    async def sit(self, table: str, *, open_game: bool = True) -> Sitting:
        """The table as it stands; raises Sorry if there is none or it cannot be opened."""
        loaded = await self.store.load(table)
        if loaded is None:
            raise Sorry("no-such-table", table=table)
        sitting = sitting_of(loaded, self.spec(loaded.table.game))
        if not open_game or loaded.checkpoint is None or loaded.table.seed is None:
            return sitting
        if loaded.table.status == "frozen":
            raise Sorry("frozen", table=table)
        checkpoint = shelf.checkpoint_of(loaded.checkpoint)
        rows = [shelf.row_of(record) for record in loaded.rows]
        try:
            sitting.game = Table.open(sitting.spec, loaded.table.seed, checkpoint, rows)
        except Diverged as error:
            await self._diverged(sitting, checkpoint, error)
        return sitting

    async def _diverged(self, sitting: Sitting, checkpoint: Checkpoint, error: Diverged) -> None:
        """A table opens elsewhere than it stood: after a change of rules the step under way begins
        anew; without one it is our bug, and the table is frozen until it is mended."""
        record, spec = sitting.record, sitting.spec
        log.error("table %s (%s) cannot be opened: %s", record.id, record.game, error)
        if checkpoint.rules_version != spec.rules_version and record.seed is not None:
            try:
                game = Table.open(spec, record.seed, checkpoint, ())
                moved = game.recovered(record.last_row)
            except Diverged as again:
                log.error("table %s cannot be recovered: %s", record.id, again)
            else:
                from .play import keep

                sitting.game = game
                await keep(self, sitting, moved)
                return
        await self.store.put_table(_changed(record, status="frozen", why="diverged"))
        self.stir(record.id)
        raise Sorry("frozen", table=record.id) from error


def _changed(record: TableRecord, **fields: Any) -> TableRecord:
    import msgspec

    return msgspec.structs.replace(record, **fields)
