"""Facts beside options, each with its message ``hint-<tag>``, or ``group-<tag>`` where options begin alike.
What an Adventure does is :class:`engines.lepro.cards.Effect`."""

from __future__ import annotations

import msgspec

from ..cards import Card, Effect


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


class CardGroup(msgspec.Struct, frozen=True, tag="card"):
    """A card that several options begin with."""

    card: Card


class GemGroup(msgspec.Struct, frozen=True, tag="valued"):
    """A gem that several options begin with."""

    card: Card
    value: int


class ShareGroup(msgspec.Struct, frozen=True, tag="share"):
    """A share that several options begin with, and what it is worth with its like."""

    card: Card
    value: int


class NoPearlGroup(msgspec.Struct, frozen=True, tag="no-pearl"):
    """Sales without a Pearl."""
