"""Lobbies: opening a table, taking seats, starting."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec

from db.records import Move, SeatRecord, TableRecord, TimerRecord
from engines.core.chance import mix, side
from engines.core.discover import words as game_words
from engines.core.spec import GameSpec
from engines.core.table import Table
from engines.players import names as player_names

from . import shelf
from .errors import Sorry
from .house import House, now
from .play import clocks, computers
from .sitting import Sitting, options_of
from .words import desk

#: A lobby that nobody touches closes itself after this many seconds.
LOBBY_PATIENCE = 7 * 24 * 3600
LOBBY = "lobby"
NAME_LENGTH = 32


def commitment(secret: bytes) -> str:
    """What the lobby shows of the secret bytes, for the check at the end."""
    return hashlib.sha256(secret).hexdigest()


def _misfit(spec: GameSpec[Any], why: str, language: str) -> Sorry:
    """What is wrong with a table's options, in the game's own words."""
    return Sorry("misfit", reason=game_words(spec.key, language)(f"misfit-{why}"))


async def open_table(
    house: House,
    game: str,
    options: Any,
    *,
    seats: int,
    guild: int,
    channel: int,
    host: int,
    host_name: str,
    language: str,
    clock: int,
    press: int,
) -> Sitting:
    """A new lobby with its host seated; raises Sorry if the options do not fit."""
    spec = house.spec(game)
    if seats not in range(spec.seats[0], spec.seats[-1] + 1):
        raise Sorry("seats", least=spec.seats[0], most=spec.seats[-1])
    if spec.settings_fit is not None and (why := spec.settings_fit(seats, options)):
        raise _misfit(spec, why, language)
    at = now()
    record = TableRecord(
        id=await house.new_id(),
        game=game,
        status="lobby",
        options=msgspec.json.encode(options),
        seats=seats,
        guild=guild,
        channel=channel,
        host=host,
        language=language,
        secret=secrets.token_bytes(32),
        salt=str(press),
        rules_version=spec.rules_version,
        clock=clock,
        made=at,
        touched=at,
    )
    async with house.store.transaction():
        await house.store.add_table(record)
        await house.store.put_seat(_seat(record.id, 0, host, host_name, None, at))
        await house.store.put_timers(record.id, [_patience(record.id, at)])
    return await house.sit(record.id)


def _seat(table: str, seat: int, user: int | None, name: str, player: str | None, at: float) -> SeatRecord:
    return SeatRecord(table=table, seat=seat, user=user, name=name[:NAME_LENGTH], player=player, joined=at)


def _patience(table: str, at: float) -> TimerRecord:
    return TimerRecord(table=table, seat=-1, ask=0, kind=LOBBY, due=at + LOBBY_PATIENCE)


async def _lobby(house: House, table: str) -> Sitting:
    sitting = await house.sit(table)
    if sitting.record.status != "lobby":
        raise Sorry("lobby-over", table=table)
    return sitting


async def _write(
    house: House, sitting: Sitting, seats: list[SeatRecord], press: int | None, host: int | None = None
) -> None:
    """Store who sits where, without gaps, and start the lobby's patience anew."""
    at = now()
    host = host or sitting.record.host
    salt = sitting.record.salt if press is None else f"{sitting.record.salt} {press}"
    async with house.store.transaction():
        for seat in sitting.seats:
            await house.store.drop_seat(sitting.id, seat.seat)
        for place, seat in enumerate(seats):
            await house.store.put_seat(msgspec.structs.replace(seat, seat=place))
        await house.store.put_table(msgspec.structs.replace(sitting.record, salt=salt, host=host, touched=at))
        await house.store.put_timers(sitting.id, [_patience(sitting.id, at)])


async def join(house: House, table: str, user: int, name: str, press: int) -> Sitting:
    """Take a seat in a lobby."""
    async with house.lock(table):
        sitting = await _lobby(house, table)
        if sitting.seat_of(user) is not None:
            raise Sorry("already-seated", table=table)
        if len(sitting.seats) >= sitting.record.seats:
            raise Sorry("full", table=table)
        new = _seat(table, len(sitting.seats), user, name, None, now())
        await _write(house, sitting, [*sitting.seats, new], press)
        return await house.sit(table)


