"""The own turn: what the computer player answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.players.offered import first_offered, offered

from ..cards import DECKS, HOUSES, MISSIONS
from ..facts import stock_cost
from ..figures import GOAL_CASH, MOST_POINTS, SPECIAL_COST, UPGRADE_COST
from ..hints import rank
from ..options import (
    Bribe,
    BuyCard,
    BuyStock,
    ClaimIncome,
    DrawFrom,
    EndTurn,
    NoReward,
    Repay,
    RobShop,
    TakeCard,
    TakeHouse,
    Target,
    TryShop,
    Upgrade,
    UsePardon,
)
from ..view import PlayerView, SuburbView
from ..worth import attack

#: What stays in hand: after stocks, an upgrade, a bribe, a special card, a loan repaid.
STOCK_RESERVE, UPGRADE_RESERVE, BRIBE_RESERVE = 200, 300, 500
CARD_RESERVE, LOAN_RESERVE = 2_500, 1_000
#: Above this an upper-class house is not upgraded any more.
NO_MORE_BUILDERS = 9_500
#: How often a gangster who can afford it gambles on a special card.
GAMBLES = 1 / 3


def house(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option:
    """A family of the class that has fewer so far: there is more to take from the others."""
    taken = [player.kind for player in seen.players if player.house]
    ahead = taken.count("upper") - taken.count("gangster")
    kind = "gangster" if ahead > 0 else "upper" if ahead < 0 else rng.choice(("upper", "gangster"))
    free = offered(ask, TakeHouse)
    return rng.choice([each for each in free if HOUSES[each.house].kind == kind] or free)


def pile(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option:
    """Business first; then the pile that may stop whoever has reached a goal, or either."""
    if (now := _business(seen, ask)) is not None:
        return now
    others = [player for seat, player in enumerate(seen.players) if seat != seen.seat and not player.out]
    money = any(player.cash >= GOAL_CASH for player in others)
    piles = offered(ask, DrawFrom)
    if money or any(player.points == MOST_POINTS for player in others):
        return max(piles, key=lambda each: _stops(each.deck, money=money))
    return rng.choice(piles)


@cache
def _stops(deck: str, *, money: bool) -> int:
    """Cards of a pile that take money, or that push."""
    cards = [MISSIONS[card] for card in DECKS[deck]]
    return sum(bool(card.money if money else card.push) for card in cards)


def target(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option:
    """Business first; then whoever is best hit by this card."""
    if (now := _business(seen, ask)) is not None:
        return now
    assert seen.show is not None
    card, failing = MISSIONS[seen.show.card], len(seen.show.failing)
    players = seen.players
    return max(offered(ask, Target), key=lambda at: attack(players[at.seat], card, failing=failing))


def reward(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """A class card as a rule. Nothing is risked on the top step."""
    me = seen.me
    if me.points == MOST_POINTS and me.kind == "gangster":
        return first_offered(ask, NoReward)
    buy = first_offered(ask, BuyCard)
    if buy is not None and me.kind == "gangster":
        rich = me.cash - SPECIAL_COST[me.level] >= CARD_RESERVE
        if rich and rng.random() < GAMBLES:
            return buy
    return first_offered(ask, TakeCard) or first_offered(ask, NoReward)


def free(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """Business, and good night."""
    return _business(seen, ask) or first_offered(ask, EndTurn)


def _business(seen: SuburbView, ask: Ask[Any]) -> Option | None:
    """The next thing to do besides what is asked; before the die falls, as prison ends a turn."""
    me = seen.me
    shops: list[RobShop] = []
    deck: Option | None = None
    for option in ask.options:
        kind = type(option)
        if kind is TryShop:
            deck = option
        elif kind is RobShop:
            shops.append(option)
        elif (wanted := _WANTED.get(kind)) is not None and wanted(seen, me, option, ask.kind):
            return option  # type: ignore[no-any-return]
    if deck is None and shops:
        return max(shops, key=lambda shop: rank(seen, shop))
    return deck


def _keeps(me: PlayerView, cost: int) -> bool:
    """Whether a price leaves the money goal reached, if it is."""
    return not me.cash >= GOAL_CASH > me.cash - cost


# -- what is bought, and when --------------------------------------------------------------------


def _upgrade(seen: SuburbView, me: PlayerView, option: Option, kind: str) -> bool:
    if me.kind == "upper" and me.cash > NO_MORE_BUILDERS:
        return False
    return me.cash - UPGRADE_COST[me.kind] >= UPGRADE_RESERVE


def _bribe(seen: SuburbView, me: PlayerView, option: Any, kind: str) -> bool:
    """One dot, before the die that could bring the last one; for gangsters, who need less money."""
    if option.dots != 1 or me.kind == "upper" or me.dots < me.limit - 1 or kind not in ("pile", "target"):
        return False
    return me.cash - me.bribe >= BRIBE_RESERVE


def _stock(seen: SuburbView, me: PlayerView, option: Option, kind: str) -> bool:
    cost = stock_cost(me.house, seen.stock_price, bought=me.stocks_bought)
    return me.cash - cost >= STOCK_RESERVE and _keeps(me, cost)


_WANTED: dict[type[Option], Callable[[SuburbView, PlayerView, Any, str], bool]] = {
    ClaimIncome: lambda seen, me, option, kind: True,
    UsePardon: lambda seen, me, option, kind: me.dots >= me.limit - 1,
    Bribe: _bribe,
    Repay: lambda seen, me, option, kind: me.cash - me.loan >= LOAN_RESERVE and _keeps(me, me.loan),
    BuyStock: _stock,
    Upgrade: _upgrade,
}
