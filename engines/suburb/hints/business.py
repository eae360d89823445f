"""Beside stocks, shops, upgrade, dots, loan, income and bids. Chances are told by faces that succeed."""

from __future__ import annotations

from functools import cache

import msgspec

from engines.core.ask import Option

from ..cards import SHOPS, STOCKS
from ..facts import shop_faces, stock_cost, upgrade_income
from ..figures import MOST_SHOPS, ROB_FACES, UPGRADE_COST, UPGRADED_DOTS
from ..options import Bid, Bribe, Give, RobShop, Seize
from ..view import SuburbView


class StockOdds(msgspec.Struct, frozen=True, tag="stock"):
    """Stocks of the price of the one on top: how many bring something, and what they bring on average."""

    cost: int
    good: int
    cards: int
    mean: int


class DeckShopOdds(msgspec.Struct, frozen=True, tag="keys"):
    """A shop from the deck: the chance, and what shops pay a round."""

    good: int
    least: int
    most: int


class ShopOdds(msgspec.Struct, frozen=True, tag="shop"):
    """A shop that somebody holds: the chance to take it, 6 if that is sure; what it pays and how long."""

    good: int
    income: int
    left: int


class UpgradeBrings(msgspec.Struct, frozen=True, tag="build"):
    """An upgrade: its price, what it brings a round at this level, and at level 3 where that is more; the
    dots until prison, 0 if they stay as they are."""

    cost: int
    money: int
    score: int
    money3: int
    score3: int
    dots: int


class Costs(msgspec.Struct, frozen=True, tag="costs"):
    """A price, and the cash that is left after it."""

    cost: int
    rest: int


class DotsLeft(msgspec.Struct, frozen=True, tag="pardon"):
    """Dots that are left after a pardon."""

    dots: int


class Waiting(msgspec.Struct, frozen=True, tag="claims"):
    """Income that waits to be claimed: dollars and points."""

    money: int
    score: int


class LeftUndone(msgspec.Struct, frozen=True, tag="undone"):
    """Income that would be lost, dollars and points, and a try for a shop, which costs nothing."""

    money: int
    score: int
    shop: bool


class GiftRoom(msgspec.Struct, frozen=True, tag="room"):
    """Dollars that a neighbour may still be given in this round."""

    left: int


def stock(seen: SuburbView, option: Option) -> StockOdds:
    """The stock on top."""
    cost = stock_cost(seen.me.house, seen.stock_price, bought=seen.me.stocks_bought)
    return _stock_odds(seen.stock_price, cost)


@cache
def _stock_odds(price: int, cost: int) -> StockOdds:
    cards = [each for each in STOCKS.values() if each.price == price]
    good = sum(each.kind != "lose" for each in cards)
    mean = round(sum(each.returns for each in cards) / len(cards))
    return StockOdds(cost, good, cards=len(cards), mean=mean)


def shop_of_the_deck(seen: SuburbView, option: Option) -> DeckShopOdds:
    """A try for a shop of the deck."""
    incomes = [shop.income for shop in SHOPS.values()]
    return DeckShopOdds(len(shop_faces(seen.me.house)), least=min(incomes), most=max(incomes))


def shop_odds(seen: SuburbView, option: RobShop | Seize, *, good: int) -> ShopOdds | None:
    """A shop that so many faces of the die would take."""
    shop = seen.shop(option.seat, option.card)
    return None if shop is None else ShopOdds(good, income=shop.income, left=shop.left)


def rob(seen: SuburbView, option: RobShop) -> ShopOdds | None:
    """A try for another player's shop."""
    return shop_odds(seen, option, good=len(ROB_FACES))


def upgrade(seen: SuburbView, option: Option) -> UpgradeBrings:
    """The upgrade of the own house."""
    me = seen.me
    (money, score), (money3, score3) = upgrade_income(me.house, me.level), upgrade_income(me.house, 3)
    return UpgradeBrings(
        cost=UPGRADE_COST[me.kind],
        money=money,
        score=score,
        money3=money3 if money3 > money else 0,
        score3=score3 if score3 > score else 0,
        dots=UPGRADED_DOTS if me.kind == "upper" else 0,
    )


def _costs(seen: SuburbView, cost: int) -> Costs:
    return Costs(cost, rest=seen.me.cash - cost)


def bribe(seen: SuburbView, option: Bribe) -> Costs:
    """Dots bought off."""
    return _costs(seen, option.dots * seen.me.bribe)


def pardon(seen: SuburbView, option: Option) -> DotsLeft:
    """A held pardon."""
    return DotsLeft(seen.me.dots - 1)


def repay(seen: SuburbView, option: Option) -> Costs:
    """The loan."""
    return _costs(seen, seen.me.loan)


def claim(seen: SuburbView, option: Option) -> Waiting:
    """The income of this turn."""
    return Waiting(seen.claim, seen.claim_points)


def undone(seen: SuburbView, option: Option) -> LeftUndone | None:
    """What the end of the turn would forfeit."""
    me = seen.me
    shop = me.kind == "gangster" and me.level > 1 and not me.shop_tried and len(me.shops) < MOST_SHOPS
    if not (seen.claim or seen.claim_points or shop):
        return None
    return LeftUndone(seen.claim, seen.claim_points, shop)


def gift(seen: SuburbView, option: Give) -> GiftRoom | None:
    """Money for a neighbour; None where the table has no cap on it."""
    if seen.gift_cap is None:
        return None
    return GiftRoom(seen.gift_cap - seen.players[option.seat].received)


def bid(seen: SuburbView, option: Bid) -> Costs | None:
    """A bid; None where the amount is still open."""
    return _costs(seen, option.amount) if isinstance(option.amount, int) else None
