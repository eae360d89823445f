"""The timers of a table: how long each awaited seat has."""

from __future__ import annotations

import msgspec

from db.records import TimerRecord
from engines.core.ask import CLOCK as CLOCK_SEAT

from .loaded import LoadedTable

#: Kind of the timer that runs while a seat is awaited, and of the reminder half-way.
CLOCK, REMINDER = "clock", "remind"
#: Kind of the only timer of a lesson, and after how many seconds of silence it ends.
LESSON, PATIENCE = "lesson", 3 * 24 * 3600
#: Clocks shorter than this (seconds) get no reminder.
_LEAST_REMINDED = 3600


def clocks(loaded: LoadedTable, running: list[TimerRecord], at: float) -> list[TimerRecord]:
    """The timers of a table at a time of the house: a clock for each person awaited and for the clock's
    own seat; one that is ``running`` is kept while the same kind of question waits for an answer."""
    record, live = loaded.record, loaded.opened()
    if record.status != "playing":
        return []
    if loaded.lesson is not None:
        known = [timer for timer in running if timer.kind == LESSON and timer.ask == live.n]
        fresh = TimerRecord(table=record.id, seat=CLOCK_SEAT, ask=live.n, kind=LESSON, due=at + PATIENCE)
        return known or [fresh]
    old = {(timer.seat, timer.kind, timer.ask): timer for timer in running}
    people = [seat for seat in live.awaited if loaded.seats[seat].user is not None]
    timers: list[TimerRecord] = []
    for seat in (*people, CLOCK_SEAT) if CLOCK_SEAT in live.asks else people:
        length = _length(loaded, live.asks[seat].clock)
        if absent(loaded, seat):
            length = 0
        elif not length and seat != CLOCK_SEAT:
            continue
        # Not by the id of the ask: what others do may make the question another one, and time runs on.
        ask = live.since[seat]
        kept = old.get((seat, CLOCK, ask))
        clock = kept or TimerRecord(
            table=record.id, seat=seat, ask=ask, kind=CLOCK, due=at + length, length=length
        )
        timers.append(clock)
        if seat == CLOCK_SEAT or length < _LEAST_REMINDED:
            continue
        if (reminder := old.get((seat, REMINDER, ask))) is not None:
            timers.append(reminder)
        elif kept is None:
            timers.append(msgspec.structs.replace(clock, kind=REMINDER, due=clock.due - length / 2))
    return timers


def absent(loaded: LoadedTable, seat: int) -> bool:
    """Whether a seat was silent for so many turns that it is not waited for any more."""
    after = loaded.spec.absent_after
    return bool(after) and seat != CLOCK_SEAT and loaded.seats[seat].silent >= after


def _length(loaded: LoadedTable, clock: str) -> int:
    """Seconds of a clock: a setting of that name, else the table's own clock for decisions; a question
    without a clock has all the time there is."""
    if not clock:
        return 0
    own = getattr(loaded.settings, clock, None)
    return own if isinstance(own, int) else loaded.record.clock
