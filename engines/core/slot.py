"""Where a card of a state lies: what is hidden from a seat is told by such places."""

from __future__ import annotations

from typing import Any

import msgspec


class Slot(msgspec.Struct, frozen=True):
    """A place in a state that holds one card: a list and an index, or a Struct and a field."""

    holder: Any
    key: int | str

    @property
    def card(self) -> Any:
        """The card in it."""
        return self.holder[self.key] if isinstance(self.key, int) else getattr(self.holder, self.key)

    def put(self, card: Any) -> None:
        """Lay ``card`` here."""
        if isinstance(self.key, int):
            self.holder[self.key] = card
        else:
            setattr(self.holder, self.key, card)
