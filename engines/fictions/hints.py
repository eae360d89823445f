"""What a panel says beside the options: odds, what a Skill would make of the roll, which come first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.core.ask import Ask, Option

from .cards import DICE, HENCHMEN, PENALTY, WHITE, Challenge, Henchman
from .moves import (
    Act,
    Buy,
    Damage,
    Quiet,
    Remove,
    Resolve,
    Roll,
    ScenarioKey,
    Solve,
    Use,
    UseDie,
    UseFor,
    UseOn,
    VoteKeep,
    VoteScenario,
    VoteStarter,
)
from .scenario import found
from .steady.odds import blank, chance
from .view import AttemptView, ChallengeView, FictionsView


class Spot(msgspec.Struct, frozen=True, tag="spot"):
    """A Challenge, as the name of the crews that could try it."""

    challenge: Challenge
    ideal: str
    difficulty: int
    missing: int
    cubes: int


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """What a crew would roll, and its chance of all the Triumphs that can count, or of one."""

    dice: int
    chance: int
    """In per cent, with the Red Die where it may be added."""
    needs: int


class Dice(msgspec.Struct, frozen=True, tag="dice"):
    """What a crew would roll, where no odds are wished."""

    dice: int


class Would(msgspec.Struct, frozen=True, tag="skill"):
    """The roll as it would be with a Skill."""

    result: int
    triumphs: int
    damage: int


class Member(msgspec.Struct, frozen=True, tag="member"):
    """A Henchman in short."""

    level: int
    expertises: tuple[str, ...]


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """Before an action: how many are left."""

    actions: int


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """Before helping, or letting a roll stand."""

    challenge: Challenge
    result: int
    difficulty: int
    triumphs: int
    needs: int
    damage: int


class Goal(msgspec.Struct, frozen=True, tag="goal"):
    """A Scenario to choose."""

    goal: str
    """Its key."""


class Share(msgspec.Struct, frozen=True, tag="share"):
    """Who would take how much damage."""

    henchman: Henchman
    hurt: int
    other: Henchman
    other_hurt: int


class Card(msgspec.Struct, frozen=True, tag="card"):
    """A Henchman whose Skill has several targets."""

    card: Henchman


def crew_dice(seen: FictionsView, spot: ChallengeView, crew: Sequence[Henchman]) -> int:
    """White dice that a crew of the active seat would roll, by what all can see."""
    seat = seen.turn
    suffered = {
        PENALTY[problem.key][0]: PENALTY[problem.key][1]
        for at, each in enumerate(seen.table)
        for problem in each.problems
        if not problem.idle and (at == seat or PENALTY[problem.key][3])
    }
    top = 2 if "no_ideal" in suffered else 3
    home = spot.location if seen.locations else ""
    dice = sum(
        min(top, DICE[card, spot.ideal]) + bool(home and HENCHMEN[card].location == home) for card in crew
    )
    return max(1, min(dice - suffered.get("fewer_dice", 0), WHITE - suffered.get("fewer_white", 0)))


def _spot(seen: FictionsView, key: Challenge) -> ChallengeView:
    return next(spot for spot in seen.challenges if spot.key == key)


def _hard(seen: FictionsView, spot: ChallengeView, way: str) -> int:
    scenario = found()[seen.scenario]
    printed = scenario.cards.get(spot.key) or scenario.board.get(spot.key)
    return max(1, spot.difficulty - (scenario.easier(printed, way) if printed is not None else 0))


def group(seen: FictionsView, option: Option) -> Spot | Card | None:
    """The Challenge of an Attempt, or the card of a Skill, in words."""
    if isinstance(option, UseDie | UseOn | UseFor | Solve):
        return Card(option.card)
    if not isinstance(option, Act):
        return None
    spot = _spot(seen, option.challenge)
    return Spot(spot.key, spot.ideal, spot.difficulty, spot.missing if spot.triumphs else 0, spot.cubes)


def hint(seen: FictionsView, option: Option) -> msgspec.Struct | None:
    """What an option would do, by what its seat sees."""
    if isinstance(option, Act):
        return _odds(seen, option)
    if isinstance(option, Use) and seen.attempt is not None and seen.attempt.stage == "rolled":
        return _would(seen.attempt, option.card)
    if isinstance(option, Damage) and seen.attempt is not None and len(seen.attempt.crew) == 2:
        one, two = seen.attempt.crew
        return Share(one.card, option.first, two.card, option.second)
    if isinstance(option, VoteScenario):
        return Goal(str(option.scenario))
    if isinstance(option, VoteKeep | Remove):
        figure = HENCHMEN[option.henchman]
        return Member(figure.level, figure.expertises)
    return None


def _odds(seen: FictionsView, act: Act) -> Odds | Dice:
    spot = _spot(seen, act.challenge)
    dice = crew_dice(seen, spot, act.crew)
    if seen.prefs is None or not seen.prefs.odds:
        return Dice(dice)
    needs = spot.missing if spot.triumphs else 1
    scenario = found()[seen.scenario]
    printed = scenario.cards.get(spot.key) or scenario.board.get(spot.key)
    prestige = scenario.prestige(printed, act.crew) if printed is not None else 0
    words = {PENALTY[problem.key][0] for problem in seen.table[seen.turn].problems if not problem.idle}
    of = blank if "no_clovers" in words else chance
    found_ = of(dice, "no_red_die" not in words, _hard(seen, spot, act.way), prestige)
    return Odds(dice, round(100 * found_[min(needs, len(found_)) - 1]), needs)


def _would(a: AttemptView, card: Henchman) -> Would | None:
    """A Skill without a target, after the roll."""
    skill = HENCHMEN[card].skill
    total, hard, damage = a.result, a.difficulty, a.damage
    if skill.verb == "add":
        total += skill.n
    elif skill.verb == "diff":
        hard = max(1, hard - skill.n)
    elif skill.verb == "shield":
        damage = max(0, damage - (skill.n or damage))
    elif skill.verb == "red":
        best = max((int(face) for face in a.white if face.isdigit()), default=0)
        now = int(a.red_face[1]) if a.red_face[:1] == "X" else 1
        total += best * (skill.n - now)
        damage -= a.red_face == "L" and damage > 0
    return Would(total, min(a.needs, total // hard), damage)


def rank(seen: FictionsView, option: Option) -> float:
    """The crew with most dice first, of those the smaller; the rest as offered."""
    if isinstance(option, Act):
        ideal = _spot(seen, option.challenge).ideal
        return sum(DICE[card, ideal] for card in option.crew) - len(option.crew) / 2
    return 0.0


def about(seen: FictionsView, ask: Ask[Any]) -> Turn | Rolled | None:
    """What the asked seat should know."""
    if ask.kind == "turn":
        return Turn(seen.actions)
    a = seen.attempt
    if ask.kind in ("help", "rolled") and a is not None and a.stage == "rolled":
        return Rolled(a.challenge, a.result, a.difficulty, a.triumphs, a.needs, a.damage)
    return None


def on_board(seen: FictionsView) -> list[Option]:
    """Votes, a roll, and the words of a help window: what all may know that somebody can choose."""
    a = seen.attempt
    if a is not None and a.stage == "ready":
        return [Roll("red"), Roll("plain"), Quiet("now")]
    if a is not None and a.stage == "rolled":
        return [Quiet("now"), Resolve()]
    if seen.phase == "starter":
        return [VoteStarter(seat) for seat in range(seen.seats)]
    if seen.phase == "choose":
        return [VoteScenario(ScenarioKey(key)) for key in found()]
    if seen.phase == "shop" and seen.offered:
        return [VoteKeep(card) for card in seen.offered]
    if seen.phase == "shop":
        return [Buy(level) for level in (3, 2, 1)]
    if seen.phase == "last_call":
        return [Quiet("now")]
    return []
