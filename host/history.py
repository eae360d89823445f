"""What happened at a table, for one pair of ears."""

from __future__ import annotations

from db.records import AnswerRecord, EventRecord
from engines.core.journal import RECOVERY, UNDO, standing

from . import shelf
from .house import House
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
    locale: str | None = None,
    safe_names: bool = True,
) -> list[str]:
    """The lines of ``events``; ``rows`` say which of them still stand."""
    words = sitting.words(locale)
    house_words = desk(locale or sitting.record.language)
    names = sitting.safe_names if safe_names else sitting.names
    kept = {row.n for row in standing([shelf.row_of(record) for record in rows])}
    found: list[tuple[int, int, str]] = []
    for event in events:
        if event.n in kept and shelf.heard(event, seat):
            line = words.describe("event", shelf.event_of(sitting.spec, event), names)
            found.append((event.n, event.i, line))
    for row in rows:
        if row.n > since and row.kind == UNDO and row.seat is not None:
            found.append((row.n, -1, house_words("log-undo", name=names[row.seat])))
        elif row.n > since and row.kind == RECOVERY:
            found.append((row.n, -1, house_words("log-recovery")))
    return [line for _, _, line in sorted(found)]


def last_own(rows: list[AnswerRecord], seat: int) -> int:
    """The row of the seat's own last standing answer; -1 if it has none."""
    kept = standing([shelf.row_of(record) for record in rows])
    return next((row.n for row in reversed(kept) if row.kind == "answer" and row.seat == seat), -1)
