"""What the computer player answers besides its turn: blocks, counters, what a card hits, bids."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.ask import Ask, Option

from ..cards import BOONS, MISSIONS
from ..moves import Against, Bid, Drop, NoBlock, Police, Reverse, Seize, UseBlock
from ..view import PlayerView, SuburbView
from .look import first, me_of, of
from .weigh import BLOCKS, POINT, nearness, paid, pushed, robbed

#: What a dot is worth, in points; one that leads to prison costs a round.
DOT, PRISON = 1.0, 4.0
#: What a turn more in every round is worth, in dollars, an upgraded house more, and what stays in hand.
SLOT, UPGRADED, RESERVE = 2_000, 750, 500


def block(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """Four times in five, so that nobody can count on it."""
    return first(ask, UseBlock) if rng.random() < BLOCKS else first(ask, NoBlock)


def defence(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """Police, or the card's own chances turned round."""
    show = seen.show
    assert show is not None
    card, me, attacker = MISSIONS[show.card], me_of(seen), seen.players[show.attacker]
    police = card.neighbour_points + paid(attacker, card.fail_payment) / POINT
    fails = len(me.failing)
    good = card.points + paid(attacker, card.money) / POINT
    good += pushed(attacker, card.push) + robbed(attacker, card.money)
    bad = min(card.points_lost, me.points - me.floor) + card.fail_payment / POINT
    if me.level > 1:
        bad += PRISON if me.dots == me.limit - 1 else DOT
    if attacker.level > 1:
        police += pushed(attacker, card.points_lost)
        police += PRISON * nearness(attacker) if attacker.dots == attacker.limit - 1 else DOT / 2
    turned = ((6 - fails) * good - fails * bad) / 6
    return first(ask, Reverse) if turned > police else first(ask, Police)


def effect(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """Whoever loses most that matters."""
    if seen.effect is None:
        return None
    do = BOONS[seen.effect].do

    def worth(at: Against) -> float:
        player = seen.players[at.seat]
        if do.verb == "push":
            return pushed(player, do.n)
        if do.verb == "take_money":
            return paid(player, do.n) / POINT + robbed(player, do.n)
        if do.verb == "give_dot":
            return (PRISON if player.dots == player.limit - 1 else DOT) * nearness(player)
        return nearness(player)

    return max(of(ask, Against), key=worth, default=None)


def shop(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """The shop that will still bring most."""

    def worth(each: Seize) -> int:
        held = seen.players[each.seat].shops
        return next(stake.income * stake.left for stake in held if stake.card == each.card)

    return max(of(ask, Seize), key=worth, default=None)


def bid(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """The least, as long as a second turn is worth it."""
    sale = seen.sale
    least = first(ask, Bid)
    if sale is None or least is None or not isinstance(least.amount, int):
        return first(ask, Drop)
    worth = min(SLOT + _inside(seen.players[sale.seat], whole=sale.whole), me_of(seen).cash - RESERVE)
    return least if least.amount <= worth else first(ask, Drop)


def _inside(house: PlayerView, *, whole: bool) -> int:
    """What a house has to offer besides its slot, in dollars."""
    worth = UPGRADED if house.upgraded else 0
    if whole:
        worth += sum(stake.income * stake.left for stake in (*house.stocks, *house.shops))
    return worth
