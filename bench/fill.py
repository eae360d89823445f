"""Fill a store with really played tables, fast: past the store's methods, with its own queries."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import time

import msgspec

from db.records import AnswerRecord, MessageRecord, Record
from db.sql import params, queries
from engines.core.table import Moved
from host.tables import journal_records
from host.tables.clocks import clocks
from host.tables.loaded import LoadedTable

from .tables import FIRST_ID, loaded_table, played, record

#: Answers of the longest game that is put in.
_MOST_DECISIONS = 50
#: Tables of one transaction.
_BATCH = 250


def fill(database: Path, tables: int) -> int:
    """Put ``tables`` games into a database that nobody has open: each some random answers old, with
    its journal, checkpoints, clocks and the messages that showed it. The number of answers.

    It writes what the store would have written, save by save; only the order differs.
    """
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
    rng, answers = Random(tables), 0
    try:
        for first in range(0, tables, _BATCH):
            connection.execute("BEGIN")
            for number in range(first, min(first + _BATCH, tables)):
                answers += _put(connection, number, rng)
            connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
    return answers


def _put(connection: sqlite3.Connection, number: int, rng: Random) -> int:
    game, moves = played(rng.choice((2, 3, 3, 4)), number, rng.randrange(_MOST_DECISIONS))
    table = record(f"Z{number:05d}", game, number, time())
    loaded = loaded_table(table, game)
    # Three ids a row: the press, the board that showed it, the hand that asked it.
    ids = iter(range(FIRST_ID + number * 1000, FIRST_ID + number * 1000 + 1000))
    _run(connection, "add_table", [table])
    for seat in loaded.seats:
        connection.execute(_sql("put_seat"), {**params(seat), "folded": seat.name.casefold()})
    _journal(connection, loaded, moves, ids)
    if game.outcome is None:
        _run(connection, "add_timers", clocks(loaded, [], table.made))
    _run(connection, "add_message", list(_messages(loaded, moves, ids)))
    return len(moves) - 1


def _journal(
    connection: sqlite3.Connection, loaded: LoadedTable, moves: Sequence[Moved], ids: Iterator[int]
) -> None:
    table, at = loaded.id, loaded.record.made
    answers: list[AnswerRecord] = []
    for moved in moves:
        user = None if moved.row.seat is None else loaded.seats[moved.row.seat].user
        answers.append(journal_records.record_of(table, moved.row, at, user=user, interaction=next(ids)))
    _run(connection, "add_answer", answers)
    _run(
        connection,
        "add_events",
        [event for moved in moves for event in journal_records.events_of(table, moved)],
    )
    for moved in moves:
        kept = journal_records.checkpoint_record(table, moved.checkpoint)
        if kept is not None:
            _run(connection, "put_checkpoint", [kept])
            connection.execute(_sql("prune_checkpoints"), {"table": table, "row": kept.row})
    last = moves[-1].row.n
    connection.execute("UPDATE tables SET last_row = :n WHERE id = :table", {"table": table, "n": last})


def _messages(loaded: LoadedTable, moves: Sequence[Moved], ids: Iterator[int]) -> Iterator[MessageRecord]:
    """A board for each turn and a hand for each answer; the last of both are live."""
    game, place = loaded.opened(), loaded.place
    last, over = moves[-1], game.outcome is not None
    for moved in moves:
        row, live = moved.row, moved is last and not over
        if moved.checkpoint is not None or live:
            yield _message(loaded, "board", place, next(ids), row.n, turn=row.n, since=row.n - 1, live=live)
        if row.seat is not None:
            user = loaded.seats[row.seat].user
            yield _message(loaded, "hand", place + 1, next(ids), row.n, seat=row.seat, user=user, live=False)
    for seat in loaded.awaited_people():
        ask = game.ids[seat.seat]
        yield _message(
            loaded, "hand", place + 1, next(ids), last.row.n, seat=seat.seat, user=seat.user, ask=ask
        )
    if over:
        yield _message(loaded, "end", place, next(ids), last.row.n)


def _message(
    loaded: LoadedTable, kind: str, channel: int, message: int, row: int, **fields: object
) -> MessageRecord:
    made = {
        "table": loaded.id,
        "kind": kind,
        "channel": channel,
        "message": message,
        "row": row,
        "digest": "0" * 24,
        "nonce": "0" * 16,
        "made": loaded.record.made,
        **fields,
    }
    return msgspec.convert(made, MessageRecord)


def _run(connection: sqlite3.Connection, name: str, items: Sequence[Record]) -> None:
    connection.executemany(_sql(name), [params(item) for item in items])


def _sql(name: str) -> str:
    """The store's own query, without what it gives back."""
    text: str = getattr(queries(), name).sql
    return text.partition("RETURNING")[0]
