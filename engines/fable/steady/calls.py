"""Foes that could be called: what a fight with each would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..cards import FOES, LEGENDS
from ..effects.demands import ConvertOwn, Discard, Forced, LoseAct
from ..glossary import Card
from .arms import Arm, Foe, Way, tires, unmet, weary, without
from .sight import Sight
from .stakes import failing, junk, lost, pick, reward
from .worth import ACTION

#: A monster of the deck as it comes: its fame, which it needs; and what attack gives even odds against one.
STRANGER, EVEN = 4.7, 8.0
#: A legend is called with so much attack at hand, by what legends need on average.
ENOUGH = 1.3


@dataclass(frozen=True, slots=True)
class Fight:
    """A foe that could be called, and beaten."""

    foe: Foe
    way: Way
    value: float
    """In fame, the action for calling it not counted."""

    @property
    def actions(self) -> int:
        """What it takes, the call included."""
        return 1 + self.way.actions


def prospect(at: Sight, card: Card, arms: Sequence[Arm], left: int, less: int = 0) -> Fight | None:
    """What calling a foe would bring, the action for it paid; None: it could not be beaten. ``less``: what
    its requirement will be weakened by."""
    foe = unmet(card)
    cost, more, gone, actions = 0.0, 0, 0, left
    for step in FOES[card].instant:
        if isinstance(step, Discard):
            gone += step.n
            cost += step.n * max(0.5, junk(at))
        elif isinstance(step, LoseAct):
            actions = max(0, actions - step.n)
            cost += ACTION * step.n * 0.8
        elif isinstance(step, ConvertOwn):
            if at.me.deployed:
                cost += lost(at)
        elif isinstance(step, Forced):
            more += step.n
    if count := tires(card):
        arms = weary(arms, at.me.deployed, count)
        cost += count * 2.0 * at.attack_price
    if less or foe.pack:
        foe = replace(foe, left=max(0, foe.left - less + foe.pack * more))
    found = pick(at, foe, arms, actions)
    if found is None:
        return None
    way, price = found
    if gone > len(at.hand) + len(at.me.deployed) - len({blow.arm.card for blow in way.blows}):
        return None
    value = reward(at, card) - price - cost
    if more:
        rest = 1.0 * sum(at.sums.blow(unmet(card), arm)[0] for arm in without(arms, way) if arm.way != "hit")
        for _ in range(more):
            chance = min(0.95, max(0.0, rest / (2 * EVEN)))
            value += chance * STRANGER * (1 - 1.2 * at.attack_price) - (1 - chance) * lost(at)
            rest -= STRANGER
    return Fight(foe, way, value)


def fights(at: Sight, cards: Sequence[Card], left: int) -> list[Fight]:
    """Face-up foes that could be called and beaten one after another, the best first."""
    arms: Sequence[Arm] = at.arms
    found: list[Fight] = []
    cards = list(cards)
    while cards and left > 0:
        each = [fight for card in cards if (fight := prospect(at, card, arms, left - 1)) is not None]
        best = max(each, key=lambda fight: fight.value / fight.actions, default=None)
        if best is None or best.value <= 0:
            break
        found.append(best)
        arms = without(arms, best.way)
        left -= best.actions
        cards.remove(best.foe.card)
    return found


def unseen(at: Sight, cards: Sequence[Card], left: int, less: int = 0) -> float:
    """What it brings on average to call one of these, nobody knows which; ``left`` without the call."""
    total = 0.0
    for card in cards:
        fight = prospect(at, card, at.arms, left, less)
        total += max(fight.value, -lost(at)) if fight is not None else -failing(at, card)
    return total / len(cards) if cards else -9.0


def legend(at: Sight, arms: Sequence[Arm], less: int = 0) -> float:
    """What it brings to call a legend, the action not counted; much less than nothing where hope is small."""
    if not at.legends:
        return -9.0
    best: dict[Card, int] = {}
    for arm in arms:
        best[arm.card] = max(best.get(arm.card, 0), arm.value + arm.legend)
    power = sum(best.values())
    if power + less < ENOUGH * sum(LEGENDS[card].fame for card in at.legends) / len(at.legends):
        return -9.0
    return unseen(at, at.legends, at.left - (not less), less)
