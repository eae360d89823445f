"""A computer player for Fame & Fable that plays from its view alone.

It plans one turn: fights that it can win by fame per action, allies that ready others and hit hard, cheap
ways to what contracts want. It leaves alone what it cannot beat, calls legends when it is strong enough for
most of them, and does harm only where little else is to be had for the action.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engines.core.ask import Ask, Option, fits
from engines.core.spec import Worlds

from ..view import FableView
from . import choices, day, reactions
from .sight import Sight

__all__ = ["choose"]


def choose(seen: FableView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    """The answer; nothing is left to chance."""
    pick = _PICK.get(ask.kind)
    wanted = pick(Sight(seen), ask) if pick is not None else None
    if wanted is not None and fits(ask, wanted):
        return wanted
    return ask.default if isinstance(ask.default, Option) else ask.options[0]


#: By the kind of the ask.
_PICK: dict[str, Callable[[Sight, Ask[Any]], Option | None]] = {
    "day": day.day,
    "dawn": day.dawn,
    "order": choices.order,
    "contracts": reactions.score,
    "discard": choices.give_up,
    "force_discard": choices.give_up,
    "pass_left": choices.give_up,
    "hand_down": choices.give_up,
    "exhaust_own": choices.tire,
    "convert_own": choices.turncoat,
    "make_place": choices.place,
    "ready": choices.ready,
    "boost": choices.better,
    "double": choices.better,
    "add_type": choices.learn,
    "who_learns": choices.learners,
    "strike": choices.strike,
    "expose": choices.soften,
    "strip": choices.soften,
    "strip_type": choices.soften,
    "weaken": choices.soften,
    "dismiss": choices.dismiss,
    "hire": choices.hire,
    "row": choices.row,
    "refresh": choices.refresh,
    "dig": choices.dig,
    "peek": choices.peek,
    "recover": choices.recover,
    "copy": choices.copy,
    "kill": choices.target,
    "exhaust": choices.target,
    "convert": choices.target,
    "steal_ally": choices.target,
    "steal_card": choices.victim,
    "swap": choices.swap,
    "goad": choices.goad,
    "react": reactions.react,
    "guard": reactions.guard,
}
