"""The house: the store, the games, the locks, and the doors between the rooms."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from weakref import WeakValueDictionary

import discord
import msgspec

from db.errors import Taken
from db.records import AnswerRecord, CheckpointRecord
from db.store import Store
from engines.core.discover import broken, specs
from engines.core.spec import GameSpec
from engines.core.table import Diverged, Table

from . import shelf
from .errors import Sorry
from .sitting import Sitting, sitting_of

log = logging.getLogger(__name__)
#: Letters of table ids: none that is read for another.
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
#: Seconds that the publisher waits for presses under way.
_CALM = 2.0
#: Panels kept in mind at most.
_PANELS = 4096


def now() -> float:
    """The time in unix seconds, as Discord's library tells it."""
    return discord.utils.utcnow().timestamp()


class House:
    """What every room of the host shares. It holds no table: the store does."""

    def __init__(self, store: Store, *, pause: float = 1.2) -> None:
        self.store = store
        self.games = specs()
        self.pause = pause
        """Seconds before computer seats answer; the same whatever they hold."""
        self.stir: Callable[[str], None] = lambda table: None
        """A table has changed: show it. Set by the publisher."""
        self.panels: OrderedDict[tuple[str, int], tuple[int, str]] = OrderedDict()
        """By table and seat: the ask whose panel its person was just given as the answer to a press,
        and the note on it. It only spares a message: who is not in it gets one more."""
        self._presses: dict[str, int] = {}
        """Presses under way, by table."""
        self._calm: dict[str, asyncio.Event] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    def lock(self, table: str) -> asyncio.Lock:
        """The lock of one table within this process; the store's numbers guard across processes."""
        found = self._locks.get(table)
        if found is None:
            found = self._locks[table] = asyncio.Lock()
        return found

    def changing(self, message: int) -> asyncio.Lock:
        """Held while a message is changed and the change noted: a press answers in it, the publisher
        edits it, and what Discord shows in the end must be what the store says."""
        return self.lock(f"message {message}")

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

    def has_panel(self, table: str, seat: int, ask: int, note: str = "") -> None:
        """Note that a seat's person sees the panel of ``ask``."""
        self.panels[(table, seat)] = (ask, note)
        while len(self.panels) > _PANELS:
            self.panels.popitem(last=False)

    @contextlib.contextmanager
    def press(self, table: str) -> Iterator[None]:
        """A press is being answered: what it changes is shown after it, not beside it."""
        self._presses[table] = self._presses.get(table, 0) + 1
        self._calm.setdefault(table, asyncio.Event()).clear()
        try:
            yield
        finally:
            self._presses[table] -= 1
            if not self._presses[table]:
                del self._presses[table]
                self._calm.pop(table).set()

    async def calm(self, table: str) -> None:
        """Wait until no press at a table is being answered, but not for ever."""
        event = self._calm.get(table)
        if event is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), _CALM)

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
        try:
            sitting.game = opened(sitting.spec, loaded.table.seed, loaded.checkpoint, loaded.rows)
        except Diverged as error:
            return await self._diverged(sitting, loaded.checkpoint, error)
        return sitting

    async def _diverged(self, sitting: Sitting, checkpoint: CheckpointRecord, error: Diverged) -> Sitting:
        """A table opens elsewhere than it stood: after a change of rules the step under way begins
        anew; without one it is our bug, and the table is frozen until it is mended."""
        record, spec = sitting.record, sitting.spec
        log.error("table %s (%s) cannot be opened: %s", record.id, record.game, error)
        if record.status not in ("playing", "paused"):
            raise Sorry("frozen", table=record.id) from error
        if record.rules_version != spec.rules_version and record.seed is not None:
            try:
                game = opened(spec, record.seed, checkpoint, ())
            except Diverged as again:
                log.error("table %s cannot be recovered: %s", record.id, again)
            else:
                return await self._recover(sitting, game)
        await self.store.put_table(
            msgspec.structs.replace(record, status="frozen", why="diverged", touched=now())
        )
        self.stir(record.id)
        raise Sorry("frozen", table=record.id) from error

    async def _recover(self, sitting: Sitting, game: Table[Any]) -> Sitting:
        """Give up the answers since the last step's start; they no longer fit the rules."""
        from .play import computers, keep

        table = sitting.id
        sitting.game = game
        try:
            await keep(self, sitting, game.recovered(sitting.record.last_row))
        except Taken:
            # Somebody else found it in the same instant.
            return await self.sit(table)
        log.warning("table %s: its step began anew under rules %d", table, sitting.spec.rules_version)
        if sitting.awaited_computers():
            self.later(computers(self, table), f"computers of {table}")
        return sitting

    async def thaw(self, table: str) -> bool:
        """Set a frozen table going again if it opens now: its rules, or this program, were mended."""
        async with self.lock(table):
            loaded = await self.store.load(table)
            if loaded is None or loaded.table.status != "frozen" or loaded.table.game not in self.games:
                return False
            if loaded.checkpoint is None or loaded.table.seed is None:
                return False
            spec = self.spec(loaded.table.game)
            rows: Sequence[AnswerRecord] = loaded.rows
            if loaded.table.rules_version != spec.rules_version:
                rows = ()
            try:
                opened(spec, loaded.table.seed, loaded.checkpoint, rows)
            except Diverged:
                return False
            await self.store.put_table(
                msgspec.structs.replace(loaded.table, status="playing", why="", touched=now())
            )
        self.stir(table)
        return True


def opened(
    spec: GameSpec[Any], seed: bytes, checkpoint: CheckpointRecord, rows: Sequence[AnswerRecord]
) -> Table[Any]:
    """A stored game, under way; raises Diverged whatever is wrong with what is stored."""
    try:
        return Table.open(spec, seed, shelf.checkpoint_of(checkpoint), [shelf.row_of(row) for row in rows])
    except Diverged:
        raise
    except Exception as error:
        raise Diverged(f"it cannot be read: {type(error).__name__}: {error}") from error
