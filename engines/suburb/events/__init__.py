"""What is told in Suburb, by subject; everything is public."""

from __future__ import annotations

from engines.core.event import Event

from .auction import BidMade, Closed, Dropped, Fallen, OnSale, SoldTo
from .business import Bought, Expired, GotShop, Tried, Upgraded, Wrecked
from .missions import Blocked, Called, Defended, Drew, Named, Rolled
from .money import Due, Gained, Gave, Income, Lapsed, Late, Lent, Paid, Passed, Repaid, Waived
from .police import Cleared, Dotted, Jailed
from .rewards import Aimed, GaveCard, Idle, Kept, Missing, Took
from .track import Fell, Rose, Scored, Sign
from .turns import FirstRolls, Held, Missed, MovedIn, Slipped, Turned, Won

__all__ = [
    "EVENTS",
    "Aimed",
    "BidMade",
    "Blocked",
    "Bought",
    "Called",
    "Cleared",
    "Closed",
    "Defended",
    "Dotted",
    "Drew",
    "Dropped",
    "Due",
    "Expired",
    "Fallen",
    "Fell",
    "FirstRolls",
    "Gained",
    "Gave",
    "GaveCard",
    "GotShop",
    "Held",
    "Idle",
    "Income",
    "Jailed",
    "Kept",
    "Lapsed",
    "Late",
    "Lent",
    "Missed",
    "Missing",
    "MovedIn",
    "Named",
    "OnSale",
    "Paid",
    "Passed",
    "Repaid",
    "Rolled",
    "Rose",
    "Scored",
    "Sign",
    "Slipped",
    "SoldTo",
    "Took",
    "Tried",
    "Turned",
    "Upgraded",
    "Waived",
    "Won",
    "Wrecked",
]

EVENTS: tuple[type[Event], ...] = (
    *(FirstRolls, MovedIn, Turned, Missed, Held, Slipped, Won),
    *(Drew, Named, Blocked, Defended, Called, Rolled),
    *(Scored, Sign, Fell, Rose),
    *(Income, Due, Lapsed, Passed, Gained, Paid, Lent, Waived, Repaid, Late, Gave),
    *(Dotted, Jailed, Cleared),
    *(Took, Kept, Idle, Aimed, Missing, GaveCard),
    *(Bought, Expired, Tried, GotShop, Upgraded, Wrecked),
    *(Fallen, OnSale, BidMade, Dropped, SoldTo, Closed),
)
