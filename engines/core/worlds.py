"""Other tables that look the same to a seat: for tests of secrecy, and for players that search.

A world is the step under way begun again with hidden cards exchanged, its answers fed again and its
rolls kept. Only cards that were hidden from the seat at the step's start and still are may move.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import msgspec

from .chance import Retold
from .errors import TableError
from .journal import Checkpoint, Frozen
from .slot import Slot
from .stored import pack, read_state
from .table import Table

S = TypeVar("S")
Shuffle = Callable[[list[Any]], None]
_TRIES = 40


def exchangeable(table: Table[S], state: S, seat: int) -> list[list[Slot]]:
    """Groups of slots in ``state`` (the step's start) whose cards are hidden from ``seat`` then and
    in ``table`` now. Of cards that are alike, one may have been seen in between: then the world that
    this makes shows the seat something else, or its answers do not fit."""
    now = [{slot.card for slot in group} for group in table.spec.hidden(table.g.s, seat)]
    then = table.spec.hidden(state, seat)
    return [[slot for slot in group if slot.card in still] for group, still in zip(then, now, strict=True)]


def world(table: Table[S], seat: int, shuffle: Shuffle, seed: bytes | None = None) -> Table[S] | None:
    """The table as it might be for ``seat``: ``shuffle`` reorders the cards of each hidden group.

    With ``seed`` the dice to come are another's (the past rolls stay); without, they are the same.
    None if the answers given do not fit that world.
    """
    spec = table.spec
    state = read_state(spec, table.base)
    for group in exchangeable(table, state, seat):
        cards = [slot.card for slot in group]
        shuffle(cards)
        for slot, card in zip(group, cards, strict=True):
            slot.put(card)
    told = [draw for row in table.rows for draw in row.draws]
    base = Checkpoint(
        row=table.base_row,
        rules_version=spec.rules_version,
        used=table.base_used,
        round=0,
        turn=0,
        body=pack(Frozen(0, msgspec.Raw(pack(state)), table.base_retiring)),
    )
    chance = None if seed is None else Retold(told, seed)
    try:
        return Table.open(spec, table.g.chance.seed, base, table.rows, chance=chance, check=False)
    except TableError:
        return None


def possible(table: Table[S], seat: int, rng: Random) -> Callable[[int], list[Table[S]]]:
    """A source of possible worlds for one seat's player: in each, all that the seat sees is the same."""
    view = table.spec.view

    def worlds(count: int) -> list[Table[S]]:
        seen, asked = view(table.g.s, seat), table.asks.get(seat)
        found: list[Table[S]] = []
        for _ in range(count * _TRIES):
            if len(found) == count:
                break
            made = world(table, seat, rng.shuffle, rng.randbytes(32))
            if made is not None and made.asks.get(seat) == asked and view(made.g.s, seat) == seen:
                found.append(made)
        return found

    return worlds
