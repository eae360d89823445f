"""What cards are worth to the computer player, in fame: a point of attack, an action, a use of a trait."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..cards import FIGURES, ITEMS, TRAIT
from ..effects.foes import Call, Dismiss, Expose, Strip, Weaken
from ..effects.gains import Copy, GainAct, GainFame, Guard, Purse
from ..effects.market import Discount, Recruit, Refresh
from ..effects.own import AddType, Boost, Double, Nothing, Ready, Surge
from ..effects.piles import Dig, Draw, Peek, Recover
from ..effects.rivals import Convert, Exhaust, ForceDiscard, Goad, Kill, LoseFame
from ..effects.strikes import Strike
from ..effects.thefts import StealAlly, StealCard, SwapAlly
from ..glossary import Card
from ..verbs import AnyLine, Verb

ATTACK, ACTION, CARD = 0.45, 2.2, 1.2
"""A point of attack used up, an action, and a hand card as it comes."""
#: The attack of an ally as it comes, and how many of one's own are tired when somebody can ready all.
USUAL, TIRED = 3.0, 4
#: A use of a trait that comes now and then counts for so much of it.
RARE = 0.3
#: What a second and a third type are worth over a whole game, and what it takes to keep a card in mind.
TYPE = 0.5


def _ready(step: Ready) -> float:
    count = min(step.n or TIRED, TIRED)
    if step.hero:
        return 2 * ATTACK
    share = 0.6 if step.type else 1.0
    return count * min(USUAL, step.max_atk) * ATTACK * share


#: By verb: what one use brings on the whole, whatever it costs.
USE: dict[type[Verb], Callable[[Any], float]] = {
    Strike: lambda step: (step.n + (2.5 if step.plus else 0)) * ATTACK,
    Boost: lambda step: step.n * ATTACK * 1.2,
    Double: lambda step: 1.3 * USUAL * ATTACK,
    Surge: lambda step: 2 * step.n * ATTACK,
    AddType: lambda step: 1.0,
    Expose: lambda step: 1.5 * USUAL * ATTACK,
    Strip: lambda step: USUAL * ATTACK,
    Weaken: lambda step: step.n * ATTACK * 0.8,
    Dismiss: lambda step: 1.5,
    Call: lambda step: ACTION + 1.0,
    Ready: _ready,
    Exhaust: lambda step: step.n * 0.6,
    Kill: lambda step: step.n * 1.2,
    Convert: lambda step: 2.5,
    StealAlly: lambda step: 5.0,
    SwapAlly: lambda step: 2.0,
    StealCard: lambda step: step.n * 1.5 * CARD,
    ForceDiscard: lambda step: 1.2,
    Draw: lambda step: step.n * CARD,
    Dig: lambda step: step.keep * CARD * 1.4,
    Peek: lambda step: 0.3,
    Recover: lambda step: CARD * (1.5 if step.to == "ready" else 1.1),
    Recruit: lambda step: min(2, step.off) * ACTION * 0.6,
    Discount: lambda step: step.off * step.uses * ACTION * 0.35,
    Refresh: lambda step: 0.5,
    Goad: lambda step: 1.2,
    GainAct: lambda step: step.n * ACTION,
    GainFame: lambda step: float(step.n),
    LoseFame: lambda step: step.n * 0.4,
    Purse: lambda step: step.n * 0.8,
    Copy: lambda step: 3.5,
    Guard: lambda step: 1.0,
    Nothing: lambda step: 0.0,
}


@cache
def use_of(card: Card) -> float:
    """What the line of a hand card brings when it is used, whatever it costs; 0 for an ally without one."""
    line = TRAIT.get(card)
    return 0.0 if line is None else _line(line)


def _line(line: AnyLine) -> float:
    total = sum(USE[type(step)](step) for step in line.do)
    if line.otherwise:
        other = sum(USE[type(step)](step) for step in line.otherwise)
        return 0.4 * total + 0.6 * other
    return total * (RARE if line.kind in ("re", "fr") or line.only_if else 1.0)


@cache
def per_use(card: Card) -> float:
    """What an ally brings each time that it is ready."""
    figure = FIGURES[card]
    blow = figure.attack * ATTACK
    if figure.trait is None:
        return blow
    if figure.trait.kind in ("re", "fr"):
        return blow + 0.3 * use_of(card)
    return max(blow, use_of(card) - figure.trait_cost * ACTION * 0.8) + 0.15


@cache
def item_worth(card: Card) -> float:
    """What an item in hand is worth."""
    return use_of(card) if ITEMS[card].trait.kind == "act" else 0.8


def ally_worth(card: Card, uses: float) -> float:
    """What an ally is worth that will be ready so many times more."""
    return per_use(card) * uses + TYPE * (len(FIGURES[card].types) - 1) * min(1.0, uses / 4)
