"""A table's journal: rows, events, checkpoints and timers."""

from __future__ import annotations

from functools import partial
from typing import NoReturn

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
from db.sql import Statements, many, params

_LAST = 2**62  # above every row number


class Play(Base):
    """The part of the store that the games' answers go through."""

    async def load(self, table: str) -> Loaded | None:
        """All that opens a table, as of one moment; None if there is no such table."""

        def read(store: Statements) -> Loaded | None:
            found = store.one(TableRecord, "table_by_id", id=table)
            if found is None:
                return None
            newest = store.one(CheckpointRecord, "checkpoint_before", table=table, row=_LAST)
            since = -1 if newest is None else newest.row
            return Loaded(
                table=found,
                seats=store.all(SeatRecord, "seats_of", table=table),
                checkpoint=newest,
                rows=store.all(AnswerRecord, "answers_since", table=table, since=since),
                timers=store.all(TimerRecord, "timers_of", table=table),
            )

        return await self._trip("BEGIN", read)

    async def save(self, move: Move) -> None:
        """Store one accepted row with its events, checkpoint, timers and table fields: all or nothing.

        The row must be the table's next (``answer.n == last_row + 1``); it becomes last_row, and its
        ``at`` becomes touched, also where ``move.table`` says otherwise. A new checkpoint thins out
        the older ones: of each (round, turn) the first is kept, and the newest of all.
        Raises Taken ("interaction" or "row"), BadRecord (no such table; parts of different tables or
        rows), StoreUnavailable, StoreBroken.
        """
        _check(move)
        await self._trip("BEGIN IMMEDIATE", partial(_write, move))

    async def rows(self, table: str, since: int = -1) -> list[AnswerRecord]:
        """The rows of every kind with n > ``since``, ascending."""
        return await self._all(AnswerRecord, "answers_since", table=table, since=since)

    async def events(self, table: str, since: int = -1, until: int | None = None) -> list[EventRecord]:
        """The events of rows ``since`` < n <= ``until`` (None: the last), in the order told."""
        last = _LAST if until is None else until
        return await self._all(EventRecord, "events_between", table=table, since=since, until=last)

    async def last_answer(self, table: str, seat: int, user: int) -> int:
        """The row of the last answer that a person gave for a seat; -1 if there is none."""
        found = await self._run("last_answer", table=table, seat=seat, user=user)
        return -1 if found is None else int(found)

    async def checkpoints(self, table: str) -> list[CheckpointRecord]:
        """All checkpoints kept, ascending by row."""
        return await self._all(CheckpointRecord, "checkpoints_of", table=table)

    async def checkpoint_at_or_before(self, table: str, row: int) -> CheckpointRecord | None:
        """The newest checkpoint whose row is at most ``row``."""
        return await self._one(CheckpointRecord, "checkpoint_before", table=table, row=row)

    async def rounds(self, table: str) -> dict[int, int]:
        """By round the row of its first checkpoint."""
        return dict(await self._run("rounds_of", table=table))

    async def timers(self, table: str) -> list[TimerRecord]:
        """A table's timers, first due first."""
        return await self._all(TimerRecord, "timers_of", table=table)

    async def put_timers(self, table: str, timers: list[TimerRecord]) -> None:
        """Make these all the timers that the table has (none: stop its clocks)."""
        await self._trip("BEGIN IMMEDIATE", partial(_set_timers, table, timers))

    async def drop_timer(self, table: str, seat: int, kind: str) -> None:
        """Take one timer away, if it is still there."""
        await self._run("drop_timer", table=table, seat=seat, kind=kind)

    async def due(self, now: float, limit: int = -1) -> list[TimerRecord]:
        """The timers of all tables that are due at ``now``, longest overdue first; not more than ``limit``
        (negative: all of them)."""
        return await self._all(TimerRecord, "timers_due", now=now, limit=limit)

    async def put_off(self, by: float, table: str | None = None) -> None:
        """Everything is due so many seconds later (negative: earlier): the timers of a table, or all timers
        and the end of every open vote."""
        if table is not None:
            await self._run("put_off_table", table=table, by=by)
            return

        def write(store: Statements) -> None:
            store.run("put_off_timers", by=by)
            store.run("put_off_votes", by=by)

        await self._trip("BEGIN IMMEDIATE", write)

    async def give_rest(self, now: float, *, share: float, least: float) -> None:
        """Whoever is on the clock at ``now`` has at least this share of it left, and ``least`` seconds."""

        def write(store: Statements) -> None:
            store.run("rest_clocks", now=now, share=share, least=least)
            store.run("rest_reminders", now=now)

        await self._trip("BEGIN IMMEDIATE", write)

    async def on_the_clock(self) -> dict[int, list[tuple[str, float]]]:
        """By user: the tables that wait for them while a clock runs, and when it is due, first due first."""
        found: dict[int, list[tuple[str, float]]] = {}
        for row in await self._run("people_on_the_clock"):
            found.setdefault(row["user_id"], []).append((row["table_id"], row["due"]))
        return found


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


def _write(move: Move, store: Statements) -> None:
    """The statements of a save."""
    answer, newest = move.answer, move.checkpoint
    if store.run("advance_table", table=answer.table, n=answer.n, at=answer.at) is None:
        _refuse(answer, store)
    if store.run("add_answer", **params(answer)) is None:
        _refuse(answer, store)
    if move.events:
        store.run("add_events", many(move.events))
    if move.drop_checkpoints_from is not None:
        store.run("drop_checkpoints", table=answer.table, row=move.drop_checkpoints_from)
    if newest is not None:
        store.run("put_checkpoint", **params(newest))
        store.run("prune_checkpoints", table=newest.table, row=newest.row)
    _set_timers(answer.table, move.timers, store)
    if move.table is not None:
        store.run("put_table", **params(replace(move.table, touched=answer.at)))


def _set_timers(table: str, timers: list[TimerRecord], store: Statements) -> None:
    store.run("drop_timers", table=table)
    if timers:
        store.run("add_timers", many(timers))


def _refuse(answer: AnswerRecord, store: Statements) -> NoReturn:
    """Say why the row was not taken."""
    press = answer.interaction
    if press is not None and store.run("interaction_known", interaction=press) is not None:
        raise Taken("interaction", f"{press} at table {answer.table}")
    if store.run("table_by_id", id=answer.table) is None:
        raise BadRecord(f"there is no table {answer.table}")
    raise Taken("row", f"{answer.n} of table {answer.table}")
