"""What the house's own buttons do, by verb. A game's answers are the router's.

This is the register; the handlers stand in the modules ``*_buttons``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from host.errors import Sorry
from host.services import Services
from host.shown.press_ids import Verb
from host.tables.loaded import LoadedTable

from .reply import Reply

#: ``handler(services, reply, pressed)``.
Handler = Callable[[Services, Reply, Verb], Awaitable[None]]
BUTTONS: dict[str, Handler] = {}


def button_does(name: str) -> Callable[[Handler], Handler]:
    """Register what the buttons of a verb do."""

    def keep(handler: Handler) -> Handler:
        BUTTONS[name] = handler
        return handler

    return keep


def seat_of(loaded: LoadedTable, user: int) -> int:
    """The seat a person holds; raises Sorry."""
    mine = loaded.seat_of(user)
    if mine is None:
        raise Sorry("not-seated", table=loaded.id)
    return mine.seat
