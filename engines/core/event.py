"""What happened, and who may know it."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=str.lower):
    """Base of everything that is told. A secret is told twice: whole to those who know it, without
    the secret to the rest."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience."""

    event: Event
    seats: tuple[int, ...] | None = None
    """The seats that may know it; None: everyone."""

    def heard_by(self, seat: int | None) -> bool:
        """Whether ``seat`` (None: a spectator) may know it."""
        return self.seats is None or (seat is not None and seat in self.seats)
