"""Beside player cards, piles, targets, and what a target may do. Chances are told by faces that succeed."""

from __future__ import annotations

from functools import cache

import msgspec

from engines.core.ask import Option

from ..cards import DECKS, HOUSES, MISSIONS
from ..facts import arrest_means, can_block, fall, payment, rise
from ..figures import START_CASH
from ..options import DrawFrom, TakeHouse, Target
from ..view import SuburbView


class Family(msgspec.Struct, frozen=True, tag="family"):
    """A player card: its class, what that starts with, and which ability it is."""

    kind: str
    cash: int
    home: str


class PileOdds(msgspec.Struct, frozen=True, tag="pile"):
    """What lies in a pile of missions: cards that pay points or money, from how much to how much, and
    cards that push."""

    cards: int
    points: int
    least: int
    most: int
    money: int
    cheapest: int
    dearest: int
    push: int


class TargetHit(msgspec.Struct, frozen=True, tag="aim"):
    """A possible target: what they have, would lose, and would gain by a failure."""

    points: int
    cash: int
    pays: int
    falls: int
    safe: bool
    """A push would change nothing."""
    gains: int
    """Points, if it fails; ``gets``: dollars."""
    gets: int
    block: bool
    """They hold a block card."""


class BlockSaves(msgspec.Struct, frozen=True, tag="spared"):
    """What a block card saves one, and the chance that it would have come to that."""

    good: int
    pays: int
    falls: int


class ReversalOdds(msgspec.Struct, frozen=True, tag="turned"):
    """A mission turned round: the chance, what it brings, and what its failure costs."""

    good: int
    points: int
    money: int
    pay: int
    lost: int
    then: str
    """What the arrest leads to: none, dot, prison or out."""


class PoliceCost(msgspec.Struct, frozen=True, tag="rung"):
    """What the police cost the attacker, and bring oneself."""

    pay: int
    lost: int
    then: str
    """What the arrest leads to: none, dot, prison or out."""
    gains: int


def player_card(seen: SuburbView, option: TakeHouse) -> Family:
    """A player card that may be taken."""
    kind = HOUSES[option.house].kind
    return Family(kind, START_CASH[kind], home=option.house)


def pile(seen: SuburbView, option: DrawFrom) -> PileOdds:
    """A pile of level 3."""
    return _odds(option.deck)


@cache
def _odds(deck: str) -> PileOdds:
    cards = [MISSIONS[card] for card in DECKS[deck]]
    points = [each.points for each in cards if each.points]
    money = [each.money for each in cards if each.money]
    return PileOdds(
        cards=len(cards),
        points=len(points),
        least=min(points),
        most=max(points),
        money=len(money),
        cheapest=min(money),
        dearest=max(money),
        push=sum(bool(each.push) for each in cards),
    )


def target(seen: SuburbView, option: Target) -> TargetHit | None:
    """A neighbour against whom the drawn mission may be played."""
    if seen.show is None:
        return None
    other, card = seen.players[option.seat], MISSIONS[seen.show.card]
    falls = fall(other, card.push, pushed=True)
    return TargetHit(
        points=other.points,
        cash=other.cash,
        pays=payment(other, card.money),
        falls=falls,
        safe=card.push > 0 and not falls,
        gains=rise(other, card.neighbour_points),
        gets=payment(seen.me, card.fail_payment),
        block=can_block(other),
    )


def block(seen: SuburbView, option: Option) -> BlockSaves | None:
    """The use of a block card."""
    if seen.show is None:
        return None
    card = MISSIONS[seen.show.card]
    return BlockSaves(
        good=6 - len(seen.show.failing),
        pays=payment(seen.me, card.money),
        falls=fall(seen.me, card.push, pushed=True),
    )


def reverse(seen: SuburbView, option: Option) -> ReversalOdds | None:
    """A countered mission that is turned round."""
    if seen.show is None:
        return None
    card, me, other = MISSIONS[seen.show.card], seen.me, seen.players[seen.show.attacker]
    return ReversalOdds(
        good=6 - len(me.failing),
        points=card.points,
        money=payment(other, card.money),
        pay=payment(me, card.fail_payment),
        lost=fall(me, card.points_lost, pushed=False),
        then=arrest_means(me, cash=me.cash) if me.level > 1 and not me.jailed else "none",
    )


def police(seen: SuburbView, option: Option) -> PoliceCost | None:
    """A countered mission that is reported."""
    if seen.show is None:
        return None
    card, other = MISSIONS[seen.show.card], seen.players[seen.show.attacker]
    return PoliceCost(
        pay=payment(other, card.fail_payment),
        lost=fall(other, card.points_lost, pushed=False),
        then=arrest_means(other, cash=other.cash) if other.level > 1 else "none",
        gains=card.neighbour_points,
    )
