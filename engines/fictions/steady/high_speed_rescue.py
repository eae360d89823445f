"""High-speed Rescue: the Gear early, the gap, and then the Stages (5.2)."""

from __future__ import annotations

from ..scenarios.high_speed_rescue import FREE, NEAR, PRISON, STAGES, TOP_GEAR
from ..view import ChallengeView
from .plan import Gains, Plan, steps
from .sight import Sight

#: What a space of the gap is worth, and a Triumph at a Stage.
SPACE, STAGE = 0.75, 1.7
#: Rounds that the Stages need once the Car is near.
LAST_WORK = 1.5


class HighSpeedRescue(Plan):
    """Everything is counted in spaces between Car and Van, until the Car is near."""

    def left(self, at: Sight) -> float:
        if self.done(at):
            return 1.0
        van = at.view.tracks[0]
        return max(1.0, (PRISON - van.value) / max(1, van.ahead))

    def done(self, at: Sight) -> bool:
        return at.marks["stage"] == FREE

    def gap(self, at: Sight) -> int:
        """Spaces between Car and Van."""
        return at.marks["van"] - at.marks["car"]

    def chase(self, at: Sight) -> float:
        """Rounds in which the Gear will matter yet."""
        return max(0.6, min(self.left(at) - LAST_WORK, 4.0))

    def scored(self, at: Sight, one: ChallengeView, way: str) -> Gains:
        if self.done(at):
            return steps(one, 0.01)
        gap, gear = self.gap(at), at.marks["gear"]
        if one.key in STAGES:
            return steps(one, STAGE * one.missing)
        if one.key == "hr-tyres":
            return steps(one, SPACE * 1.2 + 0.2)
        if one.key == "hr-alleys":
            most = min(one.missing, gap)
            worth = SPACE * (1.4 if 0 < gap - NEAR <= 2 and at.view.actions > 1 else 1.0)
            return tuple(worth * min(count, most) for count in range(one.missing + 1))
        each = SPACE * self.chase(at) * (0.9 if gap > NEAR or gear < 3 else 0.4)
        if one.key == "hr-shift":
            return tuple(each * min(count, TOP_GEAR - gear) for count in range(TOP_GEAR - gear + 1))
        if one.kind == "obstacle":
            return steps(one, each * 0.9 if gear > 1 else 0.1)
        if one.kind == "traffic":
            return steps(one, SPACE * 1.1)
        if one.kind == "roadblock":
            return steps(one, SPACE * (gear + 0.7 * gear * min(1.0, self.left(at) - 1)))
        return steps(one, 0.05)

    def controlled(self, at: Sight) -> float:
        return 0.0 if self.done(at) and not at.later else SPACE * min(3.5, self.left(at) - 1) + 0.2

    def rallied(self, at: Sight) -> float:
        return SPACE * self.chase(at) * 0.9 if at.marks["gear"] > 1 else 0.2


PLAN = HighSpeedRescue()
