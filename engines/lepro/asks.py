"""Questions, each with its clock and its default (3.22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.ask import Ask, Option

#: The clocks of the active player and of those asked out of turn (LP-071, LP-153).
TURN, REACTION = "turn_seconds", "reaction_seconds"


def turn_ask(
    seat: int, kind: str, options: Sequence[Option], *, default: Option | None = None, basis: Any = None
) -> Ask[Any]:
    """The active player's question; the default is the first option unless another is named."""
    return Ask(seat, kind, options=tuple(options), default=default or options[0], basis=basis, clock=TURN)


def reaction_ask(seat: int, kind: str, options: Sequence[Option], *, basis: Any = None) -> Ask[Any]:
    """A question with the shorter time of those who are asked out of turn; the default is the first
    option."""
    return Ask(seat, kind, options=tuple(options), default=options[0], basis=basis, clock=REACTION)
