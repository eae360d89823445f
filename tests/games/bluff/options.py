"""What a seat may do with an animal that nobody else has seen."""

from __future__ import annotations

from engines.core.ask import Option


class Sit(Option, frozen=True):
    """Add nothing, while nobody has."""


class Add(Option, frozen=True):
    """Put a second jar into the pot: the others match it or leave."""


class Match(Option, frozen=True):
    """Put a second jar in as well."""


class Leave(Option, frozen=True):
    """Give up the jar that lies in the pot."""


OPTIONS: tuple[type[Option], ...] = (Sit, Add, Match, Leave)
OPEN, ANSWER = (Sit(), Add()), (Match(), Leave())
