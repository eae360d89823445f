"""One's own turn: recruit, act, Rally, Skills between actions, or pass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.ask import Ask, Option

from ..cards import HENCHMEN
from ..glossary import Challenge, Henchman
from ..options import SKILL_OPTIONS, Act, EndTurn, More, Rally, Recruit, RecruitTwo, Skip, Stop, UseFor
from ..skills import Bribe, Draw, Skill, SolveProblem
from .acting import Choice, best_turn
from .at_once import at_once
from .plan import Plan
from .sight import Sight

#: The part of a Rally's price that whoever calls it bears at least.
SHARE = 0.25
#: What a Skill must bring beyond its card.
MARGIN = 0.15
_SKILL_OPTIONS = frozenset(SKILL_OPTIONS)
SKIP, END_TURN = Skip(), EndTurn()


def turn(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """The best action now, or a Skill or a Rally before it."""
    skill = idle_skill(at, plan, ask.options)
    if skill is not None:
        return skill
    # A turn has hundreds of options: to look at their type costs much less than isinstance does.
    acts = [option for option in ask.options if type(option) is Act]
    draws: list[Option] = [option for option in ask.options if type(option) in (Recruit, RecruitTwo)]
    actions, clan = at.view.actions, at.view.clan
    choice = Choice(at, plan, acts)
    worth, first, lost = best_turn(choice.sure, actions)
    holding = at.holding(at.seat)
    stay = worth + hand_value(at, holding - lost)
    each = 1 if at.penalty("slow_recruit") else 2
    rally = Rally() in ask.options
    count = min(each, clan)
    if rally and clan < each:
        # With what comes back there is something to draw again.
        back = clan + len(at.view.exhausted)
        # The others draw of it too: the price is shared by all who will.
        share = min(1.0, SHARE + each * actions / len(at.view.exhausted))
        price = plan.rallied(at) * share
        drawn = drawing(at, choice, min(each, back), back)
        if drawn - price > max(stay, drawing(at, choice, count, clan) if draws else 0.0):
            return Rally()
    if draws and drawing(at, choice, count, clan) > stay:
        return draws[-1]
    if first is not None:
        act = Act(Challenge(first.key), first.way, tuple(map(Henchman, first.crew)))
        return at_once(at, plan, ask, act)
    return draws[-1] if draws else SKIP if SKIP in ask.options else END_TURN


def hand_value(at: Sight, count: float) -> float:
    """What a hand of so many is worth at the end of a turn."""
    whole = int(max(0.0, count))
    return sum(at.next(one) for one in range(whole)) + (max(0.0, count) - whole) * at.next(whole)


def drawing(at: Sight, choice: Choice, each: int, clan: int) -> float:
    """The worth of the turn if this action, and perhaps more of them, go into drawing cards."""
    holding, actions = at.holding(at.seat), at.view.actions
    best = 0.0
    for count in range(1, actions + 1):
        new = min(each * count, clan)
        if count > 1 and new < each * (count - 1) + 1:
            break
        worth, lost = 0.0, 0.0
        if count < actions:
            worth, _, lost = best_turn(choice.hoped, actions - count, new)
        best = max(best, worth + hand_value(at, holding + new - lost))
    return best


def more(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """The second card, if it is there."""
    return More() if More() in ask.options else Stop()


def idle_skill(at: Sight, plan: Plan, options: Sequence[Option]) -> Option | None:
    """The best Skill to play between actions, if one is worth its card."""
    best: tuple[float, Option | None] = (MARGIN, None)
    for option in options:
        if type(option) not in _SKILL_OPTIONS:
            continue
        assert isinstance(option, SKILL_OPTIONS)
        brings = _BRINGS[type(HENCHMEN[option.card].skill)](at, plan, option)
        worth = brings - at.spend(at.holder(option.card), option.card)
        if worth > best[0]:
            best = worth, option
    return best[1]


def _draw(at: Sight, plan: Plan, option: UseFor) -> float:
    n = min(HENCHMEN[option.card].skill.n, at.view.clan)
    hand = at.holding(option.seat)
    if at.holder(option.card) == option.seat:
        hand -= 1
    return sum(at.next(hand + one) for one in range(n))


#: What a Skill between actions brings, its card aside.
_BRINGS: dict[type[Skill], Callable[[Sight, Plan, Any], float]] = {
    Draw: _draw,
    SolveProblem: lambda at, plan, option: plan.solved(at, option.challenge),
    Bribe: lambda at, plan, option: plan.controlled(at),
}
