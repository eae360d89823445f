"""A computer player for Suburb that plays from its view alone.

It pushes and robs whoever is nearest to a goal, plays what only a failure could make felt against whoever
gains least by that, buys what pays while a reserve stays in hand, guards a goal that it has reached, and
gives nothing away.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.core.chooser import Worlds

from ..view import SuburbView
from . import answers, turns

__all__ = ["choose"]


def choose(seen: SuburbView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    """The answer. Chance decides only what people would vary: the family, the piles, some cards."""
    pick = _PICK.get(ask.kind)
    wanted = pick(seen, ask, rng) if pick is not None else None
    return wanted if wanted is not None else ask.options[0]


#: By the kind of the ask.
_PICK: dict[str, Callable[[SuburbView, Ask[Any], Random], Option | None]] = {
    "house": turns.house,
    "pile": turns.pile,
    "target": turns.target,
    "reward": turns.reward,
    "free": turns.free,
    "block": answers.block,
    "defence": answers.defence,
    "effect": answers.effect,
    "shop": answers.shop,
    "bid": answers.bid,
}
