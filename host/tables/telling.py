"""What happened at a table, told to one reader, from the journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from db.records import AnswerRecord, EventRecord, SeatRecord
from engines.core.ask import Option
from engines.core.event import Told
from engines.core.journal import standing
from engines.core.telling import Weight
from host.words import host_words

from . import journal_records, lessons
from .loaded import LoadedTable
from .tables import Tables
from .teller import Circle, Happening, Line, Teller, shortened, texts


def happened(loaded: LoadedTable, events: Iterable[EventRecord], seat: int | None) -> list[Happening]:
    """Stored events that ``seat`` (None: a spectator) may know, in order."""
    return [
        Happening((event.n, event.i), journal_records.event_of(loaded.spec, event))
        for event in sorted(events, key=lambda event: (event.n, event.i))
        if journal_records.heard(event, seat)
    ]


def of_row(
    loaded: LoadedTable, n: int, events: Sequence[Told], seat: int | None, locale: str | None = None
) -> list[Line]:
    """What one row brought, for ``seat``."""
    heard = [Happening((n, i), told.event) for i, told in enumerate(events) if told.heard_by(seat)]
    return Teller(loaded, seat, locale).deeds(heard)


def since(
    loaded: LoadedTable,
    rows: Sequence[AnswerRecord],
    events: Sequence[EventRecord],
    *,
    seat: int | None,
    after: int = -1,
    until: int | None = None,
    locale: str | None = None,
) -> list[Line]:
    """What the rows after ``after``, up to ``until``, brought, for ``seat``. What was taken back is left out;
    that it was is told."""
    teller = Teller(loaded, seat, locale)
    kept = {row.n for row in standing([journal_records.row_of(record) for record in rows])}
    lines = teller.deeds(happened(loaded, (event for event in events if event.n in kept), seat))
    here = [row for row in rows if row.n > after and (until is None or row.n <= until)]
    notes = (teller.note(row) for row in here if row.kind != "answer" or row.n in kept)
    lines += [note for note in notes if note is not None]
    gone = next((row for row in here if row.kind == "answer" and row.n not in kept), None)
    if gone is not None and not lines:
        # A board that is left behind stands alone: that it was taken back is told further on.
        lines.append(teller.undone(gone))
    return sorted(lines, key=lambda line: line.at)


async def public(
    tables: Tables, loaded: LoadedTable, *, after: int, until: int | None = None, told: int = -1
) -> list[str]:
    """What the rows after ``after``, up to ``until`` (None: the last), brought to all, a line each. Moments
    up to row ``told`` had a message of their own."""
    lines = await _to_all(tables, loaded, after, until)
    return texts(shortened([line for line in lines if not _is_moment(line) or line.at[0] > told]))


async def moments(tables: Tables, loaded: LoadedTable, *, after: int) -> list[str]:
    """The moments of the rows after ``after``."""
    return [line.text for line in await _to_all(tables, loaded, after, None) if _is_moment(line)]


async def _to_all(tables: Tables, loaded: LoadedTable, after: int, until: int | None) -> list[Line]:
    rows = await tables.store.rows(loaded.id, after)
    events = await tables.store.events(loaded.id, after, until)
    return since(loaded, rows, events, seat=None, after=after, until=until)


def _is_moment(line: Line) -> bool:
    return line.weight == Weight.HEADLINE


async def news(tables: Tables, loaded: LoadedTable, seat: SeatRecord, locale: str | None = None) -> str:
    """What has come of the last answer of the person at a seat, and what has happened since, for that person;
    empty if nothing."""
    if loaded.lesson is not None:
        return await _learnt(tables, loaded, seat, locale)
    last, lines = await _since_own(tables, loaded, seat, locale)
    kept, words = shortened(lines), host_words(locale or loaded.record.language)
    if not kept:
        return ""
    heading = [words("told-since")] if last is not None else []
    more = [words("told-more")] if len(kept) < len(lines) else []
    return "\n".join([*heading, *texts(kept), *more])


async def outcome(tables: Tables, loaded: LoadedTable, seat: SeatRecord, locale: str | None = None) -> str:
    """The same for whoever is asked nothing more: what they have done, where nothing came of it yet, and no
    heading."""
    if loaded.lesson is not None:
        return await _learnt(tables, loaded, seat, locale)
    last, lines = await _since_own(tables, loaded, seat, locale)
    own = any(line.circle == Circle.OWN for line in lines)
    done: list[str] = []
    if not own and last is not None and last.choice is not None:
        done.append(of_choice(loaded, loaded.opened().choice(last.choice), locale))
    return "\n".join([*done, *texts(shortened(lines))])


async def _learnt(tables: Tables, loaded: LoadedTable, seat: SeatRecord, locale: str | None) -> str:
    """The same in a lesson: what came of the last answer, what the lesson says of it, what has followed."""
    last, lines = await _since_own(tables, loaded, seat, locale)
    own = texts(shortened([line for line in lines if last is not None and line.at[0] == last.n]))
    if not own and last is not None and last.choice is not None:
        own = [of_choice(loaded, loaded.opened().choice(last.choice), locale)]
    others = texts(shortened([line for line in lines if last is None or line.at[0] > last.n]))
    return "\n".join(filter(None, (*own, lessons.praise(loaded, locale), *others)))


def of_choice(loaded: LoadedTable, choice: Option, locale: str | None = None) -> str:
    """What somebody just did, in words."""
    return loaded.words(locale).describe("done", choice, loaded.placed())


async def _since_own(
    tables: Tables, loaded: LoadedTable, seat: SeatRecord, locale: str | None
) -> tuple[AnswerRecord | None, list[Line]]:
    """The last answer of the person at a seat (None: there is none, or it was taken back), and what it and
    the rows since have brought them."""
    last = -1 if seat.user is None else await tables.store.last_answer(loaded.id, seat.seat, seat.user)
    after = max(-1, last - 1)
    rows = await tables.store.rows(loaded.id, after)
    events = await tables.store.events(loaded.id, after)
    lines = since(loaded, rows, events, seat=seat.seat, after=after, locale=locale)
    stands = any(row.n == last for row in standing([journal_records.row_of(record) for record in rows]))
    return next((row for row in rows if row.n == last and stands), None), lines
