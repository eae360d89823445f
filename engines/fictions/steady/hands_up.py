"""Hands Up!: Doors and sacks in the order of the board, and few ticks of the Clock (5.1)."""

from __future__ import annotations

from ..scenarios.hands_up import LATE, WANTED
from ..view import ChallengeView
from .plan import Gains, Plan, steps
from .sight import Sight

#: Triumphs behind each Door, the last one first: 2 at the third, 3 at the second, 2 at the first.
BEHIND = {1: 7, 2: 5, 3: 2, 4: 0}
GETAWAY = 2
#: Triumphs that a clan gains for the goal in one action, beside all else that it does.
PACE = 0.62
#: What a Triumph at the goal is worth, and a space of the Clock.
DOOR, SACK, AWAY, TICK, GUARD = 1.3, 0.9, 2.2, 1.1, 0.35


class HandsUp(Plan):
    """Alarms and the Police are ticks of the Clock; Guards make Doors and Bag harder."""

    def left(self, at: Sight) -> float:
        """The Clock's rounds, or those that the work needs."""
        clock = at.view.tracks[0]
        by_clock = (LATE - at.marks["clock"]) / max(1.0, clock.ahead)
        by_work = self.work(at) / (PACE * at.view.full_actions * at.view.seats)
        return max(1.0, min(by_clock, by_work + 0.5))

    def work(self, at: Sight) -> float:
        """Triumphs that the goal still needs."""
        sacks = max(0, WANTED - at.marks["loot"])
        tills = min(sacks, at.marks["tills"])
        return float(BEHIND[at.marks["door"]] + tills + (sacks - tills + 1) // 2 + GETAWAY)

    def done(self, at: Sight) -> bool:
        return bool(at.marks["away"])

    def scored(self, at: Sight, one: ChallengeView, way: str) -> Gains:
        rounds = max(0.0, self.left(at) - 0.3)
        if one.kind == "alarm":
            count = at.in_play("alarm")
            saved = min(2.5, rounds) if count in (1, 3) else 0.35 * min(2.5, rounds)
            return steps(one, TICK * saved + 0.2)
        if one.kind == "guard":
            count = at.in_play("guard")
            hard = BEHIND[at.marks["door"]] + (3 if at.marks["loot"] < WANTED else 0)
            return steps(one, GUARD * hard * (0.5 if count > 2 else 1.0) * min(1.0, rounds / 2))
        if one.kind == "witness":
            return steps(one, 0.05)
        if one.key == "hu-getaway":
            return steps(one, AWAY * one.missing)
        if one.key == "hu-tills" or one.key == "hu-bag":
            return self.sacks(at, one)
        return steps(one, DOOR * one.missing)

    def sacks(self, at: Sight, one: ChallengeView) -> Gains:
        """Sacks count until there are nine; beyond them they are Reputation alone."""
        bag = one.key == "hu-bag"
        stock, each = (at.marks["vault"], 2) if bag else (at.marks["tills"], 1)
        spare = 0.1 if at.later else 0.01
        gains = []
        for count in range(min(8, (stock + each - 1) // each) + 1):
            sacks = min(stock, count * each)
            wanted = min(sacks, max(0, WANTED - at.marks["loot"]))
            gains.append(SACK * wanted * (0.8 if bag else 1.0) + spare * (sacks - wanted))
        return tuple(gains)

    def controlled(self, at: Sight) -> float:
        return 2 * TICK * min(3.0, max(0.0, self.left(at) - 1)) + 0.2

    def rallied(self, at: Sight) -> float:
        return TICK


PLAN = HandsUp()
