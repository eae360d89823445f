"""Things side by side, in as many rows as they need."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def in_rows(things: Iterable[T], room: int, *, width: Callable[[T], int], gap: int) -> list[list[T]]:
    """``things`` in order, in rows of at most ``room`` pixels, ``gap`` pixels apart; a wide one stands alone.

    >>> in_rows([40, 30, 20, 90], 100, width=lambda wide: wide, gap=10)
    [[40, 30], [20], [90]]
    """
    rows: list[list[T]] = []
    used = 0
    for thing in things:
        wide = width(thing)
        if not rows or used + wide > room:
            rows.append([])
            used = 0
        rows[-1].append(thing)
        used += wide + gap
    return rows
