"""What a panel says beside the options: what a target would lose, chances, prices, what they buy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from engines.core.ask import Option

from .cards import BOONS, CLASS_DECK, DECKS, HOUSES, MISSIONS, SHOPS, STOCKS
from .hint_kinds import (
    Aim,
    Build,
    Cards,
    Claims,
    Costs,
    Family,
    Forgets,
    Hit,
    Keys,
    Pardon,
    Pile,
    Record,
    Rooms,
    Rung,
    Shop,
    Spared,
    Stock,
    To,
    Turned,
)
from .moves import (
    Against,
    Bid,
    Bribe,
    BuyCard,
    BuyStock,
    ClaimIncome,
    DrawFrom,
    EndTurn,
    GiveCard,
    NoBlock,
    Police,
    Repay,
    Reverse,
    RobShop,
    Seize,
    TakeCard,
    TakeHouse,
    Target,
    TryShop,
    Upgrade,
    UseBlock,
    UsePardon,
)
from .state import (
    HOUSE_INCOME,
    MOST_POINTS,
    SPECIAL_COST,
    START_CASH,
    UPGRADE_COST,
    UPGRADED_DOTS,
)
from .steady.look import me_of, stock_cost
from .steady.weigh import blocks, falls, paid
from .trade import DECK_FACES, ROB_FACES, SHAKEDOWN_FACES
from .view import PlayerView, SuburbView

#: What a drawer would rather not have drawn.
_BAD = frozenset(("pay_bank", "lose_points", "take_dot", "miss_round"))
Show = Callable[[SuburbView, PlayerView, Any], msgspec.Struct | None]


def hint(seen: SuburbView, option: Option) -> msgspec.Struct | None:
    """What an option would do, by what all can see."""
    says = _SAYS.get(type(option))
    return says(seen, me_of(seen), option) if says is not None else None


def group(seen: SuburbView, option: Option) -> To | None:
    """Whom several gifts would go to."""
    return To(option.seat) if isinstance(option, GiveCard) else None


def rank(seen: SuburbView, option: Option) -> float:
    """The shop that will bring most comes first."""
    if isinstance(option, RobShop | Seize) and (shop := _shop(seen, option, 6)) is not None:
        return shop.income * shop.left
    return 0.0


def on_board(seen: SuburbView) -> Sequence[Option]:
    """Everything is public here: the board offers what needs no list and gives nothing up."""
    return _BOARD.get(seen.stage, ()) if seen.phase == "turn" else ()


_BOARD: dict[str, tuple[Option, ...]] = {
    "block": (UseBlock(), NoBlock()),
    "defence": (Police(), Reverse()),
    "reward": (TakeCard(),),
    "free": (EndTurn(),),
}


# -- missions --------------------------------------------------------------------------------------------


@cache
def _pile(deck: str) -> Pile:
    cards = [MISSIONS[card] for card in DECKS[deck]]
    points = [each.points for each in cards if each.points]
    money = [each.money for each in cards if each.money]
    push = sum(bool(each.push) for each in cards)
    least, most = min(points), max(points)
    return Pile(len(cards), len(points), least, most, len(money), min(money), max(money), push)


def _aim(seen: SuburbView, me: PlayerView, option: Target) -> Aim | None:
    if seen.show is None:
        return None
    other, card = seen.players[option.seat], MISSIONS[seen.show.card]
    fall = falls(other, card.push)
    gains = min(MOST_POINTS, other.points + card.neighbour_points) - other.points
    return Aim(
        points=other.points,
        cash=other.cash,
        pays=paid(other, card.money),
        falls=fall,
        safe=card.push > 0 and not fall,
        gains=gains,
        gets=paid(me, card.fail_payment),
        block=blocks(other),
    )


def _spared(seen: SuburbView, me: PlayerView, option: Option) -> Spared | None:
    if seen.show is None:
        return None
    card = MISSIONS[seen.show.card]
    return Spared(6 - len(seen.show.failing), paid(me, card.money), falls(me, card.push))


def _turned(seen: SuburbView, me: PlayerView, option: Option) -> Turned | None:
    if seen.show is None:
        return None
    card, other = MISSIONS[seen.show.card], seen.players[seen.show.attacker]
    return Turned(
        good=6 - len(me.failing),
        points=card.points,
        money=paid(other, card.money),
        pay=paid(me, card.fail_payment),
        lost=min(card.points_lost, me.points - me.floor),
        then=sentence(me, me.cash) if me.level > 1 and not me.jailed else "none",
    )


def _rung(seen: SuburbView, me: PlayerView, option: Option) -> Rung | None:
    if seen.show is None:
        return None
    card, other = MISSIONS[seen.show.card], seen.players[seen.show.attacker]
    return Rung(
        pay=paid(other, card.fail_payment),
        lost=min(card.points_lost, other.points - other.floor),
        then=sentence(other, other.cash) if other.level > 1 else "none",
        gains=card.neighbour_points,
    )


# -- cards -----------------------------------------------------------------------------------------------


def _against(seen: SuburbView, me: PlayerView, option: Against) -> msgspec.Struct | None:
    if seen.effect is None:
        return None
    other, do = seen.players[option.seat], BOONS[seen.effect].do
    if do.verb == "give_dot":
        return Record(other.dots + 1, other.limit, sentence(other, other.cash))
    if do.verb == "wreck_upgrade":
        return Rooms(*_rooms(other, other.level))
    pays = paid(other, do.n) if do.verb == "take_money" else 0
    push = do.n if do.verb == "push" else 0
    fall = falls(other, push)
    return Hit(other.points, other.cash, pays, fall, push > 0 and not fall)


def sentence(player: PlayerView, cash: int) -> str:
    """What the next dot means to a player who then has so much: dot, prison or out."""
    if player.dots + 1 < player.limit:
        return "dot"
    return "prison" if cash else "out"


@cache
def _deck(deck: str, cost: int) -> Cards:
    verbs = [BOONS[card].do.verb for card in DECKS[deck]]
    bad, blank = sum(verb in _BAD for verb in verbs), verbs.count("blank")
    return Cards(cost, len(verbs) - bad - blank, blank, bad)


# -- business --------------------------------------------------------------------------------------------


@cache
def _stock(price: int, cost: int) -> Stock:
    cards = [each for each in STOCKS.values() if each.price == price]
    good = sum(each.kind != "lose" for each in cards)
    mean = round(sum(each.returns for each in cards) / len(cards))
    return Stock(cost, good, len(cards), mean)


@cache
def _keys(ability: str) -> Keys:
    incomes = [shop.income for shop in SHOPS.values()]
    faces = SHAKEDOWN_FACES if ability == "shakedown" else DECK_FACES
    return Keys(len(faces), min(incomes), max(incomes))


def _shop(seen: SuburbView, option: RobShop | Seize, good: int) -> Shop | None:
    held = seen.players[option.seat].shops
    return next((Shop(good, each.income, each.left) for each in held if each.card == option.card), None)


def _rooms(player: PlayerView, level: int) -> tuple[int, int]:
    """Dollars and points that an upgrade of the own house brings a round at a level."""
    money, score = HOUSE_INCOME[player.kind][level]
    return money, score + HOUSES[player.house].n if score and player.ability == "full_headquarters" else score


def _build(seen: SuburbView, me: PlayerView, option: Option) -> Build:
    (money, score), (money3, score3) = _rooms(me, me.level), _rooms(me, 3)
    return Build(
        cost=UPGRADE_COST[me.kind],
        money=money,
        score=score,
        money3=money3 if money3 > money else 0,
        score3=score3 if score3 > score else 0,
        dots=UPGRADED_DOTS if me.kind == "upper" else 0,
    )


def _bribe(seen: SuburbView, me: PlayerView, option: Bribe) -> Costs:
    cost = option.dots * me.bribe
    return Costs(cost, me.cash - cost)


def _bid(seen: SuburbView, me: PlayerView, option: Bid) -> Costs | None:
    return Costs(option.amount, me.cash - option.amount) if isinstance(option.amount, int) else None


def _claims(seen: SuburbView, me: PlayerView, option: Option) -> Claims:
    return Claims(seen.claim, seen.claim_points)


def _forgets(seen: SuburbView, me: PlayerView, option: Option) -> Forgets | None:
    return Forgets(seen.claim, seen.claim_points) if seen.claim or seen.claim_points else None


def _family(seen: SuburbView, me: PlayerView, option: TakeHouse) -> Family:
    kind = HOUSES[option.house].kind
    return Family(kind, START_CASH[kind], option.house)


_SAYS: dict[type[Option], Show] = {
    TakeHouse: _family,
    DrawFrom: lambda seen, me, option: _pile(option.deck),
    Target: _aim,
    UseBlock: _spared,
    Police: _rung,
    Reverse: _turned,
    Against: _against,
    Seize: lambda seen, me, option: _shop(seen, option, 6),
    TakeCard: lambda seen, me, option: _deck(CLASS_DECK[me.kind], 0),
    BuyCard: lambda seen, me, option: _deck("special", SPECIAL_COST[me.level]),
    BuyStock: lambda seen, me, option: _stock(seen.stock_price, stock_cost(seen, me)),
    TryShop: lambda seen, me, option: _keys(me.ability),
    RobShop: lambda seen, me, option: _shop(seen, option, len(ROB_FACES)),
    Upgrade: _build,
    Bribe: _bribe,
    UsePardon: lambda seen, me, option: Pardon(me.dots - 1),
    Repay: lambda seen, me, option: Costs(me.loan, me.cash - me.loan),
    ClaimIncome: _claims,
    EndTurn: _forgets,
    Bid: _bid,
}
