"""A computer player that bluffs about as often as it should."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.core.chooser import Worlds

from .options import ANSWER, OPEN
from .view import BluffView

#: By what the animal is: how often it adds a jar, and how often it matches one.
BOLDNESS = {"mouse": (0.33, 0.0), "fox": (0.0, 0.35), "wolf": (0.2, 0.6), "bear": (0.9, 1.0)}


def choose(seen: BluffView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    """A great animal adds and matches; the mouse now and then pretends."""
    adds, matches = BOLDNESS[seen.own or "fox"]
    if ask.kind == "open":
        return OPEN[rng.random() < adds]
    return ANSWER[rng.random() >= matches]
