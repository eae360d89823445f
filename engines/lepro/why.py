"""What speaks for an answer, by what its seat sees: prices, odds, where a die may lead, what is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engines.core.ask import Ask, Option

from .cards import ADVENTURES, CARS, DECKS, MISSIONS, SPACES, VALUE, Deck, Space, business
from .holdings import pairs
from .options import (
    Accept,
    Announce,
    BuyBoxer,
    BuyCar,
    BuyGem,
    BuyProtection,
    BuyShare,
    Claim,
    Decline,
    DrawMission,
    LetLie,
    LookAtCar,
    NameHalf,
    Nothing,
    PlayHat,
    Refuse,
    ReturnProtection,
    RollDie,
    Sacrifice,
    SellCar,
    Swap,
    Tunnel,
)
from .prices import boxer_price
from .steady.worth import best_mission, gems_for_sale, landing, places
from .view import LeproView


class Ahead(msgspec.Struct, frozen=True, tag="ahead"):
    """The best of the spaces that a die leads to, as a computer player weighs them, and the die for it."""

    face: int
    at: int


class Nearby(msgspec.Struct, frozen=True, tag="nearby"):
    """A space weighed among those that could be chosen: its place, 1 is the best."""

    place: int
    of: int


class Bids(msgspec.Struct, frozen=True, tag="bids"):
    """Enough money to announce."""

    cash: int
    target: int


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """A price, and the cash that is left after it."""

    price: int
    rest: int


class Resale(msgspec.Struct, frozen=True, tag="resale"):
    """What a car costs and what it sells for."""

    price: int
    sale: int


class Saves(msgspec.Struct, frozen=True, tag="saves"):
    """What a car cost that is kept by a sacrifice, and what it sells for."""

    price: int
    sale: int


class Range(msgspec.Struct, frozen=True, tag="range"):
    """What cars cost, from the cheapest to the dearest, and the cash."""

    least: int
    most: int
    cash: int


class Gems(msgspec.Struct, frozen=True, tag="gems"):
    """Gems of a kind in hand; the Expert buys one of each kind a visit."""

    deck: Deck
    held: int
    other: int


class Single(msgspec.Struct, frozen=True, tag="single"):
    """What a card that is given away is worth: a share with its like, of which one may hold both."""

    value: int
    share: bool
    paired: bool


class Feasible(msgspec.Struct, frozen=True, tag="feasible"):
    """Men, and how many of all Missions they can carry out."""

    men: int
    can: int
    missions: int


class Half(msgspec.Struct, frozen=True, tag="halfway"):
    """A half of a double space, and the figure that speaks for it."""

    space: Space
    value: int


class Purse(msgspec.Struct, frozen=True, tag="purse"):
    """Nothing is spent."""

    cash: int


class Records(msgspec.Struct, frozen=True, tag="records"):
    """Criminal Records; a third puts their owner out."""

    records: int
    cash: int


class Due(msgspec.Struct, frozen=True, tag="due"):
    """What a Collection card takes at most, and Protections in hand."""

    most: int
    held: int


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """Money that waits at Refuge."""

    amount: int


class Stays(msgspec.Struct, frozen=True, tag="stays"):
    """A card that lies on the board stays there; or money stays due."""

    card: bool


def why(seen: LeproView, ask: Ask[Any], choice: Option) -> Sequence[msgspec.Struct]:
    """What speaks for an answer, the main reason first."""
    says = _SAYS.get(type(choice))
    return says(seen, ask, choice) if says is not None else ()


def _roll(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    face = max(range(1, 7), key=lambda each: landing(seen, each))
    return [Ahead(face, (seen.me.space + face) % SPACES)]


def _tunnel(seen: LeproView, ask: Ask[Any], choice: Tunnel) -> list[msgspec.Struct]:
    offered = [option.at for option in ask.options if isinstance(option, Tunnel)]
    worth = places(seen, choice.at)
    return [Nearby(1 + sum(places(seen, at) > worth for at in offered), len(offered))]


def _half(seen: LeproView, ask: Ask[Any], choice: NameHalf) -> list[msgspec.Struct]:
    me = seen.me
    figures = {
        "expert": gems_for_sale(seen),
        "seller": me.pearls + me.diamonds,
        "mission": best_mission(seen),
        "recruitment": me.strength,
        "adventure": me.records,
        "robbery": me.records,
    }
    return [Half(choice.space, figures.get(choice.space, me.cash))]


def _deal(price: int, me_cash: int) -> Deal:
    return Deal(price, me_cash - price)


def _car(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    car = CARS[ask.basis]
    return [Resale(car.price, car.sale), Purse(seen.me.cash)]


def _saves(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    car = CARS[ask.basis[1]]
    return [Saves(car.price, car.sale)]


def _own_car(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    car = seen.me.car
    return [] if car is None else [Resale(car.price, car.sale)]


def _look(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    prices = [car.price for car in CARS.values()]
    return [Range(min(prices), max(prices), seen.me.cash)]


def _gem(seen: LeproView, ask: Ask[Any], choice: BuyGem) -> list[msgspec.Struct]:
    held = {"pearl": seen.me.pearls, "diamond": seen.me.diamonds}
    other = sum(held.values()) - held[choice.deck]
    return [Gems(choice.deck, held[choice.deck], other), _deal(ask.basis, seen.me.cash)]


def _swap(seen: LeproView, ask: Ask[Any], choice: Swap) -> list[msgspec.Struct]:
    shares = seen.hand.shares if seen.hand is not None else ()
    share = choice.card[0] == "I"
    return [Single(VALUE[choice.card], share, paired=share and business(choice.card) in pairs(shares))]


def _mission(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    men = seen.me.strength + seen.men_plus
    can = sum(mission.men <= men for mission in MISSIONS.values())
    return [Feasible(men, can, len(MISSIONS))]


def _nothing(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [Purse(seen.me.cash)]


def _records(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [Records(seen.me.records, seen.me.cash)]


def _protection(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [Due(max(VALUE[card] for card in DECKS["collection"]), seen.me.protections)]


def _boxer(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [_deal(boxer_price(seen.me.character), seen.me.cash)]


def _let_lie(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [Stays(card=ask.kind == "hat")]


def _hat(seen: LeproView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return list(ADVENTURES[ask.basis[1]].do)


#: By kind of option, where its hint does not say it all. Every function gets the view, the ask and the
#: answer.
_SAYS: dict[type[Option], Callable[[LeproView, Ask[Any], Any], Sequence[msgspec.Struct]]] = {
    RollDie: _roll,
    Announce: lambda seen, ask, choice: [Bids(seen.me.cash, seen.target)],
    Tunnel: _tunnel,
    NameHalf: _half,
    PlayHat: _hat,
    LetLie: _let_lie,
    BuyBoxer: _boxer,
    BuyShare: lambda seen, ask, choice: [Purse(seen.me.cash)],
    LookAtCar: _look,
    SellCar: _own_car,
    BuyCar: _car,
    Decline: _car,
    Sacrifice: _saves,
    Nothing: _nothing,
    Swap: _swap,
    BuyGem: _gem,
    BuyProtection: lambda seen, ask, choice: [
        *_protection(seen, ask, choice),
        _deal(ask.basis, seen.me.cash),
    ],
    ReturnProtection: _protection,
    DrawMission: _mission,
    Refuse: _records,
    Accept: _records,
    Claim: lambda seen, ask, choice: [Claimed(seen.me.claim)],
}
