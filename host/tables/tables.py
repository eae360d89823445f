"""The tables of one process: loaded, locked, saved, set going again. The store keeps them, not this."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

import discord
import msgspec

from db.errors import Taken
from db.records import STATUSES, AnswerRecord, CheckpointRecord, Move, TableRecord
from db.store import Store
from engines.core.spec import GameSpec
from engines.core.table import Diverged, Moved, Table
from host.background import Background
from host.errors import Sorry
from host.games import Games

from . import journal_records
from .clocks import clocks
from .house_time import HouseTime
from .loaded import LoadedTable

log = logging.getLogger(__name__)
#: Letters of table ids: none that is read for another.
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


async def _everybody(guild: int, user: int) -> bool:
    return True


def now() -> float:
    """The time in unix seconds, as Discord's library tells it."""
    return discord.utils.utcnow().timestamp()


class Tables:
    """Loads and saves tables. Two things happen elsewhere when one has changed, and are told here."""

    def __init__(
        self, store: Store, games: Games, background: Background | None = None, *, pause: float = 1.2
    ) -> None:
        self.store = store
        self.games = games
        self.background = background or Background()
        self.pause = pause
        """Seconds before computer seats answer; the same whatever they hold."""
        self.time = HouseTime(now())
        """The time by which clocks run, lobbies close and votes end."""
        self.changed: Callable[[str], None] = lambda table: None
        """A table (by id) is to be shown anew. Set by the publisher."""
        self.call_computers: Callable[[str], None] = lambda table: None
        """Computers may be awaited at a table (by id). Set by them."""
        self.is_member: Callable[[int, int], Awaitable[bool]] = _everybody
        """Whether a user (second) is on a server (first). Set by who knows Discord."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table: str) -> asyncio.Lock:
        """Held while a table is loaded, judged and saved, so that two answers of this process do not meet
        in the middle. Between processes the store's numbers guard: the later one is Taken."""
        found = self._locks.get(table)
        if found is None:
            found = self._locks[table] = asyncio.Lock()
        return found

    async def new_id(self) -> str:
        """A table id that nobody has."""
        for length in (4, 4, 4, 4, 5, 5, 6):
            made = "".join(secrets.choice(_LETTERS) for _ in range(length))
            if await self.store.table(made) is None:
                return made
        raise Sorry("try-again")

    # -- loading -----------------------------------------------------------------------------

    async def load(self, table: str, *, open_game: bool = True) -> LoadedTable:
        """The table as it stands; raises Sorry if there is none or it cannot be opened."""
        stored = await self.store.load(table)
        if stored is None:
            raise Sorry("no-such-table", table=table)
        record = stored.table
        seats = sorted(stored.seats, key=lambda seat: seat.seat)
        loaded = LoadedTable(record, seats, self.games.named(record.game), timers=stored.timers)
        if open_game and (wrong := amiss(loaded)) is not None:
            log.error("table %s (%s) cannot be read: %s", record.id, record.game, wrong)
            raise Sorry("frozen", table=table)
        if not open_game or stored.checkpoint is None or record.seed is None:
            return loaded
        if record.lesson and record.status == "playing" and record.lesson != loaded.game.lesson_mark:
            raise await self._rewritten(record)
        if record.status == "frozen":
            raise Sorry("frozen", table=table)
        try:
            loaded.live = open_stored(loaded.spec, record.seed, stored.checkpoint, stored.rows)
        except Diverged as error:
            return await self._diverged(loaded, stored.checkpoint, stored.rows, error)
        return loaded

    async def _rewritten(self, record: TableRecord) -> Sorry:
        """A lesson is another one by now, or its rules are: it ends. What to tell whoever was at it."""
        ended = msgspec.structs.replace(record, status="void", why="lesson", ended=now(), touched=now())
        async with self.store.transaction():
            await self.store.put_table(ended)
            await self.store.put_timers(record.id, [])
        self.changed(record.id)
        return Sorry("lesson-rewritten", command=f"/{record.game} learn")

    async def _diverged(
        self,
        loaded: LoadedTable,
        checkpoint: CheckpointRecord,
        rows: Sequence[AnswerRecord],
        error: Diverged,
    ) -> LoadedTable:
        """A table opens elsewhere than it stood: after a change of rules the step under way begins
        anew; without one it is our bug, and the table is frozen until it is mended."""
        record, spec = loaded.record, loaded.spec
        log.error("table %s (%s) cannot be opened: %s", record.id, record.game, error)
        if record.status not in ("playing", "paused"):
            raise Sorry("frozen", table=record.id) from error
        if record.rules_version != spec.rules_version and record.seed is not None:
            try:
                live = open_stored(spec, record.seed, checkpoint, ())
            except Diverged as again:
                log.error("table %s cannot be recovered: %s", record.id, again)
            else:
                return await self._recover(loaded, live, rows)
        frozen = msgspec.structs.replace(record, status="frozen", why="diverged", touched=now())
        async with self.store.transaction():
            await self.store.put_table(frozen)
            # Whoever is asked has the whole time when it goes on.
            await self.store.put_timers(record.id, [])
        self.changed(record.id)
        raise Sorry("frozen", table=record.id) from error

    async def _recover(
        self, loaded: LoadedTable, live: Table[Any], rows: Sequence[AnswerRecord]
    ) -> LoadedTable:
        """Give up the answers since the last step's start; they no longer fit the rules."""
        loaded.live = live
        try:
            await self.save(
                loaded, live.recovered(loaded.record.last_row, [journal_records.row_of(row) for row in rows])
            )
        except Taken:
            # Somebody else found it in the same instant.
            return await self.load(loaded.id)
        log.warning("table %s: its step began anew under rules %d", loaded.id, loaded.spec.rules_version)
        if loaded.awaited_computers():
            self.call_computers(loaded.id)
        return loaded

    async def thaw(self, table: str) -> bool:
        """Set a frozen table going again if it opens now: its rules, or this program, were mended."""
        async with self.lock(table):
            stored = await self.store.load(table)
            if stored is None or stored.table.status != "frozen" or stored.table.game not in self.games:
                return False
            if stored.checkpoint is None or stored.table.seed is None:
                return False
            spec = self.games[stored.table.game].spec
            rows: Sequence[AnswerRecord] = stored.rows
            if stored.table.rules_version != spec.rules_version:
                rows = ()
            try:
                open_stored(spec, stored.table.seed, stored.checkpoint, rows)
            except Diverged:
                return False
            await self.store.put_table(
                msgspec.structs.replace(stored.table, status="playing", why="", touched=now())
            )
        self.changed(table)
        return True

    # -- saving ------------------------------------------------------------------------------

    async def save(
        self,
        loaded: LoadedTable,
        moved: Moved,
        *,
        user: int | None = None,
        interaction: int | None = None,
        drop_from: int | None = None,
        show: bool = True,
    ) -> None:
        """Save a row with all that it brought, then let it be shown (``show``: at once; else the caller
        tells of the change, when the press has been answered). ``loaded`` becomes what was saved.

        Raises Taken if the row or the interaction is there already, and the store's errors; then nothing
        is saved.
        """
        record, live = loaded.record, loaded.opened()
        at = now()
        if live.outcome is not None and record.status == "playing":
            record = msgspec.structs.replace(record, status="finished", ended=at)
        record = msgspec.structs.replace(record, rules_version=loaded.spec.rules_version, touched=at)
        timers = clocks(loaded, loaded.timers, self.time.now()) if live.outcome is None else []
        await self.store.save(
            Move(
                answer=journal_records.record_of(
                    record.id, moved.row, at, user=user, interaction=interaction
                ),
                events=journal_records.events_of(record.id, moved),
                checkpoint=journal_records.checkpoint_record(record.id, moved.checkpoint),
                drop_checkpoints_from=drop_from,
                timers=timers,
                table=record,
            )
        )
        loaded.moved_on(msgspec.structs.replace(record, last_row=moved.row.n), timers)
        if show:
            self.changed(record.id)


