"""A player that picks any option, every one as likely."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.ask import HOLLOW, Ask, Option, Pick, Range


def choose(ask: Ask[Any], rng: Random) -> Option:
    """Any option, its holes filled at random."""
    options = ask.options
    option = options[int(rng.random() * len(options))]
    kind = type(option)
    if not HOLLOW[kind]:
        return option  # type: ignore[no-any-return]
    return kind(*[_fill(getattr(option, field), rng) for field in option.__struct_fields__])  # type: ignore[no-any-return]


def _fill(offered: Any, rng: Random) -> Any:
    if isinstance(offered, Range):
        steps = (offered.most - offered.least) // offered.step
        return offered.least + offered.step * rng.randrange(steps + 1)
    if isinstance(offered, Pick):
        taken = rng.sample(offered.of, rng.randrange(offered.least, offered.most + 1))
        if len(taken) > 1 and not offered.ordered:
            taken.sort(key=offered.of.index)
        return tuple(taken)
    return offered
