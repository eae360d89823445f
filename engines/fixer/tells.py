"""How much what happens in FIXER matters, and to whom."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.event import Event
from engines.core.telling import Tells, Weight

from .events import (
    Captured,
    Dealt,
    Discarded,
    Gave,
    Instant,
    Kept,
    Led,
    Locked,
    Passed,
    Scores,
    Skipped,
    Won,
)

DETAIL, NOISE, HEADLINE = Weight.DETAIL, Weight.NOISE, Weight.HEADLINE

TELLS: Mapping[type[Event], Tells] = {
    Dealt: Tells(DETAIL),
    Passed: Tells(DETAIL),
    Locked: Tells(NOISE, by="seat"),
    Gave: Tells(by="seat"),
    Led: Tells(DETAIL, by="seat", begins=True),
    Captured: Tells(by="winner", to=("loser",), begins=True),
    Kept: Tells(DETAIL, by="seat", follows=True),
    Discarded: Tells(DETAIL, by="seat", follows=True),
    Skipped: Tells(DETAIL, to=("seat",)),
    Scores: Tells(),
    Instant: Tells(HEADLINE, by="seat"),
    Won: Tells(HEADLINE),
}
