"""Between the journal of a game and the records of the store."""

from __future__ import annotations

from typing import Any

import msgspec

from db.records import AnswerRecord, CheckpointRecord, EventRecord
from engines.core.chance import Draw
from engines.core.journal import Checkpoint, Row
from engines.core.spec import GameSpec
from engines.core.table import Moved, read_event

_draws = msgspec.msgpack.Decoder(tuple[Draw, ...])


def row_of(record: AnswerRecord) -> Row:
    """A stored answer as a row of the journal."""
    return Row(
        n=record.n,
        kind=record.kind,
        crc=record.crc,
        seat=record.seat,
        by=record.by,
        ask=record.ask,
        choice=record.choice or b"",
        fenced=record.fenced,
        draws=_draws.decode(record.draws) if record.draws else (),
        back_to=record.back_to,
    )


def record_of(
    table: str, row: Row, at: float, *, user: int | None = None, interaction: int | None = None
) -> AnswerRecord:
    """A row of the journal, to be stored."""
    return AnswerRecord(
        table=table,
        n=row.n,
        kind=row.kind,  # type: ignore[arg-type]
        seat=row.seat,
        by=row.by,  # type: ignore[arg-type]
        user=user,
        ask=row.ask,
        choice=row.choice or None,
        fenced=row.fenced,
        crc=row.crc,
        draws=msgspec.msgpack.encode(row.draws) if row.draws else b"",
        back_to=row.back_to,
        interaction=interaction,
        at=at,
    )


def events_of(table: str, moved: Moved) -> list[EventRecord]:
    """What a row told, to be stored."""
    return [
        EventRecord(
            table=table,
            n=moved.row.n,
            i=i,
            seats=None if told.seats is None else ",".join(map(str, told.seats)),
            body=msgspec.msgpack.encode(told.event),
        )
        for i, told in enumerate(moved.events)
    ]


def checkpoint_of(record: CheckpointRecord) -> Checkpoint:
    """A stored checkpoint."""
    return Checkpoint(record.row, record.rules_version, record.used, record.round, record.turn, record.state)


def checkpoint_record(table: str, made: Checkpoint | None) -> CheckpointRecord | None:
    """A checkpoint, to be stored."""
    if made is None:
        return None
    return CheckpointRecord(
        table=table,
        row=made.row,
        rules_version=made.rules_version,
        used=made.used,
        round=made.round,
        turn=made.turn,
        state=made.body,
    )


def heard(record: EventRecord, seat: int | None) -> bool:
    """Whether ``seat`` (None: a spectator) may know a stored event."""
    return record.seats is None or (seat is not None and str(seat) in record.seats.split(","))


def event_of(spec: GameSpec[Any], record: EventRecord) -> Any:
    """The event itself."""
    return read_event(spec, record.body)
