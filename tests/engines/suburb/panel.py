"""What a panel says in Suburb: beside an option, and before a question."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Option
from engines.core.discover import words
from engines.core.words import plain
from engines.suburb import SPEC

from .kit import Play, table

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]


def beside(play: Play, option: Option) -> str:
    """The words beside an option of whoever is asked."""
    assert SPEC.hint is not None
    asked = play.asked
    assert asked is not None
    said = SPEC.hint(SPEC.view(play.g.s, asked.seat), option)
    return "" if said is None else plain(words("suburb").describe("hint", said, NAMES))


def before(play: Play, seat: int | None = None) -> str:
    """The words before the question of whoever must answer, or of a seat."""
    assert SPEC.briefing is not None
    asked = play.asked if seat is None else play.asks[seat]
    assert asked is not None
    said = SPEC.briefing(SPEC.view(play.g.s, asked.seat), asked)
    return "" if said is None else plain(words("suburb").describe("about", said, NAMES))


def turn(top: str = "M202", stage: str = "draw", seats: int = 4, **fields: Any) -> Play:
    """A turn of A's, to which no upkeep has brought anything."""
    return Play(table(seats, phase="turn", stage=stage, top=top, **fields))


def free(**mine: Any) -> Play:
    """A's question after the mission."""
    return turn("", "free", a=mine)
