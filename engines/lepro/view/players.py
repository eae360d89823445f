"""What the table shows of one player."""

from __future__ import annotations

import msgspec

from ..cards import BOXERS, CARS, Card, Character, deck_of
from ..state import Player, strength

#: Decks whose cards keep their face secret even under a car (1.4).
_SECRET = ("adventure", "mission")


class CarView(msgspec.Struct, frozen=True):
    """A car; public."""

    card: Card
    price: int
    sale: int
    factor: int
    under: tuple[Card | str, ...]
    """Cards sacrificed under it: a face where the viewer may know it, else the name of its deck."""


class BoxerView(msgspec.Struct, frozen=True):
    """A boxer; its face is its owner's alone until it has fought."""

    card: Card | None
    dice: int
    """0: unknown to the viewer."""
    prizes: tuple[int, ...]
    victories: int
    fought: bool
    """It has fought: all know its face."""


class PlayerView(msgspec.Struct, frozen=True):
    """What the table shows of one player."""

    character: Character
    cash: int
    space: int
    strength: int
    pearls: int
    diamonds: int
    shares: int
    stars: int
    missions: int
    recruits: tuple[Card, ...]
    protections: int
    records: int
    car: CarView | None
    boxer: BoxerView | None
    buyer: bool
    missed: int
    men_acquired: int
    out: bool
    driven: bool
    claim: int


def player_view(player: Player, *, own: bool) -> PlayerView:
    """One player; ``own``: with the faces that he alone may know."""
    return PlayerView(
        character=player.character,
        cash=player.cash,
        space=player.space,
        strength=strength(player),
        pearls=len(player.pearls),
        diamonds=len(player.diamonds),
        shares=len(player.shares),
        stars=len(player.stars),
        missions=len(player.missions),
        recruits=tuple(player.recruits),
        protections=len(player.protections),
        records=len(player.records),
        car=_car(player, own),
        boxer=_boxer(player, own),
        buyer=player.buyer,
        missed=player.missed,
        men_acquired=player.men_acquired,
        out=bool(player.fallen),
        driven=player.driven,
        claim=player.claim,
    )


def _car(player: Player, own: bool) -> CarView | None:
    if player.car is None:
        return None
    car = CARS[player.car]
    under = tuple(card if own or deck_of(card) not in _SECRET else deck_of(card) for card in player.under_car)
    return CarView(card=player.car, price=car.price, sale=car.sale, factor=car.factor, under=under)


def _boxer(player: Player, own: bool) -> BoxerView | None:
    if player.boxer is None:
        return None
    known = own or player.fought
    boxer = BOXERS[player.boxer]
    return BoxerView(
        card=player.boxer if known else None,
        dice=boxer.dice if known else 0,
        prizes=boxer.prizes if known else (),
        victories=len(player.beaten),
        fought=player.fought,
    )
