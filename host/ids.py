"""Component ids: ``b1:<table>:<seat>:<ask>:<what>``.

``what`` is an option as text (an answer), ``~`` and a path (turning a panel's pages), or ``!`` and a
verb (anything else a button does). Ids carry ids only: no state, no secret.
"""

from __future__ import annotations

import re

import msgspec

VERSION = "b1"
_SHAPE = re.compile(r"b(\d+):([0-9A-Z]{4,6}):(-|\d{1,2}):(-|\d{1,9}):([!~]?[A-Za-z0-9_.+?*-]{0,80})")


class PressId(msgspec.Struct, frozen=True):
    """A component id taken apart."""

    table: str
    seat: int | None
    ask: int | None
    what: str

    @property
    def verb(self) -> str | None:
        """What a house button does; None for answers and pages."""
        return self.what[1:] if self.what.startswith("!") else None

    @property
    def page(self) -> str | None:
        """The path of a panel's page; None for anything else."""
        return self.what[1:] if self.what.startswith("~") else None

    def __str__(self) -> str:
        seat = "-" if self.seat is None else self.seat
        ask = "-" if self.ask is None else self.ask
        return f"{VERSION}:{self.table}:{seat}:{ask}:{self.what}"


def is_ours(text: str) -> bool:
    """Whether a component id looks like one of this bot's, of any version."""
    return re.match(r"b\d+:", text) is not None


def read(text: str) -> PressId | None:
    """The id in ``text``; None if it is of another version or forged."""
    found = _SHAPE.fullmatch(text)
    if found is None or f"b{found[1]}" != VERSION:
        return None
    seat, ask = (None if part == "-" else int(part) for part in (found[3], found[4]))
    return PressId(found[2], seat, ask, found[5])


def verb(table: str, what: str, seat: int | None = None) -> str:
    """The id of a house button."""
    return str(PressId(table, seat, None, f"!{what}"))
