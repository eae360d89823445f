"""What the table shows of each seat."""

from __future__ import annotations

import msgspec

from ..cards import PROBLEMS
from ..evidence import fingerprints_of
from ..glossary import Challenge
from ..scenario import playing
from ..state import State, owner


class ProblemView(msgspec.Struct, frozen=True):
    """A Problem before a seat; its Challenge is among ``challenges``."""

    key: Challenge
    fingerprint: bool
    idle: bool
    """Its Penalty does not apply in this Scenario (FI-106)."""


class SeatView(msgspec.Struct, frozen=True):
    """What the table shows of one seat."""

    hand: int
    problems: tuple[ProblemView, ...]
    fingerprints: int
    starts: int
    """Times Starting Player in this Scenario."""
    auto_pass: str


def seat_of(s: State, seat: int) -> SeatView:
    """A seat of a state."""
    barred = bool(s.scene.key) and playing(s).barred
    return SeatView(
        hand=len(s.hands[seat]),
        problems=tuple(
            ProblemView(card, PROBLEMS[card].fingerprint, barred and PROBLEMS[card].barred)
            for card in s.problems[seat]
        ),
        fingerprints=fingerprints_of(s, seat),
        starts=s.starts[seat],
        auto_pass=s.prefs[owner(s, seat)].auto_pass,
    )
