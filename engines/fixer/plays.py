"""Which plays are open to a seat, and how many it still has (FX-041 to FX-048)."""

from __future__ import annotations

from .cards import ALL_CARDS, Card
from .lanes import FACING, PLAN
from .options import Put
from .state import State

#: Every possible play by lane and card, made once: listing plays is most of the engine's work.
PUTS: dict[str, dict[Card, Put]] = {
    key: {card: Put(key, card) for card in ALL_CARDS} for plan in PLAN.values() for key, _ in plan
}


def legal_plays(s: State, seat: int) -> tuple[Put, ...]:
    """All plays open to a seat (FX-041 to FX-047, FX-094)."""
    hand = s.hands[seat]
    plays: list[Put] = []
    lanes, forbidden = s.lanes, s.forbidden
    for at, side in FACING[s.seats][seat]:
        lane = lanes[at]
        if not lane.left:
            continue
        cards = lane.cards
        if cards[side] is not None or lane.key == forbidden:
            continue
        puts = PUTS[lane.key]
        other = cards[1 - side]
        if other is not None:
            led = other[0]
            follow = [puts[card] for card in hand if card[0] == led]
            if follow:
                plays += follow
                continue
        plays += map(puts.__getitem__, hand)
    return tuple(plays)


def plays_left(s: State, seat: int) -> int:
    """Further plays of a seat: markers left in its lanes, less its waiting cards (FX-083).

    With two players each marker still in the middle is one play for either seat as well.
    """
    lanes = s.lanes
    left = 0
    for at, side in FACING[s.seats][seat]:
        lane = lanes[at]
        left += lane.left - (lane.cards[side] is not None)
    return left


def plays_on(s: State, seat: int) -> bool:
    """Whether a seat has any further play: mostly its first lane says so already."""
    lanes = s.lanes
    for at, side in FACING[s.seats][seat]:
        lane = lanes[at]
        if lane.left > (lane.cards[side] is not None):
            return True
    return False
