"""Seller (3.13)."""

from __future__ import annotations

from engines.core.ask import Option, Steps, one

from ..asks import turn_ask
from ..cards import Deck
from ..decks import can_draw, take
from ..events import Bought
from ..money import pay
from ..options import BuyGem, Nothing
from ..prices import item_price
from ..state import G


def seller(g: G, seat: int) -> Steps:
    """One unseen gem of a category of one's choice (LP-181 to LP-185)."""
    s, player = g.s, g.s.players[seat]
    price = item_price(player.character, free=s.landing.free_item)
    gems: list[Option] = [BuyGem(Deck(deck)) for deck in ("pearl", "diamond") if can_draw(s, deck)]
    if player.cash < price or not gems:
        return
    choice = yield from one(turn_ask(seat, "seller", [Nothing(), *gems], basis=price))
    if isinstance(choice, BuyGem):
        pay(g, seat, price)
        g.tell(Bought(seat, choice.deck, price))
        take(g, seat, choice.deck, bought=True)
