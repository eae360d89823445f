"""Brocanteur: shares and cars (3.9)."""

from __future__ import annotations

from engines.core.ask import Option, Steps, one

from ..asks import turn_ask
from ..cards import CARS, Deck, business
from ..cars import part_with_car
from ..decks import can_draw, discard, draw, show, take
from ..events import Bought, Declined, Sold
from ..holdings import SHARE, pair_price, pairs
from ..money import gain, pay
from ..options import BuyCar, BuyShare, Decline, LookAtCar, Nothing, SellCar, SellPair
from ..state import G
from .expert import sell


def brocanteur(g: G, seat: int) -> Steps:
    """At most one share transaction and one car transaction, in either order (LP-123 to LP-137)."""
    player = g.s.players[seat]
    shares = cars = True
    while shares or cars:
        options: list[Option] = [Nothing()]
        if shares:
            options += _with_shares(g, seat)
        if cars:
            options += _with_cars(g, seat)
        # Whether two shares are a pair is a secret: who holds two is asked.
        if len(options) == 1 and not (shares and len(player.shares) > 1):
            return
        choice = yield from one(turn_ask(seat, "brocanteur", options, basis=(shares, cars)))
        if isinstance(choice, Nothing):
            return
        if isinstance(choice, BuyShare):
            price = _share_price(g)
            pay(g, seat, price)
            g.tell(Bought(seat, Deck("investment"), price))
            take(g, seat, "investment", bought=True)
        elif isinstance(choice, SellPair):
            both = tuple(share for share in player.shares if business(share) == choice.business)
            sell(g, seat, cards=both, price=pair_price(choice.business))
        elif isinstance(choice, SellCar):
            _sell_car(g, seat)
        else:
            yield from _look(g, seat)
        if isinstance(choice, BuyShare | SellPair):
            shares = False
        else:
            cars = False


def _share_price(g: G) -> int:
    return 0 if g.s.landing.free_share else SHARE


def _with_shares(g: G, seat: int) -> list[Option]:
    player = g.s.players[seat]
    options: list[Option] = [SellPair(name) for name in pairs(player.shares)]
    if player.cash >= _share_price(g) and can_draw(g.s, "investment"):
        options.append(BuyShare())
    return options


def _with_cars(g: G, seat: int) -> list[Option]:
    if g.s.players[seat].car is not None:
        return [SellCar()]
    return [LookAtCar()] if can_draw(g.s, "automobile") else []


def _sell_car(g: G, seat: int) -> None:
    car = g.s.players[seat].car
    assert car is not None
    price = CARS[car].sale
    g.tell(Sold(seat, (car,), price))
    part_with_car(g, seat)
    gain(g, seat, price)


def _look(g: G, seat: int) -> Steps:
    """A car is drawn and seen by all, then bought or declined (LP-130 to LP-133)."""
    s, player = g.s, g.s.players[seat]
    card = draw(g, "automobile")
    assert card is not None
    show(g, seat, card)
    s.looked = card
    price = CARS[card].price
    choice: Option = Decline()
    if player.cash >= price:
        choice = yield from one(turn_ask(seat, "car", [Decline(), BuyCar()], basis=card))
    s.looked = None
    if isinstance(choice, BuyCar):
        pay(g, seat, price)
        player.car, player.under_car = card, []
        g.tell(Bought(seat, Deck("automobile"), price))
    else:
        discard(g, card)
        g.tell(Declined(seat, card))
