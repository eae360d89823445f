"""What the house's own buttons do, by verb. A game's answers are the router's.

This is the register; the handlers stand in ``looking``, ``seating`` and ``acting``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from host.errors import Sorry
from host.ids import PressId
from host.sitting import Sitting

from .reply import Reply

#: ``handler(bot, reply, pressed, argument)``.
Handler = Callable[[Any, Reply, PressId, str], Awaitable[None]]
PRESSES: dict[str, Handler] = {}


def press(name: str) -> Callable[[Handler], Handler]:
    """Register what a button does."""

    def keep(handler: Handler) -> Handler:
        PRESSES[name] = handler
        return handler

    return keep


def seat_of(sitting: Sitting, user: int) -> int:
    """The seat a person holds; raises Sorry."""
    mine = sitting.seat_of(user)
    if mine is None:
        raise Sorry("not-seated", table=sitting.id)
    return mine.seat
