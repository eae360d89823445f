"""A computer player that knows the old trick, and plays it politely."""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.core.chooser import Worlds

from .rules import Take
from .view import NimView


def choose(seen: NimView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    """A take after which every pair of biscuits has its partner, if there is one; else any."""
    good = [take for take in ask.options if _is_good(seen, take)]
    taken: Option = rng.choice(good or ask.options)
    return taken


def _is_good(seen: NimView, take: Take) -> bool:
    after = [lying - take.count * (plate == take.plate) for plate, lying, _ in seen.plates]
    if seen.last_loses and max(after) <= 1:
        return sum(after) % 2 == 1
    return reduce(xor, after) == 0
