"""How words name what a hint is about, and finding it in a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

from ..glossary import Card
from ..view import AllyView, EnemyView, FableView, SeatView

Mark = NewType("Mark", str)
"""A type of attack in two letters; words ``mark-el``."""
Marks = tuple[Mark, ...] | None
"""None: of no type."""


def text(card: str) -> Card:
    """The short effect of a card: the id of its message, ``"A07.text"``, which words look up like any other
    :data:`Card`."""
    return Card(f"{card}.text")


def full(card: str) -> Card:
    """All that a card says, in the same way."""
    return Card(f"{card}.full")


def marks(types: Iterable[str]) -> Marks:
    """Types, for words."""
    return tuple(map(Mark, types)) or None


def me(seen: FableView) -> SeatView:
    """The viewer's seat."""
    return seen.seats[seen.seat or 0]


def enemy(seen: FableView, card: str) -> EnemyView | None:
    """A foe of the open combat."""
    return next((foe for foe in seen.combat if foe.card == card), None)


def ally_of(seen: FableView, card: str) -> AllyView | None:
    """An ally of anybody."""
    return next((ally for seat in seen.seats for ally in seat.deployed if ally.card == card), None)
