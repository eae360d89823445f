"""Bid for Power: Districts, few Scandals where there are any, and at most one Betrayal at the end (5.6)."""

from __future__ import annotations

from collections import Counter

from ..scenarios.bid_for_power import WANTED, net_support
from ..view import ChallengeView
from .plan import Gains, Plan, steps
from .sight import Sight

DISTRICT, SCANDAL, BETRAYAL = 2.6, 2.0, 2.2
#: The part of a District's worth that is left where there is a Scandal, and what a Scandal costs that
#: has no target yet.
SCANDALOUS, LATER = 0.6, 0.5
#: Support beyond what is wanted that is kept against Scandals to come.
SPARE = 3
#: What another round of the calendar is worth.
ROUND = 1.5


class BidForPower(Plan):
    """Support counts at the end alone: what is secured must be kept."""

    police = 4.0

    def left(self, at: Sight) -> float:
        return max(1.0, float(at.view.tracks[0].most - at.marks["campaign"]))

    def support(self, at: Sight) -> int:
        """Net Support as it is now."""
        return net_support(len(at.rows["secured"]), at.in_play("betrayal"), at.view.police)

    def scored(self, at: Sight, one: ChallengeView, way: str) -> Gains:
        if one.kind == "district":
            return steps(one, self.district(at, one))
        if one.kind == "betrayal":
            return steps(one, self.betrayal(at))
        if one.kind == "scandal":
            return steps(one, self.scandal(at, one))
        return steps(one, 0.05)

    def district(self, at: Sight, one: ChallengeView) -> float:
        """A District where there is a Scandal is lost again at once; beyond what is wanted it is a
        reserve."""
        worth = DISTRICT
        if at.at_place("scandal", one.location):
            worth *= SCANDALOUS
        if self.support(at) >= WANTED + SPARE:
            worth *= 0.5
        return worth

    def betrayal(self, at: Sight) -> float:
        """One costs a Support; a second one loses the election, a third one everything."""
        count = at.in_play("betrayal")
        if count >= 3 or (count == 2 and self.left(at) < 2):
            return 5.0 * BETRAYAL
        return (2.2 if count == 2 else 1.0) * BETRAYAL

    def scandal(self, at: Sight, one: ChallengeView) -> float:
        """What a Scandal takes in this round and the next, and what it keeps from being secured."""
        cards = at.scenario.cards
        secured = Counter(cards[key].location for key in at.rows["secured"])
        here = secured[one.location]
        if at.view.police == "active" and not here:
            here = secured.total()
        shown = sum(cards[key].location == one.location for key in at.rows["display"])
        later = LATER * min(1.0, (self.left(at) - 1) / 3) * (1 + 0.5 * shown)
        return later + SCANDAL * min(2.0, here)

    def controlled(self, at: Sight) -> float:
        return self.police * min(1.0, (self.left(at) - 1) / 4)

    def rallied(self, at: Sight) -> float:
        # The round that a Rally costs is worth less where all is won already.
        return ROUND if self.support(at) < WANTED else 0.5 * ROUND


PLAN = BidForPower()
