"""Whole games, looked at from question to question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import msgspec

from engines.core.ask import CLOCK, Ask, Option
from engines.core.spec import GameSpec
from engines.core.table import Table

Pick = Callable[[Table[Any], int, Random], Option]
"""``pick(table, seat, rng)``: the answer of an awaited seat."""


def questions(
    spec: GameSpec[Any], seats: int, settings: msgspec.Struct, *, seed: int, pick: Pick
) -> Iterator[Table[Any]]:
    """The live table before each answer, and at the end; always the first of the awaited seats answers."""
    table, _ = Table.start(spec, seats, settings, seed.to_bytes(32, "big"))
    rng = Random(seed)
    while table.outcome is None:
        yield table
        seat = table.awaited[0]
        table.answer(seat, pick(table, seat, rng))
    yield table


def asked(game: Iterable[Table[Any]]) -> Iterator[tuple[Any, Ask[Any]]]:
    """All that seats are asked in a game: what the seat may know, and its question."""
    for table in game:
        for seat, ask in table.asks.items():
            if seat != CLOCK:
                yield table.spec.view(table.g.s, seat), ask
