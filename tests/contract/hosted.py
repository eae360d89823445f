"""What the host and the store make of a recorded game. All that the contract needs of the host's records is
here."""

from __future__ import annotations

from typing import Any

import msgspec

from db.records import AnswerRecord, CheckpointRecord, EventRecord, SeatRecord, TableRecord
from engines.core.journal import Checkpoint, Row
from engines.core.stored import pack
from engines.core.table import Moved, Table
from host.tables import journal_records
from host.tables.loaded import LoadedTable

from .subjects import NAMES, Variant

TABLE = "K7QM"


def stored_row(row: Row) -> Row:
    """A row as it comes back from the store."""
    record = journal_records.record_of(TABLE, row, 0.0)
    return journal_records.row_of(msgspec.msgpack.decode(pack(record), type=AnswerRecord))


def stored_checkpoint(checkpoint: Checkpoint) -> Checkpoint:
    """A checkpoint as it comes back from the store."""
    record = journal_records.checkpoint_record(TABLE, checkpoint)
    return journal_records.checkpoint_of(msgspec.msgpack.decode(pack(record), type=CheckpointRecord))


def stored_events(moved: Moved) -> list[EventRecord]:
    """What a row told, as it is stored."""
    return journal_records.events_of(TABLE, moved)


def hears(record: EventRecord, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) may hear a stored event."""
    return journal_records.heard(record, seat)


def loaded_table(variant: Variant, table: Table[Any]) -> LoadedTable:
    """A table as the host has it, with names that try the words."""
    record = TableRecord(
        id=TABLE,
        game=variant.spec.key,
        status="playing",
        settings=b"{}",
        seats=variant.seats,
        guild=1,
        channel=2,
        host=3,
        language="en",
        secret=b"",
        rules_version=variant.spec.rules_version,
        made=0.0,
        touched=0.0,
    )
    seats = [
        SeatRecord(table=TABLE, seat=seat, user=100 + seat, name=NAMES[seat], joined=0.0)
        for seat in range(variant.seats)
    ]
    return LoadedTable(record, seats, variant.subject.game, table)
