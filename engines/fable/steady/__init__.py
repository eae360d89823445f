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
from engines.core.chooser import Worlds

from ..view import FableView
from . import day, reactions
from .choices import foes, own, piles, rivals
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
    "order": foes.order,
    "contracts": reactions.score,
    "discard": own.give_up,
    "force_discard": own.give_up,
    "pass_left": own.give_up,
    "hand_down": own.give_up,
    "exhaust_own": own.tire,
    "convert_own": own.turncoat,
    "make_place": own.place,
    "ready": own.ready,
    "boost": own.better,
    "double": own.better,
    "add_type": own.learn,
    "who_learns": own.learners,
    "strike": foes.strike,
    "expose": foes.soften,
    "strip": foes.soften,
    "strip_type": foes.soften,
    "weaken": foes.soften,
    "dismiss": foes.dismiss,
    "hire": piles.hire,
    "row": piles.row,
    "refresh": piles.refresh,
    "dig": piles.dig,
    "peek": piles.peek,
    "recover": piles.recover,
    "copy": piles.copy,
    "kill": rivals.target,
    "exhaust": rivals.target,
    "convert": rivals.target,
    "steal_ally": rivals.target,
    "steal_card": rivals.victim,
    "swap": rivals.swap,
    "goad": rivals.goad,
    "react": reactions.react,
    "guard": reactions.guard,
}
