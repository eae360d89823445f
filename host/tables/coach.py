"""Whether people may ask for advice at a table, and what is advised."""

from __future__ import annotations

from random import Random

from engines.players.advice import Advised, advice, advises

from .loaded import LoadedTable


def coached(loaded: LoadedTable) -> bool:
    """Whether advice may be asked for: as the host has said, else where one person plays against computers
    alone; never in a lesson, nor in a game that has nobody to ask."""
    if loaded.lesson is not None or not advises(loaded.spec):
        return False
    if loaded.record.coach:
        return loaded.record.coach == "on"
    return sum(seat.user is not None for seat in loaded.seats) == 1


def advised(loaded: LoadedTable, seat: int) -> tuple[Advised, ...]:
    """What is advised to a seat that is asked something, by what it sees alone. The same question always gets
    the same advice: what is left to chance hangs on the table, the question and the seat."""
    ask = loaded.ask(seat)
    if ask is None:
        return ()
    rng = Random(f"advice {loaded.id} {loaded.opened().ids[seat]} {seat}")
    return advice(loaded.spec, loaded.view(seat), ask, rng)