async def add_computer(house: House, table: str, user: int) -> Sitting:
    """Fill a seat with a computer player; only the host may."""
    async with house.lock(table):
        sitting = await _lobby(house, table)
        _host_only(sitting, user)
        if len(sitting.seats) >= sitting.record.seats:
            raise Sorry("full", table=table)
        taken = {seat.name for seat in sitting.seats}
        pool = desk(sitting.record.language)("computer-names").split("|")
        name = next((name.strip() for name in pool if name.strip() not in taken), "?")
        kind = player_names(sitting.spec)[0]
        new = _seat(table, len(sitting.seats), None, name, kind, now())
        await _write(house, sitting, [*sitting.seats, new], None)
        return await house.sit(table)


async def leave(house: House, table: str, user: int) -> Sitting:
    """Leave a lobby; its hosting passes on, and the last to leave closes it."""
    async with house.lock(table):
        sitting = await _lobby(house, table)
        mine = sitting.seat_of(user)
        if mine is None:
            raise Sorry("not-seated", table=table)
        left = [seat for seat in sitting.seats if seat.seat != mine.seat]
        people = [seat for seat in left if seat.user is not None]
        if not people:
            return await _end(house, sitting, "cancelled")
        heir = people[0].user if sitting.record.host == user else None
        await _write(house, sitting, left, None, host=heir)
        return await house.sit(table)


async def drop_computer(house: House, table: str, user: int) -> Sitting:
    """Take the last computer player out of a lobby again; only the host may."""
    async with house.lock(table):
        sitting = await _lobby(house, table)
        _host_only(sitting, user)
        computers_ = [seat for seat in sitting.seats if seat.user is None]
        if not computers_:
            raise Sorry("no-computer", table=table)
        await _write(house, sitting, [seat for seat in sitting.seats if seat != computers_[-1]], None)
        return await house.sit(table)


async def cancel(house: House, table: str, user: int | None) -> Sitting:
    """Close a lobby; the host may, or the house after a week (``user`` None)."""
    async with house.lock(table):
        sitting = await _lobby(house, table)
        if user is not None:
            _host_only(sitting, user)
        return await _end(house, sitting, "cancelled")


async def _end(house: House, sitting: Sitting, status: str) -> Sitting:
    ended = msgspec.structs.replace(sitting.record, status=status, ended=now())
    async with house.store.transaction():
        await house.store.put_table(ended)
        await house.store.put_timers(sitting.id, [])
    return await house.sit(sitting.id)


def _host_only(sitting: Sitting, user: int) -> None:
    if sitting.record.host != user:
        raise Sorry("host-only", table=sitting.id)


async def start(house: House, table: str, user: int, press: int, seed: bytes | None = None) -> Sitting:
    """Begin the game. Seats are drawn unless the options fix them (FX-026); the seed mixes the
    secret with the presses that seated and started it. ``seed`` is for local play only.

    The caller answers the press and then stirs the table.
    """
    async with house.lock(table):
        sitting = await _lobby(house, table)
        _host_only(sitting, user)
        spec, count = sitting.spec, len(sitting.seats)
        if count not in spec.seats:
            raise Sorry("too-few", least=spec.seats[0], table=table)
        options = options_of(spec, sitting.record)
        if spec.settings_fit is not None and (why := spec.settings_fit(count, options)):
            raise _misfit(spec, why, sitting.record.language)
        salt = f"{sitting.record.salt} {press}"
        seed = seed or mix(sitting.record.secret, salt.split())
        seats = list(sitting.seats)
        if spec.keeps_seats is None or not spec.keeps_seats(options):
            side(seed, "seats").shuffle(seats, "seats")
        sitting.seats = [msgspec.structs.replace(seat, seat=at) for at, seat in enumerate(seats)]
        game, moved = Table.start(spec, count, options, seed)
        at = now()
        sitting.game = game
        sitting.record = msgspec.structs.replace(
            sitting.record, status="playing", seats=count, salt=salt, seed=seed, touched=at
        )
        async with house.store.transaction():
            for seat in sitting.seats:
                await house.store.put_seat(seat)
            await house.store.save(
                Move(
                    answer=shelf.record_of(table, moved.row, at, user=user, interaction=press),
                    events=shelf.events_of(table, moved),
                    checkpoint=shelf.checkpoint_record(table, moved.checkpoint),
                    timers=clocks(sitting, [], at),
                    table=sitting.record,
                )
            )
        sitting.record = msgspec.structs.replace(sitting.record, last_row=moved.row.n)
    if sitting.awaited_computers():
        house.later(computers(house, table), f"computers of {table}")
    return sitting
