"""What cards of one hand are worth together: pairs of shares, the Magnificent Jewel, the gems for sale."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .cards import HALVES, JEWEL, VALUE, Business, Card, business
from .state import ceil100

#: The price of a share (LP-124).
SHARE = 200


def pairs(shares: Sequence[Card]) -> list[Business]:
    """Businesses of which both shares are held, the dearest first."""
    names = [business(share) for share in shares]
    return sorted({name for name in names if names.count(name) == 2}, reverse=True)


def pair_price(name: Business) -> int:
    """What both shares of a business bring together (LP-125)."""
    return VALUE[name + "a"]


def single_price(share: Card) -> int:
    """What SELL_SHARE brings: a third of the price of the pair, rounded up (5.4)."""
    return ceil100(VALUE[share] / 3)


def has_jewel(cards: Collection[Card]) -> bool:
    """Whether both halves of the Jewel are among these cards."""
    return all(half in cards for half in HALVES)


def gem_value(cards: Collection[Card]) -> int:
    """What gems are worth together: both halves are the Jewel, one is nothing (LP-266 to LP-269)."""
    return sum(VALUE[card] for card in cards) + JEWEL * has_jewel(cards)


def best_sale(pearls: Sequence[Card], diamonds: Sequence[Card]) -> int:
    """The most that the Expert pays on one visit, bonuses aside: for the best Pearl and the best Diamond, or
    for the Jewel (LP-173, LP-177)."""
    best = sum(max((VALUE[card] for card in gems), default=0) for gems in (pearls, diamonds))
    return max(best, JEWEL * has_jewel((*pearls, *diamonds)))
