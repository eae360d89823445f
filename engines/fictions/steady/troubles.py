"""What Problems cost the clan, and what one gives when a Penalty wants something."""

from __future__ import annotations

from ..cards import PROBLEMS
from .sight import Sight

#: What a Penalty on one seat costs it in an action, or (with a point) in a turn.
BY_ACTION = {
    "fewer_dice": 0.22,
    "no_red_die": 0.4,
    "extra_damage": 0.2,
    "lone_henchman": 0.45,
    "no_clovers": 0.12,
    "no_ideal": 0.15,
}
BY_TURN = {
    "slow_recruit": 0.4,
    "end_turn_exhaust": 0.45,
    "fewer_actions": 0.8,
    "end_turn_mill": 0.15,
    "no_skills": 0.15,
    "exhaust_own": 0.9,
    "new_problem": 1.2,
    "knock_out": 0.4,
    "mill": 0.45,
}
#: The same for Penalties on all seats: in an action of anybody.
BY_ALL = {"category_harder": 0.05, "no_help": 0.03, "fewer_white": 0.1, "exhaust_each": 0.2}
#: Rounds that a Problem counts for at most: later it may be solved in passing.
LASTING = 3.0
#: The cost of drawing any Problem.
DRAWN = 1.0


def harm(at: Sight, key: str, holder: int, left: float) -> float:
    """What a Problem's Penalty costs while it lies there."""
    problem = PROBLEMS[key]
    word, n = problem.penalty.word, problem.penalty.n or 1
    actions = at.view.full_actions
    rounds = min(LASTING, left - 0.5)
    if word in BY_ALL:
        return BY_ALL[word] * n * actions * at.view.seats * rounds
    each = BY_ACTION.get(word, 0.0) * actions + BY_TURN.get(word, 0.0)
    if word in ("end_turn_mill", "mill"):
        n = 1
    # What acts at the end of the round acts this round too; a turn that is over is over.
    if problem.scope != "end-of-round" and at.view.turn != holder:
        rounds = min(LASTING, left - 0.8)
    return each * n * max(0.0, rounds)
