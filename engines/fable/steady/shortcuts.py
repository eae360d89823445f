"""Where one answer does what was to be done step by step, it is given (FF-036, FF-092)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.ask import Ask, Option

from ..glossary import Card, is_item
from ..hints.fights import stranger
from ..hints.naming import enemy
from ..options import (
    Call,
    CallAndFell,
    Deploy,
    DeployAll,
    EndAndScore,
    EndDay,
    Enlist,
    EnlistFor,
    Fell,
    Recruit,
)
from ..view.preview import felling_way
from .arms import Blow, Foe, Way
from .sight import Sight

#: A shortcut may cost so much more, in fame, than the way that was thought of.
DEARER = 0.6
#: Whoever takes another's place is worth so much more.
GAIN = 0.3


def shorter(at: Sight, ask: Ask[Any], step: Option) -> Option:
    """The shortcut that begins with a step and goes on as the player would; else the step."""
    found: Option | None = None
    if isinstance(step, Deploy):
        found = DeployAll()
    elif isinstance(step, Recruit):
        found = Enlist(step.card) if at.places else _replacing(at, step.card)
    elif isinstance(step, EndDay):
        found = EndAndScore()
    return step if found is None or found not in ask.options else found


def _replacing(at: Sight, card: Card) -> Option | None:
    """A recruit takes a deployed ally's place, if it would be the one to do so."""
    if is_item(card):
        return None
    found = newcomer(at, [*at.waiting, card])
    return None if found is None or found[0] != card else EnlistFor(*found)


def newcomer(at: Sight, waiting: Sequence[Card]) -> tuple[Card, Card] | None:
    """The best of some allies and the deployed one whose place it would take, where there is no other."""
    if not waiting or at.places:
        return None
    best = max(waiting, key=lambda card: at.ally_worth(card, True))
    worst = min(at.me.deployed, key=lambda ally: (at.ally_worth(ally.card, ally.ready), ally.card))
    if worst.ready:
        return None
    gained = at.ally_worth(best, True) - at.ally_worth(worst.card, worst.ready)
    return (best, worst.card) if gained > GAIN else None


def blows(at: Sight, ask: Ask[Any], step: Option, foe: Foe, way: Way) -> Option:
    """The same for a step on a way to beat a foe that is called or attacked."""
    called = isinstance(step, Call)
    found = CallAndFell(foe.card) if called else Fell(foe.card)
    if found not in ask.options:
        return step
    met = stranger(foe.card) if called else enemy(at.view, foe.card)
    plan = None if met is None else felling_way(at.view, met)
    if plan is None:
        return step
    arms = {arm.card: arm for arm in at.arms if arm.way in ("basic", "item")}
    if not all(blow.card in arms for blow in plan):
        return step
    struck = tuple(Blow(arms[blow.card], blow.value, blow.type) for blow in plan)
    price = sum(blow.arm.price for blow in struck)
    other = Way(struck, price, 0, sum(blow.value for blow in struck) == foe.left)
    cost = other.price - at.wishes.gain(foe, other)
    return found if cost <= way.price - at.wishes.gain(foe, way) + DEARER else step
