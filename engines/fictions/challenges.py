"""Which Challenges there are, how hard they are, and what a seat may commit to them (3.5, 3.8)."""

from __future__ import annotations

from . import crews, problems
from .dice import WhiteDice, easing
from .scenario import playing
from .spots import MOTIVATE, PROBLEM_SPOT, REVIVE, Spot
from .state import Attempt, State


def available(s: State) -> list[Spot]:
    """All Challenges that can be attempted now: the Scenario's, the Police, Problems, and the two
    spaces of every board (FI-037, FI-093, FI-111)."""
    scenario = playing(s)
    spots = scenario.spots(s)
    if s.police == "uncontrolled":
        spots.append(scenario.cards[scenario.police])
    for held in s.problems:
        for card in held:
            spots.append(PROBLEM_SPOT[card])
    if s.knocked_out:
        spots.append(REVIVE)
    if s.exhausted:
        spots.append(MOTIVATE)
    return spots


def penalised(s: State, seat: int, word: str) -> int:
    """The sum of a Penalty's numbers that a seat suffers now, or how many of it (FI-101, FI-106)."""
    return problems.suffered(s.problems, seat, word, barred=playing(s).barred)


def difficulty(s: State, spot: Spot, attempt: Attempt | None = None) -> int:
    """The Difficulty now, for an Attempt with its way and Skills (FI-066)."""
    scenario = playing(s)
    hard = spot.difficulty + scenario.harder(s, spot)
    hard += problems.harder(s.problems, spot.ideal, barred=scenario.barred)
    return easing(hard, attempt.easier + scenario.easier(spot, attempt.way) if attempt is not None else 0)


def cubes(s: State, spot: Spot) -> int:
    """Triumphs that lie on an unfinished Challenge."""
    return s.cubes.get(spot.key, 0)


def missing(s: State, spot: Spot) -> int:
    """Triumphs that an Attempt can use: what is still needed, or as many as count at once."""
    if spot.triumphs:
        return spot.triumphs - cubes(s, spot)
    if spot.kind == "revive":
        return len(s.knocked_out)
    if spot.kind == "motivate":
        return len(s.exhausted)
    return spot.most or 99


def white_dice(s: State, attempt: Attempt, spot: Spot) -> WhiteDice:
    """White dice of an Attempt (FI-042)."""
    scenario = playing(s)
    return crews.white_dice(
        attempt.crew,
        spot.ideal,
        crews.limits(s.problems, attempt.seat, barred=scenario.barred),
        home=spot.location if scenario.locations else "",
        doubled=attempt.doubled,
        more=attempt.dice,
    )


def allowed_red(s: State, seat: int) -> bool:
    """Whether a seat may add the Red Die."""
    return not penalised(s, seat, "no_red_die")


def most_crew(s: State, seat: int) -> int:
    """Henchmen that a seat may commit."""
    return 1 if penalised(s, seat, "lone_henchman") else 2
