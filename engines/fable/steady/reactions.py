"""What is scored at dusk, and reactions to what others, or foes, do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engines.core.ask import Ask, Option

from ..cards import FIGURES, FOES, TRAIT
from ..effects.foes import Weaken
from ..effects.gains import GainFame, Guard
from ..effects.own import Boost, Ready
from ..effects.piles import Draw
from ..glossary import Card
from ..options import Decline, React, Score, Take
from ..printed import COST
from ..verbs import Verb
from . import lines, stakes
from .arms import met
from .choices.best import Chosen, of, one
from .sight import Sight
from .worth import RARE, item_worth, use_of


def score(at: Sight, ask: Ask[Any]) -> Chosen:
    """All that was achieved."""
    for option in of(ask, Score):
        return Score(option.contracts.of)
    return None


def react(at: Sight, ask: Ask[Any]) -> Chosen:
    """What brings more than it costs."""
    best: Option = Decline()
    most = 0.0
    for option in of(ask, React):
        gain = _reaction(at, option.card)
        if gain > most:
            best, most = option, gain
    return best


def _reaction(at: Sight, card: Card) -> float:
    """What a reaction gains over what it costs."""
    line, window = TRAIT[card], at.view.window
    assert window is not None
    own = next((ally for ally in at.me.deployed if ally.card == card), None)
    cost = item_worth(card) * 0.5 if own is None else at.price(own)
    total = sum(OUT_OF_TURN[type(step)](at, step, card) for step in line.do)
    if at.view.turn == at.seat:
        total += at.wishes.wants("traits_used") if own is not None else at.wishes.wants("items_used")
    return total - cost


def _ready(at: Sight, step: Ready, card: Card) -> float:
    return sum(lines.per_ready(at, ally) for ally in lines.readied(at, step, card))


def _saved(at: Sight, step: Guard, guard: Card) -> float:
    window = at.view.window
    assert window is not None
    if window.trigger == "own_fail":
        count = len(window.cards) if step.scope == "all" else 1
        return count * stakes.lost(at) + sum(
            stakes.failing(at, card) - stakes.lost(at) for card in window.cards[:count]
        )
    if not window.cards:
        return 1.2
    worth = {ally.card: ally for ally in at.me.deployed if ally.card in window.cards}
    if window.trigger == "own_exhaust":
        return max((at.price(ally) for card, ally in worth.items() if card != guard), default=0.0)
    return max((at.ally_worth(card, ally.ready) for card, ally in worth.items()), default=0.0)


def _weakened(at: Sight, step: Weaken, card: Card) -> float:
    """What it brings that foes need less."""
    best = 0.0
    arms = [arm for arm in at.arms if arm.card != card]
    for enemy in at.view.combat:
        foe = met(enemy)
        if foe.left == 0:
            continue
        weaker = replace(foe, left=max(0, foe.left - step.n))
        now, then = at.sums.cheapest(foe, at.arms, at.left), at.sums.cheapest(weaker, arms, at.left)
        if then is not None:
            best = max(best, foe.fame + 1.0 - then.price if now is None else now.price - then.price)
    return best


#: By verb: what it brings in a window.
OUT_OF_TURN: dict[type[Verb], Callable[[Sight, Any, Card], float]] = {
    Guard: _saved,
    Draw: lambda at, step, card: use_of(card) / RARE,
    GainFame: lambda at, step, card: step.n + 0.2,
    Ready: _ready,
    Weaken: _weakened,
    Boost: lambda at, step, card: step.n * at.attack_price,
}


def guard(at: Sight, ask: Ask[Any]) -> Chosen:
    """The most valuable is saved."""
    worth = {ally.card: at.ally_worth(ally.card, ally.ready) for ally in at.me.deployed}
    return one(ask, Take, lambda option: worth.get(option.card, _fail(at, option.card)))


def _fail(at: Sight, card: Card) -> float:
    return stakes.failing(at, card) if card in FOES or card in FIGURES else COST.get(card, 0) * 1.0
