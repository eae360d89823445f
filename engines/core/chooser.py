"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from .ask import Ask, Option


class Worlds(Protocol):
    """Tables that are possible for a seat, never knowingly the true one."""

    def __call__(self, count: int, /) -> Sequence[Any]:
        """Up to ``count`` live tables that a search may play on."""


#: ``choose(view, ask, worlds, rng)``: a computer player's answer.
Chooser = Callable[[Any, Ask[Any], Worlds | None, Random], Option]
