"""A measured figure beside its aim."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

import msgspec

#: Hears that one more piece of work is done.
Tick = Callable[[], None]


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure."""

    value: float
    unit: str
    aim: str | None = None
    """``<= n`` or ``>= n``; None: nothing was promised."""
    met: bool | None = None
    """Whether the aim is reached; None without one."""


Figures = dict[str, Figure]


def figure(value: float, unit: str, *, least: float | None = None, most: float | None = None) -> Figure:
    """``value``, and whether it is at least ``least`` or at most ``most``."""
    shown = round(value, 3 if abs(value) < 100 else 1)
    if least is not None:
        return Figure(shown, unit, f">= {least:g}", value >= least)
    if most is not None:
        return Figure(shown, unit, f"<= {most:g}", value <= most)
    return Figure(shown, unit)


def percentile(values: Sequence[float], percent: float) -> float:
    """The least of ``values`` that at least ``percent`` per cent of them do not exceed; 0 of none."""
    if not values:
        return 0.0
    return sorted(values)[max(0, ceil(len(values) * percent / 100) - 1)]
