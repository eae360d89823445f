"""What the computer player answers besides its turn: blocks, counters, what a card hits, bids."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.players.offered import first_offered, offered

from ..cards import BOONS, MISSIONS
from ..effects import EFFECTS, OnNeighbour
from ..facts import fall, payment
from ..hints import rank
from ..options import Against, Bid, Drop, NoBlock, Police, Reverse, Seize, UseBlock
from ..view import PlayerView, SuburbView
from ..worth import BLOCKS, DOT, POINT, PRISON, arrested, nearness, pushed, success

#: What a turn more in every round is worth, in dollars, an upgraded house more, and what stays in hand.
SLOT, UPGRADED, RESERVE = 2_000, 750, 500


def block(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """Four times in five, so that nobody can count on it."""
    return first_offered(ask, UseBlock) if rng.random() < BLOCKS else first_offered(ask, NoBlock)


def defence(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """Police, or the card's own chances turned round."""
    show = seen.show
    assert show is not None
    card, me, attacker = MISSIONS[show.card], seen.me, seen.players[show.attacker]
    police = card.neighbour_points + payment(attacker, card.fail_payment) / POINT
    bad = fall(me, card.points_lost, pushed=False) + card.fail_payment / POINT
    if me.level > 1:
        bad += arrested(me)
    if attacker.level > 1:
        police += pushed(attacker, card.points_lost)
        last = arrested(attacker) == PRISON
        police += PRISON * nearness(attacker) if last else DOT / 2
    fails = len(me.failing)
    turned = ((6 - fails) * success(attacker, card) - fails * bad) / 6
    return first_offered(ask, Reverse) if turned > police else first_offered(ask, Police)


def effect(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """Whoever loses most that matters."""
    if seen.effect is None:
        return None
    do = BOONS[seen.effect].do
    row = EFFECTS[do.verb]
    assert isinstance(row, OnNeighbour)
    worth = row.worth
    return max(offered(ask, Against), key=lambda at: worth(seen.players[at.seat], do.n), default=None)


def shop(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """The shop that will still bring most."""
    return max(offered(ask, Seize), key=lambda shop: rank(seen, shop), default=None)


def bid(seen: SuburbView, ask: Ask[Any], rng: Random) -> Option | None:
    """The least, as long as a second turn is worth it."""
    sale = seen.sale
    least = first_offered(ask, Bid)
    if sale is None or least is None or not isinstance(least.amount, int):
        return first_offered(ask, Drop)
    worth = min(SLOT + _inside(seen.players[sale.seat], whole=sale.whole), seen.me.cash - RESERVE)
    return least if least.amount <= worth else first_offered(ask, Drop)


def _inside(house: PlayerView, *, whole: bool) -> int:
    """What a house has to offer besides its slot, in dollars."""
    worth = UPGRADED if house.upgraded else 0
    if whole:
        worth += sum(stake.worth for stake in (*house.stocks, *house.shops))
    return worth
