"""What is due: clocks of awaited seats, reminders, lobbies nobody touches, votes nobody decides.

A look only finds it. Each thing is done beside all others, and one that fails is put off for longer each
time: neither a slow one nor a hundred that cannot be done keep the rest waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from functools import partial

import discord

from db.errors import StoreError
from db.records import TimerRecord, VoteRecord
from host.errors import Sorry
from host.shown.card import Card, jump, link
from host.shown.messages import Messages
from host.shown.refusals import DoorClosed, Later, PlaceGone
from host.tables import lessons, lobby, takeback
from host.tables.answers import answer_by_default
from host.tables.clocks import CLOCK, LESSON, REMINDER
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables
from host.words import about, host_words

log = logging.getLogger(__name__)
#: Seconds until something that failed is tried again; the last one from then on.
_AGAIN = (15.0, 60.0, 300.0, 900.0)
#: What may go wrong without being a mistake of ours.
_TROUBLE = (Sorry, StoreError, discord.HTTPException, Later, DoorClosed, PlaceGone, TimeoutError, OSError)
#: Seconds below which a reminder is not worth its ring.
_LEAST_LEFT = 60.0


@dataclass
class _Lane:
    """Things of one sort: so many at a time, each for so many seconds at most."""

    places: int
    seconds: float
    line: asyncio.Semaphore = field(init=False)

    def __post_init__(self) -> None:
        self.line = asyncio.Semaphore(self.places)


class Due:
    """Finds what is due and has it done. One a process."""

    def __init__(self, tables: Tables, messages: Messages) -> None:
        self.tables, self.messages, self.store = tables, messages, tables.store
        self._deeds = _Lane(16, 60.0)
        # A message may wait for minutes until Discord takes more.
        self._words = _Lane(50, 180.0)
        self._doing: set[Hashable] = set()
        self._failed: dict[Hashable, tuple[int, float]] = {}
        """What failed: how often so far, and when (by the monotonic clock) it is tried again."""
        self._unreached: dict[Hashable, str] = {}
        """Reminders that did not get through, and their tables."""

    @property
    def failing(self) -> set[str]:
        """The tables at which somebody could not be reached."""
        return set(self._unreached.values())

    async def look(self) -> int:
        """Begin all that is due now; how many things that is."""
        at, ticks = self.tables.time.now(), self.tables.time.ticks()
        found: list[tuple[Hashable, _Lane, Callable[[], Awaitable[None]]]] = []
        for timer in await self.store.due(at):
            lane = self._words if timer.kind == REMINDER else self._deeds
            found.append((_key(timer), lane, partial(self._run_out, timer)))
        votes = await self.store.votes_before(at - takeback.PATIENCE)
        found += [(vote.id, self._deeds, partial(self._close, vote)) for vote in votes]
        known = self._doing.union(key for key, *_ in found)
        for book in (self._failed, self._unreached):
            for gone in [key for key in book if key not in known]:
                del book[gone]
        # Whatever has not failed yet comes first.
        found.sort(key=lambda each: self._failed.get(each[0], (0, 0.0))[0])
        begun = 0
        for key, lane, work in found:
            if key in self._doing or self._failed.get(key, (0, 0.0))[1] > ticks:
                continue
            if self.tables.background.closing:
                break
            self._doing.add(key)
            self.tables.background.run(self._do(key, lane, work), f"due: {key}")
            begun += 1
        return begun

    async def _do(self, key: Hashable, lane: _Lane, work: Callable[[], Awaitable[None]]) -> None:
        try:
            async with lane.line, asyncio.timeout(lane.seconds):
                await work()
        except Exception as error:
            tries = self._failed.get(key, (0, 0.0))[0]
            wait = _AGAIN[min(tries, len(_AGAIN) - 1)]
            self._failed[key] = (tries + 1, self.tables.time.ticks() + wait)
            told = None if isinstance(error, _TROUBLE) else error
            what = str(error) or type(error).__name__
            log.warning("due %s is tried again in %.0f s: %s", key, wait, what, exc_info=told)
        else:
            self._failed.pop(key, None)
            self._unreached.pop(key, None)
        finally:
            self._doing.discard(key)

    async def _run_out(self, timer: TimerRecord) -> None:
        if timer.kind == lobby.LOBBY:
            await self._close_lobby(timer)
        elif timer.kind == CLOCK:
            await answer_by_default(self.tables, timer)
        elif timer.kind == LESSON:
            await lessons.expire(self.tables, timer)
        elif timer.kind == REMINDER:
            await self._remind(timer)

    async def _close_lobby(self, timer: TimerRecord) -> None:
        try:
            await lobby.cancel(self.tables, timer.table, None)
        except Sorry as sorry:
            if sorry.key != "lobby-over":
                raise
            await self.store.drop_timer(timer.table, timer.seat, timer.kind)
        self.tables.changed(timer.table)

    async def _close(self, vote: VoteRecord) -> None:
        await takeback.expire(self.tables, vote)

    # -- reminders -----------------------------------------------------------------------------

    async def _remind(self, timer: TimerRecord) -> None:
        """Half the time is gone: one word to the person awaited, while there is something left to tell of.

        It is taken off first: one that got through must not be told twice. One that did not is put back.
        """
        async with self.tables.lock(timer.table):
            loaded = await self.tables.load(timer.table)
            clock = _clock_of(timer, loaded)
            await self.store.drop_timer(timer.table, timer.seat, timer.kind)
        if clock is None or clock.due - self.tables.time.now() < _LEAST_LEFT:
            return
        try:
            reached = await self._tell(loaded, clock)
        except (Later, TimeoutError, OSError, asyncio.CancelledError):
            await self._put_back(timer)
            raise
        if not reached:
            await self._put_back(timer)
            raise Later(f"the person at seat {timer.seat} cannot be reached")

    async def _put_back(self, timer: TimerRecord) -> None:
        """Keep a reminder that did not get through, if its clock runs still."""
        self._unreached[_key(timer)] = timer.table
        async with self.tables.lock(timer.table):
            running = await self.store.timers(timer.table)
            if any(_belongs(timer, other) for other in running) and timer not in running:
                await self.store.put_timers(timer.table, [*running, timer])

    async def _tell(self, loaded: LoadedTable, clock: TimerRecord) -> bool:
        """Whether Discord took the reminder, or there is nobody who wants it."""
        seat = loaded.seats[clock.seat]
        if clock.seat not in loaded.awaited or seat.user is None:
            return True
        person = await self.store.person(seat.user)
        if not person.pings or person.dms_closed:
            return True
        words = host_words(person.locale or loaded.record.language)
        left = about(words, clock.due - self.tables.time.now())
        text = words("reminder", table=loaded.id, game=loaded.words()("name"), left=left)
        target = jump(loaded.record.guild, loaded.place, await self.messages.board(loaded.id))
        card = Card().say(text).row(link(words("button-board"), target))
        return await self.messages.tell(seat.user, card) is not None


def _key(timer: TimerRecord) -> Hashable:
    return (timer.table, timer.seat, timer.kind, timer.ask)


def _belongs(reminder: TimerRecord, clock: TimerRecord) -> bool:
    return clock.kind == CLOCK and (clock.seat, clock.ask) == (reminder.seat, reminder.ask)


def _clock_of(reminder: TimerRecord, loaded: LoadedTable) -> TimerRecord | None:
    """The clock that a reminder is about, if it runs still."""
    return next((timer for timer in loaded.timers if _belongs(reminder, timer)), None)
