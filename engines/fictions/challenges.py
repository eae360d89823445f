"""Which Challenges there are, how hard they are, and how many dice a crew has for one."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import CATEGORY, DICE, HENCHMEN, MOTIVATE, PENALTY, PROBLEM_SPOT, REVIVE, WHITE, Challenge, Spot
from .scenario import Scenario, playing
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
    total = 0
    for holder, held in enumerate(s.problems):
        for card in held:
            penalty = PENALTY[card]
            if penalty[0] == word and (penalty[3] or holder == seat):
                total += penalty[1]
                if penalty[4] and playing(s).barred:
                    total -= penalty[1]
    return total


def harder_by_category(s: State, ideal: str) -> int:
    """CATEGORY_HARDER Problems on this Expertise."""
    total = 0
    category = CATEGORY[ideal]
    for held in s.problems:
        for card in held:
            penalty = PENALTY[card]
            if penalty[2] == category and not (penalty[4] and playing(s).barred):
                total += 1
    return total


def difficulty(s: State, spot: Spot, attempt: Attempt | None = None) -> int:
    """The Difficulty now, for an Attempt with its way and Skills (FI-066)."""
    scenario = playing(s)
    hard = spot.difficulty + scenario.harder(s, spot) + harder_by_category(s, spot.ideal)
    if attempt is not None:
        hard -= attempt.easier + scenario.easier(spot, attempt.way)
    return max(1, hard)


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


def white_available(s: State) -> int:
    """White dice that may be rolled (FI-043)."""
    return WHITE - penalised(s, -1, "fewer_white")


def each_dice(s: State, seat: int, spot: Spot, crew: Sequence[str], doubled: Sequence[str] = ()) -> list[int]:
    """White dice that each of a crew gives (FI-039 to FI-042, up to DOUBLE)."""
    top = 2 if penalised(s, seat, "no_ideal") else 3
    home = spot.location and playing(s).locations and spot.location
    if not home and not doubled:
        return [min(top, DICE[card, spot.ideal]) for card in crew]
    dice = []
    for card in crew:
        n = min(top, DICE[card, spot.ideal])
        if home and HENCHMEN[card].location == home:
            n += 1
        if card in doubled:
            n *= 2
        dice.append(n)
    return dice


def white_dice(s: State, attempt: Attempt, spot: Spot) -> int:
    """White dice of an Attempt, in the order of FI-042."""
    n = sum(each_dice(s, attempt.seat, spot, attempt.crew, attempt.doubled)) + attempt.dice
    n -= penalised(s, attempt.seat, "fewer_dice")
    return max(1, min(n, white_available(s)))


def allowed_red(s: State, seat: int) -> bool:
    """Whether a seat may add the Red Die."""
    return not penalised(s, seat, "no_red_die")


def most_crew(s: State, seat: int) -> int:
    """Henchmen that a seat may commit."""
    return 1 if penalised(s, seat, "lone_henchman") else 2


def is_problem(key: Challenge) -> bool:
    """Whether a Challenge is a Problem Card."""
    return key in PROBLEM_SPOT


__all__ = [
    "Scenario",
    "allowed_red",
    "available",
    "cubes",
    "difficulty",
    "each_dice",
    "harder_by_category",
    "is_problem",
    "missing",
    "most_crew",
    "penalised",
    "playing",
    "white_available",
    "white_dice",
]
