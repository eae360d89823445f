"""Seats that change hands while a game is under way."""

from __future__ import annotations

from typing import Any

import msgspec

from db.records import ACTIVE, SeatRecord
from engines.players import CARETAKER

from .errors import Sorry
from .house import House, now
from .lobby import NAME_LENGTH
from .play import clocks, computers, keep, playing
from .sitting import Sitting, options_of


async def _write(house: House, sitting: Sitting, seat: SeatRecord, **table: Any) -> None:
    """Store a seat (and the table's fields), with clocks as they now run."""
    old = sitting.seats[seat.seat]
    if old.user != seat.user:
        seat = msgspec.structs.replace(seat, silent=0)
    sitting.seats[seat.seat] = seat
    sitting.record = msgspec.structs.replace(sitting.record, touched=now(), **table)
    async with house.store.transaction():
        await house.store.put_seat(seat)
        await house.store.put_table(sitting.record)
        running = await house.store.timers(sitting.id)
        if old.user != seat.user:
            # Whoever comes has the whole time.
            running = [timer for timer in running if timer.seat != seat.seat]
        await house.store.put_timers(sitting.id, clocks(sitting, running, now()))
    house.stir(sitting.id)
    if sitting.record.status == "playing" and sitting.awaited_computers():
        house.later(computers(house, sitting.id), f"computers of {sitting.id}")


def _next_host(sitting: Sitting, leaver: int) -> int | None:
    """Who hosts when the host goes: the person who has sat longest."""
    people = [seat for seat in sitting.seats if seat.user not in (None, leaver)]
    longest = min(people, key=lambda seat: (seat.joined, seat.seat), default=None)
    return None if longest is None else longest.user


def for_good(sitting: Sitting) -> bool:
    """Whether a leaver's seat goes out of the game: only what is asked already is answered, by default."""
    spec = sitting.spec
    if spec.retire is None or spec.retires is None or sitting.record.status not in ("playing", "paused"):
        return False
    return spec.retires(options_of(spec, sitting.record))


async def _retire(house: House, sitting: Sitting, seat: SeatRecord, host: int, user: int) -> None:
    """Store that a seat is empty and goes for good: both, or neither."""
    sitting.seats[seat.seat] = seat
    sitting.record = msgspec.structs.replace(sitting.record, host=host)
    async with house.store.transaction():
        await house.store.put_seat(seat)
        await keep(house, sitting, sitting.live().retire(seat.seat), user=user, show=False)
    house.stir(sitting.id)
    if sitting.record.status == "playing" and sitting.awaited_computers():
        house.later(computers(house, sitting.id), f"computers of {sitting.id}")


async def leave(house: House, table: str, user: int) -> Sitting:
    """Leave a game: the seat is offered to others, and the computer plays it meanwhile; or it goes for
    good, where the table's options say so. When the last person leaves, the game is void (FX-152)."""
    async with house.lock(table):
        sitting = await house.sit(table)
        if sitting.record.status != "paused":
            playing(sitting)
        mine = sitting.seat_of(user)
        if mine is None:
            raise Sorry("not-seated", table=table)
        heir = _next_host(sitting, user)
        gone = for_good(sitting)
        empty = msgspec.structs.replace(mine, user=None, player=CARETAKER, open=not gone)
        if heir is None:
            await _write(house, sitting, empty, status="void", ended=now())
        else:
            host = heir if sitting.record.host == user else sitting.record.host
            if gone:
                await _retire(house, sitting, empty, host, user)
            else:
                await _write(house, sitting, empty, host=host)
        return sitting


async def take(house: House, table: str, seat: int, user: int, name: str) -> Sitting:
    """Take a seat that is offered; the one who left it may come back so (FX-151)."""
    async with house.lock(table):
        sitting = await house.sit(table)
        playing(sitting)
        if sitting.seat_of(user) is not None:
            raise Sorry("already-seated", table=table)
        if not 0 <= seat < len(sitting.seats) or not sitting.seats[seat].open:
            raise Sorry("seat-taken", table=table)
        mine = msgspec.structs.replace(
            sitting.seats[seat], user=user, name=name[:NAME_LENGTH], player=None, open=False, joined=now()
        )
        await _write(house, sitting, mine)
        return sitting


