"""Computer players for any game; they see a view and an ask, never a state."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.core.chooser import Chooser, Worlds
from engines.core.spec import GameSpec

from . import random as _random

#: Who plays for a person that left.
CARETAKER = "steady"
RANDOM = "random"


def _choose_random(view: Any, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    return _random.choose(ask, rng)


def names(spec: GameSpec[Any]) -> tuple[str, ...]:
    """The computer players that can play a game, the best first."""
    return (*spec.players, RANDOM)


def player(spec: GameSpec[Any], name: str) -> Chooser:
    """The computer player ``name``; an unknown one (of an older version) plays like the first."""
    if name == RANDOM or not spec.players:
        return _choose_random
    return spec.players.get(name) or next(iter(spec.players.values()))
