"""What recruiting costs (3.5)."""

from __future__ import annotations

from .glossary import Card
from .passive import AllyCost
from .printed import ATTACK, COST, lasting
from .state import State


def price(s: State, card: Card, off: int = 0) -> int:
    """What recruiting a card costs the active seat: printed, then the moon card, then discounts (FF-042)."""
    cost = COST[card]
    if card in ATTACK and (moon := lasting(s.moon, AllyCost)) is not None:
        cost = max(moon.min, cost + moon.n)
    for discount in s.day.discounts:
        off += discount.off
    return max(0, cost - off)
