"""What the panel says beside the biscuits."""

from __future__ import annotations

import msgspec

from engines.core.ask import Option

from .rules import Plate, Take
from .view import NimView


class Leaves(msgspec.Struct, frozen=True, tag="leaves"):
    """How many biscuits a take would leave on the plate."""

    left: int


class Lying(msgspec.Struct, frozen=True, tag="lying"):
    """A plate with what lies on it."""

    plate: Plate
    count: int


def hint(seen: NimView, option: Option) -> Leaves | None:
    """What would be left."""
    if not isinstance(option, Take):
        return None
    return Leaves(_lying(seen, option.plate) - option.count)


def group(seen: NimView, option: Option) -> Lying | None:
    """The plate, and what lies on it."""
    return Lying(option.plate, _lying(seen, option.plate)) if isinstance(option, Take) else None


def _lying(seen: NimView, plate: Plate) -> int:
    return next(lying for other, lying, _ in seen.plates if other == plate)
