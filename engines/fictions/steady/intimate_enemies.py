"""Intimate Enemies: the hidden come to light before the Coup, then the Ringleader and five others (5.3)."""

from __future__ import annotations

from ..scenarios.intimate_enemies import COUP, WANTED
from ..scenarios.intimate_enemies.rebels import RINGLEADER
from ..view import ChallengeView
from .plan import Gains, Plan, steps
from .sight import Sight

#: What a space of the Coup is worth, and a Rebel defeated beside what that takes off the Coup.
TICK, REBEL, LEADER = 1.0, 1.2, 1.6
#: What the effects of face-up Rebels cost in a round.
EFFECTS = {"coup": TICK, "turn": 0.5, "mill": 0.35}


class IntimateEnemies(Plan):
    """The Coup is the clock; every face-up Rebel and every two hidden ones move it."""

    def left(self, at: Sight) -> float:
        if self.done(at):
            return 1.0
        missing = max(WANTED - at.marks["defeated"], 0)
        coup = at.view.tracks[0]
        by_coup = (COUP - coup.value) / max(0.8, coup.ahead * 0.6)
        by_work = missing * 2.6 / (0.6 * at.view.full_actions * at.view.seats) + 0.5
        return max(1.0, min(by_coup, by_work, at.view.last_round + 1.0 - at.view.round))

    def done(self, at: Sight) -> bool:
        return bool(at.marks["ringleader"]) and at.marks["defeated"] >= WANTED

    def scored(self, at: Sight, one: ChallengeView, way: str) -> Gains:
        if self.done(at):
            return steps(one, 0.01)
        rounds = min(3.0, self.left(at))
        if one.kind == "hideout":
            hidden = at.view.tracks[3].value
            saved = 0.5 if at.view.actions > 1 or hidden % 2 else 0.35
            return steps(one, TICK * saved * rounds * 0.75 + 0.5 * REBEL)
        each = EFFECTS[at.scenario.printed[one.key].effect]
        worth = REBEL + each * rounds + (TICK if at.marks["coup"] else 0.3)
        if one.key == RINGLEADER:
            worth += LEADER
        elif at.marks["defeated"] >= WANTED - 1 and not at.marks["ringleader"]:
            worth -= REBEL * 0.8
        return steps(one, worth)

    def rallied(self, at: Sight) -> float:
        return TICK * 1.5

    def target(self, at: Sight, keys: list[str]) -> str:
        """The Pistol goes where it is worth most: on the Challenge of most value for its Triumphs."""

        def worth(key: str) -> float:
            one = at.challenges[key]
            return self.gains(at, one)[-1] * (1.0 if one.kind == "rebel" else 0.4)

        return max(keys, key=worth)


PLAN = IntimateEnemies()
