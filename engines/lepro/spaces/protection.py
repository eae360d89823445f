"""Protection (3.15)."""

from __future__ import annotations

from engines.core.ask import Steps, one

from ..asks import turn_ask
from ..cards import Deck
from ..decks import take
from ..events import Bought
from ..money import pay
from ..options import BuyProtection, Nothing
from ..prices import protection_price
from ..state import G


def protection(g: G, seat: int) -> Steps:
    """One Protection card (LP-208 to LP-210)."""
    price = protection_price(g.s.players[seat].character)
    if g.s.players[seat].cash < price:
        return
    choice = yield from one(turn_ask(seat, "protection", [Nothing(), BuyProtection()], basis=price))
    if isinstance(choice, BuyProtection):
        pay(g, seat, price)
        g.tell(Bought(seat, Deck("protection"), price))
        take(g, seat, "protection")
