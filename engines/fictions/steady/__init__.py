"""A computer player for Fictions that plays from its view alone.

It gives every Challenge on the table a worth (:mod:`.plan`, and a module for each Scenario), reckons
with the exact chances of the dice (:mod:`~engines.fictions.odds`), spends a turn's actions on the set of
Attempts and draws that is worth most (:mod:`.turn`), and uses clovers and Skills wherever they bring more
than they cost (:mod:`.helping`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engines.core.ask import Ask, Option, fits
from engines.core.chooser import Worlds
from engines.players.random import choose as any_of

from ..odds import chance
from ..view import FictionsView
from . import choices, helping
from .plan import Plan, plan_of
from .sight import Sight
from .turn import more, turn

__all__ = ["chance", "choose"]

#: How each kind of ask is answered while a Scenario lies on the table.
PLAYING: dict[str, Callable[[Sight, Plan, Ask[Any]], Option]] = {
    "turn": turn,
    "more": more,
    "ready": helping.ready,
    "rolled": helping.rolled,
    "help": helping.helped,
    "damage": choices.damage,
    "card": choices.card,
    "revive": choices.bring_back,
    "motivate": choices.bring_back,
    "exhaust": choices.exhaust,
    "knockout": choices.knock_out,
    "pistol": choices.target,
    "district": choices.target,
    "assign": choices.assign,
    "turn_call": choices.call,
    "last_call": choices.call,
    "idle": choices.idle,
    "starter": choices.starter,
}
#: And between Scenarios.
BETWEEN: dict[str, Callable[[FictionsView, Ask[Any]], Option]] = {
    "scenario": choices.scenario,
    "shop": choices.shop,
    "keep": choices.keep,
}


def choose(seen: FictionsView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    """The best answer by what the view shows; the same view always gets the same answer."""
    between = BETWEEN.get(ask.kind)
    playing = PLAYING.get(ask.kind)
    if between is not None:
        choice = between(seen, ask)
    elif playing is not None and seen.scenario:
        choice = playing(Sight(seen), plan_of(seen.scenario), ask)
    else:
        choice = _plain(ask)
    return choice if fits(ask, choice) else _plain(ask)


def _plain(ask: Ask[Any]) -> Option:
    """The answer of one who does not understand the question: the default, or any that fits."""
    if isinstance(ask.default, Option):
        return ask.default
    return any_of(ask, Random(0))
