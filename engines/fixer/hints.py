"""What a panel says beside plays: the lane, and what a play would do."""

from __future__ import annotations

import msgspec

from engines.core.ask import Option
from engines.core.words import Seat

from .cards import Card, number, reply_wins
from .options import Put
from .scoring import MARKER_SCORE
from .view import FixerView


class Lead(msgspec.Struct, frozen=True, tag="lead"):
    """The card would wait in the lane."""


class Wins(msgspec.Struct, frozen=True, tag="wins"):
    """The reply would win."""

    critical: bool
    worth: int
    """Points that this brings for certain: the captured card and a face-up marker."""
    lead: Card


class Loses(msgspec.Struct, frozen=True, tag="loses"):
    """The reply would be captured."""

    critical: bool
    lead: Card


class Against(msgspec.Struct, frozen=True, tag="against"):
    """A lane to play into, by whom one meets there."""

    lane: str
    foe: Seat
    card: Card | None
    """The card that waits there to be answered."""


def group(seen: FixerView, option: Option) -> Against | None:
    """The lane of a play, as a person would call it."""
    if not isinstance(option, Put) or seen.seat is None:
        return None
    lane = seen.lane(option.lane)
    side = 1 - lane.seats.index(seen.seat)
    return Against(lane.key, lane.seats[side], card=lane.cards[side])


def hint(seen: FixerView, option: Option) -> Lead | Wins | Loses | None:
    """What a play would do, by what its seat sees."""
    if not isinstance(option, Put):
        return None
    lead = next((card for card in seen.lane(option.lane).cards if card is not None), None)
    if lead is None:
        return Lead()
    wins, critical = reply_wins(lead, option.card)
    if not wins:
        return Loses(critical, lead)
    return Wins(critical, worth=number(lead) + MARKER_SCORE * critical, lead=lead)
