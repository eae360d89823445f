"""Family Business: Income early, sacks from it, and no Rival at the end (5.5)."""

from __future__ import annotations

from ..scenarios.family_business import PRICE, WANTED_INCOME, WANTED_SACKS, profit, reached
from ..view import ChallengeView
from .plan import Gains, Plan, steps
from .sight import Sight

#: What a point of Income is worth towards the goal, and a sack.
POINT, SACK = 1.15, 0.35
#: What the worth of a sack is multiplied by where they will be missing, and where they will not.
SHORT, LONG = 3.0, 1.5
#: What a Rally costs beside its sacks.
FREE = 0.6


class FamilyBusiness(Plan):
    """Income is worth itself, and half a sack in every round that is left."""

    def left(self, at: Sight) -> float:
        return max(1.0, at.view.last_round + 1.0 - at.view.round)

    def done(self, at: Sight) -> bool:
        income = at.marks["income"]
        return reached(income, at.marks["sacks"] + profit(income))

    def short(self, at: Sight) -> float:
        """Sacks that will be missing at the end, if Income grows evenly to what is wanted."""
        rounds = self.left(at)
        coming = rounds * (at.marks["income"] + WANTED_INCOME + 1) / 4
        return WANTED_SACKS - at.marks["sacks"] - coming

    def scored(self, at: Sight, one: ChallengeView, way: str) -> Gains:
        rounds = self.left(at)
        if one.kind == "business":
            points = at.scenario.printed[one.key].n
            worth = points * (POINT + SACK * 0.5 * (rounds - 1))
            if at.marks["income"] >= WANTED_INCOME:
                worth *= 0.5
            if at.at_place("rival", one.location):
                worth *= 0.75
            gains = steps(one, worth)
            return tuple(each - PRICE * self.sack(at) for each in gains) if way == "buy" else gains
        if one.kind == "rival":
            owned = self.owned(at, one.location)
            rivals = at.at_place("rival", one.location)
            worth = owned * (POINT * (1.0 if rounds < 2.5 else 0.5) + SACK * 0.5 * min(rounds, 3.0))
            return steps(one, worth / rivals + 0.15)
        return steps(one, 0.05)

    def sack(self, at: Sight) -> float:
        """What a sack is worth now."""
        return SACK * (SHORT if self.short(at) > 0 else LONG)

    def owned(self, at: Sight, location: str) -> int:
        """Income of the Territory in a Location."""
        cards, printed = at.scenario.cards, at.scenario.printed
        return sum(printed[key].n for key in at.rows["territory"] if cards[key].location == location)

    def controlled(self, at: Sight) -> float:
        return PRICE * self.sack(at) * max(0.0, self.left(at) - 1) + 0.1

    def rallied(self, at: Sight) -> float:
        return min(PRICE, at.marks["sacks"]) * self.sack(at) + FREE


PLAN = FamilyBusiness()
