"""The Challenges on the table, as all see them."""

from __future__ import annotations

import msgspec

from ..challenges import available, cubes, difficulty, missing
from ..glossary import Challenge
from ..scenario import playing
from ..spots import Spot
from ..state import State


class ChallengeView(msgspec.Struct, frozen=True):
    """A Challenge on the table."""

    key: Challenge
    kind: str
    """``board``, ``police``, ``problem``, ``revive``, ``motivate`` or the type of a scenario's card."""
    ideal: str
    difficulty: int
    """As it is now, without Skills."""
    printed: int
    triumphs: int
    """To overcome it; 0: each Triumph counts by itself."""
    cubes: int
    missing: int
    """Triumphs that an Attempt can use."""
    location: str
    fingerprint: bool
    ways: tuple[str, ...]
    open: bool
    """Whether it can be attempted now; if not, it is shown as shut."""
    seat: int | None
    """The holder of a Problem."""


def challenges_of(s: State) -> tuple[ChallengeView, ...]:
    """All Challenges of a state: those that can be attempted, then those shown as shut."""
    found = [_challenge(s, spot, is_open=True) for spot in available(s)]
    found += [_challenge(s, spot, is_open=False) for spot in playing(s).shut(s)]
    return tuple(found)


def police_of(s: State) -> ChallengeView | None:
    """The Police of a state, attempted or not; None where the Scenario has none."""
    scenario = playing(s)
    if not scenario.police:
        return None
    return _challenge(s, scenario.cards[scenario.police], is_open=s.police == "uncontrolled")


def _challenge(s: State, spot: Spot, *, is_open: bool) -> ChallengeView:
    holder = None
    if spot.kind == "problem":
        holder = next((seat for seat, held in enumerate(s.problems) if spot.key in held), None)
    return ChallengeView(
        key=spot.key,
        kind=spot.kind,
        ideal=spot.ideal,
        difficulty=difficulty(s, spot),
        printed=spot.difficulty,
        triumphs=spot.triumphs,
        cubes=cubes(s, spot),
        missing=missing(s, spot),
        location=spot.location,
        fingerprint=spot.fingerprint,
        ways=playing(s).ways(s, spot) if is_open else (),
        open=is_open,
        seat=holder,
    )
