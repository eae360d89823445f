"""Seats that change hands while a game is under way."""

from __future__ import annotations

from typing import Any

import msgspec

from db.records import ACTIVE, SeatRecord
from engines.core.ask import fits
from engines.players import CARETAKER
from host.errors import Sorry

from . import takeback
from .answers import give
from .clocks import clocks
from .hosting import next_host
from .lessons import no_lesson
from .loaded import LoadedTable
from .lobby import kept_name
from .tables import Tables, now, playing


async def _write(tables: Tables, loaded: LoadedTable, seat: SeatRecord, **table: Any) -> None:
    """Store a seat (and the table's fields), with clocks as they now run."""
    old = loaded.seats[seat.seat]
    if old.user != seat.user:
        seat = msgspec.structs.replace(seat, silent=0)
    loaded.seats[seat.seat] = seat
    loaded.record = msgspec.structs.replace(loaded.record, touched=now(), **table)
    async with tables.store.transaction():
        await tables.store.put_seat(seat)
        await tables.store.put_table(loaded.record)
        running = await tables.store.timers(loaded.id)
        if old.user != seat.user:
            # Whoever comes has the whole time.
            running = [timer for timer in running if timer.seat != seat.seat]
        loaded.timers = clocks(loaded, running, tables.time.now())
        await tables.store.put_timers(loaded.id, loaded.timers)
    last = loaded.record.last_row
    if old.user not in (None, seat.user):
        await _forget(tables, loaded, seat.seat)
    await takeback.weigh(tables, loaded, since=last)
    tables.changed(loaded.id)
    if loaded.record.status == "playing" and loaded.awaited_computers():
        tables.call_computers(loaded.id)


async def _forget(tables: Tables, loaded: LoadedTable, seat: int) -> None:
    """What the person of a seat had wished for themselves does not bind who comes after."""
    if loaded.spec.forget is None or loaded.live is None:
        return
    for choice in loaded.spec.forget(loaded.live.g.s, seat):
        ask = loaded.ask(seat)
        if ask is not None and fits(ask, choice):
            moved = give(loaded, seat, choice, ask=None, by="standing")
            await tables.save(loaded, moved, show=False)


def for_good(loaded: LoadedTable) -> bool:
    """Whether a leaver's seat goes out of the game: only what is asked already is answered, by default."""
    spec = loaded.spec
    if spec.retire is None or spec.retires is None or loaded.record.status not in ("playing", "paused"):
        return False
    return spec.retires(loaded.settings)


async def _retire(tables: Tables, loaded: LoadedTable, *, seat: SeatRecord, host: int, user: int) -> None:
    """Store that a seat is empty and goes for good: both, or neither."""
    loaded.seats[seat.seat] = seat
    last = loaded.record.last_row
    loaded.record = msgspec.structs.replace(loaded.record, host=host)
    async with tables.store.transaction():
        await tables.store.put_seat(seat)
        await tables.save(loaded, loaded.opened().retire(seat.seat), user=user, show=False)
    await takeback.weigh(tables, loaded, since=last)
    tables.changed(loaded.id)
    if loaded.record.status == "playing" and loaded.awaited_computers():
        tables.call_computers(loaded.id)


def leaving(loaded: LoadedTable) -> str:
    """What it means that somebody leaves a game: "last" (it is void), "out" (their seat goes for good) or
    "offered" (the computer plays it until somebody takes it)."""
    if sum(seat.user is not None for seat in loaded.seats) == 1:
        return "last"
    return "out" if for_good(loaded) else "offered"


async def leave(tables: Tables, table: str, user: int) -> LoadedTable:
    """Leave a game: the seat is offered to others, and the computer plays it meanwhile; or it goes for
    good, where the table's settings say so. When the last person leaves, the game is void (FX-152)."""
    async with tables.lock(table):
        loaded = await tables.load(table)
        if loaded.record.status != "paused":
            playing(loaded)
        mine = loaded.seat_of(user)
        if mine is None:
            raise Sorry("not-seated", table=table)
        heir = next_host(loaded, user)
        gone = for_good(loaded)
        empty = msgspec.structs.replace(mine, user=None, player=CARETAKER, open=not gone)
        if heir is None:
            await _write(tables, loaded, empty, status="void", ended=now())
        else:
            host = heir if loaded.record.host == user else loaded.record.host
            if gone:
                await _retire(tables, loaded, seat=empty, host=host, user=user)
            else:
                await _write(tables, loaded, empty, host=host)
        return loaded


