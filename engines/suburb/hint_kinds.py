"""The kinds of things that a panel says beside options, as their words want them.

Chances are told by the number of faces that succeed, 1 to 5.
"""

from __future__ import annotations

import msgspec

from engines.core.words import Seat


class Family(msgspec.Struct, frozen=True, tag="family"):
    """A player card: its class, what that starts with, and which ability it is."""

    kind: str
    cash: int
    home: str


class Pile(msgspec.Struct, frozen=True, tag="pile"):
    """What lies in a pile of missions: cards that pay points or money, from how much to how much, and
    cards that push."""

    cards: int
    points: int
    least: int
    most: int
    money: int
    cheapest: int
    dearest: int
    push: int


class Aim(msgspec.Struct, frozen=True, tag="aim"):
    """Somebody a mission can be played against: what they have, would lose, and gain if it fails."""

    points: int
    cash: int
    pays: int
    falls: int
    safe: bool
    """A push would change nothing."""
    gains: int
    """Points, if it fails; ``gets``: dollars."""
    gets: int
    block: bool


class Hit(msgspec.Struct, frozen=True, tag="hit"):
    """What somebody would lose by a card."""

    points: int
    cash: int
    pays: int
    falls: int
    safe: bool


class Record(msgspec.Struct, frozen=True, tag="record"):
    """A dot more for somebody, and what it leads to: dot, prison or out."""

    dots: int
    limit: int
    then: str


class Rooms(msgspec.Struct, frozen=True, tag="rooms"):
    """An upgrade that somebody would lose: what it brings a round now."""

    money: int
    score: int


class Spared(msgspec.Struct, frozen=True, tag="spared"):
    """What a block card saves one, and the chance that it would have come to that."""

    good: int
    pays: int
    falls: int


class Turned(msgspec.Struct, frozen=True, tag="turned"):
    """A mission turned round: the chance, what it brings, and what its failure costs."""

    good: int
    points: int
    money: int
    pay: int
    lost: int
    then: str
    """What the arrest leads to: none, dot, prison or out."""


class Rung(msgspec.Struct, frozen=True, tag="rung"):
    """What the police cost the attacker, and bring oneself."""

    pay: int
    lost: int
    then: str
    gains: int


class Cards(msgspec.Struct, frozen=True, tag="cards"):
    """A deck of rewards: the price of a card, and how many of them are of which kind."""

    cost: int
    good: int
    blank: int
    bad: int


class Stock(msgspec.Struct, frozen=True, tag="stock"):
    """Stocks of the price of the one on top: how many bring something, and what they bring on average."""

    cost: int
    good: int
    cards: int
    mean: int


class Keys(msgspec.Struct, frozen=True, tag="keys"):
    """A shop from the deck: the chance, and what shops pay a round."""

    good: int
    least: int
    most: int


class Shop(msgspec.Struct, frozen=True, tag="shop"):
    """A shop that somebody holds: the chance to take it, 6 if that is sure; what it pays and how long."""

    good: int
    income: int
    left: int


class Build(msgspec.Struct, frozen=True, tag="build"):
    """An upgrade: its price, what it brings a round at this level, and at level 3 where that is more; the
    dots until prison, 0 if they stay as they are."""

    cost: int
    money: int
    score: int
    money3: int
    score3: int
    dots: int


class Costs(msgspec.Struct, frozen=True, tag="costs"):
    """A price, and what is left after it."""

    cost: int
    rest: int


class Pardon(msgspec.Struct, frozen=True, tag="pardon"):
    """Dots that are left."""

    dots: int


class Claims(msgspec.Struct, frozen=True, tag="claims"):
    """Income that waits."""

    money: int
    score: int


class Forgets(msgspec.Struct, frozen=True, tag="forgets"):
    """Income that would be lost."""

    money: int
    score: int


class To(msgspec.Struct, frozen=True, tag="to"):
    """Whom gifts go to."""

    seat: Seat
