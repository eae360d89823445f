"""Decisions a second without a store: the rules alone, and with a journal."""

from __future__ import annotations

from host.simulate import simulate

from .figures import Figures, Tick, figure, percentile

#: Games of one round: short enough that some rounds meet a quiet moment of a busy machine.
_ROUND = 50
#: Aims in decisions a second on a quiet machine, random players at three seats.
BARE, JOURNAL = 150_000, 70_000


def measure(rounds: int, tick: Tick) -> Figures:
    """The best and the median of ``rounds`` rounds of each kind, taken in turn; 2 ticks a round."""
    rates: dict[bool, list[float]] = {False: [], True: []}
    for number in range(rounds):
        for journal, found in rates.items():
            result = simulate("fixer", 3, _ROUND, number, journal=journal)
            if result.failed:
                raise RuntimeError(f"a game failed: {result.failed[0]}")
            found.append(result.decisions_per_s)
            tick()
    unit = "decisions/s"
    return {
        "rules_alone": figure(max(rates[False]), unit, least=BARE),
        "rules_alone_median": figure(percentile(rates[False], 50), unit),
        "journalled": figure(max(rates[True]), unit, least=JOURNAL),
        "journalled_median": figure(percentile(rates[True], 50), unit),
    }
