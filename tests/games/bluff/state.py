"""The table: named fields, nothing derived."""

from __future__ import annotations

from typing import NewType

import msgspec

from engines.core.form import Form, Parameter, Value

Animal = NewType("Animal", str)
#: Each animal eats those before it. The wolf joins when there are three.
ANIMALS = (Animal("mouse"), Animal("fox"), Animal("wolf"), Animal("bear"))


class Settings(msgspec.Struct, frozen=True):
    """What may be set before a table opens."""

    deals: int = 3
    """How often boxes are dealt."""


FORM = Form(Parameter("deals", values=(Value(3), Value(6), Value(9))), seats=2)


class Shown(msgspec.Struct, frozen=True):
    """How a deal ended, as everybody saw it."""

    deal: int
    winner: int
    pot: int
    opened: tuple[tuple[int, Animal], ...]
    """Seats with the animals in their boxes; nobody opens one if all others have left."""


class State(msgspec.Struct):
    """A table. Between two deals nobody holds a box."""

    seats: int
    settings: Settings
    jars: list[int]
    """Honey by seat, without what lies in the pot."""
    boxes: list[Animal] = msgspec.field(default_factory=list)
    """By seat: the animal in its box."""
    rest: list[Animal] = msgspec.field(default_factory=list)
    """The one that nobody got."""
    deeds: list[str] = msgspec.field(default_factory=list)
    """By seat, in this deal: "", sit, add, match or leave."""
    deal: int = 1
    turn: int = 0
    """Counts answers of the whole game."""
    last: Shown | None = None


def new(seats: int, settings: Settings) -> State:
    """Enough honey for everybody, whatever happens: a deal costs two jars at most."""
    return State(seats, settings, [2 * settings.deals] * seats)


def animals(seats: int) -> list[Animal]:
    """One more than there are seats."""
    return [animal for animal in ANIMALS if seats == 3 or animal != "wolf"]


def first(s: State) -> int:
    """Who acts first: another seat in each deal."""
    return (s.deal - 1) % s.seats


def acting(s: State) -> int | None:
    """Who is to act; None if the deal has been played."""
    added = s.deeds.index("add") if "add" in s.deeds else None
    begin = first(s) if added is None else added + 1
    waiting = ("",) if added is None else ("", "sit")
    order = ((begin + at) % s.seats for at in range(s.seats))
    return next((seat for seat in order if s.deeds[seat] in waiting), None)


def stake(deed: str) -> int:
    """Jars that a seat has in the pot: the first, and the second if it added or matched."""
    return 2 if deed in ("add", "match") else 1
