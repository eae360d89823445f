"""Which cards nobody can tell apart: the order of every deck."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.slot import Slot

from .cards import STOCKS
from .decks import top_price
from .state import State


def hidden(s: State, seat: int) -> Sequence[Sequence[Slot]]:
    """A group for each deck, the same for every seat; two for stocks, as the price of the one on top is
    public (SB-167): those of that price, and the rest."""
    groups = []
    for deck, pile in s.draws.items():
        slots = [Slot(pile, at) for at in range(len(pile))]
        if deck == "stock":
            price = top_price(s)
            groups.append([slot for slot in slots if STOCKS[slot.card].price == price])
            slots = [slot for slot in slots if STOCKS[slot.card].price != price]
        groups.append(slots)
    return groups
