"""Facts beside options, each with its message ``hint-<tag>``, or ``group-<tag>`` where options begin alike.
What an Adventure does is :class:`engines.lepro.cards.Effect`."""

from __future__ import annotations

import msgspec

from engines.core.words import Seat

from ..cards import Card, Deck, Effect


class Worth(msgspec.Struct, frozen=True, tag="worth"):
    """What is lost, in money."""

    value: int


class Brings(msgspec.Struct, frozen=True, tag="brings"):
    """What a sale brings."""

    value: int


class Costs(msgspec.Struct, frozen=True, tag="costs"):
    """What the Godfather takes: an amount, or a card's between two, and on average."""

    least: int
    most: int
    mean: int
    span: bool


class Idle(msgspec.Struct, frozen=True, tag="idle"):
    """A card of which nothing could come now, and what it does if that is not said already."""

    effect: Effect | None = None


class Men(msgspec.Struct, frozen=True, tag="men"):
    """Men on a Recruitment card."""

    men: int


class HeldMission(msgspec.Struct, frozen=True, tag="job"):
    """A Mission that is held."""

    men: int
    pay: int
    risk: int


class VerdictCost(msgspec.Struct, frozen=True, tag="verdict"):
    """What a verdict would cost; 0: a record."""

    fine: int


class RivalBoxer(msgspec.Struct, frozen=True, tag="match"):
    """A rival in the ring, the chance to beat him in per cent, and what that brings."""

    dice: int
    victories: int
    chance: int
    prize: int


class RivalCar(msgspec.Struct, frozen=True, tag="car"):
    """A car that can be hit, and how often it can still be saved."""

    card: Card
    factor: int


class Purse(msgspec.Struct, frozen=True, tag="purse"):
    """What an opponent has."""

    cash: int


class Blind(msgspec.Struct, frozen=True, tag="blind"):
    """From how many cards one is drawn."""

    cards: int


class Reach(msgspec.Struct, frozen=True, tag="reach"):
    """Where a die leads."""

    at: int


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """The chance of a robbery in per cent, what it then brings on average, and what else threatens."""

    chance: int
    average: int
    threat: str
    """arrest, out (a record would be the third), or none."""


class CarSold(msgspec.Struct, frozen=True, tag="sellthecar"):
    """Instead of "sell the car": which."""

    card: Card


class CarBought(msgspec.Struct, frozen=True, tag="buythecar"):
    """Instead of "buy it": which car."""

    card: Card


class CarLeft(msgspec.Struct, frozen=True, tag="losethecar"):
    """Instead of "let the car go": which."""

    card: Card


class HatHere(msgspec.Struct, frozen=True, tag="playthehat"):
    """Instead of "play it": which card."""

    card: Card


class PlaceRobbed(msgspec.Struct, frozen=True, tag="robit"):
    """Instead of "go in": a shop or a bank."""

    deck: Deck


class BoxerMet(msgspec.Struct, frozen=True, tag="boutwith"):
    """Instead of "somebody's boxer": which, once its face is public."""

    seat: Seat
    card: Card


class DieKept(msgspec.Struct, frozen=True, tag="keepdie"):
    """Instead of "leave it as it is": what the die shows."""

    die: int


class MoneyClaimed(msgspec.Struct, frozen=True, tag="claimmoney"):
    """Instead of "claim the money": how much."""

    amount: int


class OtherShare(msgspec.Struct, frozen=True, tag="swapother"):
    """Of two shares that have one name the second."""

    card: Card
    seat: Seat


class OtherShareSold(msgspec.Struct, frozen=True, tag="sellother"):
    """The same, for a single share that is sold."""

    card: Card
    share: Card


class CardGroup(msgspec.Struct, frozen=True, tag="card"):
    """A card that several options begin with."""

    card: Card


class GemGroup(msgspec.Struct, frozen=True, tag="valued"):
    """A gem that several options begin with."""

    card: Card
    value: int


class ShareGroup(msgspec.Struct, frozen=True, tag="share"):
    """A share that several options begin with, and what it is worth with its like; ``other``: the second of
    two that have one name."""

    card: Card
    value: int
    other: bool = False


class NoPearlGroup(msgspec.Struct, frozen=True, tag="no-pearl"):
    """Sales without a Pearl."""
