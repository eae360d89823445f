"""What one seat, or a spectator, may know."""

from __future__ import annotations

import msgspec

from .deals import outcome
from .state import Animal, Shown, State, acting, animals, stake


class SeatView(msgspec.Struct, frozen=True):
    """What the table shows of one seat."""

    jars: int
    stake: int
    """Jars in the pot."""
    deed: str
    """In this deal: "", sit, add, match or leave."""


class BluffView(msgspec.Struct, frozen=True):
    """Everything that pictures, words and players may read."""

    seat: int | None
    """The viewer; None for a spectator."""
    deal: int
    deals: int
    seats: tuple[SeatView, ...]
    acting: int | None
    """Who is to act; None once the game is over."""
    animals: tuple[Animal, ...]
    """Those in this game, the smallest first."""
    own: Animal | None
    """What is in the viewer's box."""
    last: Shown | None
    """How the deal before ended."""
    winners: tuple[int, ...]
    """After the last deal; empty before."""

    @property
    def pot(self) -> int:
        """Jars in the pot."""
        return sum(seat.stake for seat in self.seats)


def view(s: State, seat: int | None) -> BluffView:
    """What ``seat`` (None: a spectator) may know."""
    end = outcome(s)
    deeds = s.deeds or [""] * s.seats
    return BluffView(
        seat=seat,
        deal=min(s.deal, s.settings.deals),
        deals=s.settings.deals,
        seats=tuple(
            SeatView(jars, stake(deed) if s.boxes else 0, deed)
            for jars, deed in zip(s.jars, deeds, strict=True)
        ),
        acting=acting(s) if s.boxes else None,
        animals=tuple(animals(s.seats)),
        own=s.boxes[seat] if s.boxes and seat is not None else None,
        last=s.last,
        winners=end.winners if end is not None else (),
    )
