"""While the same kind of question waits for a seat, what others do neither winds its clock nor asks anew."""

from __future__ import annotations

import msgspec

from engines.core.ask import CLOCK
from host.tables.clocks import CLOCK as CLOCK_TIMER
from host.tables.clocks import clocks

from .hosted import loaded_table
from .kit import PlayedGame

#: Seconds of the table's clock, and between two answers.
LENGTH, BETWEEN = 24 * 3600, 60


def nobody_else_winds_a_clock(game: PlayedGame) -> None:
    """Whoever has been asked for so long has so much less time, whatever the others do; whoever answers has
    the whole time for what is asked next."""
    table = game.before(0)
    loaded = loaded_table(game.variant, table)
    loaded.record = msgspec.structs.replace(loaded.record, clock=LENGTH)
    timers = clocks(loaded, [], 0.0)
    for number, given in enumerate(game.given, 1):
        before = {seat: table.asks[seat].kind for seat in table.awaited}
        running = {timer.seat: timer for timer in timers if timer.kind == CLOCK_TIMER}
        table.answer(given.seat, given.choice, given.shown, by=given.moved.row.by)
        assert all(table.since[seat] <= table.ids[seat] for seat in table.asks)
        at = float(number * BETWEEN)
        timers = clocks(loaded, timers, at)
        for timer in timers:
            seat = timer.seat
            if timer.kind != CLOCK_TIMER or seat == CLOCK:
                continue
            if seat == given.seat:
                assert timer.due > at, "whoever has just answered has no time"
            elif seat in before and before[seat] == table.asks[seat].kind:
                assert timer == running[seat], f"{given.ask.kind} winds the clock of {before[seat]}"
