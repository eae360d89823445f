"""Time that tests may advance, and ids made of it."""

from __future__ import annotations

import time
from datetime import UTC, datetime

#: Discord's epoch, in milliseconds.
EPOCH = 1_420_070_400_000


class Clock:
    """The world's time, in seconds since 1970. ``ahead`` is how far it runs before the computer's."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead
        self._last = 0

    def now(self) -> float:
        """The time."""
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        """Let time pass at once."""
        self.ahead += seconds

    def snowflake(self) -> int:
        """A new id; later ones are greater."""
        made = (int(self.now() * 1000) - EPOCH) << 22
        self._last = max(made, self._last + 1)
        return self._last


def moment(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH) / 1000


def iso(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
