"""How much what happens in Suburb matters, and to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.core.event import Event
from engines.core.telling import Tells, Weight

from .events import (
    Aimed,
    BidMade,
    Blocked,
    Bought,
    Called,
    Cleared,
    Closed,
    Defended,
    Dotted,
    Drew,
    Dropped,
    Due,
    Expired,
    Fallen,
    Fell,
    FirstRolls,
    Gained,
    Gave,
    GaveCard,
    GotShop,
    Held,
    Idle,
    Income,
    Jailed,
    Kept,
    Lapsed,
    Late,
    Lent,
    Missed,
    Missing,
    MovedIn,
    Named,
    OnSale,
    Paid,
    Passed,
    Repaid,
    Rolled,
    Rose,
    Scored,
    Sign,
    Slipped,
    SoldTo,
    Took,
    Tried,
    Turned,
    Upgraded,
    Waived,
    Won,
    Wrecked,
)

NOISE, DETAIL, MATTERS, HEADLINE = Weight


def _goes_on(deed: Sequence[Event], event: Event) -> bool:
    """What comes of a mission, a card or a slot's start; of a gift, which may come between, comes nothing."""
    return not isinstance(deed[0], Gave | GaveCard)


def _runs_out(deed: Sequence[Event], event: Expired) -> bool:
    """The clocks run after the income of a slot, or in one that is missed."""
    return isinstance(deed[0], Income | Missed) and deed[0].seat == event.seat


def _is_rolled_again(deed: Sequence[Event], event: Event) -> bool:
    return isinstance(deed[0], FirstRolls)


def _is_bought_too(deed: Sequence[Event], event: Bought) -> bool:
    return isinstance(deed[0], Bought) and deed[0].seat == event.seat


def _is_bid_for(deed: Sequence[Event], event: Event) -> bool:
    return isinstance(deed[0], OnSale | BidMade | Dropped)


TELLS: Mapping[type[Event], Tells] = {
    FirstRolls: Tells(DETAIL, begins=True, follows=_is_rolled_again),
    MovedIn: Tells(DETAIL, by="seat"),
    # A turn of the own is in every heading.
    Turned: Tells(lambda event: NOISE if event.kind == "own" else DETAIL),
    Missed: Tells(DETAIL, to=("seat",), begins=True),
    Held: Tells(HEADLINE, to=("seat",)),
    Slipped: Tells(to=("seat",)),
    Won: Tells(HEADLINE, to=("seat",)),
    # The card is named with its target.
    Drew: Tells(NOISE, by="seat"),
    Named: Tells(DETAIL, by="seat", to=("target",), begins=True),
    Blocked: Tells(by="seat", follows=_goes_on),
    Defended: Tells(DETAIL, by="seat", follows=_goes_on),
    Called: Tells(by="seat", begins=True, follows=_goes_on),
    Rolled: Tells(DETAIL, by="seat", begins=True, follows=_goes_on),
    Scored: Tells(to=("seat",), follows=_goes_on),
    Sign: Tells(to=("seat",), follows=_goes_on),
    Fell: Tells(to=("seat",), follows=_goes_on),
    # Everybody reaches level 2, and soon.
    Rose: Tells(lambda event: HEADLINE if event.level > 2 else MATTERS, to=("seat",), follows=_goes_on),
    # Money alone is in the picture.
    Income: Tells(lambda event: DETAIL if event.points else NOISE, to=("seat",), begins=True),
    # The panel asks for it.
    Due: Tells(NOISE),
    Lapsed: Tells(to=("seat",)),
    Passed: Tells(to=("giver", "taker"), follows=_goes_on),
    Gained: Tells(DETAIL, to=("seat",), follows=_goes_on),
    Paid: Tells(DETAIL, to=("seat",), follows=_goes_on),
    Lent: Tells(DETAIL, to=("seat",), follows=_goes_on),
    Waived: Tells(DETAIL, to=("seat",), follows=_goes_on),
    Repaid: Tells(DETAIL, to=("seat",)),
    Late: Tells(to=("seat",), begins=True),
    Gave: Tells(by="seat", to=("taker",)),
    GaveCard: Tells(by="seat", to=("taker",)),
    Dotted: Tells(to=("seat",), follows=_goes_on),
    Jailed: Tells(to=("seat",), follows=_goes_on),
    Cleared: Tells(DETAIL, by="seat"),
    Took: Tells(DETAIL, by="seat", begins=True),
    Kept: Tells(DETAIL, by="seat", follows=_goes_on),
    Idle: Tells(DETAIL, by="seat", follows=_goes_on),
    Aimed: Tells(by="seat", to=("target",), begins=True, follows=_goes_on),
    Missing: Tells(to=("seat",), follows=_goes_on),
    Bought: Tells(DETAIL, by="seat", begins=True, follows=_is_bought_too),
    Expired: Tells(DETAIL, to=("seat",), follows=_runs_out),
    # To the others it is nothing that a shop of nobody's stays so.
    Tried: Tells(
        lambda event: DETAIL if event.good or event.owner is not None else NOISE,
        by="seat",
        to=("seat", "owner"),
        begins=True,
    ),
    GotShop: Tells(by="seat", to=("owner",), follows=_goes_on),
    # What is paid for is a deed of its own.
    Upgraded: Tells(by="seat", follows=lambda deed, event: not event.cost),
    Wrecked: Tells(to=("seat",), follows=_goes_on),
    Fallen: Tells(HEADLINE, to=("seat",)),
    OnSale: Tells(begins=True),
    BidMade: Tells(DETAIL, by="seat", begins=True, follows=_is_bid_for),
    Dropped: Tells(DETAIL, by="seat", begins=True, follows=_is_bid_for),
    SoldTo: Tells(HEADLINE, by="seat", to=("house",)),
    Closed: Tells(),
}
