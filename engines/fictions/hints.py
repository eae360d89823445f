"""What a panel says beside an option: odds, what a Skill would make of the roll, which come first."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engines.core.ask import Option

from . import dice, odds
from .cards import DICE, HENCHMEN
from .glossary import Challenge, Henchman
from .options import Act, ActNow, Damage, Remove, Solve, Use, UseDie, UseFor, UseOn, VoteKeep, VoteScenario
from .scenario import found
from .skills import Dice as MoreDice
from .view import AttemptView, FictionsView, reckoning


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
    """In per cent; where the dice are still to be chosen with the Red Die, if it may be added."""
    needs: int
    last: bool = False
    """Whether a bet of all that the clan has: if it is lost the chapter may end."""


class Dice(msgspec.Struct, frozen=True, tag="dice"):
    """What a crew would roll, where no odds are wished."""

    dice: int
    last: bool = False
    """As in :class:`Odds`."""


class Would(msgspec.Struct, frozen=True, tag="skill"):
    """The roll as it would be with a Skill."""

    result: int
    triumphs: int
    damage: int


class Member(msgspec.Struct, frozen=True, tag="member"):
    """A Henchman in short."""

    level: int
    expertises: tuple[str, ...]


class Goal(msgspec.Struct, frozen=True, tag="goal"):
    """A Scenario to choose."""

    goal: str
    """Its key."""
    recommended: bool
    """Whether it is the one to start with."""


class Share(msgspec.Struct, frozen=True, tag="share"):
    """Who would take how much damage."""

    henchman: Henchman
    hurt: int
    other: Henchman
    other_hurt: int


class Card(msgspec.Struct, frozen=True, tag="card"):
    """A Henchman whose Skill has several targets."""

    card: Henchman


def group(seen: FictionsView, option: Option) -> Spot | Card | None:
    """The Challenge of an Attempt, or the card of a Skill, in words."""
    if isinstance(option, UseDie | UseOn | UseFor | Solve):
        return Card(option.card)
    if not isinstance(option, Act):
        return None
    spot = seen.challenge(option.challenge)
    return Spot(spot.key, spot.ideal, spot.difficulty, spot.missing if spot.triumphs else 0, spot.cubes)


def hint(seen: FictionsView, option: Option) -> msgspec.Struct | None:
    """What an option would do, by what its seat sees."""
    if isinstance(option, Act):
        return _odds(seen, option)
    if isinstance(option, ActNow):
        return _odds(seen, option.act, option.roll)
    attempt = seen.attempt
    if attempt is not None and attempt.stage == "ready" and isinstance(option, Use | UseOn):
        return _more(seen, attempt, option)
    if isinstance(option, Use) and attempt is not None and attempt.stage == "rolled":
        return _would(seen, attempt, option.card)
    if isinstance(option, Damage) and attempt is not None and len(attempt.crew) == 2:
        one, two = attempt.crew
        return Share(one.card, option.first, two.card, option.second)
    if isinstance(option, VoteScenario):
        return Goal(str(option.scenario), option.scenario == seen.recommended)
    if isinstance(option, VoteKeep | Remove):
        figure = HENCHMEN[option.henchman]
        return Member(figure.level, figure.expertises)
    return None


def _odds(seen: FictionsView, act: Act, dice_chosen: str = "") -> Odds | Dice:
    """``dice_chosen``: as in :class:`.Roll`, or empty."""
    spot = seen.challenge(act.challenge)
    count = reckoning.white_dice(seen, seen.turn, spot, act.crew).rolled()
    scenario = found()[seen.scenario]
    last = scenario.stakes_all(dict(seen.marks), act.way)
    if seen.prefs is None or not seen.prefs.odds:
        return Dice(count, last)
    printed = scenario.all[act.challenge]
    hard = dice.easing(spot.difficulty, scenario.easier(printed, act.way))
    needs = spot.missing if spot.triumphs else 1
    red = dice_chosen != "plain" and not reckoning.penalised(seen, seen.turn, "no_red_die")
    of = odds.blank if reckoning.penalised(seen, seen.turn, "no_clovers") else odds.chance
    chances = of(count, red, hard, scenario.prestige(printed, act.crew))
    return Odds(count, round(100 * chances[min(needs, len(chances)) - 1]), needs, last)


def _more(seen: FictionsView, attempt: AttemptView, option: Use | UseOn) -> Dice | None:
    """What would be rolled with a Skill for more dice."""
    skill, given = HENCHMEN[option.card].skill, 0
    if isinstance(option, UseOn):
        given = next(one.dice for one in attempt.crew if one.card == option.henchman)
    elif isinstance(skill, MoreDice):
        given = skill.n
    return Dice(reckoning.Seen(seen, attempt).white_dice().rolled(given)) if given else None


def _would(seen: FictionsView, attempt: AttemptView, card: Henchman) -> Would:
    """The roll with a Skill that needs no target."""
    figure = HENCHMEN[card]
    # Who is played for a Skill can be brought back with the others.
    joins = attempt.challenge == ("revive" if figure.knocked_out else "motivate")
    could = replace(attempt, needs=attempt.needs + joins)
    made = reckoning.worth(seen, could, figure.skill.applied(attempt.roll))
    return Would(made.result, made.triumphs, made.damage)


def rank(seen: FictionsView, option: Option) -> float:
    """The crew with most dice first, of those the smaller; the rest as offered."""
    if isinstance(option, Act):
        ideal = seen.challenge(option.challenge).ideal
        return sum(DICE[card, ideal] for card in option.crew) - len(option.crew) / 2
    return 0.0
