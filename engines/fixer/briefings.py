"""What the asked seat should know before it answers."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.ask import Ask
from engines.core.words import Seat

from .cards import Card, suit
from .view import FixerView


class Lost(msgspec.Struct, frozen=True, tag="lost"):
    """Before keeping or discarding: which card it is, and what it took."""

    winner: Seat
    winning: Card
    losing: Card
    lane: str
    held: int
    """Cards of its suit already in hand."""


def briefing(seen: FixerView, ask: Ask[Any]) -> Lost | None:
    """What the loser of a conflict should know before choosing."""
    last = seen.last
    if ask.kind != "keep" or last is None or seen.pending is None:
        return None
    held = sum(suit(card) == suit(last.winning) for card in seen.hand)
    return Lost(last.winner, last.winning, last.losing, lane=last.lane, held=held)
