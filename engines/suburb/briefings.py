"""What the asked seat should know before it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engines.core.ask import Ask
from engines.core.words import Seat

from .cards import BOONS, MISSIONS, Card, House
from .facts import arrest_means, fall, mission_points, payment
from .figures import GOAL_CASH, MOST_POINTS
from .view import PlayerView, SuburbView


class FamiliesSoFar(msgspec.Struct, frozen=True, tag="street"):
    """Who has moved in so far."""

    upper: int
    gangster: int


class GoalsAhead(msgspec.Struct, frozen=True, tag="heights"):
    """Before a pile is chosen: how far it is to either goal, and the record."""

    points: int
    cash: int
    dots: int
    limit: int


class OwnMission(msgspec.Struct, frozen=True, tag="job"):
    """The mission of the own turn: its figures, the chance by the faces that succeed, what failure costs."""

    card: Card
    good: int
    points: int
    money: int
    push: int
    pay: int
    lost: int
    gains: int
    """Points that the target would gain."""
    then: str
    """What the arrest leads to: none, dot, prison or out."""
    dots: int
    limit: int
    counter: bool
    """The target rolls first."""
    printed: int
    """Points on the card."""
    by: House | None
    """The ability that makes more of them; None: they are as printed."""


class Attack(msgspec.Struct, frozen=True, tag="coming"):
    """Somebody's mission against oneself; ``good`` is 0 once it is countered."""

    attacker: Seat
    card: Card
    good: int
    points: int
    money: int
    pays: int
    push: int
    falls: int


class Standing(msgspec.Struct, frozen=True, tag="purse"):
    """What one has, what the next own slot brings, and what is owed until when."""

    cash: int
    points: int
    dots: int
    limit: int
    money: int
    score: int
    loan: int
    left: int
    """When the loan is due: 0: at the end of this turn; 1: of the next own slot; else within so many
    rounds."""
    late: bool


class EffectInPlay(msgspec.Struct, frozen=True, tag="effect"):
    """The card whose target is chosen, and what it does."""

    card: Card
    does: str
    n: int


class HouseForSale(msgspec.Struct, frozen=True, tag="house"):
    """A house for sale: how it stands, what has been bid, what one has."""

    seat: Seat
    upgraded: bool
    things: int
    """Cards, stocks and shops that go with it."""
    least: int
    bidder: Seat | None
    high: int
    cash: int


class Givable(msgspec.Struct, frozen=True, tag="gift"):
    """What could be given."""

    cash: int
    cards: int
    cap: int | None
    """Dollars that a neighbour may be given in a round; None: any number."""


def briefing(seen: SuburbView, ask: Ask[Any]) -> msgspec.Struct | None:
    """What the asked seat should know; None: nothing but the question."""
    says = _SAYS.get(ask.kind)
    return says(seen, seen.players[ask.seat]) if says is not None else None


def _families(seen: SuburbView, me: PlayerView) -> FamiliesSoFar:
    kinds = [player.kind for player in seen.players]
    return FamiliesSoFar(upper=kinds.count("upper"), gangster=kinds.count("gangster"))


def _goals(seen: SuburbView, me: PlayerView) -> GoalsAhead:
    points, cash = MOST_POINTS - me.points, GOAL_CASH - me.cash
    return GoalsAhead(max(0, points), max(0, cash), dots=me.dots, limit=me.limit)


def _effect(seen: SuburbView, me: PlayerView) -> EffectInPlay | None:
    if seen.effect is None:
        return None
    do = BOONS[seen.effect].do
    return EffectInPlay(seen.effect, do.verb, n=do.n)


def _gift(seen: SuburbView, me: PlayerView) -> Givable:
    return Givable(me.cash, cards=len(me.cards), cap=seen.gift_cap)


def _own_mission(seen: SuburbView, me: PlayerView) -> OwnMission | None:
    show = seen.show
    if show is None:
        return None
    card = MISSIONS[show.card]
    pay = payment(me, card.fail_payment)
    # Who cannot get a second loan is arrested, at level 1 too (SB-132).
    caught = me.level > 1 or pay < card.fail_payment
    points = mission_points(me.house, card.points, level=me.level, first=me.ability_left)
    return OwnMission(
        card=show.card,
        good=6 - len(show.failing),
        points=points,
        money=card.money,
        push=card.push,
        pay=pay,
        lost=fall(me, card.points_lost, pushed=False),
        gains=card.neighbour_points,
        then=arrest_means(me, cash=max(0, me.cash - pay)) if caught else "none",
        dots=me.dots + 1,
        limit=me.limit,
        counter=seen.advanced_defence,
        printed=card.points,
        by=me.house if points != card.points else None,
    )


def _standing(seen: SuburbView, me: PlayerView) -> Standing:
    # Only ends of own slots count, but not of that in which the loan was taken (SB-135); of a deadline that
    # passed in a slot that was missed, the next one (SB-136).
    ends = max(1, me.loan_left) + me.loan_fresh
    left = ends - 1 if seen.kind == "own" else ends
    return Standing(
        cash=me.cash,
        points=me.points,
        dots=me.dots,
        limit=me.limit,
        money=me.due,
        score=me.due_points,
        loan=me.loan,
        left=left if me.loan else 0,
        late=me.loan_late,
    )


def _attack(seen: SuburbView, me: PlayerView) -> Attack | None:
    show = seen.show
    if show is None:
        return None
    card = MISSIONS[show.card]
    return Attack(
        attacker=show.attacker,
        card=show.card,
        good=0 if show.stage == "countered" else 6 - len(show.failing),
        points=card.points,
        money=card.money,
        pays=payment(me, card.money),
        push=card.push,
        falls=fall(me, card.push, pushed=True),
    )


def _house_for_sale(seen: SuburbView, me: PlayerView) -> HouseForSale | None:
    sale = seen.sale
    if sale is None:
        return None
    player = seen.players[sale.seat]
    things = len(player.cards) + len(player.stocks) + len(player.shops) if sale.whole else 0
    return HouseForSale(
        seat=sale.seat,
        upgraded=player.upgraded,
        things=things,
        least=sale.least,
        bidder=sale.bidder,
        high=sale.high,
        cash=me.cash,
    )


#: By kind of ask.
_SAYS: dict[str, Callable[[SuburbView, PlayerView], msgspec.Struct | None]] = {
    "house": _families,
    "pile": _goals,
    "target": _own_mission,
    "block": _attack,
    "defence": _attack,
    "effect": _effect,
    "shop": _effect,
    "reward": _standing,
    "free": _standing,
    "bid": _house_for_sale,
    "gift": _gift,
}
