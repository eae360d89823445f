"""Decisions a second without a store: the rules alone, and with a journal."""

from __future__ import annotations

from engines.core.discover import specs
from host.simulation import simulate

from .figures import Figures, Tick, figure, percentile

#: Decisions of one round, about: short enough that some rounds meet a quiet moment of a busy machine.
_ROUND = 2000
#: Aims in decisions a second on a quiet machine, random players: what every game owes, and what some do
#: (rules alone, journalled).
LEAST: tuple[float, float | None] = (43_000, None)
AIMS: dict[str, tuple[float, float | None]] = {"fixer": (150_000, 70_000)}


def measure(rounds: int, tick: Tick) -> dict[str, Figures]:
    """By game: the best and the median of ``rounds`` rounds of each kind, taken in turn; a tick each."""
    return {game: _measure(game, rounds, tick) for game in specs()}


def _measure(game: str, rounds: int, tick: Tick) -> Figures:
    seats = min(3, specs()[game].seats[-1])
    # One round by itself: it fills what is made once, and tells how many games make a round.
    count = max(1, round(8 * _ROUND / simulate(game, seats, 8, 0).decisions))
    bare, journalled = AIMS.get(game, LEAST)
    rates: dict[bool, list[float]] = {False: [], True: []}
    for number in range(rounds):
        for journal, found in rates.items():
            result = simulate(game, seats, count, number, journal=journal)
            if result.failed:
                raise RuntimeError(f"a game failed: {result.failed[0]}")
            found.append(result.decisions_per_s)
            tick()
    unit = "decisions/s"
    return {
        "rules_alone": figure(max(rates[False]), unit, least=bare),
        "rules_alone_median": figure(percentile(rates[False], 50), unit),
        "journalled": figure(max(rates[True]), unit, least=journalled),
        "journalled_median": figure(percentile(rates[True], 50), unit),
    }
