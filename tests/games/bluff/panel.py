"""What the panel says besides the four buttons."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.ask import Ask, Option

from .options import Add, Match
from .state import Animal
from .view import BluffView


class Box(msgspec.Struct, frozen=True, tag="box"):
    """Before acting: the own animal, and the pot."""

    animal: Animal
    pot: int


class Grows(msgspec.Struct, frozen=True, tag="grows"):
    """What would lie in the pot."""

    pot: int


def briefing(seen: BluffView, ask: Ask[Any]) -> Box | None:
    """What the seat holds, and what it is about."""
    return None if seen.own is None else Box(seen.own, seen.pot)


def hint(seen: BluffView, option: Option) -> Grows | None:
    """The pot with one jar more."""
    return Grows(seen.pot + 1) if isinstance(option, Add | Match) else None
