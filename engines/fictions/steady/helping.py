"""The windows of an Attempt: the roll, clovers, and Skills for oneself and for others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.ask import Ask, Option, Pick
from engines.players.offered import offered

from .. import dice
from ..cards import HENCHMEN
from ..glossary import Die
from ..options import SKILL_OPTIONS, Clover, Quiet, Resolve, Roll, SkillOption, Use, UseDice, UseDie, UseOn
from ..skills import Dice, Reroll
from ..view import AttemptView
from .acting import Odds
from .plan import Plan
from .rolling import Rolled
from .sight import Sight

#: What a Skill must bring beyond its card.
MARGIN = 0.1
NOW, AGAIN = Quiet("now"), Quiet("again")


def ready(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """Before the roll: a Skill that pays, else the dice."""
    attempt = at.view.attempt
    assert attempt is not None
    rolls = offered(ask, Roll)
    skill, red = before(at, plan, attempt, ask.options)
    if skill is not None or not rolls:
        return skill or ask.options[0]
    wanted = Roll("red" if red else "plain")
    return wanted if wanted in rolls else rolls[0]


def before(
    at: Sight, plan: Plan, attempt: AttemptView, options: Sequence[Option]
) -> tuple[Option | None, bool]:
    """The best of these Skills before the roll, if one pays; and whether the Red Die is worth rolling."""
    one = at.attempted(attempt)
    roller = at if at.seat == attempt.seat else Sight(at.view, attempt.seat)
    odds = Odds(roller, plan, one, attempt.way)
    odds.hard = attempt.difficulty
    # What the view counts is after all deductions, and they are taken off once more.
    total = attempt.count + roller.limits.fewer
    crew = len(attempt.crew)
    now, _, _, red = odds.of(total, attempt.prestige, crew)
    best: tuple[float, Option | None] = (now + MARGIN, None)
    for option in options:
        if type(option) is UseOn:
            more = next(each.dice for each in attempt.crew if each.card == option.henchman)
        elif type(option) is Use and isinstance(HENCHMEN[option.card].skill, Dice):
            more = HENCHMEN[option.card].skill.n
        else:
            continue
        worth = odds.of(total + more, attempt.prestige, crew)[0]
        worth -= at.spend(at.holder(option.card), option.card)
        if worth > best[0]:
            best = worth, option
    return best[1], red


def rolled(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """After the roll: the clover or Skill that brings most, or the roll stands."""
    attempt = at.view.attempt
    assert attempt is not None
    roll = Rolled(at, plan, attempt)
    clover = _clover(roll)
    if clover is not None and offered(ask, Clover):
        return clover
    skill = _after(at, roll, ask.options)
    return skill or (Resolve() if Resolve() in ask.options else ask.options[0])


def _clover(roll: Rolled) -> Clover | None:
    """The use of a clover, if it is better than none."""
    found = roll.best_clover()
    roll.settle_clovers()
    if found is None or found[0] <= roll.now() + 1e-6:
        return None
    return Clover(_named(roll.attempt, found[1], found[2]))


def _named(attempt: AttemptView, white: Sequence[int], red: bool) -> tuple[Die, ...]:
    """Dice by their ids, in the order in which they are offered."""
    named = tuple(dice.WHITE_DICE[at][attempt.white[at]] for at in sorted(white))
    return (*named, dice.RED_DICE[attempt.red_face]) if red else named


def helped(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """Help another, or wait, or do not."""
    attempt = at.view.attempt
    assert attempt is not None
    if attempt.stage == "ready":
        skill, _ = before(at, plan, attempt, ask.options)
        return skill or NOW
    roll = Rolled(at, plan, attempt)
    again = AGAIN in ask.options
    if _clover(roll) is not None and again:
        # The active player does better to use the clover first.
        return AGAIN
    skill = _after(at, roll, ask.options)
    return skill or (AGAIN if again else NOW if NOW in ask.options else ask.options[0])


def _after(at: Sight, roll: Rolled, options: Sequence[Option]) -> Option | None:
    best: tuple[float, Option | None] = (roll.now() + MARGIN, None)
    for option in options:
        if not isinstance(option, SKILL_OPTIONS):
            continue
        found = _skill(roll, option)
        if found is None:
            continue
        worth = found[0] - at.spend(at.holder(option.card), option.card)
        if worth > best[0]:
            best = worth, found[1]
    return best[1]


def _skill(roll: Rolled, option: SkillOption) -> tuple[float, Option] | None:
    """What a Skill would make the roll worth, and the whole answer."""
    attempt, skill = roll.attempt, HENCHMEN[option.card].skill
    if isinstance(option, UseDice):
        assert isinstance(option.dice, Pick)
        if isinstance(skill, Reroll):
            found = roll.best_reroll(option.dice.most)
            return (found[0], UseDice(option.card, _named(attempt, found[1], found[2]))) if found else None
        places = skill.highest(attempt.white)
        answer: Option = UseDice(option.card, _named(attempt, places, False))
    else:
        places = [dice.place(option.die)] if isinstance(option, UseDie) else []
        answer = option
    return roll.worth(skill.applied(roll.lies, places)), answer