async def take(tables: Tables, table: str, *, seat: int, user: int, name: str) -> LoadedTable:
    """Take a seat that is offered; the one who left it may come back so (FX-151)."""
    async with tables.lock(table):
        loaded = await tables.load(table)
        playing(loaded)
        if loaded.seat_of(user) is not None:
            raise Sorry("already-seated", table=table)
        if not 0 <= seat < len(loaded.seats) or not loaded.seats[seat].open:
            raise Sorry("seat-taken", table=table)
        mine = msgspec.structs.replace(
            loaded.seats[seat], user=user, name=kept_name(name), player=None, open=False, joined=now()
        )
        await _write(tables, loaded, mine)
        return loaded


async def replace(
    tables: Tables, table: str, *, by: int, seat: int, user: int | None, name: str, keeper: bool = False
) -> LoadedTable:
    """The table's host gives a seat to another person, or (``user`` None) to the computer, which
    offers it to others. Its person is not asked: this is for people who vanish."""
    async with tables.lock(table):
        loaded = await tables.load(table)
        playing(loaded)
        if loaded.record.host != by and not keeper:
            raise Sorry("host-only", table=table)
        no_lesson(loaded)
        if not 0 <= seat < len(loaded.seats):
            raise Sorry("no-such-seat", table=table)
        old = loaded.seats[seat]
        if old.user == by and user is None:
            raise Sorry("leave-instead", table=table)
        if user is not None and loaded.seat_of(user) is not None:
            raise Sorry("they-are-seated", table=table)
        if user is None:
            new = msgspec.structs.replace(old, user=None, player=CARETAKER, open=True)
        else:
            new = msgspec.structs.replace(
                old, user=user, name=kept_name(name), player=None, open=False, joined=now()
            )
        host = loaded.record.host
        if user is None and next_host(loaded, old.user) is None:
            # Nobody is left to play.
            await _write(tables, loaded, new, status="void", ended=now())
            return loaded
        if old.user == host:
            host = next_host(loaded, host) or user or host
        await _write(tables, loaded, new, host=host)
        return loaded


async def hand_over(tables: Tables, table: str, *, by: int, user: int) -> LoadedTable:
    """The host hands hosting on to another person at the table."""
    async with tables.lock(table):
        loaded = await tables.load(table, open_game=False)
        if loaded.record.status not in ACTIVE:
            raise Sorry(f"is-{loaded.record.status}", table=table)
        if by != loaded.record.host:
            raise Sorry("host-only", table=table)
        if loaded.seat_of(user) is None:
            raise Sorry("they-are-not-seated", table=table)
        loaded.record = msgspec.structs.replace(loaded.record, host=user, touched=now())
        await tables.store.put_table(loaded.record)
        tables.changed(table)
        return loaded


async def may_end(tables: Tables, table: str, by: int, *, keeper: bool = False) -> LoadedTable:
    """A game that may be ended by somebody: its host, or (``keeper``) whoever keeps order there. Raises
    Sorry."""
    loaded = await tables.load(table, open_game=False)
    if loaded.record.host != by and not keeper:
        raise Sorry("host-only", table=table)
    if loaded.record.status not in ("playing", "paused", "frozen"):
        raise Sorry(f"is-{loaded.record.status}", table=table)
    return loaded


async def end(tables: Tables, table: str, by: int, *, keeper: bool = False) -> LoadedTable:
    """End a game for all; it counts for nobody. Raises as :func:`may_end`."""
    async with tables.lock(table):
        loaded = await may_end(tables, table, by, keeper=keeper)
        loaded.record = msgspec.structs.replace(
            loaded.record, status="void", why="ended", ended=now(), touched=now()
        )
        async with tables.store.transaction():
            await tables.store.put_table(loaded.record)
            await tables.store.put_timers(table, [])
        tables.changed(table)
        return loaded


async def pause(tables: Tables, table: str, why: str) -> None:
    """The table's place is gone or closed to the bot: stop its clocks and keep everything."""
    async with tables.lock(table):
        record = await tables.store.table(table)
        if record is None or record.status != "playing":
            return
        async with tables.store.transaction():
            await tables.store.put_table(msgspec.structs.replace(record, status="paused", why=why))
            await tables.store.put_timers(table, [])


async def resume(tables: Tables, table: str, *, user: int, channel: int, guild: int) -> LoadedTable:
    """Bring a paused table to a channel where the bot may speak; anyone seated may."""
    async with tables.lock(table):
        loaded = await tables.load(table)
        if loaded.record.status != "paused":
            raise Sorry(f"is-{loaded.record.status}", table=table)
        if loaded.seat_of(user) is None:
            raise Sorry("not-seated", table=table)
        no_lesson(loaded)
        loaded.record = msgspec.structs.replace(
            loaded.record, status="playing", why="", channel=channel, thread=None, guild=guild, touched=now()
        )
        async with tables.store.transaction():
            await tables.store.put_table(loaded.record)
            await tables.store.put_timers(table, clocks(loaded, [], tables.time.now()))
    tables.changed(table)
    if loaded.awaited_computers():
        tables.call_computers(table)
    return loaded
