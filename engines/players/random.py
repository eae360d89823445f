"""A player that picks any option, every one as likely."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.ask import Ask, Option, Pick, Range, is_hollow

#: Option types known to have no holes.
_SOLID: set[type] = set()


def choose(ask: Ask[Any], rng: Random) -> Option:
    """Any option, its holes filled at random."""
    options = ask.options
    option = options[int(rng.random() * len(options))]
    kind = type(option)
    if kind in _SOLID:
        return option  # type: ignore[no-any-return]
    if not is_hollow(kind):
        _SOLID.add(kind)
        return option  # type: ignore[no-any-return]
    values = (_fill(getattr(option, field), rng) for field in option.__struct_fields__)
    return type(option)(*values)  # type: ignore[no-any-return]


def _fill(offered: Any, rng: Random) -> Any:
    if isinstance(offered, Range):
        return rng.randrange(offered.least, offered.most + 1, offered.step)
    if isinstance(offered, Pick):
        taken = rng.sample(offered.of, rng.randint(offered.least, offered.most))
        return tuple(taken if offered.ordered else sorted(taken, key=offered.of.index))
    return offered
