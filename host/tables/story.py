"""What the papers would print of a round, and what will be remembered of a game: of what all could hear."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from db.records import EventRecord
from engines.core.event import Event
from engines.core.journal import standing
from host.words import host_words

from . import journal_records
from .loaded import LoadedTable
from .tables import Tables


def public(loaded: LoadedTable, events: Iterable[EventRecord]) -> list[Event]:
    """The events that all could hear."""
    return [
        journal_records.event_of(loaded.spec, event) for event in events if journal_records.heard(event, None)
    ]


def headline(loaded: LoadedTable, number: int, events: Iterable[EventRecord]) -> str:
    """What the papers would print of round ``number``, in which ``events`` were told; empty if nothing."""
    find = loaded.spec.headline
    thing = None if find is None else find(public(loaded, events))
    if thing is None:
        return ""
    return loaded.words().one_of("headline", thing, loaded.placed(), _whim(loaded, f"round {number}"))


def memoir(loaded: LoadedTable, events: Iterable[EventRecord]) -> list[str]:
    """Some sentences about a game that is over, all of whose ``events`` are given."""
    outcome, find = loaded.opened().outcome, loaded.spec.memoir
    if outcome is None or find is None:
        return []
    things = find(public(loaded, events), outcome)
    words, names = loaded.words(), loaded.placed()
    return [
        words.one_of("memoir", thing, names, _whim(loaded, f"memoir {at}")) for at, thing in enumerate(things)
    ]


async def of_round(tables: Tables, loaded: LoadedTable, *, after: int, until: int | None) -> str:
    """The headline of the round that ended last within the rows after ``after``, up to ``until`` (None: the
    last); empty if none did."""
    if loaded.spec.headline is None or after < 0:
        return ""
    last = loaded.record.last_row if until is None else until
    began = await tables.store.rounds(loaded.id)
    before, now = (_round(began, at) or 0 for at in (after, last))
    if now <= before or now - 1 not in began:
        return ""
    text = headline(loaded, now - 1, await _standing(tables, loaded, began[now - 1], began[now]))
    return host_words(loaded.record.language)("told-headline", text=text) if text else ""


async def round_at(tables: Tables, loaded: LoadedTable, row: int) -> int | None:
    """The round in which a row was; None if nothing tells."""
    return _round(await tables.store.rounds(loaded.id), row)


def _round(began: dict[int, int], at: int) -> int | None:
    return max((number for number, row in began.items() if row <= at), default=None)


async def of_game(tables: Tables, loaded: LoadedTable) -> list[str]:
    """The memoir of a game that is over."""
    if loaded.spec.memoir is None:
        return []
    return memoir(loaded, await _standing(tables, loaded, -1, loaded.record.last_row))


async def _standing(tables: Tables, loaded: LoadedTable, after: int, until: int) -> list[EventRecord]:
    """What the rows after ``after``, up to ``until``, told and nobody took back."""
    rows = await tables.store.rows(loaded.id, after)
    kept = {row.n for row in standing([journal_records.row_of(record) for record in rows])}
    return [event for event in await tables.store.events(loaded.id, after, until) if event.n in kept]


def _whim(loaded: LoadedTable, what: str) -> int:
    """A number that is the same for a table whenever it is asked for, and another at the next table."""
    return int.from_bytes(sha256(f"{loaded.id} {what}".encode()).digest()[:4], "big")
