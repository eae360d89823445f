"""Games played without a table: for figures, for balance, and to the end of a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from .ask import CLOCK, ELAPSED, Ask, Steps
from .event import Event
from .spec import Context, GameSpec
from .table import Table

S = TypeVar("S")
#: Answers one ask of one seat.
Hand = Callable[[Ask[Any]], Any]
_TIME = Ask(CLOCK, "", options=(ELAPSED,))


class Deaf(Context[S]):
    """The handle of a game that nobody listens to: what is told is forgotten at once, and only who must
    answer does."""

    __slots__ = ()
    optional = False

    def tell(self, event: Event, *seats: int) -> None:
        """Nothing is kept."""


def bare(spec: GameSpec[S], g: Context[S], hands: Sequence[Hand]) -> int:
    """Play the state to its end with nothing kept; the number of answers.

    Of several asks the first awaited seat answers; the clock runs out where nobody else is awaited.
    Nothing is judged: ``hands`` must answer from the options.
    """
    count = 0
    game = _asks(spec, g)
    try:
        asks = next(game)
        while True:
            ask = asks[0]
            if not ask.must or ask.seat == CLOCK:
                ask = next((other for other in asks if other.must and other.seat != CLOCK), _TIME)
            count += 1
            asks = game.send((ask.seat, ELAPSED if ask is _TIME else hands[ask.seat](ask)))
    except StopIteration:
        return count


def _asks(spec: GameSpec[S], g: Context[S]) -> Steps:
    """All that a game asks, one step after another."""
    outcome, step = spec.outcome, spec.step
    while outcome(g.s) is None:
        steps = step(g)
        if steps is not None:
            yield from steps
            if g.told or g.chance.draws:
                g.told.clear()
                g.chance.draws.clear()


def playout(
    table: Table[Any], rng: Random, answer: Callable[[Ask[Any], Random], Any], limit: int = 10_000
) -> None:
    """Play a table on to its end, or for ``limit`` answers, an awaited seat at a time answering by
    ``answer``; the clock runs out where nobody else is awaited."""
    for _ in range(limit):
        for seat, ask in table.asks.items():
            if ask.must and seat != CLOCK:
                table.answer(seat, answer(ask, rng), None, "computer")
                break
        else:
            if CLOCK not in table.asks:
                return
            table.answer(CLOCK, ELAPSED, by="clock")
