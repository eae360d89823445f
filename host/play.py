"""Answers: judged, saved in one transaction, and only then shown."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from db.errors import StoreError, Taken
from db.records import Move, TimerRecord
from engines.core.ask import CLOCK as CLOCK_SEAT
from engines.core.ask import ELAPSED, Option
from engines.core.codec import parse
from engines.core.table import Moved, NotAsked, Refused, Stale, Table
from engines.core.worlds import possible
from engines.players import CARETAKER, player

from . import shelf
from .errors import Passed, Sorry
from .house import House, now
from .sitting import Sitting, options_of

log = logging.getLogger(__name__)
#: Kind of the timer that runs while a seat is awaited, and of the reminder half-way.
CLOCK, REMINDER = "clock", "remind"
#: Seconds between the tries of a computer seat whose answer could not be stored.
_AGAIN = (1.0, 5.0, 30.0, 120.0, 600.0)
#: Clocks shorter than this (seconds) get no reminder.
_LEAST_REMINDED = 3600


@dataclass
class Answered:
    """An answer that was taken: the table after it, and what was chosen."""

    sitting: Sitting
    seat: int
    choice: Option
    moved: Moved


async def keep(
    house: House,
    sitting: Sitting,
    moved: Moved,
    *,
    user: int | None = None,
    interaction: int | None = None,
    drop_from: int | None = None,
    show: bool = True,
) -> None:
    """Save a row with all that it brought, then let it be shown (``show``: at once; else the caller
    stirs, when the press has been answered). ``sitting`` becomes what was saved."""
    record, game = sitting.record, sitting.live()
    at = now()
    if game.outcome is not None and record.status == "playing":
        record = msgspec.structs.replace(record, status="finished", ended=at)
    record = msgspec.structs.replace(record, rules_version=sitting.spec.rules_version, touched=at)
    timers = clocks(sitting, sitting.timers, at) if game.outcome is None else []
    await house.store.save(
        Move(
            answer=shelf.record_of(record.id, moved.row, at, user=user, interaction=interaction),
            events=shelf.events_of(record.id, moved),
            checkpoint=shelf.checkpoint_record(record.id, moved.checkpoint),
            drop_checkpoints_from=drop_from,
            timers=timers,
            table=record,
        )
    )
    sitting.record, sitting.timers = msgspec.structs.replace(record, last_row=moved.row.n), timers
    sitting._views.clear()
    if show:
        house.stir(record.id)


def clocks(sitting: Sitting, running: list[TimerRecord], at: float) -> list[TimerRecord]:
    """The timers of a table now: a clock for each person awaited and for the clock's own seat, kept
    while the ask is the same."""
    record, game = sitting.record, sitting.live()
    if record.status != "playing":
        return []
    old = {(timer.seat, timer.kind, timer.ask): timer for timer in running}
    people = [seat for seat in game.awaited if sitting.seats[seat].user is not None]
    timers: list[TimerRecord] = []
    for seat in (*people, CLOCK_SEAT) if CLOCK_SEAT in game.asks else people:
        length = _length(sitting, game.asks[seat].clock)
        if absent(sitting, seat):
            length = 0
        elif not length and seat != CLOCK_SEAT:
            continue
        ask = game.ids[seat]
        kept = old.get((seat, CLOCK, ask))
        due = kept.due if kept is not None else at + length
        timers.append(TimerRecord(table=record.id, seat=seat, ask=ask, kind=CLOCK, due=due))
        reminded = kept is not None and (seat, REMINDER, ask) not in old
        if seat != CLOCK_SEAT and length >= _LEAST_REMINDED and not reminded:
            half = due - length / 2
            timers.append(TimerRecord(table=record.id, seat=seat, ask=ask, kind=REMINDER, due=half))
    return timers


def absent(sitting: Sitting, seat: int) -> bool:
    """Whether a seat was silent for so many turns that it is not waited for any more."""
    after = sitting.spec.absent_after
    return bool(after) and seat != CLOCK_SEAT and sitting.seats[seat].silent >= after


def _length(sitting: Sitting, clock: str) -> int:
    """Seconds of a clock: an option of that name, else the table's own clock for decisions; a question
    without a clock has all the time there is."""
    if not clock:
        return 0
    own = getattr(options_of(sitting.spec, sitting.record), clock, None)
    return own if isinstance(own, int) else sitting.record.clock


def playing(sitting: Sitting) -> None:
    """Raise Sorry unless the game is under way."""
    status = sitting.record.status
    if status != "playing":
        raise Sorry(f"is-{status}", table=sitting.id)


async def answer(
    house: House, table: str, user: int, seat: int, ask: int | None, words: str, interaction: int | None
) -> Answered:
    """Take a person's answer; raises Passed or Sorry, and then nothing has changed.

    The caller answers the press and then stirs the table.
    """
    for attempt in (1, 2):
        async with house.lock(table):
            sitting = await house.sit(table)
            playing(sitting)
            if not 0 <= seat < len(sitting.seats) or sitting.seats[seat].user != user:
                raise Sorry("not-your-seat", table=table)
            choice = parse(sitting.spec.options, words)
            if choice is None:
                raise Sorry("no-such-option")
            try:
                moved = _give(sitting, seat, choice, ask, "person")
                await keep(house, sitting, moved, user=user, interaction=interaction, show=False)
            except Taken as error:
                if error.which == "interaction":
                    raise Passed("twice") from error
                if attempt == 2:
                    raise Sorry("try-again") from error
                continue
            if sitting.seats[seat].silent:
                await _heard(house, sitting, seat, 0)
            if sitting.awaited_computers():
                house.later(computers(house, table), f"computers of {table}")
            return Answered(sitting, seat, choice, moved)
    raise Sorry("try-again")


async def _heard(house: House, sitting: Sitting, seat: int, silent: int) -> None:
    """Note for how many turns a seat has been silent."""
    sitting.seats[seat] = msgspec.structs.replace(sitting.seats[seat], silent=silent)
    await house.store.put_seat(sitting.seats[seat])


def _give(sitting: Sitting, seat: int, choice: Option, ask: int | None, by: str) -> Moved:
    try:
        return sitting.live().answer(seat, choice, ask, by)
    except (NotAsked, Stale) as error:
        raise Passed from error
    except Refused as error:
        raise Passed("unfit") from error


async def by_default(house: House, timer: TimerRecord) -> None:
    """A clock has run out: answer with the default, again until the turn ends or the seat is free."""
    async with house.lock(timer.table):
        sitting = await house.sit(timer.table)
        game = sitting.game
        if sitting.record.status != "playing" or game is None or game.ids.get(timer.seat) != timer.ask:
            # What it ran for is over; a timer that has nothing to do must not come back.
            await house.store.drop_timer(timer.table, timer.seat, timer.kind)
            return
        turn = sitting.spec.moment(game.g.s)
        if turn.seat == timer.seat and sitting.spec.absent_after:
            # Before the answers, which set the clocks of what comes next.
            await _heard(house, sitting, timer.seat, sitting.seats[timer.seat].silent + 1)
        ask: int | None = timer.ask
        while sitting.record.status == "playing" and _runs(sitting, timer.seat):
            game = sitting.live()
            if ask is not None and game.ids[timer.seat] != ask:
                return
            if ask is None and sitting.spec.moment(game.g.s) != turn:
                break
            choice = ELAPSED if timer.seat == CLOCK_SEAT else game.default(timer.seat)
            try:
                await keep(house, sitting, _give(sitting, timer.seat, choice, ask, "clock"))
            except Taken:
                # Somebody answered in the same instant, in another process: theirs counts.
                return
            ask = None
            if timer.seat == CLOCK_SEAT:
                break
    house.later(computers(house, timer.table), f"computers of {timer.table}")


def _runs(sitting: Sitting, seat: int) -> bool:
    game = sitting.live()
    return seat in game.awaited or (seat == CLOCK_SEAT and seat in game.asks)


async def computers(house: House, table: str) -> None:
    """Let the computer seats of a table answer, after one pause that is always the same."""
    if house.pause:
        await asyncio.sleep(house.pause)
    for wait in _AGAIN:
        try:
            await _computers(house, table)
            return
        except StoreError as error:
            log.warning("computers of table %s try again in %.0f s: %s", table, wait, error)
            await asyncio.sleep(wait)
    await _computers(house, table)


async def _computers(house: House, table: str) -> None:
    async with house.lock(table):
        sitting = await house.sit(table)
        while sitting.record.status == "playing" and sitting.awaited_computers() and not house.closing:
            seat = sitting.awaited_computers()[0]
            choice = _choose(sitting, seat.seat, seat.player or CARETAKER)
            by = "caretaker" if seat.open else "computer"
            try:
                await keep(house, sitting, _give(sitting, seat.seat, choice, None, by))
            except Taken:
                return
            # Give way: presses at other tables come first.
            await asyncio.sleep(0)


def whim(game: Table[Any], seat: int) -> Random:
    """What a computer player may leave to chance in this answer: the same after a restart, and as little
    to be foreseen as the dice."""
    return Random(f"{game.g.chance.seed.hex()} {game.n} {seat}")


def _choose(sitting: Sitting, seat: int, kind: str) -> Option:
    """A computer player's answer; one that fails or answers nonsense gives way to the default, which
    also answers for a seat that is about to go for good."""
    game, spec = sitting.live(), sitting.spec
    if seat in game.retiring:
        return game.default(seat)
    rng, ask = whim(game, seat), game.asks[seat]
    try:
        choice = player(spec, kind)(sitting.view(seat), ask, possible(game, seat, rng), rng)
        game.judge(seat, choice)
    except Exception:
        log.exception("player %s failed at table %s, row %d", kind, sitting.id, game.n)
        return game.default(seat)
    return choice


async def wake(house: House, table: str) -> Sitting | None:
    """Set a table going again after a restart: clocks, and computers if they are due. The table, if
    it is under way."""
    async with house.lock(table):
        sitting = await house.sit(table)
        if sitting.record.status != "playing" or sitting.game is None:
            return None
        running = clocks(sitting, sitting.timers, now())
        if {*running} != {*sitting.timers}:
            await house.store.put_timers(table, running)
        due: list[Any] = sitting.awaited_computers()
    if due:
        house.later(computers(house, table), f"computers of {table}")
    return sitting
