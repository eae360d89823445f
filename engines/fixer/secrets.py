"""Which cards a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.slot import Slot

from .cards import number
from .state import State


def hidden(s: State, seat: int) -> Sequence[Sequence[Slot]]:
    """One group of slots: other hands, what lies face down and is not the seat's own, and the four unseen
    cards of a two-player game; cards that it passed on itself it knows."""
    known = set(s.gave[seat])
    slots = [Slot(s.removed, at) for at, card in enumerate(s.removed) if number(card) < 8]
    for other in range(s.seats):
        if other == seat:
            continue
        slots += [Slot(s.hands[other], at) for at in range(len(s.hands[other]))]
        slots += [Slot(s.discards[other], at) for at in range(len(s.discards[other]))]
        if s.phase != "game_over":
            slots += [Slot(scored, "card") for scored in s.piles[other] if not scored.up]
    return [[slot for slot in slots if slot.card not in known]]