def amiss(loaded: LoadedTable) -> str | None:
    """What is wrong with a table's own rows, so that nothing of it could be shown; None: nothing."""
    record, seats = loaded.record, [seat.seat for seat in loaded.seats]
    if record.status not in STATUSES:
        return f"nobody knows the status {record.status!r}"
    if record.status != "lobby" and record.seed is not None and seats != list(range(record.seats)):
        return f"it has seats {seats} of {record.seats}"
    try:
        _ = loaded.settings
    except msgspec.MsgspecError as error:
        return f"its settings are damaged: {error}"
    return None


def playing(loaded: LoadedTable) -> None:
    """Raise Sorry unless the game is under way."""
    status = loaded.record.status
    if status != "playing":
        raise Sorry(f"is-{status}", table=loaded.id)


def open_stored(
    spec: GameSpec[Any], seed: bytes, checkpoint: CheckpointRecord, rows: Sequence[AnswerRecord]
) -> Table[Any]:
    """A stored game, under way; raises Diverged whatever is wrong with what is stored."""
    try:
        return Table.open(
            spec,
            seed,
            journal_records.checkpoint_of(checkpoint),
            [journal_records.row_of(row) for row in rows],
        )
    except Diverged:
        raise
    except Exception as error:
        raise Diverged(f"it cannot be read: {type(error).__name__}: {error}") from error
