"""What Challenges are worth: what all Scenarios share, and what each says for itself.

Worth is counted in Triumphs at an easy Challenge of no special use: about what one action brings. A
Scenario's own plan lies in the module of its name and is found by that; without one the general plan
below takes every Challenge of the Scenario for the same.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ..glossary import EVIDENCE, EVIDENCE_OF_ONE
from ..odds import MOST
from ..view import ChallengeView
from .sight import Sight
from .troubles import harm

Gains = tuple[float, ...]
#: What a card is worth that Motivate brings into the Clan Deck, or Revive out of the KO'd Deck.
MOTIVATED, REVIVED, REVIVED_FOR_LATER = 0.12, 0.1, 0.4
#: What the worth of a Challenge is multiplied by for a part of it.
PART = 0.9
#: What it is worth to lift one Fingerprint where there are so many, and where they lose the campaign.
MARKED = (0.0, 0.3, 0.6, 1.0, 2.2)
CONVICTED = 12.0
#: The least that a Fingerprint counts for because the game may last longer than it seems.
UNSURE = 0.5


class Plan:
    """How to play one Scenario."""

    #: What it is worth to turn the Police Token.
    police = 1.5
    #: What a Rally costs.
    rally = 2.5

    def left(self, at: Sight) -> float:
        """Rounds that are likely to be played yet, this one included."""
        return 4.0

    def done(self, at: Sight) -> bool:
        """Whether the goal is met already, and only the end of the round is awaited."""
        return False

    def scored(self, at: Sight, one: ChallengeView, way: str) -> Gains:
        """What 0, 1, 2 ... Triumphs at a Challenge of the Scenario are worth."""
        return steps(one, 1.0 * one.missing)

    def controlled(self, at: Sight) -> float:
        """What it is worth to turn the Police Token now."""
        return self.police * min(1.0, (self.left(at) - 1) / 3)

    def rallied(self, at: Sight) -> float:
        """What a Rally costs now."""
        return self.rally

    def target(self, at: Sight, keys: list[str]) -> str:
        """The card that a choice of the Scenario falls on."""
        return keys[0]

    # -- what all share ----------------------------------------------------------------------

    def gains(self, at: Sight, one: ChallengeView, way: str = "plain") -> Gains:
        """What 0, 1, 2 ... Triumphs at a Challenge are worth."""
        if one.kind == "problem":
            return 0.0, self.solved(at, one.key)
        if one.kind == "police":
            return 0.0, self.controlled(at)
        if one.kind == "motivate":
            return self.motivated(at, one.missing)
        if one.kind == "revive":
            each = REVIVED_FOR_LATER if at.later else REVIVED
            return tuple(each * count for count in range(min(one.missing, MOST) + 1))
        scored = self.scored(at, one, way)
        if one.fingerprint:
            return *scored[:-1], scored[-1] + self.marked(at, None)
        return scored

    def motivated(self, at: Sight, most: int) -> Gains:
        """Cards that come back without a Rally: worth most where the deck is about to run out."""
        short = 1.0 if at.view.clan < 4 else 0.4
        each = MOTIVATED * self.rallied(at) * short * min(1.0, (self.left(at) - 0.5) / 2)
        return tuple(max(0.0, each) * count for count in range(min(most, MOST) + 1))

    def solved(self, at: Sight, key: str) -> float:
        """What it is worth to be rid of a Problem."""
        holder, held = at.problem(key)
        worth = 0.0 if held.idle else harm(at, key, holder, self.left(at))
        if held.fingerprint:
            worth += self.marked(at, holder)
        return worth

    def marked(self, at: Sight, seat: int | None) -> float:
        """What it is worth to be rid of a Fingerprint, of a seat's Problem or of a card."""
        count = at.view.fingerprints
        if count >= EVIDENCE:
            return CONVICTED
        if at.view.players >= 3 and seat is not None:
            own = at.view.table[seat].fingerprints
            if own >= EVIDENCE_OF_ONE:
                return CONVICTED
            if own == EVIDENCE_OF_ONE - 1:
                count = max(count, 4)
        # A round more than is reckoned with is always possible, until the goal is met.
        return MARKED[count] * (0.0 if self.done(at) else max(UNSURE, min(1.0, (self.left(at) - 1) / 2)))


def steps(one: ChallengeView, whole: float, part: float = PART) -> Gains:
    """``whole`` for all Triumphs that are missing, less for a part of them."""
    most = min(one.missing, MOST)
    return (*(whole * part * count / most for count in range(most)), whole)


@cache
def plan_of(scenario: str) -> Plan:
    """The plan of a Scenario, or the general one."""
    name = f"{__package__}.{scenario}"
    if not scenario or find_spec(name) is None:
        return Plan()
    plan: Plan = import_module(name).PLAN
    return plan
