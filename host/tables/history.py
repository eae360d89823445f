"""What happened at a table, for one pair of ears."""

from __future__ import annotations

from db.records import AnswerRecord, EventRecord, SeatRecord
from engines.core.journal import RECOVERY, UNDO, standing
from engines.core.table import Diverged
from host.words import host_words

from . import journal_records
from .loaded import LoadedTable
from .tables import Tables, open_stored


async def lines(
    tables: Tables,
    loaded: LoadedTable,
    seat: int | None,
    *,
    since: int = -1,
    locale: str | None = None,
    safe_names: bool = True,
) -> list[str]:
    """What ``seat`` (None: a spectator) may know of the rows after ``since``, one line an event.

    What was taken back is left out; that it was is told.
    """
    table = loaded.id
    rows = await tables.store.rows(table, since)
    events = await tables.store.events(table, since)
    return told(loaded, rows, events=events, seat=seat, since=since, locale=locale, safe_names=safe_names)


def told(
    loaded: LoadedTable,
    rows: list[AnswerRecord],
    *,
    events: list[EventRecord],
    seat: int | None,
    since: int = -1,
    until: int | None = None,
    locale: str | None = None,
    safe_names: bool = True,
) -> list[str]:
    """The lines of ``events``; ``rows`` say which of them still stand. ``until``: the last row told."""
    words = loaded.words(locale)
    house_words = host_words(locale or loaded.record.language)
    names = loaded.safe_names if safe_names else loaded.names
    placed = loaded.placed(safe_names=safe_names)
    kept = {row.n for row in standing([journal_records.row_of(record) for record in rows])}
    found: list[tuple[int, int, str]] = []
    for event in events:
        if event.n in kept and journal_records.heard(event, seat):
            line = words.describe("event", journal_records.event_of(loaded.spec, event), placed)
            found.append((event.n, event.i, line))
    for row in rows:
        if row.n <= since or (until is not None and row.n > until):
            continue
        if row.kind == UNDO and row.seat is not None:
            found.append((row.n, -1, house_words("log-undo", name=names[row.seat])))
        elif row.kind == RECOVERY:
            found.append((row.n, -1, house_words("log-recovery")))
        elif row.by == "clock" and row.n in kept and row.seat is not None:
            found.append((row.n, -1, house_words("log-clock", name=names[row.seat])))
    return [line for _, _, line in sorted(found)]


async def at(tables: Tables, loaded: LoadedTable, row: int) -> LoadedTable | None:
    """The table as it stood after ``row``, to be looked at; None if that cannot be made any more."""
    record = loaded.record
    before = await tables.store.checkpoint_at_or_before(record.id, row)
    if before is None or record.seed is None:
        return None
    rows = [found for found in await tables.store.rows(record.id, before.row) if found.n <= row]
    try:
        live = open_stored(loaded.spec, record.seed, before, rows)
    except Diverged:
        return None
    return LoadedTable(record, loaded.seats, loaded.game, live)


def last_own(rows: list[AnswerRecord], seat: SeatRecord) -> int:
    """The row of the last standing answer of a seat's person, or for it while they hold it; -1 if there is
    none. Whoever sat there before saw what they saw; the one who came after did not."""
    kept = {row.n for row in standing([journal_records.row_of(record) for record in rows])}
    return next((row.n for row in reversed(rows) if row.n in kept and _is_own(row, seat)), -1)


def _is_own(row: AnswerRecord, seat: SeatRecord) -> bool:
    if row.kind != "answer" or row.seat != seat.seat:
        return False
    return row.user == seat.user if row.by == "person" else row.at >= seat.joined
