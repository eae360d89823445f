"""People of Suburb 1931 who throw their money about, and all that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.core.chooser import Worlds
from engines.core.discover import specs
from engines.core.event import Event
from engines.players import player
from engines.suburb.events import BidMade, Fallen, GotShop, Late, Missed, OnSale, Repaid, SoldTo, Turned
from engines.suburb.options import Bid, BuyCard, BuyStock, RobShop, TakeCard, TryShop, Upgrade
from engines.suburb.view import SuburbView

SPEC = specs()["suburb"]
#: What they cannot leave alone, the dearest first.
_WANTED: tuple[type[Option], ...] = (BuyCard, RobShop, TryShop, Upgrade, BuyStock, TakeCard)
#: What a house is worth to them, whatever they have.
_DEAREST = 2_000


def reckless(seen: SuburbView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    """They buy whatever is for sale, rob each other's shops, and never think of police or bank."""
    if ask.kind == "bid":
        named = {
            bid.amount: bid for bid in ask.options if isinstance(bid, Bid) and isinstance(bid.amount, int)
        }
        least = min(named)
        return named[least] if least <= _DEAREST else ask.default  # type: ignore[return-value]
    for kind in _WANTED:
        found = next((option for option in ask.options if isinstance(option, kind)), None)
        if found is not None:
            return found
    if ask.kind == "free":
        return ask.default  # type: ignore[return-value]
    return player(SPEC, "steady")(seen, ask, worlds, rng)


def befell(told: Sequence[Event]) -> dict[str, Event | None]:
    """Of all that can befall a neighbour: what told of it, or None."""
    paid = served = stolen = sale = extra = None
    bidders: set[int] = set()
    owed: set[int] = set()
    for event in told:
        match event:
            case Late():
                owed.add(event.seat)
            case Repaid() if event.seat in owed and paid is None:
                paid = event
            case Missed() if event.cause == "prison" and served is None:
                served = event
            case GotShop() if event.owner is not None and stolen is None:
                stolen = event
            case OnSale():
                bidders = set()
            case BidMade():
                bidders.add(event.seat)
            case SoldTo() if len(bidders) >= 3 and sale is None:
                sale = event
            case Turned() if event.seat != event.slot and sale is not None and extra is None:
                extra = event
    fallen = next((event for event in told if isinstance(event, Fallen) and not event.left), None)
    return {
        "a loan is paid late": paid,
        "a round is spent in prison": served,
        "a shop is stolen": stolen,
        "somebody is out": fallen,
        "three bid for the house": sale,
        "and the buyer has two turns": extra,
    }
