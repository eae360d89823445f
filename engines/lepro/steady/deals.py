"""Trade, bouts and cars: what the computer player answers."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Option
from engines.players.offered import first_offered, offered

from ..cards import CARS, JEWEL, MISSIONS, VALUE, business
from ..holdings import pair_price, pairs
from ..odds import DICE_UNKNOWN, chance_to_win
from ..options import (
    Bout,
    BuyBoxer,
    BuyCar,
    BuyGem,
    BuyProtection,
    BuyShare,
    LookAtCar,
    LoseCar,
    PlayStar,
    Sacrifice,
    SellCar,
    SellGems,
    SellJewel,
    SellPair,
    Swap,
    Victim,
)
from ..view import LeproView

#: Cash that stays after a car is bought; a Protection is bought from so much on, up to so many.
SPARE, CAUTIOUS, PROTECTIONS = 500, 5_000, 2
#: Gems below this are given away for unknown ones.
POOR = 2_500
#: A bout with a smaller chance is not called.
HOPE = 0.3
#: What cards are worth that a car may be saved with: any star Adventure, each man, a Protection.
STAR, MAN, GUARD = 1_500, 700, 500


# -- trade and the ring ------------------------------------------------------------------------------


def boxe(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Buy a boxer; or fight the one with the fewest dice."""
    buy = first_offered(ask, BuyBoxer)
    if buy is not None:
        return buy
    mine = seen.me.boxer
    bouts = offered(ask, Bout)
    if mine is None or not bouts:
        return None

    def dice(bout: Bout) -> float:
        boxer = seen.players[bout.seat].boxer
        return (boxer.dice if boxer is not None else 0) or DICE_UNKNOWN

    easiest = min(bouts, key=dice)
    return easiest if chance_to_win(seen, easiest.seat) >= HOPE else None


def brocanteur(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Sell what pays, buy a share, look at a car."""
    pair = max(offered(ask, SellPair), key=lambda sale: pair_price(sale.business), default=None)
    if pair is not None:
        return pair
    me = seen.me
    if offered(ask, SellCar) and me.car is not None and me.car.sale > me.car.price:
        return SellCar()
    if offered(ask, BuyShare) and not me.buyer:
        return BuyShare()
    cheapest = min(car.price for car in CARS.values())
    return LookAtCar() if offered(ask, LookAtCar) and me.cash >= cheapest + SPARE else None


def car(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Buy a car that sells for more."""
    car = CARS[ask.basis]
    fits = car.sale > car.price and seen.me.cash >= car.price + SPARE
    return BuyCar() if fits else None


def exchange(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Give a poor gem, or a single share."""
    assert seen.hand is not None
    swaps = offered(ask, Swap)
    poor = [swap for swap in swaps if swap.card[0] in "PD" and VALUE[swap.card] < POOR]
    halves = {swap.card for swap in poor if not VALUE[swap.card]}
    if len(halves) < 2 and poor:
        return min(poor, key=lambda swap: VALUE[swap.card])
    doubles = pairs(seen.hand.shares)
    shares = [swap for swap in swaps if swap.card[0] == "I" and business(swap.card) not in doubles]
    return min(shares, key=lambda swap: VALUE[swap.card], default=None)


def expert(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """The best Pearl and the best Diamond, or the Jewel."""

    def brings(sale: SellGems) -> int:
        return VALUE.get(sale.pearl, 0) + VALUE.get(sale.diamond, 0)

    best = max(offered(ask, SellGems), key=brings, default=None)
    jewel = first_offered(ask, SellJewel)
    star = first_offered(ask, PlayStar)
    if star is not None and (best is not None or jewel is not None):
        return star
    if jewel is not None and (best is None or brings(best) <= JEWEL):
        return jewel
    return best


def seller(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """The kind of gem of which fewer are held."""
    me = seen.me
    number = {"pearl": me.pearls, "diamond": me.diamonds}
    return min(offered(ask, BuyGem), key=lambda buy: number[buy.deck], default=None)


def protection(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Against later Collections."""
    me = seen.me
    return BuyProtection() if me.cash >= CAUTIOUS and me.protections < PROTECTIONS else None


def victim(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """A car that cannot be saved, and of those the dearest."""

    def harm(hit: Victim) -> tuple[bool, int]:
        car = seen.players[hit.seat].car
        return (car is not None and len(car.under) >= car.factor), car.price if car is not None else 0

    return max(offered(ask, Victim), key=harm, default=None)


def sacrifice(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """The cheapest card, unless the car is worth less."""
    strong = seen.me.strength

    def price(gift: Sacrifice) -> float:
        card = gift.card
        if card[0] == "R":
            return MAN * VALUE[card]
        if card[0] == "M":
            return MISSIONS[card].pay * (0.6 if MISSIONS[card].men <= strong else 0.3)
        return GUARD if card[0] == "T" else STAR

    least = min(offered(ask, Sacrifice), key=price)
    car = CARS[ask.basis[1]]
    return least if price(least) <= max(car.price, car.sale) else LoseCar()
