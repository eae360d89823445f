"""What is due: clocks of awaited seats, reminders, lobbies nobody touches, votes nobody decides."""

from __future__ import annotations

import logging

import discord

from db.errors import StoreError
from db.records import TimerRecord
from host.errors import Sorry
from host.shown.card import Card, jump, link
from host.shown.messages import Messages
from host.shown.refusals import DoorClosed, Later, PlaceGone
from host.tables import lobby, takeback
from host.tables.answers import answer_by_default
from host.tables.clocks import CLOCK, REMINDER
from host.tables.tables import Tables, now
from host.words import host_words

log = logging.getLogger(__name__)
#: Seconds between two looks at what is due.
EVERY = 15.0


async def do_what_is_due(tables: Tables, messages: Messages) -> int:
    """Do what is due now; the number of things done. One that fails does not keep the others."""
    done = 0
    for timer in await tables.store.due(now()):
        try:
            await _run_out(tables, messages, timer)
            done += 1
        except (Sorry, StoreError, discord.HTTPException, Later, DoorClosed, PlaceGone) as error:
            log.warning("timer %s of table %s: %s", timer.kind, timer.table, error)
        except Exception:
            log.exception("timer %s of table %s failed", timer.kind, timer.table)
    for vote in await tables.store.votes_before(now() - takeback.PATIENCE):
        await takeback.expire(tables, vote)
        done += 1
    return done


async def _run_out(tables: Tables, messages: Messages, timer: TimerRecord) -> None:
    if timer.kind == lobby.LOBBY:
        await lobby.cancel(tables, timer.table, None)
        tables.changed(timer.table)
    elif timer.kind == CLOCK:
        await answer_by_default(tables, timer)
    elif timer.kind == REMINDER:
        # Taken off first: a reminder that cannot be delivered must not come back every few seconds.
        # Under the lock: an answer that is being saved would put it back.
        async with tables.lock(timer.table):
            await tables.store.drop_timer(timer.table, timer.seat, timer.kind)
        await _remind(tables, messages, timer)


async def _remind(tables: Tables, messages: Messages, timer: TimerRecord) -> None:
    """Half the time is gone: one word to the person awaited."""
    loaded = await tables.load(timer.table)
    seat = loaded.seats[timer.seat]
    if timer.seat not in loaded.awaited or seat.user is None:
        return
    person = await tables.store.person(seat.user)
    if not person.pings or person.dms_closed:
        return
    words = host_words(person.locale or loaded.record.language)
    minutes = max(1, round(loaded.record.clock / 2 / 60))
    text = words(
        "reminder",
        table=timer.table,
        game=loaded.words()("name"),
        hours=round(minutes / 60),
        minutes=minutes,
    )
    target = jump(loaded.record.guild, loaded.place, await messages.board(timer.table))
    await messages.tell(seat.user, Card().say(text).row(link(words("button-board"), target)))
