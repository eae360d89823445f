"""Foes: which is struck, made weaker, sent away, let in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.core.ask import Ask

from ...cards import FOES
from ...glossary import is_item
from ...options import Aim, AimAs, EnterFirst
from ...printed import FAME
from ..arms import Arm, met
from ..sight import Sight
from .best import Chosen, of, one, source


def strike(at: Sight, ask: Ask[Any]) -> Chosen:
    """Where a throw does most: it fells the best foe, or brings it nearest."""
    card = source(at)
    foes = {enemy.card: met(enemy) for enemy in at.view.combat}
    arms = at.thrown(card, 0.0) if is_item(card) else []
    if not arms:
        own = next((ally for ally in at.me.deployed if ally.card == card), None)
        arms = [Arm(card, "basic", own.attack if own else 2, own.types if own else ())]

    def gain(option: AimAs) -> float:
        foe = foes[option.foe]
        value = at.sums.blow(foe, replace(arms[0], types=(option.element,)))[0]
        if value >= foe.left:
            return 100.0 + foe.fame + at.wishes.gain(foe, None) - 0.1 * (value - foe.left)
        way = at.sums.cheapest(replace(foe, left=foe.left - value), at.arms, at.left)
        return (50.0 + foe.fame if way is not None else 0.0) + value

    return one(ask, AimAs, gain)


def soften(at: Sight, ask: Ask[Any]) -> Chosen:
    """Which foe is made weaker, and how: the one that then falls most cheaply."""
    foes = {enemy.card: met(enemy) for enemy in at.view.combat}

    def gain(option: Any) -> float:
        foe = foes[option.foe]
        if ask.kind == "expose":
            weaker = replace(foe, twice=(*foe.twice, option.element))
        elif ask.kind == "weaken":
            weaker = replace(foe, left=max(0, foe.left - 2))
        elif isinstance(option, AimAs):
            weaker = replace(foe, immune=tuple(kind for kind in foe.immune if kind != option.element))
        else:
            weaker = replace(foe, immune=())
        now = at.sums.cheapest(foe, at.arms, at.left)
        then = at.sums.cheapest(weaker, at.arms, at.left)
        if then is None:
            return 0.1 * (at.sums.most(weaker, at.arms, at.left) - at.sums.most(foe, at.arms, at.left))
        return foe.fame + 5.0 - then.price if now is None else now.price - then.price + 0.1

    return one(ask, AimAs, gain) or one(ask, Aim, gain)


def dismiss(at: Sight, ask: Ask[Any]) -> Chosen:
    """The strongest that cannot be beaten goes home."""
    hard = {}
    for enemy in at.view.combat:
        way = at.sums.cheapest(met(enemy), at.arms, at.left)
        hard[enemy.card] = (way is None, enemy.needs - enemy.tally)
    best: Aim | None = max(of(ask, Aim), key=lambda option: hard[option.foe], default=None)
    return best


def order(at: Sight, ask: Ask[Any]) -> Chosen:
    """The one that changes least first."""
    return one(ask, EnterFirst, lambda option: -10 * len(FOES[option.foe].instant) - FAME[option.foe])
