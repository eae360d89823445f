"""Who hosts a table. A host who has left the server is missed when one is needed: whoever has sat longest of
those who are still there hosts from then on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from db.records import ACTIVE
from host.errors import Sorry

from .loaded import LoadedTable
from .tables import Tables, now

T = TypeVar("T")


def next_host(loaded: LoadedTable, leaver: int | None) -> int | None:
    """Who hosts when ``leaver`` goes: the person who has sat longest."""
    return next((user for user in _by_seniority(loaded) if user != leaver), None)


def _by_seniority(loaded: LoadedTable) -> list[int]:
    """The people at a table, whoever has sat longest first."""
    return [
        seat.user
        for seat in sorted(loaded.seats, key=lambda seat: (seat.joined, seat.seat))
        if seat.user is not None
    ]


async def as_host(tables: Tables, table: str, user: int, do: Callable[[], Awaitable[T]]) -> T:
    """``do`` what a table's host alone may: also for somebody who hosts only since it was noticed that the
    host has left the server. Raises what ``do`` raises.

    Nothing is asked of Discord for the host, nor for strangers.
    """
    try:
        return await do()
    except Sorry as sorry:
        if sorry.key != "host-only" or not await _succeeds(tables, table, user):
            raise
    return await do()


async def _succeeds(tables: Tables, table: str, user: int) -> bool:
    """Whether somebody hosts a table from now on, its host having left the server."""
    loaded = await tables.load(table, open_game=False)
    record, people = loaded.record, _by_seniority(loaded)
    if user not in people or record.status not in ACTIVE:
        return False
    if record.host in people and await tables.is_member(record.guild, record.host):
        return False
    for heir in people:
        if heir == record.host:
            continue
        # Whoever presses is there: nobody after them need be looked for.
        if heir == user or await tables.is_member(record.guild, heir):
            return await _pass_on(tables, table, record.host, heir) and heir == user
    return False


async def _pass_on(tables: Tables, table: str, host: int, heir: int) -> bool:
    """Let somebody host, unless that has changed meanwhile."""
    async with tables.lock(table):
        loaded = await tables.load(table, open_game=False)
        if loaded.record.host != host or loaded.seat_of(heir) is None:
            return loaded.record.host == heir
        await tables.store.put_table(msgspec.structs.replace(loaded.record, host=heir, touched=now()))
    tables.changed(table)
    return True
