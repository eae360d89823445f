"""The kinds of things that a panel says beside options, as their words want them.

A field ``text`` holds the short effect of a card: the id of its message, ``"A07.text"``, which words look
up like any other :data:`Card`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

import msgspec

from engines.core.words import Seat

from .terms import Card

Mark = NewType("Mark", str)
"""A type of attack in two letters; words ``mark-el``."""
Marks = tuple[Mark, ...] | None
"""None: of no type."""


def text(card: str) -> Card:
    """The short effect of a card, for words."""
    return Card(f"{card}.text")


def marks(types: Iterable[str]) -> Marks:
    """Types, for words."""
    return tuple(map(Mark, types)) or None


class Blow(msgspec.Struct, frozen=True, tag="blow"):
    """What an attack would do."""

    value: int
    fells: bool
    left: int
    """What the foe would still need."""
    types: int
    """How many more types it would have to be hurt by."""
    fame: int
    immune: bool
    fee: int


class Figure(msgspec.Struct, frozen=True, tag="figure"):
    """An ally: its attack, and its trait with its price."""

    where: str
    """hand, ready or exhausted, where it is one's own or deployed; or empty."""
    attack: int
    types: Marks
    fee: int
    text: Card


class Tool(msgspec.Struct, frozen=True, tag="tool"):
    """An item."""

    text: Card


class Hire(msgspec.Struct, frozen=True, tag="hire"):
    """An ally of the market, and its price now."""

    price: int
    attack: int
    types: Marks
    fee: int
    text: Card


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """An item of the market, and its price now."""

    price: int
    text: Card


class Does(msgspec.Struct, frozen=True, tag="does"):
    """What a trait costs and does."""

    fee: int
    text: Card


class Foe(msgspec.Struct, frozen=True, tag="foe"):
    """A foe that is not fought yet, and the most that stands ready against it."""

    fame: int
    arm: int
    enough: bool
    immune: Marks
    twice: Marks
    text: Card


class Standing(msgspec.Struct, frozen=True, tag="standing"):
    """A foe in combat."""

    tally: int
    needs: int
    immune: Marks
    twice: Marks
    text: Card | None
    """None: a converted ally, which does nothing."""


class Unseen(msgspec.Struct, frozen=True, tag="unseen"):
    """The monster deck: how many are in it, and the top one, where the seat knows it."""

    left: int
    top: Card | None


class Legends(msgspec.Struct, frozen=True, tag="legends"):
    """The legend deck: how many are in it, and what fame they can have."""

    left: int
    least: int
    most: int
    arm: int


class Night(msgspec.Struct, frozen=True, tag="night"):
    """What the end of the day would bring: lost actions, fame of contracts, foes that get away."""

    lost: int
    fame: int
    foes: tuple[Card, ...] | None
    count: int


class Away(msgspec.Struct, frozen=True, tag="away"):
    """Foes that would get away, and how many allies they would cost."""

    foes: tuple[Card, ...]
    count: int
    allies: int


class Rouse(msgspec.Struct, frozen=True, tag="rouse"):
    """Who would be ready again."""

    allies: tuple[Card, ...]
    count: int


class Swept(msgspec.Struct, frozen=True, tag="swept"):
    """Cards of a row of the market."""

    cards: tuple[Card, ...] | None


class Notice(msgspec.Struct, frozen=True, tag="notice"):
    """A contract, what it gives now, and whether it is achieved."""

    fame: int
    done: bool
    text: Card


class Forgone(msgspec.Struct, frozen=True, tag="forgone"):
    """Fame of contracts that could be scored."""

    fame: int


class Room(msgspec.Struct, frozen=True, tag="room"):
    """Cards in hand and in the company, of so many."""

    hand: int
    field: int
    most: int


class Rival(msgspec.Struct, frozen=True, tag="rival"):
    """An opponent: cards, allies, and what the ready ones make."""

    hand: int
    ready: int
    tired: int
    arm: int


class Sent(msgspec.Struct, frozen=True, tag="sent"):
    """A monster's fame, and what the allies of whom it is sent to make, ready and together."""

    fame: int
    arm: int
    whole: int


class Trade(msgspec.Struct, frozen=True, tag="trade"):
    """Two allies that change sides, by attack and types."""

    attack: int
    types: Marks
    theirs: int
    their_types: Marks
    text: Card


class Learners(msgspec.Struct, frozen=True, tag="learners"):
    """How many of one's allies have a type, and how many stand in the company."""

    have: int
    field: int


class Coming(msgspec.Struct, frozen=True, tag="coming"):
    """Foes that come as the day begins, and how many more are face down."""

    foes: tuple[Card, ...] | None
    hidden: int


class Deed(msgspec.Struct, frozen=True, tag="deed"):
    """What a reaction does, and whether an ally tires for it, or an item is spent."""

    text: Card
    ally: bool


class Attacker(msgspec.Struct, frozen=True, tag="attacker"):
    """An ally that can attack: the most it would do to one foe, and whether that defeats it."""

    ally: Card
    value: int
    fells: bool
    foe: Card


class Target(msgspec.Struct, frozen=True, tag="target"):
    """A foe that can be struck."""

    foe: Card
    tally: int
    needs: int


class Victim(msgspec.Struct, frozen=True, tag="victim"):
    """An opponent whose allies can be chosen."""

    seat: Seat
    allies: int


class Monster(msgspec.Struct, frozen=True, tag="monster"):
    """A monster that can be sent to somebody."""

    foe: Card
    fame: int


class Given(msgspec.Struct, frozen=True, tag="given"):
    """An own ally that can be exchanged."""

    own: Card
    attack: int
