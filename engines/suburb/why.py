"""What speaks for an answer, by what all can see: who is nearest to a goal, what is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engines.core.ask import Ask, Option
from engines.core.words import Seat

from .cards import HOUSES, MISSIONS
from .facts import fall, payment, rise
from .figures import GOAL_CASH, MOST_POINTS
from .options import (
    Against,
    Bid,
    Bribe,
    Drop,
    EndTurn,
    NoBlock,
    NoReward,
    Repay,
    RobShop,
    Seize,
    TakeHouse,
    Target,
    Upgrade,
)
from .view import PlayerView, SuburbView
from .worth import nearness


class Balance(msgspec.Struct, frozen=True, tag="balance"):
    """Families of a class at the other seats, and of the other class."""

    kind: str
    same: int
    others: int


class Goal(msgspec.Struct, frozen=True, tag="goal"):
    """How near a player is to a goal, in per cent, and whether somebody who could be chosen is further from
    one, or nearer."""

    seat: Seat
    way: int
    nearest: bool
    furthest: bool


class Ours(msgspec.Struct, frozen=True, tag="ours"):
    """What a success brings oneself: points and dollars."""

    points: int
    money: int


class Comes(msgspec.Struct, frozen=True, tag="comes"):
    """A block card is kept: what a mission would cost that comes through."""

    pays: int
    falls: int


class Purse(msgspec.Struct, frozen=True, tag="purse"):
    """Nothing is spent: the cash, and whether it is enough for a win."""

    cash: int
    goal: bool


class Top(msgspec.Struct, frozen=True, tag="top"):
    """The points, and whether they are enough for a win."""

    points: int
    goal: bool


class Turns(msgspec.Struct, frozen=True, tag="turns"):
    """A house for sale: whether all that belongs to it goes along, and whether it is upgraded."""

    whole: bool
    upgraded: bool


class Price(msgspec.Struct, frozen=True, tag="price"):
    """The least bid, and the cash that would be left."""

    least: int
    cash: int


class Record(msgspec.Struct, frozen=True, tag="record"):
    """Dots, and how many lead to prison."""

    dots: int
    limit: int


class Debt(msgspec.Struct, frozen=True, tag="debt"):
    """Turns until a loan is due."""

    left: int


def why(seen: SuburbView, ask: Ask[Any], choice: Option) -> Sequence[msgspec.Struct]:
    """What speaks for an answer, the main reason first."""
    says = _SAYS.get(type(choice))
    return says(seen, ask, choice) if says is not None else ()


def _house(seen: SuburbView, ask: Ask[Any], choice: TakeHouse) -> list[msgspec.Struct]:
    kind = HOUSES[choice.house].kind
    taken = [player.kind for player in seen.players if player.house]
    return [Balance(kind, same=taken.count(kind), others=len(taken) - taken.count(kind))]


def _goal(seen: SuburbView, seat: int, others: Sequence[int]) -> Goal:
    near = {at: round(100 * nearness(seen.players[at])) for at in (seat, *others)}
    least, most = min(near.values()), max(near.values())
    return Goal(seat, near[seat], nearest=near[seat] == most > least, furthest=near[seat] == least < most)


def _target(seen: SuburbView, ask: Ask[Any], choice: Target) -> list[msgspec.Struct]:
    offered = [option.seat for option in ask.options if isinstance(option, Target)]
    found: list[msgspec.Struct] = [_goal(seen, choice.seat, offered)]
    if seen.show is not None:
        card = MISSIONS[seen.show.card]
        points, money = rise(seen.me, card.points), payment(seen.players[choice.seat], card.money)
        if points or money:
            found.append(Ours(points, money))
    return found


def _whom(seen: SuburbView, ask: Ask[Any], choice: RobShop | Seize | Against) -> list[msgspec.Struct]:
    offered = [option.seat for option in ask.options if isinstance(option, type(choice))]
    return [_goal(seen, choice.seat, offered)]


def _let_come(seen: SuburbView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    if seen.show is None:
        return []
    card = MISSIONS[seen.show.card]
    return [Comes(pays=payment(seen.me, card.money), falls=fall(seen.me, card.push, pushed=True))]


def _purse(me: PlayerView) -> Purse:
    return Purse(me.cash, goal=me.cash >= GOAL_CASH)


def _no_reward(seen: SuburbView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [Top(seen.me.points, goal=seen.me.points == MOST_POINTS), _purse(seen.me)]


def _bid(seen: SuburbView, ask: Ask[Any], choice: Bid) -> list[msgspec.Struct]:
    sale = seen.sale
    return [] if sale is None else [Turns(sale.whole, upgraded=seen.players[sale.seat].upgraded)]


def _drop(seen: SuburbView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [] if seen.sale is None else [Price(seen.sale.least, seen.me.cash)]


def _record(seen: SuburbView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [Record(seen.me.dots, seen.me.limit)]


#: By kind of option, where its hint does not say it all. Every function gets the view, the ask and the
#: answer.
_SAYS: dict[type[Option], Callable[[SuburbView, Ask[Any], Any], Sequence[msgspec.Struct]]] = {
    TakeHouse: _house,
    Target: _target,
    **dict.fromkeys((RobShop, Seize, Against), _whom),
    NoBlock: _let_come,
    NoReward: _no_reward,
    Bid: _bid,
    Drop: _drop,
    Bribe: _record,
    Upgrade: lambda seen, ask, choice: [_purse(seen.me)],
    Repay: lambda seen, ask, choice: [Debt(seen.me.loan_left)],
    EndTurn: lambda seen, ask, choice: [_purse(seen.me)],
}
