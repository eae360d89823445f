"""What headlines and memoirs of any game are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from .event import Event
from .words import Seat

E = TypeVar("E", bound=Event)


class Thing(msgspec.Struct, frozen=True, tag=str.lower):
    """Something that is worth a sentence."""


T = TypeVar("T", bound=Thing)


class Feud(Thing, frozen=True):
    """Two seats that did most to one another."""

    seat: Seat
    rival: Seat
    count: int
    back: int
    """What the rival did in return."""


class Lead(Thing, frozen=True):
    """The longest time that one seat was ahead of all others, in turns; ``won``: and at the end as well."""

    seat: Seat
    turns: int
    won: bool


def all_of(events: Iterable[Event], kind: type[E]) -> Iterator[E]:
    """The events of one kind."""
    return (event for event in events if isinstance(event, kind))


def first_of(events: Iterable[Event], kind: type[E]) -> E | None:
    """The first event of one kind."""
    return next(all_of(events, kind), None)


def present(things: Iterable[T | None]) -> list[T]:
    """Those that there are."""
    return [thing for thing in things if thing is not None]


def feud(done: Counter[tuple[int, int]], least: int) -> Feud | None:
    """The pair of seats with most between them, at ``least`` so much, by how often the first of a pair did
    something to the second.

    >>> feud(Counter({(0, 1): 2, (1, 0): 3, (2, 0): 4}), 5)
    Feud(seat=1, rival=0, count=3, back=2)
    """
    between: Counter[tuple[int, int]] = Counter()
    for (one, other), count in done.items():
        between[min(one, other), max(one, other)] += count
    [((one, other), count)] = between.most_common(1) or [((0, 0), 0)]
    if count < least:
        return None
    seat, rival = (one, other) if done[one, other] >= done[other, one] else (other, one)
    return Feud(seat, rival, done[seat, rival], done[rival, seat])
