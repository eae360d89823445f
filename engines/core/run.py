"""Games played without a table: for figures, for balance, and to the end of a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from .ask import Ask
from .spec import Game, GameSpec
from .table import Table

S = TypeVar("S")
#: Answers one ask of one seat.
Hand = Callable[[Ask[Any]], Any]


def bare(spec: GameSpec[S], g: Game[S], hands: Sequence[Hand]) -> int:
    """Play the state to its end with nothing kept; the number of answers.

    Of several asks the first awaited seat answers. Nothing is judged: ``hands`` must answer from
    the options.
    """
    count = 0
    outcome, step = spec.outcome, spec.step
    while outcome(g.s) is None:
        steps = step(g)
        if steps is None:
            continue
        try:
            asks = next(steps)
            while True:
                ask = asks[0] if asks[0].must else next(ask for ask in asks if ask.must)
                count += 1
                asks = steps.send((ask.seat, hands[ask.seat](ask)))
        except StopIteration:
            g.told.clear()
            g.chance.draws.clear()
    return count


def playout(
    table: Table[Any], rng: Random, answer: Callable[[Ask[Any], Random], Any], limit: int = 10_000
) -> None:
    """Play a table on to its end, or for ``limit`` answers, each awaited seat answering by ``answer``."""
    for _ in range(limit):
        if table.outcome is not None or not table.awaited:
            return
        seat = table.awaited[0]
        table.answer(seat, answer(table.asks[seat], rng), by="computer")
