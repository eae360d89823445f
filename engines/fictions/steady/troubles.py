"""What Problems cost the clan, and what one gives when a Penalty wants something."""

from __future__ import annotations

from typing import NamedTuple

from ..cards import PROBLEMS
from ..printed import PenaltyWord
from .sight import Sight


class Cost(NamedTuple):
    """What a Penalty costs for each of its numbers."""

    action: float = 0.0
    """The seat that has it, in every action."""
    turn: float = 0.0
    """The seat that has it, in every turn."""
    all: float = 0.0
    """Everybody, in every action of anybody."""
    whole: bool = False
    """Whether the cost is that of all its numbers together."""


COSTS: dict[PenaltyWord, Cost] = {
    "fewer_dice": Cost(action=0.22),
    "no_red_die": Cost(action=0.4),
    "extra_damage": Cost(action=0.2),
    "lone_henchman": Cost(action=0.45),
    "no_clovers": Cost(action=0.12),
    "no_ideal": Cost(action=0.15),
    "slow_recruit": Cost(turn=0.4),
    "end_turn_exhaust": Cost(turn=0.45),
    "fewer_actions": Cost(turn=0.8),
    "end_turn_mill": Cost(turn=0.15, whole=True),
    "no_skills": Cost(turn=0.15),
    "exhaust_own": Cost(turn=0.9),
    "new_problem": Cost(turn=1.2),
    "knock_out": Cost(turn=0.4),
    "mill": Cost(turn=0.45, whole=True),
    "category_harder": Cost(all=0.05),
    "no_help": Cost(all=0.03),
    "fewer_white": Cost(all=0.1),
    "exhaust_each": Cost(all=0.2),
}
#: Rounds that a Problem counts for at most: later it may be solved in passing.
LASTING = 3.0
#: The cost of drawing any Problem.
DRAWN = 1.0


def harm(at: Sight, key: str, holder: int, left: float) -> float:
    """What a Problem's Penalty costs while it lies there."""
    problem = PROBLEMS[key]
    cost = COSTS[problem.penalty.word]
    n = 1 if cost.whole else problem.penalty.n or 1
    actions = at.view.full_actions
    rounds = min(LASTING, left - 0.5)
    if cost.all:
        return cost.all * n * actions * at.view.seats * rounds
    # What acts at the end of the round acts this round too; a turn that is over is over.
    if problem.scope != "end-of-round" and at.view.turn != holder:
        rounds = min(LASTING, left - 0.8)
    return (cost.action * actions + cost.turn) * n * max(0.0, rounds)
