"""What the asked seat should know before it answers."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.ask import Ask
from engines.core.words import Seat

from .cards import BOONS, HOUSES, MISSIONS, Card
from .hints import sentence
from .state import GOAL_CASH, MOST_POINTS
from .steady.weigh import falls, paid
from .view import PlayerView, SuburbView


class Street(msgspec.Struct, frozen=True, tag="street"):
    """Who has moved in so far."""

    upper: int
    gangster: int


class Heights(msgspec.Struct, frozen=True, tag="heights"):
    """Before a pile is chosen: how far it is to either goal, and the record."""

    points: int
    cash: int
    dots: int
    limit: int


class Job(msgspec.Struct, frozen=True, tag="job"):
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


class Coming(msgspec.Struct, frozen=True, tag="coming"):
    """Somebody's mission against oneself; ``good`` is 0 once it is countered."""

    attacker: Seat
    card: Card
    good: int
    points: int
    money: int
    pays: int
    push: int
    falls: int


class Purse(msgspec.Struct, frozen=True, tag="purse"):
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


class Effect(msgspec.Struct, frozen=True, tag="effect"):
    """The card whose target is chosen, and what it does."""

    card: Card
    does: str
    n: int


class House(msgspec.Struct, frozen=True, tag="house"):
    """A house for sale: how it stands, what has been bid, what one has."""

    seat: Seat
    upgraded: bool
    things: int
    """Cards, stocks and shops that go with it."""
    least: int
    bidder: Seat | None
    high: int
    cash: int


class Gift(msgspec.Struct, frozen=True, tag="gift"):
    """What could be given."""

    cash: int
    cards: int


def about(seen: SuburbView, ask: Ask[Any]) -> msgspec.Struct | None:
    """What the asked seat should know."""
    me, kind = seen.players[ask.seat], ask.kind
    if kind == "house":
        kinds = [player.kind for player in seen.players]
        return Street(kinds.count("upper"), kinds.count("gangster"))
    if kind == "pile":
        return Heights(max(0, MOST_POINTS - me.points), max(0, GOAL_CASH - me.cash), me.dots, me.limit)
    if kind == "target":
        return _job(seen, me)
    if kind in ("block", "defence"):
        return _coming(seen, me, countered=kind == "defence")
    if kind in ("effect", "shop") and seen.effect is not None:
        do = BOONS[seen.effect].do
        return Effect(seen.effect, do.verb, do.n)
    if kind in ("reward", "free"):
        return _purse(seen, me)
    if kind == "gift":
        return Gift(me.cash, len(me.cards))
    return _house(seen, me) if kind == "bid" else None


def _job(seen: SuburbView, me: PlayerView) -> Job | None:
    show = seen.show
    if show is None:
        return None
    card = MISSIONS[show.card]
    pay = paid(me, card.fail_payment)
    # Who cannot get a second loan is arrested, at level 1 too (SB-132).
    caught = me.level > 1 or pay < card.fail_payment
    points = card.points
    if points and me.ability == "hardened" and me.level > 1:
        points += HOUSES[me.house].n
    elif me.ability == "flying_start" and me.ability_left:
        points *= HOUSES[me.house].n
    return Job(
        card=show.card,
        good=6 - len(show.failing),
        points=points,
        money=card.money,
        push=card.push,
        pay=pay,
        lost=min(card.points_lost, me.points - me.floor),
        gains=card.neighbour_points,
        then=sentence(me, max(0, me.cash - pay)) if caught else "none",
        dots=me.dots + 1,
        limit=me.limit,
        counter=seen.advanced_defence,
    )


def _purse(seen: SuburbView, me: PlayerView) -> Purse:
    # Only ends of own slots count, but not of that in which the loan was taken (SB-135); of a deadline that
    # passed in a slot that was missed, the next one (SB-136).
    ends = max(1, me.loan_left) + me.loan_fresh
    left = ends - 1 if seen.kind == "own" else ends
    owes = (me.loan, left if me.loan else 0, me.loan_late)
    return Purse(me.cash, me.points, me.dots, me.limit, me.due, me.due_points, *owes)


def _coming(seen: SuburbView, me: PlayerView, *, countered: bool) -> Coming | None:
    show = seen.show
    if show is None:
        return None
    card = MISSIONS[show.card]
    return Coming(
        attacker=show.attacker,
        card=show.card,
        good=0 if countered else 6 - len(show.failing),
        points=card.points,
        money=card.money,
        pays=paid(me, card.money),
        push=card.push,
        falls=falls(me, card.push),
    )


def _house(seen: SuburbView, me: PlayerView) -> House | None:
    sale = seen.sale
    if sale is None:
        return None
    player = seen.players[sale.seat]
    things = len(player.cards) + len(player.stocks) + len(player.shops) if sale.whole else 0
    return House(sale.seat, player.upgraded, things, sale.least, sale.bidder, sale.high, me.cash)
