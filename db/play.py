"""A table's journal: rows, events, checkpoints and timers."""

from __future__ import annotations

from msgspec.structs import replace

from db.base import Base
from db.errors import BadRecord, Taken
from db.records import (
    AnswerRecord,
    CheckpointRecord,
    EventRecord,
    Loaded,
    Move,
    SeatRecord,
    TableRecord,
    TimerRecord,
)
from db.sql import many, params

_LAST = 2**62  # above every row number


class Play(Base):
    """The part of the store that the games' answers go through."""

    async def load(self, table: str) -> Loaded | None:
        """All that opens a table, as of one moment; None if there is no such table."""
        async with self._span("BEGIN"):
            found = await self._one(TableRecord, "table_by_id", id=table)
            if found is None:
                return None
            seats = await self._all(SeatRecord, "seats_of", table=table)
            newest = await self.checkpoint_at_or_before(table, _LAST)
            rows = await self.rows(table, -1 if newest is None else newest.row)
        return Loaded(table=found, seats=seats, checkpoint=newest, rows=rows)

    async def save(self, move: Move) -> None:
        """Store one accepted row with its events, checkpoint, timers and table fields: all or nothing.

        The row must be the table's next (``answer.n == last_row + 1``); it becomes last_row, and its
        ``at`` becomes touched, also where ``move.table`` says otherwise. A new checkpoint thins out
        the older ones: of each (round, turn) the first is kept, and the newest of all.
        Raises Taken ("interaction" or "row"), BadRecord (no such table; parts of different tables or
        rows), StoreUnavailable, StoreBroken.
        """
        answer, newest = move.answer, move.checkpoint
        _check(move)
        async with self.transaction():
            if await self._run("advance_table", table=answer.table, n=answer.n, at=answer.at) is None:
                await self._refuse(answer)
            if await self._run("add_answer", **params(answer)) is None:
                await self._refuse(answer)
            if move.events:
                await self._run("add_events", many(move.events))
            if move.drop_checkpoints_from is not None:
                await self._run("drop_checkpoints", table=answer.table, row=move.drop_checkpoints_from)
            if newest is not None:
                await self._run("put_checkpoint", **params(newest))
                await self._run("prune_checkpoints", table=newest.table, row=newest.row)
            await self._set_timers(answer.table, move.timers)
            if move.table is not None:
                await self._run("put_table", **params(replace(move.table, touched=answer.at)))

    async def _refuse(self, answer: AnswerRecord) -> None:
        """Say why the row was not taken."""
        press = answer.interaction
        if press is not None and await self._run("interaction_known", interaction=press) is not None:
            raise Taken("interaction", f"{press} at table {answer.table}")
        table = await self._one(TableRecord, "table_by_id", id=answer.table)
        if table is None:
            raise BadRecord(f"there is no table {answer.table}")
        raise Taken("row", f"{answer.n} of table {answer.table}")

    async def rows(self, table: str, since: int = -1) -> list[AnswerRecord]:
        """The rows of every kind with n > ``since``, ascending."""
        return await self._all(AnswerRecord, "answers_since", table=table, since=since)

    async def events(self, table: str, since: int = -1, until: int | None = None) -> list[EventRecord]:
        """The events of rows ``since`` < n <= ``until`` (None: the last), in the order told."""
        last = _LAST if until is None else until
        return await self._all(EventRecord, "events_between", table=table, since=since, until=last)

    async def checkpoints(self, table: str) -> list[CheckpointRecord]:
        """All checkpoints kept, ascending by row."""
        return await self._all(CheckpointRecord, "checkpoints_of", table=table)

    async def checkpoint_at_or_before(self, table: str, row: int) -> CheckpointRecord | None:
        """The newest checkpoint whose row is at most ``row``."""
        return await self._one(CheckpointRecord, "checkpoint_before", table=table, row=row)

    async def timers(self, table: str) -> list[TimerRecord]:
        """A table's timers, first due first."""
        return await self._all(TimerRecord, "timers_of", table=table)

    async def put_timers(self, table: str, timers: list[TimerRecord]) -> None:
        """Make these all the timers that the table has (none: stop its clocks)."""
        async with self.transaction():
            await self._set_timers(table, timers)

    async def _set_timers(self, table: str, timers: list[TimerRecord]) -> None:
        await self._run("drop_timers", table=table)
        if timers:
            await self._run("add_timers", many(timers))

    async def drop_timer(self, table: str, seat: int, kind: str) -> None:
        """Take one timer away, if it is still there."""
        await self._run("drop_timer", table=table, seat=seat, kind=kind)

    async def due(self, now: float, limit: int = 100) -> list[TimerRecord]:
        """The timers of all tables that are due at ``now``, longest overdue first."""
        return await self._all(TimerRecord, "timers_due", now=now, limit=limit)

    async def next_due(self) -> float | None:
        """When the first timer of all is due; None if there is none."""
        due: float | None = await self._run("next_due")
        return due


def _check(move: Move) -> None:
    """Everything in a move belongs to its answer's table, the events to its row."""
    table, n = move.answer.table, move.answer.n
    fits = (
        all(event.table == table and event.n == n for event in move.events)
        and all(timer.table == table for timer in move.timers)
        and (move.checkpoint is None or (move.checkpoint.table == table and move.checkpoint.row <= n))
        and (move.table is None or move.table.id == table)
    )
    if not fits:
        raise BadRecord(f"the parts of row {n} of table {table} do not belong together")
