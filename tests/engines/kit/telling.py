"""What a game handle has told so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engines.core.discover import words
from engines.core.event import Event, Told
from engines.core.spec import Context

E = TypeVar("E", bound=Event)


def told(g: Context[Any], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [each.event for each in g.told if isinstance(each.event, kind)]


def hears(told: Told, seat: int | None) -> bool:
    """Whether ``seat`` (None: a spectator) may know an event."""
    return told.seats is None or seat in told.seats


def heard(g: Context[Any], seat: int | None) -> list[Event]:
    """What a seat (None: a spectator) was told."""
    return [each.event for each in g.told if hears(each, seat)]


def lines(key: str, g: Context[Any], seat: int | None, names: Sequence[str] = "ABCDEF") -> list[str]:
    """The same in the words of the game called ``key``."""
    return [words(key).describe("event", event, names) for event in heard(g, seat)]
