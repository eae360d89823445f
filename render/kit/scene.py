"""What a picture needs besides the view: names, who is awaited, and the language."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.words import Words


class Scene(msgspec.Struct, frozen=True):
    """The table around a view."""

    names: tuple[str, ...]
    """One name a seat, as the people chose it (any script, up to 32 characters)."""
    awaited: tuple[int, ...]
    """The seats that must answer now, in seat order; public."""
    say: Words
    """The game's words in the table's language."""
    before: Any = None
    """What everybody saw on the last board (its view), for what has changed since; None: there was none."""

    def awaited_of(self, seats: int, otherwise: tuple[int, ...]) -> tuple[int, ...]:
        """Those of so many seats that must answer now; ``otherwise`` where the scene does not say."""
        return tuple(seat for seat in self.awaited if 0 <= seat < seats) or otherwise
