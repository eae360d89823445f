"""Answers of people and of clocks: judged, saved in one transaction, and only then shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from db.errors import Taken
from db.records import TimerRecord
from engines.core.ask import CLOCK as CLOCK_SEAT
from engines.core.ask import ELAPSED, Option
from engines.core.codec import parse
from engines.core.table import Moved, NotAsked, Refused, Stale
from host.errors import Passed, Sorry

from . import lessons
from .clocks import absent, clocks
from .loaded import LoadedTable
from .tables import Tables, playing


@dataclass
class Answered:
    """An answer that was taken: the table after it, and what was chosen."""

    loaded: LoadedTable
    seat: int
    choice: Option
    moved: Moved


async def answer(
    tables: Tables,
    table: str,
    *,
    user: int,
    seat: int,
    ask: int | None,
    option: str,
    interaction: int | None,
) -> Answered:
    """Take a person's answer: ``option`` as text, to the question ``ask`` (None: whatever is asked now).

    Raises Passed (Wrong, where a lesson wants another one) or Sorry, and then nothing has changed. The caller
    answers the press and then tells of the change.
    """
    for attempt in (1, 2):
        async with tables.lock(table):
            loaded = await tables.load(table)
            playing(loaded)
            if not 0 <= seat < len(loaded.seats) or loaded.seats[seat].user != user:
                raise Sorry("not-your-seat", table=table)
            choice = parse(loaded.spec.options, option)
            if choice is None:
                raise Passed("unfit")
            try:
                if loaded.lesson is not None:
                    _judge(loaded, seat, choice, ask)
                moved = give(loaded, seat, choice, ask=ask, by="person")
                await tables.save(loaded, moved, user=user, interaction=interaction, show=False)
            except Taken as error:
                if error.which == "interaction":
                    raise Passed("twice") from error
                if attempt == 2:
                    raise Sorry("try-again") from error
                continue
            if loaded.seats[seat].silent:
                await _note_silence(tables, loaded, seat, turns=0)
            # In a lesson nobody waits for computers.
            await lessons.go_on(tables, loaded)
            if loaded.awaited_computers():
                tables.call_computers(table)
            return Answered(loaded, seat, choice, moved)
    raise Sorry("try-again")


def give(loaded: LoadedTable, seat: int, choice: Option, *, ask: int | None, by: str) -> Moved:
    """Hand an answer to the rules, unsaved; raises Passed if it answers nothing that is asked."""
    with _refused():
        return loaded.opened().answer(seat, choice, ask, by)


def _judge(loaded: LoadedTable, seat: int, choice: Option, ask: int | None) -> None:
    """Raise Passed if an answer answers nothing that is asked, or Wrong if a lesson wants another one."""
    with _refused():
        loaded.opened().judge(seat, choice, ask)
    lessons.judge(loaded, choice)


@contextmanager
def _refused() -> Iterator[None]:
    """What the rules refuse belongs to a moment that has passed."""
    try:
        yield
    except (NotAsked, Stale) as error:
        raise Passed from error
    except Refused as error:
        raise Passed("unfit") from error


async def _note_silence(tables: Tables, loaded: LoadedTable, seat: int, *, turns: int) -> None:
    """Note for how many turns a seat has been silent."""
    loaded.seats[seat] = msgspec.structs.replace(loaded.seats[seat], silent=turns)
    await tables.store.put_seat(loaded.seats[seat])


async def answer_by_default(tables: Tables, timer: TimerRecord) -> None:
    """A clock has run out: answer with the default, again until the turn ends or the seat is free."""
    async with tables.lock(timer.table):
        loaded = await tables.load(timer.table)
        live = loaded.live
        if timer not in loaded.timers:
            # It was stopped, or set anew, since it was found to be due.
            return
        if loaded.record.status != "playing" or live is None or live.since.get(timer.seat) != timer.ask:
            # What it ran for is over; a timer that has nothing to do must not come back. Whoever is asked
            # something else by now has a clock for that.
            rest = [other for other in loaded.timers if other != timer]
            running = clocks(loaded, rest, tables.time.now()) if live else []
            await tables.store.put_timers(timer.table, running)
            return
        turn = loaded.spec.moment(live.g.s)
        if turn.seat == timer.seat and loaded.spec.absent_after:
            # Before the answers, which set the clocks of what comes next.
            silent = loaded.seats[timer.seat].silent + 1
            await _note_silence(tables, loaded, timer.seat, turns=silent)
        first = True
        while loaded.record.status == "playing" and _runs(loaded, timer.seat):
            live = loaded.opened()
            if not first and loaded.spec.moment(live.g.s) != turn:
                break
            first = False
            choice: Option = ELAPSED
            if timer.seat != CLOCK_SEAT:
                choice = live.default(timer.seat, absent=absent(loaded, timer.seat))
            try:
                await tables.save(loaded, give(loaded, timer.seat, choice, ask=None, by="clock"))
            except Taken:
                # Somebody answered in the same instant, in another process: theirs counts.
                return
            if timer.seat == CLOCK_SEAT:
                break
    tables.call_computers(timer.table)


def _runs(loaded: LoadedTable, seat: int) -> bool:
    live = loaded.opened()
    return seat in live.awaited or (seat == CLOCK_SEAT and seat in live.asks)


async def wake(tables: Tables, table: str) -> LoadedTable | None:
    """Set a table going again after a restart: clocks, and computers if they are due. The table, if
    it is under way."""
    async with tables.lock(table):
        loaded = await tables.load(table)
        if loaded.record.status != "playing" or loaded.live is None:
            return None
        running = clocks(loaded, loaded.timers, tables.time.now())
        if {*running} != {*loaded.timers}:
            await tables.store.put_timers(table, running)
        due = loaded.awaited_computers()
    if due:
        tables.call_computers(table)
    return loaded
