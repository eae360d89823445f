"""What happened at a table, for one pair of ears."""

from __future__ import annotations

from db.records import AnswerRecord, EventRecord
from engines.core.journal import RECOVERY, UNDO, standing
from engines.core.table import Diverged

from . import shelf
from .house import House, opened
from .sitting import Sitting
from .words import desk


async def lines(
    house: House,
    sitting: Sitting,
    seat: int | None,
    *,
    since: int = -1,
    locale: str | None = None,
    safe_names: bool = True,
) -> list[str]:
    """What ``seat`` (None: a spectator) may know of the rows after ``since``, one line an event.

    What was taken back is left out; that it was is told.
    """
    table = sitting.id
    rows = await house.store.rows(table, since)
    events = await house.store.events(table, since)
    return told(sitting, rows, events, seat, since=since, locale=locale, safe_names=safe_names)


def told(
    sitting: Sitting,
    rows: list[AnswerRecord],
    events: list[EventRecord],
    seat: int | None,
    *,
    since: int = -1,
    until: int | None = None,
    locale: str | None = None,
    safe_names: bool = True,
) -> list[str]:
    """The lines of ``events``; ``rows`` say which of them still stand. ``until``: the last row told."""
    words = sitting.words(locale)
    house_words = desk(locale or sitting.record.language)
    names = sitting.safe_names if safe_names else sitting.names
    placed = sitting.placed(safe_names=safe_names)
    kept = {row.n for row in standing([shelf.row_of(record) for record in rows])}
    found: list[tuple[int, int, str]] = []
    for event in events:
        if event.n in kept and shelf.heard(event, seat):
            line = words.describe("event", shelf.event_of(sitting.spec, event), placed)
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


async def at(house: House, sitting: Sitting, row: int) -> Sitting | None:
    """The table as it stood after ``row``, to be looked at; None if that cannot be made any more."""
    record = sitting.record
    before = await house.store.checkpoint_at_or_before(record.id, row)
    if before is None or record.seed is None:
        return None
    rows = [found for found in await house.store.rows(record.id, before.row) if found.n <= row]
    try:
        game = opened(sitting.spec, record.seed, before, rows)
    except Diverged:
        return None
    return Sitting(record, sitting.seats, sitting.spec, game)


def last_own(rows: list[AnswerRecord], seat: int) -> int:
    """The row of the seat's own last standing answer; -1 if it has none."""
    kept = standing([shelf.row_of(record) for record in rows])
    return next((row.n for row in reversed(kept) if row.kind == "answer" and row.seat == seat), -1)
