"""The market: what a card costs, and recruiting it (3.5)."""

from __future__ import annotations

from engines.core.ask import Steps

from . import windows
from .events import Recruited
from .glossary import Card, deck_of
from .hands import receive, station
from .prices import price
from .state import G


def recruit(g: G, seat: int, card: Card, off: int = 0, to: str = "hand") -> Steps:
    """Pay for a market card and take it: ``to`` the hand, or deployed ``ready`` or ``exh`` (FF-040, FF-043).
    The caller has seen to it that it can be paid and has room."""
    s, day = g.s, g.s.day
    row = deck_of(card)
    cost = price(s, card, off)
    day.left -= cost
    day.recruits += 1
    if day.discounts:
        for discount in day.discounts:
            discount.uses -= 1
        day.discounts = [discount for discount in day.discounts if discount.uses > 0]
    slots = s.rows[row]
    slots[slots.index(card)] = None
    if to == "hand":
        receive(g, seat, card, known=True)
    else:
        station(g, seat, card, ready=to == "ready")
    g.tell(Recruited(seat, card, cost, to))
    return windows.after(g, "opp_recruit", seat, cards=[card])
