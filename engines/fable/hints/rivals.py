"""Opponents whom an effect is aimed at, and what is exchanged with them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engines.core.words import Seat

from ..cards import FOES
from ..glossary import Card
from ..options import Against, Exchange, OfType, Send, Target, Targets
from ..view import AllyView, FableView
from .cards import figure
from .naming import Marks, me


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


def _arm(allies: Iterable[AllyView]) -> int:
    return sum(ally.attack for ally in allies)


def rival(seen: FableView, option: Against | Targets) -> Rival:
    """An opponent as a whole."""
    other = seen.seats[option.seat]
    ready = [ally for ally in other.deployed if ally.ready]
    return Rival(other.hand, len(ready), len(other.deployed) - len(ready), _arm(ready))


def sent(seen: FableView, option: Send) -> Sent:
    """A monster sent to an opponent."""
    allies = seen.seats[option.seat].deployed
    return Sent(FOES[option.foe].fame, _arm(ally for ally in allies if ally.ready), _arm(allies))


def trade(seen: FableView, option: Exchange) -> Trade:
    """An exchange."""
    mine, theirs = figure(seen, option.own), figure(seen, option.ally)
    return Trade(mine.attack, mine.types, theirs.attack, theirs.types, theirs.text)


def learners(seen: FableView, option: OfType) -> Learners:
    """A type that own allies may learn."""
    allies = me(seen).deployed
    return Learners(sum(option.element in ally.types for ally in allies), len(allies))


def victim(seen: FableView, option: Target) -> Victim:
    """The owner of an ally."""
    return Victim(option.seat, len(seen.seats[option.seat].deployed))


def monster(seen: FableView, option: Send) -> Monster:
    """The monster that is sent."""
    return Monster(option.foe, FOES[option.foe].fame)


def given(seen: FableView, option: Exchange) -> Given:
    """The own ally of an exchange."""
    return Given(option.own, figure(seen, option.own).attack)
