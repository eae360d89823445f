"""What is due: clocks of awaited seats, reminders, lobbies nobody touches, votes nobody decides."""

from __future__ import annotations

import logging

import discord

from db.errors import StoreError
from db.records import TimerRecord

from . import lobby, undo
from .errors import Sorry
from .house import House, now
from .layout.card import Card, jump, link
from .play import CLOCK, REMINDER, by_default
from .post import DoorClosed, Later, PlaceGone, Poster
from .words import desk

log = logging.getLogger(__name__)
#: Seconds between two looks at what is due.
EVERY = 15.0


async def tick(house: House, poster: Poster) -> int:
    """Do what is due now; the number of things done. One that fails does not keep the others."""
    done = 0
    for timer in await house.store.due(now()):
        try:
            await _ring(house, poster, timer)
            done += 1
        except (Sorry, StoreError, discord.HTTPException, Later, DoorClosed, PlaceGone) as error:
            log.warning("timer %s of table %s: %s", timer.kind, timer.table, error)
        except Exception:
            log.exception("timer %s of table %s failed", timer.kind, timer.table)
    for vote in await house.store.votes_before(now() - undo.PATIENCE):
        await undo.expire(house, vote)
        done += 1
    return done


async def _ring(house: House, poster: Poster, timer: TimerRecord) -> None:
    if timer.kind == lobby.LOBBY:
        await lobby.cancel(house, timer.table, None)
        house.stir(timer.table)
    elif timer.kind == CLOCK:
        await by_default(house, timer)
    elif timer.kind == REMINDER:
        # Taken off first: a reminder that cannot be delivered must not come back every few seconds.
        # Under the lock: an answer that is being saved would put it back.
        async with house.lock(timer.table):
            await house.store.drop_timer(timer.table, timer.seat, timer.kind)
        await remind(house, poster, timer)


async def remind(house: House, poster: Poster, timer: TimerRecord) -> None:
    """Half the time is gone: one word to the person awaited."""
    sitting = await house.sit(timer.table)
    seat = sitting.seats[timer.seat]
    if timer.seat not in sitting.awaited or seat.user is None:
        return
    person = await house.store.person(seat.user)
    if not person.pings or person.dms_closed:
        return
    words = desk(person.locale or sitting.record.language)
    minutes = max(1, round(sitting.record.clock / 2 / 60))
    card = Card().say(
        words(
            "reminder",
            table=timer.table,
            game=sitting.words()("name"),
            hours=round(minutes / 60),
            minutes=minutes,
        )
    )
    boards = await house.store.messages(timer.table, live=True, kind="board")
    target = jump(sitting.record.guild, sitting.place, boards[-1].message if boards else None)
    card.row(link(words("button-board"), target))
    await poster.tell(seat.user, card)
