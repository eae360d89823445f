"""What the asked seat should know before it answers."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.ask import Ask
from engines.core.words import Seat

from .boxing import PRICE
from .cards import ADVENTURES, BOARD, CARS, Card
from .moves import BuyBoxer, Deck
from .view import LeproView


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """Before the roll: the money, and how much is wanted."""

    cash: int
    target: int


class Home(msgspec.Struct, frozen=True, tag="home"):
    """Before a buyer's roll: the money, and the way to Refuge."""

    cash: int
    left: int


class Die(msgspec.Struct, frozen=True, tag="die"):
    """The die as it lies, and where it leads."""

    die: int
    at: int


class Hat(msgspec.Struct, frozen=True, tag="hat"):
    """The card that lies here, and what it does."""

    card: Card
    verb: str
    n: int
    space: str
    deck: str
    column: str


class Job(msgspec.Struct, frozen=True, tag="strength"):
    """How many men one is for a Mission."""

    men: int


class Robbery(msgspec.Struct, frozen=True, tag="robbery"):
    """What can be robbed, and what for a fine there is."""

    deck: Deck
    cash: int
    records: int


class Car(msgspec.Struct, frozen=True, tag="car"):
    """The car that is looked at."""

    card: Card
    price: int
    sale: int
    factor: int


class Hit(msgspec.Struct, frozen=True, tag="hit"):
    """Whose car was hit by whom."""

    rammer: Seat
    card: Card


class Price(msgspec.Struct, frozen=True, tag="price"):
    """What something costs, and what one has."""

    price: int
    cash: int


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """What waits at Refuge."""

    amount: int


def about(seen: LeproView, ask: Ask[Any]) -> msgspec.Struct | None:
    """What the asked seat should know."""
    me, given = seen.players[ask.seat], ask.basis
    if ask.kind == "roll":
        return Home(me.cash, seen.left[ask.seat]) if me.buyer else Turn(me.cash, seen.target)
    if ask.kind == "die":
        return Die(given[0], (me.space + given[0]) % len(BOARD))
    if ask.kind == "hat":
        effect = ADVENTURES[given[1]].do[0]
        return Hat(given[1], effect.verb, effect.n, effect.space, effect.deck, effect.column)
    if ask.kind == "mission":
        return Job(me.strength + seen.men_plus)
    if ask.kind == "robbery":
        return Robbery(given[1], me.cash, me.records)
    if ask.kind == "car":
        car = CARS[given]
        return Car(given, car.price, car.sale, car.factor)
    if ask.kind == "sacrifice":
        return Hit(*given)
    if ask.kind in ("seller", "protection") and given:
        return Price(given, me.cash)
    if ask.kind == "boxe" and BuyBoxer() in ask.options and me.character != "promoter":
        return Price(PRICE, me.cash)
    return Claim(given) if ask.kind == "claim" else None
