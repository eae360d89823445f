"""What the asked seat should know before it answers, each kind with a message ``about-<tag>``."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.ask import Ask
from engines.core.words import Seat

from .cards import ADVENTURES, CARS, SPACES, Card, Deck
from .options import BuyBoxer
from .prices import BOXER
from .view import LeproView


class TargetAhead(msgspec.Struct, frozen=True, tag="turn"):
    """Before the roll: the money, and how much is wanted."""

    cash: int
    target: int


class WayHome(msgspec.Struct, frozen=True, tag="home"):
    """Before a buyer's roll: the money, and the way to Refuge."""

    cash: int
    left: int


class DieLies(msgspec.Struct, frozen=True, tag="die"):
    """The die as it lies, and where it leads."""

    die: int
    at: int


class HatHere(msgspec.Struct, frozen=True, tag="hat"):
    """The card that lies here, and what it does."""

    card: Card
    verb: str
    n: int
    space: str
    deck: str
    column: str


class MissionStrength(msgspec.Struct, frozen=True, tag="strength"):
    """How many men one is for a Mission."""

    men: int


class RobberyPlan(msgspec.Struct, frozen=True, tag="robbery"):
    """What can be robbed, and what for a fine there is."""

    deck: Deck
    cash: int
    records: int


class CarOffered(msgspec.Struct, frozen=True, tag="car"):
    """The car that is looked at."""

    card: Card
    price: int
    sale: int
    factor: int


class CarHit(msgspec.Struct, frozen=True, tag="hit"):
    """Whose car was hit by whom."""

    rammer: Seat
    card: Card


class PriceAsked(msgspec.Struct, frozen=True, tag="price"):
    """What something costs, and what one has."""

    price: int
    cash: int


class RefugeMoney(msgspec.Struct, frozen=True, tag="claim"):
    """What waits at Refuge, and whether this is the last time that it can be claimed."""

    amount: int
    last: bool


def briefing(seen: LeproView, ask: Ask[Any]) -> msgspec.Struct | None:
    """What the asked seat should know."""
    me, basis = seen.players[ask.seat], ask.basis
    if ask.kind == "roll":
        return WayHome(me.cash, seen.left[ask.seat]) if me.buyer else TargetAhead(me.cash, seen.target)
    if ask.kind == "die":
        return DieLies(basis[0], (me.space + basis[0]) % SPACES)
    if ask.kind == "hat":
        return _hat(basis[1])
    if ask.kind == "mission":
        return MissionStrength(me.strength + seen.men_plus)
    if ask.kind == "robbery":
        return RobberyPlan(basis[1], me.cash, me.records)
    if ask.kind == "car":
        car = CARS[basis]
        return CarOffered(card=basis, price=car.price, sale=car.sale, factor=car.factor)
    if ask.kind == "sacrifice":
        return CarHit(*basis)
    if ask.kind in ("seller", "protection") and basis:
        return PriceAsked(basis, me.cash)
    if ask.kind == "boxe" and BuyBoxer() in ask.options and me.character != "promoter":
        return PriceAsked(BOXER, me.cash)
    return RefugeMoney(basis, last=seen.stage != "move") if ask.kind == "claim" else None


def _hat(card: Card) -> HatHere:
    (does,) = ADVENTURES[card].do
    return HatHere(card=card, verb=does.verb, n=does.n, space=does.space, deck=does.deck, column=does.column)
