"""A computer player for Le Pro that plays from its view alone.

It takes what pays: sells its best gems, carries out its best Mission, robs while the court leaves it
room, and announces as soon as its cash suffices. Where it may say where to go, it weighs the spaces.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.core.chooser import Worlds
from engines.players.offered import first_offered

from ..options import Accept, Claim, PlayHat, PlayStar, Take
from ..view import LeproView
from . import deals, turns

__all__ = ["choose"]


def choose(seen: LeproView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    """The answer; nothing is left to chance."""
    pick = _PICK.get(ask.kind)
    wanted = pick(seen, ask) if pick is not None else None
    return wanted if wanted is not None else ask.options[0]


#: By the kind of the ask. What is missing has its best answer first.
_PICK: dict[str, Callable[[LeproView, Ask[Any]], Option | None]] = {
    "roll": turns.roll,
    "die": turns.die,
    "half": turns.half,
    "hat": lambda seen, ask: first_offered(ask, PlayHat),
    "boxe": deals.boxe,
    "brocanteur": deals.brocanteur,
    "car": deals.car,
    "exchange": deals.exchange,
    "expert": deals.expert,
    "seller": deals.seller,
    "protection": deals.protection,
    "mission": turns.mission,
    "passage": turns.passage,
    "robbery": turns.robbery,
    "collection": turns.collection,
    "arrest": lambda seen, ask: first_offered(ask, PlayStar, Accept),
    "verdict": lambda seen, ask: first_offered(ask, Take),
    "victim": deals.victim,
    "sacrifice": deals.sacrifice,
    "claim": lambda seen, ask: first_offered(ask, Claim),
}
