"""Lobbies: opening a table, taking seats, starting."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec

from db.records import Coach, Move, SeatRecord, TableRecord, TimerRecord
from engines.core.chance import mix, side
from engines.core.table import Table
from engines.players import names as player_names
from host.errors import Sorry
from host.games import Game
from host.words import host_words, seen

from . import journal_records
from .clocks import clocks
from .hosting import next_host
from .loaded import LoadedTable
from .tables import Tables, now

#: A lobby that nobody touches closes itself after this many seconds.
LOBBY_PATIENCE = 7 * 24 * 3600
LOBBY = "lobby"
NAME_LENGTH = 32


def commitment(secret: bytes) -> str:
    """What the lobby shows of the secret bytes, for the check at the end."""
    return hashlib.sha256(secret).hexdigest()


def _check_settings(game: Game, seats: int, settings: Any, language: str) -> None:
    """Raise Sorry, in the game's own words, if settings and a number of seats do not go together."""
    fit = game.spec.settings_fit
    if fit is not None and (why := fit(seats, settings)):
        raise Sorry("misfit", reason=game.words(language)(f"misfit-{why}"))


async def open_table(
    tables: Tables,
    game: str,
    settings: Any,
    *,
    seats: int,
    guild: int,
    channel: int,
    host: int,
    host_name: str,
    language: str,
    clock: int,
    press: int,
    coach: Coach = "",
) -> LoadedTable:
    """A new lobby with its host seated; raises Sorry if the settings do not fit. ``press`` is the id of the
    interaction that opened it: it goes into the seed."""
    found = tables.games.named(game)
    spec = found.spec
    if seats not in range(spec.seats[0], spec.seats[-1] + 1):
        raise Sorry("seats", least=spec.seats[0], most=spec.seats[-1])
    _check_settings(found, seats, settings, language)
    at = now()
    record = TableRecord(
        id=await tables.new_id(),
        game=game,
        status="lobby",
        settings=msgspec.json.encode(settings),
        seats=seats,
        guild=guild,
        channel=channel,
        host=host,
        language=language,
        secret=secrets.token_bytes(32),
        salt=str(press),
        rules_version=spec.rules_version,
        clock=clock,
        coach=coach,
        made=at,
        touched=at,
    )
    async with tables.store.transaction():
        await tables.store.add_table(record)
        await tables.store.put_seat(_seat(record.id, 0, host, host_name, None, at))
        await tables.store.put_timers(record.id, [_patience(record.id, tables.time.now())])
    return await tables.load(record.id)


def _seat(table: str, seat: int, user: int | None, name: str, player: str | None, at: float) -> SeatRecord:
    return SeatRecord(table=table, seat=seat, user=user, name=kept_name(name), player=player, joined=at)


def kept_name(name: str) -> str:
    """A person's name as a table keeps it; empty if nothing of it can be seen."""
    return seen(seen(name)[:NAME_LENGTH])


def _patience(table: str, at: float) -> TimerRecord:
    return TimerRecord(table=table, seat=-1, ask=0, kind=LOBBY, due=at + LOBBY_PATIENCE)


async def _lobby(tables: Tables, table: str) -> LoadedTable:
    loaded = await tables.load(table)
    if loaded.record.status != "lobby":
        raise Sorry("lobby-over", table=table)
    return loaded


async def _write(
    tables: Tables, loaded: LoadedTable, seats: list[SeatRecord], press: int | None, host: int | None = None
) -> None:
    """Store who sits where, without gaps, and start the lobby's patience anew."""
    at = now()
    host = host or loaded.record.host
    salt = loaded.record.salt if press is None else f"{loaded.record.salt} {press}"
    async with tables.store.transaction():
        for seat in loaded.seats:
            await tables.store.drop_seat(loaded.id, seat.seat)
        for place, seat in enumerate(seats):
            await tables.store.put_seat(msgspec.structs.replace(seat, seat=place))
        await tables.store.put_table(msgspec.structs.replace(loaded.record, salt=salt, host=host, touched=at))
        await tables.store.put_timers(loaded.id, [_patience(loaded.id, tables.time.now())])


async def join(tables: Tables, table: str, *, user: int, name: str, press: int) -> LoadedTable:
    """Take a seat in a lobby."""
    async with tables.lock(table):
        loaded = await _lobby(tables, table)
        if loaded.seat_of(user) is not None:
            raise Sorry("already-seated", table=table)
        if len(loaded.seats) >= loaded.record.seats:
            raise Sorry("full", table=table)
        new = _seat(table, len(loaded.seats), user, name, None, now())
        await _write(tables, loaded, [*loaded.seats, new], press)
        return await tables.load(table)


async def add_computer(tables: Tables, table: str, user: int) -> LoadedTable:
    """Fill a seat with a computer player; only the host may."""
    async with tables.lock(table):
        loaded = await _lobby(tables, table)
        _host_only(loaded, user)
        if len(loaded.seats) >= loaded.record.seats:
            raise Sorry("full", table=table)
        taken = {seat.name for seat in loaded.seats}
        pool = host_words(loaded.record.language)("computer-names").split("|")
        name = next((name.strip() for name in pool if name.strip() not in taken), "?")
        kind = player_names(loaded.spec)[0]
        new = _seat(table, len(loaded.seats), None, name, kind, now())
        await _write(tables, loaded, [*loaded.seats, new], None)
        return await tables.load(table)


