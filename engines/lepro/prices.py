"""What things cost, and whom they cost less (5.2)."""

from __future__ import annotations

from .state import ceil100

#: What the Seller asks for an item, and asks the Dealer.
ITEM, DEALER_ITEM = 500, 200
#: What a Protection costs, and costs the Chaperone.
PROTECTION, CHAPERONE_PROTECTION = 500, 200
#: What a boxer costs; the Promoter pays nothing.
BOXER = 200


def item_price(character: str, *, free: bool) -> int:
    """What the Seller asks for an item; on some landings nothing."""
    return 0 if free else DEALER_ITEM if character == "dealer" else ITEM


def protection_price(character: str) -> int:
    """What a Protection costs."""
    return CHAPERONE_PROTECTION if character == "chaperone" else PROTECTION


def boxer_price(character: str) -> int:
    """What a boxer costs."""
    return 0 if character == "promoter" else BOXER


def asked_of(character: str, amount: int) -> int:
    """What is left of an amount of the Collection for a Character: the Accountant pays half."""
    return ceil100(amount / 2) if character == "accountant" else amount