async def replace(
    house: House, table: str, by: int, seat: int, user: int | None, name: str, *, keeper: bool = False
) -> Sitting:
    """The table's host gives a seat to another person, or (``user`` None) to the computer, which
    offers it to others. Its person is not asked: this is for people who vanish."""
    async with house.lock(table):
        sitting = await house.sit(table)
        playing(sitting)
        if sitting.record.host != by and not keeper:
            raise Sorry("host-only", table=table)
        if not 0 <= seat < len(sitting.seats):
            raise Sorry("no-such-seat", table=table)
        old = sitting.seats[seat]
        if old.user == by and user is None:
            raise Sorry("leave-instead", table=table)
        if user is not None and sitting.seat_of(user) is not None:
            raise Sorry("they-are-seated", table=table)
        if user is None:
            new = msgspec.structs.replace(old, user=None, player=CARETAKER, open=True)
        else:
            new = msgspec.structs.replace(
                old, user=user, name=name[:NAME_LENGTH], player=None, open=False, joined=now()
            )
        host = sitting.record.host
        if old.user == host and user is None:
            host = _next_host(sitting, host) or host
        await _write(house, sitting, new, host=host)
        return sitting


async def hand_over(house: House, table: str, by: int, user: int) -> Sitting:
    """The host hands hosting on to another person at the table; when the host has left, the
    longest-seated person may take it."""
    async with house.lock(table):
        sitting = await house.sit(table, open_game=False)
        if sitting.record.status not in ACTIVE:
            raise Sorry(f"is-{sitting.record.status}", table=table)
        host = sitting.record.host
        vanished = sitting.seat_of(host) is None
        if by != host and not (vanished and _next_host(sitting, host) == by):
            raise Sorry("host-only", table=table)
        if sitting.seat_of(user) is None:
            raise Sorry("they-are-not-seated", table=table)
        sitting.record = msgspec.structs.replace(sitting.record, host=user, touched=now())
        await house.store.put_table(sitting.record)
        house.stir(table)
        return sitting


async def end(house: House, table: str, by: int, *, keeper: bool = False) -> Sitting:
    """The host ends a game for all; it counts for nobody."""
    async with house.lock(table):
        sitting = await house.sit(table, open_game=False)
        if sitting.record.status not in ("playing", "paused", "frozen"):
            raise Sorry(f"is-{sitting.record.status}", table=table)
        if sitting.record.host != by and not keeper:
            raise Sorry("host-only", table=table)
        sitting.record = msgspec.structs.replace(
            sitting.record, status="void", why="ended", ended=now(), touched=now()
        )
        async with house.store.transaction():
            await house.store.put_table(sitting.record)
            await house.store.put_timers(table, [])
        house.stir(table)
        return sitting


async def pause(house: House, table: str, why: str) -> None:
    """The table's place is gone or closed to the bot: stop its clocks and keep everything."""
    async with house.lock(table):
        record = await house.store.table(table)
        if record is None or record.status != "playing":
            return
        async with house.store.transaction():
            await house.store.put_table(msgspec.structs.replace(record, status="paused", why=why))
            await house.store.put_timers(table, [])


async def resume(house: House, table: str, user: int, channel: int, guild: int) -> Sitting:
    """Bring a paused table to a channel where the bot may speak; anyone seated may."""
    async with house.lock(table):
        sitting = await house.sit(table)
        if sitting.record.status != "paused":
            raise Sorry(f"is-{sitting.record.status}", table=table)
        if sitting.seat_of(user) is None:
            raise Sorry("not-seated", table=table)
        sitting.record = msgspec.structs.replace(
            sitting.record, status="playing", why="", channel=channel, thread=None, guild=guild, touched=now()
        )
        async with house.store.transaction():
            await house.store.put_table(sitting.record)
            await house.store.put_timers(table, clocks(sitting, [], now()))
    house.stir(table)
    if sitting.awaited_computers():
        house.later(computers(house, table), f"computers of {table}")
    return sitting