async def leave(tables: Tables, table: str, user: int) -> LoadedTable:
    """Leave a lobby; its hosting passes on, and the last to leave closes it."""
    async with tables.lock(table):
        loaded = await _lobby(tables, table)
        mine = loaded.seat_of(user)
        if mine is None:
            raise Sorry("not-seated", table=table)
        left = [seat for seat in loaded.seats if seat.seat != mine.seat]
        heir = next_host(loaded, user)
        if heir is None:
            return await _end(tables, loaded, "cancelled")
        await _write(tables, loaded, left, None, host=heir if loaded.record.host == user else None)
        return await tables.load(table)


async def drop_computer(tables: Tables, table: str, user: int) -> LoadedTable:
    """Take the last computer player out of a lobby again; only the host may."""
    async with tables.lock(table):
        loaded = await _lobby(tables, table)
        _host_only(loaded, user)
        computers_ = [seat for seat in loaded.seats if seat.user is None]
        if not computers_:
            raise Sorry("no-computer", table=table)
        await _write(tables, loaded, [seat for seat in loaded.seats if seat != computers_[-1]], None)
        return await tables.load(table)


async def coach(tables: Tables, table: str, user: int, *, allowed: bool) -> LoadedTable:
    """Say in a lobby whether people may ask for advice; only the host may."""
    async with tables.lock(table):
        loaded = await _lobby(tables, table)
        _host_only(loaded, user)
        said = msgspec.structs.replace(loaded.record, coach="on" if allowed else "off", touched=now())
        await tables.store.put_table(said)
        return await tables.load(table)


async def replace(
    tables: Tables, table: str, *, by: int, seat: int, user: int | None, name: str
) -> LoadedTable:
    """The host gives a seat in a lobby to another person, or (``user`` None) frees it: for people who
    vanish."""
    async with tables.lock(table):
        loaded = await _lobby(tables, table)
        _host_only(loaded, by)
        if not 0 <= seat < len(loaded.seats):
            raise Sorry("no-such-seat", table=table)
        if loaded.seats[seat].user == by:
            raise Sorry("leave-instead", table=table)
        if user is not None and loaded.seat_of(user) is not None:
            raise Sorry("they-are-seated", table=table)
        left = [each for each in loaded.seats if each.seat != seat]
        if user is not None:
            left.insert(seat, _seat(table, seat, user, name, None, now()))
        await _write(tables, loaded, left, None)
        return await tables.load(table)


async def cancel(tables: Tables, table: str, user: int | None) -> LoadedTable:
    """Close a lobby; the host may, or whoever keeps order there, or the house after a week (``user``
    None)."""
    async with tables.lock(table):
        loaded = await _lobby(tables, table)
        if user is not None:
            _host_only(loaded, user)
        return await _end(tables, loaded, "cancelled")


async def _end(tables: Tables, loaded: LoadedTable, status: str) -> LoadedTable:
    ended = msgspec.structs.replace(loaded.record, status=status, ended=now())
    async with tables.store.transaction():
        await tables.store.put_table(ended)
        await tables.store.put_timers(loaded.id, [])
    return await tables.load(loaded.id)


def _host_only(loaded: LoadedTable, user: int) -> None:
    if loaded.record.host != user:
        raise Sorry("host-only", table=loaded.id)


async def start(
    tables: Tables, table: str, *, user: int, press: int | None, seed: bytes | None = None
) -> LoadedTable:
    """Begin the game. Seats are drawn unless the settings fix them (FX-026); the seed mixes the
    secret with the presses that seated and started it (``press`` None: the one that opened it has started it,
    too). ``seed`` is for local play only.

    The caller answers the press and then tells of the change.
    """
    async with tables.lock(table):
        loaded = await _lobby(tables, table)
        _host_only(loaded, user)
        spec, count = loaded.spec, len(loaded.seats)
        if count not in spec.seats:
            raise Sorry("too-few", least=spec.seats[0], table=table)
        settings = loaded.settings
        _check_settings(loaded.game, count, settings, loaded.record.language)
        salt = loaded.record.salt if press is None else f"{loaded.record.salt} {press}"
        seed = seed or mix(loaded.record.secret, salt.split())
        seats = list(loaded.seats)
        if spec.keeps_seats is None or not spec.keeps_seats(settings):
            side(seed, "seats").shuffle(seats, "seats")
        loaded.seats = [msgspec.structs.replace(seat, seat=at) for at, seat in enumerate(seats)]
        live, moved = Table.start(spec, count, settings, seed)
        at = now()
        loaded.live = live
        loaded.record = msgspec.structs.replace(
            loaded.record, status="playing", seats=count, salt=salt, seed=seed, touched=at
        )
        async with tables.store.transaction():
            for seat in loaded.seats:
                await tables.store.put_seat(seat)
            await tables.store.save(
                Move(
                    answer=journal_records.record_of(table, moved.row, at, user=user, interaction=press),
                    events=journal_records.events_of(table, moved),
                    checkpoint=journal_records.checkpoint_record(table, moved.checkpoint),
                    timers=clocks(loaded, [], tables.time.now()),
                    table=loaded.record,
                )
            )
        loaded.record = msgspec.structs.replace(loaded.record, last_row=moved.row.n)
    if loaded.awaited_computers():
        tables.call_computers(table)
    return loaded
