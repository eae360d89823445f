"""What is asked for where something is bought or due."""

from __future__ import annotations

from ..money import due_by_cash
from ..prices import asked_of, boxer_price, item_price, protection_price
from .players import PlayerView


def price_asked(kind: str, player: PlayerView, *, free_item: bool) -> int | None:
    """What a question of this kind would cost a player; None: nothing is bought, or a card will say."""
    who = player.character
    if kind == "seller":
        return item_price(who, free=free_item)
    if kind == "protection":
        return protection_price(who)
    if kind == "boxe" and player.boxer is None:
        return boxer_price(who)
    if kind == "collection" and (due := due_by_cash(player.cash)) is not None:
        return asked_of(who, due)
    return None
