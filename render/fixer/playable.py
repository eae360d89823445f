"""What each card of the viewer's hand would do in each lane (FX-041 to FX-047, FX-060 to FX-064, FX-094)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.fixer.cards import ORDER, Card, reply_wins
from engines.fixer.view import FixerView, LaneView


class Does(NamedTuple):
    """The use of one card in one lane."""

    kind: str
    """Either "lead", "wins" or "loses" if it may be played; else "follow", "taken", "closed" or "barred"."""
    critical: bool = False
    suit: str = ""
    """For "follow": the suit that must be played."""

    @property
    def legal(self) -> bool:
        """Whether the card may be played there."""
        return self.kind in ("lead", "wins", "loses")


def own_lanes(view: FixerView) -> tuple[LaneView, ...]:
    """The lanes of the viewer."""
    return tuple(lane for lane in view.lanes if view.seat in lane.seats)


def sides(view: FixerView, lane: LaneView) -> tuple[Card | None, Card | None]:
    """The card on the viewer's side and the one on the other."""
    mine = lane.seats.index(view.seat or 0)
    return lane.cards[mine], lane.cards[1 - mine]


def other(view: FixerView, lane: LaneView) -> int:
    """The seat across ``lane``."""
    return lane.seats[1 - lane.seats.index(view.seat or 0)]


def does(view: FixerView, lane: LaneView, card: Card) -> Does:
    """What ``card`` would do in ``lane`` if the viewer had to play now."""
    mine, theirs = sides(view, lane)
    if lane.left == 0:
        return Does("closed")
    if mine is not None:
        return Does("taken")
    if lane.banned and view.turn == view.seat:
        return Does("barred")
    if theirs is None:
        return Does("lead")
    led = theirs[0]
    if card[0] != led and any(held[0] == led for held in view.hand):
        return Does("follow", suit=led)
    wins, critical = reply_wins(theirs, card)
    return Does("wins" if wins else "loses", critical)


class Lane(NamedTuple):
    """What a lane says of a whole hand."""

    said: Does | None
    """What holds for all cards, or for all that may not be played there; None: nothing of the kind."""
    shown: bool
    """Whether each card that may be played there says what it does."""


def summed(uses: Sequence[Does]) -> Lane:
    """What need be said but once of a lane, given what each card of a hand does there."""
    kinds = set(uses)
    if len(kinds) == 1:
        return Lane(uses[0], False)
    barred = [use for use in uses if not use.legal]
    return Lane(barred[0] if barred else None, True)


def exchange_hand(view: FixerView) -> tuple[Card, ...]:
    """The hand in the exchange, locked cards included, in reading order."""
    return tuple(sorted({*view.hand, *view.gave}, key=ORDER.__getitem__))
