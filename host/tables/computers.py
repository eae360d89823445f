"""Computer players at tables: they answer after a pause, by what their seat may know. In a vote they go with
most of the people, who are heard first."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any

from db.errors import StoreError, Taken
from db.store import Store
from engines.core.ask import Option
from engines.core.table import Table
from engines.core.worlds import possible
from engines.players import CARETAKER, player
from host.background import Background
from host.games import Games

from .answers import give
from .lessons import go_on
from .loaded import LoadedTable
from .tables import Tables

log = logging.getLogger(__name__)
#: Seconds between the tries of a computer seat whose answer could not be stored.
_AGAIN = (1.0, 5.0, 30.0, 120.0, 600.0)


def tables_with_computers(
    store: Store, games: Games, background: Background | None = None, *, pause: float = 1.2
) -> Tables:
    """Tables at which computers answer whenever they are called."""
    tables = Tables(store, games, background, pause=pause)

    def call(table: str) -> None:
        tables.background.run(_after_a_pause(tables, table), f"computers of {table}")

    tables.call_computers = call
    return tables


async def _after_a_pause(tables: Tables, table: str) -> None:
    """Let the computer seats of a table answer, after one pause that is always the same."""
    if tables.pause:
        await asyncio.sleep(tables.pause)
    for wait in _AGAIN:
        try:
            await _answer(tables, table)
            return
        except StoreError as error:
            log.warning("computers of table %s try again in %.0f s: %s", table, wait, error)
            await asyncio.sleep(wait)
    await _answer(tables, table)


async def _answer(tables: Tables, table: str) -> None:
    async with tables.lock(table):
        loaded = await tables.load(table)
        if loaded.lesson is not None:
            await go_on(tables, loaded)
            tables.changed(table)
            return
        while loaded.record.status == "playing" and loaded.awaited_computers():
            if tables.background.closing:
                return
            seat = loaded.awaited_computers()[0]
            choice = _choose(loaded, seat.seat, seat.player or CARETAKER)
            by = "caretaker" if seat.open else "computer"
            try:
                await tables.save(loaded, give(loaded, seat.seat, choice, ask=None, by=by))
            except Taken:
                return
            # Give way: presses at other tables come first.
            await asyncio.sleep(0)


def whim(live: Table[Any], seat: int) -> Random:
    """What a computer player may leave to chance in this answer: the same after a restart, and as little
    to be foreseen as the dice."""
    return Random(f"{live.g.chance.seed.hex()} {live.n} {seat}")


def _choose(loaded: LoadedTable, seat: int, kind: str) -> Option:
    """A computer player's answer; one that fails or answers nonsense gives way to the default, which
    also answers for a seat that is about to go for good."""
    live, spec = loaded.opened(), loaded.spec
    if seat in live.retiring:
        return live.default(seat)
    rng, ask = whim(live, seat), live.asks[seat]
    people = [each.seat for each in loaded.seats if each.user is not None]
    try:
        follow = spec.votes.get(ask.kind) if people else None
        voted: Option | None = follow(live.g.s, ask, people) if follow is not None else None
        choice = voted or player(spec, kind)(loaded.view(seat), ask, possible(live, seat, rng), rng)
        live.judge(seat, choice)
    except Exception:
        log.exception("player %s failed at table %s, row %d", kind, loaded.id, live.n)
        return live.default(seat)
    return choice
