"""No More Bets!: bets that are likely to be won, the stake by the chance, and out with ten chips (5.4)."""

from __future__ import annotations

from ..scenarios.no_more_bets import CHIPS, OUT, RIG, STAKES, TAKE, WATCH, winnings
from ..view import ChallengeView
from .plan import Gains, Plan, steps
from .sight import Sight

#: What the clan's chips are worth by their number: the last ones are worth more than any other.
WORTH = (-6.0, -1.5, 0.0, 1.2, 2.3, 3.3, 4.3, 5.3, 6.3, 7.3, 8.6)
WALK, RIGGED, FIRST_WIN = 2.4, 0.35, 0.6
#: What a Rally costs: its chip, and more where there are few.
RALLY = 1.2


class NoMoreBets(Plan):
    """Chips are the clock and the goal."""

    def left(self, at: Sight) -> float:
        if self.done(at):
            return 1.0
        needs = (CHIPS - at.marks["chips"]) / (0.55 * at.view.full_actions * at.view.seats)
        return max(1.0, min(at.view.last_round + 1.0 - at.view.round, 1.2 + needs))

    def done(self, at: Sight) -> bool:
        return bool(at.marks["out"])

    def scored(self, at: Sight, one: ChallengeView, way: str) -> Gains:
        if self.done(at):
            return steps(one, 0.01)
        rounds = self.left(at)
        if one.kind == "table":
            return self.bet(at, one, STAKES[way])
        if one.key == OUT:
            return steps(one, WALK * one.missing)
        if one.key == RIG:
            return steps(one, RIGGED * max(0.0, CHIPS - at.marks["chips"]))
        effect = at.scenario.printed[one.key].effect
        if effect in TAKE:
            return steps(one, 1.0 * min(2.0, rounds - 0.3))
        if effect == WATCH:
            return steps(one, 0.3 * max(0.0, CHIPS - at.marks["chips"]))
        return steps(one, 0.05)

    def bet(self, at: Sight, one: ChallengeView, stake: int) -> Gains:
        """No Triumph loses the stake; one wins it, two win a chip more, the Croupier adds one."""
        chips = at.marks["chips"]
        number = at.rows["tables"].index(one.key) + 1
        croupier = number == at.marks["croupier"]
        here = WORTH[chips]
        win = 0.0 if at.marks["won"] else FIRST_WIN
        first, second = (
            WORTH[min(CHIPS, chips + winnings(stake, count, croupier=croupier))] - here + win
            for count in (1, 2)
        )
        return WORTH[max(0, chips - stake)] - here, first, second

    def controlled(self, at: Sight) -> float:
        return 0.2 + 1.0 * min(3.0, self.left(at) - 1)

    def rallied(self, at: Sight) -> float:
        chips = at.marks["chips"]
        return RALLY * (WORTH[chips] - WORTH[max(0, chips - 1)])


PLAN = NoMoreBets()
