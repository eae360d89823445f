"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from .ask import Ask, Option


class Worlds(Protocol):
    """Tables that are possible for a seat, never knowingly the true one."""

    def __call__(self, count: int, /) -> Sequence[Any]:
        """Up to ``count`` live tables that a search may play on."""


#: ``choose(view, ask, worlds, rng)``: a computer player's answer.
Chooser = Callable[[Any, Ask[Any], Worlds | None, Random], Option]


class Candidate(NamedTuple):
    """An answer that a player thinks of."""

    choice: Option
    """A whole answer, its holes filled."""
    why: tuple[msgspec.Struct, ...] = ()
    """What the player itself can say for it, such as an estimate (``why-<tag>``), the main reason first."""


#: ``rank(view, ask, worlds, rng)``: answers that a player thinks of, the best first.
Ranker = Callable[[Any, Ask[Any], Worlds | None, Random], Iterable[Candidate]]
