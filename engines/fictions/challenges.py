"""Which Challenges there are, how hard they are, and how many dice a crew has for one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from .cards import CATEGORY, DICE, HENCHMEN, MOTIVATE, PENALTY, PROBLEM_SPOT, REVIVE, WHITE, Challenge, Spot
from .scenario import Scenario, playing
from .state import Attempt, State

#: Problems by their Penalty, and by the category that they make harder: most of the time none of them is in
#: play, and to see that must cost little.
_WITH = {
    word: frozenset(card for card, each in PENALTY.items() if each[0] == word)
    for word in sorted({penalty[0] for penalty in PENALTY.values()})
}
_HARDER = {
    category: frozenset(card for card, each in PENALTY.items() if each[2] == category)
    for category in sorted(set(CATEGORY.values()))
}


def problems_with(*words: str) -> frozenset[str]:
    """All Problems with one of these Penalties."""
    return frozenset().union(*(_WITH[word] for word in words))


_ON_DICE = problems_with("no_ideal", "fewer_dice", "fewer_white")


def free_of(s: State, cards: frozenset[str]) -> bool:
    """Whether none of these Problems is in play."""
    return cards.isdisjoint(chain(*s.problems))


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
    about = _WITH[word]
    if about.isdisjoint(chain(*s.problems)):
        return 0
    total = 0
    for holder, held in enumerate(s.problems):
        for card in about.intersection(held):
            penalty = PENALTY[card]
            if (penalty[3] or holder == seat) and not (penalty[4] and playing(s).barred):
                total += penalty[1]
    return total


def harder_by_category(s: State, ideal: str) -> int:
    """CATEGORY_HARDER Problems on this Expertise."""
    about = _HARDER[CATEGORY[ideal]]
    if about.isdisjoint(chain(*s.problems)):
        return 0
    total = 0
    for held in s.problems:
        for card in about.intersection(held):
            total += not (PENALTY[card][4] and playing(s).barred)
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


def each_dice(
    s: State, seat: int, spot: Spot, crew: Sequence[str], doubled: Sequence[str] = (), top: int = 0
) -> list[int]:
    """White dice that each of a crew gives (FI-039 to FI-042, up to DOUBLE). ``top``: what one
    Expertise gives at most, where that is known."""
    if not top:
        top = 2 if penalised(s, seat, "no_ideal") else 3
    home = spot.location and playing(s).locations and spot.location
    if not home and not doubled:
        ideal = spot.ideal
        return [n if (n := DICE[card, ideal]) < top else top for card in crew]
    dice = []
    for card in crew:
        n = min(top, DICE[card, spot.ideal])
        if home and HENCHMEN[card].location == home:
            n += 1
        if card in doubled:
            n *= 2
        dice.append(n)
    return dice


def tally(s: State, attempt: Attempt, spot: Spot) -> tuple[list[int], int, int]:
    """White dice that each of the crew gives, the sum with all that changes it, and how many there are."""
    seat = attempt.seat
    top, fewer, there = 3, 0, WHITE
    if not free_of(s, _ON_DICE):
        top = 2 if penalised(s, seat, "no_ideal") else 3
        fewer, there = penalised(s, seat, "fewer_dice"), white_available(s)
    each = each_dice(s, seat, spot, attempt.crew, attempt.doubled, top)
    return each, sum(each) + attempt.dice - fewer, there


def white_dice(s: State, attempt: Attempt, spot: Spot) -> int:
    """White dice of an Attempt, in the order of FI-042."""
    _, n, there = tally(s, attempt, spot)
    return max(1, min(n, there))


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
    "free_of",
    "harder_by_category",
    "is_problem",
    "missing",
    "most_crew",
    "penalised",
    "playing",
    "problems_with",
    "tally",
    "white_available",
    "white_dice",
]
