"""The own day: which fights, recruits and favours the actions go to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engines.core.ask import Ask, Option

from ..cards import FIGURES
from ..glossary import Card, Pile
from ..options import (
    Call,
    CallLegend,
    CallMonster,
    EndDay,
    NewMarket,
    Recruit,
    RecruitAndUse,
    Replace,
    Resolve,
    SpendMoon,
    UseItem,
    UseTrait,
)
from ..printed import COST
from . import battle, calls, lines
from .shortcuts import blows, newcomer, shorter
from .sight import Sight
from .worth import ACTION, CARD, item_worth

#: So many tired allies make a moon token worth its action.
MANY_TIRED = 3
#: A market row with nothing better than this is swept away.
POOR_ROW = 0.8
#: What brings less is not done.
LEAST = 0.05


@dataclass(frozen=True, slots=True)
class Plan:
    """Something that actions could go to."""

    value: float
    actions: int
    option: Option
    rank: int
    """What is done first, if several are."""


def day(at: Sight, ask: Ask[Any]) -> Option:
    """The next action of the day."""
    if at.view.combat:
        step = battle.battle(at, ask)
        # Who has nothing left to do need not resolve the combat before the day's end.
        over = isinstance(step, Resolve) and not at.left and not _plans(at, ask)
        return EndDay() if over else step
    deploy = battle.best_deploy(at, ask)
    if deploy is not None:
        return shorter(at, ask, deploy)
    moon = spend_moon(at, ask)
    if moon is not None:
        return moon
    swept = new_market(at, ask)
    if swept is not None:
        return swept
    replaced = newcomer(at, at.waiting)
    if replaced is not None:
        return Replace(*replaced)
    plans = _plans(at, ask)
    chosen = _best(plans, at.left)
    if chosen:
        first = min(chosen, key=lambda plan: (plan.rank, -plan.value)).option
        if isinstance(first, Recruit) and (now := RecruitAndUse(first.card)) in ask.options:
            # What would be used next is used at once.
            return now if _item(at, now, len(at.hand) + 1).value > LEAST else first
        return shorter(at, ask, first)
    return shorter(at, ask, EndDay())


def spend_moon(at: Sight, ask: Ask[Any]) -> Option | None:
    """Whether a moon token is worth an action: three or more are tired, or much attack."""
    if SpendMoon() not in ask.options:
        return None
    tired = sum(ally.attack for ally in at.tired)
    return SpendMoon() if len(at.tired) >= MANY_TIRED and tired >= 5 else None


def new_market(at: Sight, ask: Ask[Any]) -> Option | None:
    """Whether a row of the market is swept away: nothing in it is worth its price."""
    if not any(isinstance(option, NewMarket) for option in ask.options):
        return None
    rows = [each.card for each in at.view.allies if each.card is not None]
    if len(at.me.deployed) < 6 or at.ahead < 0.7:
        best = max((at.new_worth(card) - COST[card] * ACTION * 0.8 for card in rows), default=0.0)
        if best < POOR_ROW:
            return NewMarket(Pile("ally"))
    assert at.view.own is not None
    shut = not at.view.own.done and not any(notice.n <= 3 for notice, _ in at.wishes.open)
    return NewMarket(Pile("contract")) if at.ahead < 0.6 and shut else None


def _plans(at: Sight, ask: Ask[Any]) -> list[Plan]:
    plans: list[Plan] = []
    fights = calls.fights(at, [option.foe for option in ask.options if isinstance(option, Call)], at.left)
    for fight in fights:
        call = blows(at, ask, Call(fight.foe.card), fight.foe, fight.way)
        plans.append(Plan(fight.value, fight.actions, call, 3))
    for option in ask.options:
        if isinstance(option, Recruit):
            plans.append(_recruit(at, option))
        elif isinstance(option, UseTrait):
            plans.append(_trait(at, option))
        elif isinstance(option, UseItem):
            plans.append(_item(at, option, len(at.hand)))
    if CallLegend() in ask.options and at.left:
        plans.append(Plan(calls.legend(at, at.arms), 1, CallLegend(), 2))
    if CallMonster() in ask.options and at.left > len(fights):
        sample = at.monsters[:: max(1, len(at.monsters) // 6)]
        plans.append(Plan(calls.unseen(at, sample, at.left - 1) - 0.5, 1, CallMonster(), 4))
    return [plan for plan in plans if plan.value > LEAST and plan.actions <= at.left]


def _recruit(at: Sight, option: Recruit) -> Plan:
    row = at.view.items if option.card[0] == "I" else at.view.allies
    cost = next(each.price for each in row if each.card == option.card)
    worth = at.new_worth(option.card) * min(1.0, 4 * at.ahead) + at.wishes.wants("recruits")
    return Plan(worth, cost, option, 1)


def _trait(at: Sight, option: UseTrait) -> Plan:
    ally = next(ally for ally in at.ready if ally.card == option.ally)
    worth = lines.value(at, option.ally) - at.price(ally) + at.wishes.wants("traits_used")
    return Plan(worth, FIGURES[option.ally].trait_cost, option, 0)


def _item(at: Sight, option: UseItem | RecruitAndUse, held: int) -> Plan:
    """``held``: cards in the hand, it among them."""
    keep = item_worth(option.item) * 0.8 * min(1.0, 3 * at.ahead)
    if held == 6:
        keep *= 0.5
    worth = lines.value(at, option.item) - keep + at.wishes.wants("items_used")
    return Plan(worth, 0, option, 0)


def _best(plans: Sequence[Plan], left: int) -> list[Plan]:
    """The plans that bring most together, for the actions that are left."""
    best: list[tuple[float, list[Plan]]] = [(0.0, [])] * (left + 1)
    for plan in plans:
        for actions in range(left, plan.actions - 1, -1):
            value, chosen = best[actions - plan.actions]
            if value + plan.value > best[actions][0]:
                best[actions] = value + plan.value, [*chosen, plan]
    return best[left][1]


def dawn(at: Sight, ask: Ask[Any]) -> Option | None:
    """Before foes come: whether to ready all for them."""
    return spend_moon(at, ask) or new_market(at, ask)


def hand_worth(at: Sight, card: Card) -> float:
    """What a card of the hand is worth to its owner."""
    return item_worth(card) if card[0] == "I" else max(at.ally_worth(card, True), CARD * 0.3)
