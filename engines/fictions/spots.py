"""Challenges as they lie on the table, with what is printed on them (3.5)."""

from __future__ import annotations

import msgspec

from .cards import PROBLEMS
from .glossary import HARMLESS, Challenge
from .printed import Printed


class Spot(msgspec.Struct, frozen=True, gc=False):
    """One Challenge in play, with what is printed on it."""

    key: Challenge
    kind: str
    """``problem``, ``police``, ``revive``, ``motivate``, ``board`` or the type of a scenario's card."""
    ideal: str
    difficulty: int
    triumphs: int = 1
    most: int = 0
    location: str = ""
    fingerprint: bool = False

    @property
    def harmless(self) -> bool:
        """Whether locks do no damage here (FI-087)."""
        return self.kind in HARMLESS


def spot_of(key: str, printed: Printed) -> Spot:
    """The Spot of a printed Challenge."""
    return Spot(
        Challenge(key),
        printed.kind,
        printed.ideal,
        printed.difficulty,
        printed.triumphs,
        printed.most,
        printed.location,
        printed.fingerprint,
    )


#: Every Problem's Spot, and the two spaces that every board shows (FI-091).
PROBLEM_SPOT: dict[str, Spot] = {
    key: Spot(Challenge(key), "problem", one.ideal, one.difficulty, 1, 0, "", one.fingerprint)
    for key, one in PROBLEMS.items()
}
REVIVE = Spot(Challenge("revive"), "revive", "heal", 4, 0)
MOTIVATE = Spot(Challenge("motivate"), "motivate", "persuade", 3, 0)
