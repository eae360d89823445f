"""In which order a panel shows what can be chosen: deals first, and last what leaves it at that."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.ask import Option

from .options import (
    Bout,
    BuyBoxer,
    BuyCar,
    BuyGem,
    BuyProtection,
    BuyShare,
    Claim,
    Decline,
    LetLie,
    LookAtCar,
    Nothing,
    PlayHat,
    PlayStar,
    Refuse,
    Rob,
    SellCar,
    SellGems,
    SellJewel,
    SellPair,
    Swap,
)

#: By kind of ask; where it is not named, the rules' own order is that in which people need them.
MENUS: Mapping[str, tuple[type[Option], ...]] = {
    "boxe": (Bout, BuyBoxer, Nothing),
    "brocanteur": (SellPair, SellCar, BuyShare, LookAtCar, Nothing),
    "car": (BuyCar, Decline),
    "claim": (Claim, LetLie),
    "exchange": (Swap, Nothing),
    "expert": (SellJewel, SellGems, PlayStar, Nothing),
    "hat": (PlayHat, LetLie),
    "protection": (BuyProtection, Nothing),
    "robbery": (Rob, Refuse),
    "seller": (BuyGem, Nothing),
}
