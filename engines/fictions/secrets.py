"""Which cards a player cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.slot import Slot

from .scenario import found
from .state import State, owner

#: Groups of face-down piles that a Scenario may have.
_GROUPS = 3


def hidden(s: State, seat: int) -> Sequence[Sequence[Slot]]:
    """The Clan Deck with the other hands; the Problem Deck; the Scenario's face-down piles (three groups,
    some empty); the Reserve decks, of which all know what is in them, but nobody in which order."""
    clan = _slots(s.clan)
    if s.players > 1:
        for other, hand in enumerate(s.hands):
            if owner(s, other) != seat:
                clan += _slots(hand)
    groups = [clan, _slots(s.problem_deck)]
    piles = found()[s.scene.key].piles if s.scene.key else ()
    for at in range(_GROUPS):
        names = piles[at] if at < len(piles) else ()
        groups.append(
            [slot for name, deck in s.scene.decks.items() if name.startswith(names) for slot in _slots(deck)]
            if names
            else []
        )
    return [*groups, *(_slots(deck) for deck in s.reserve)]


def _slots(pile: Sequence[str]) -> list[Slot]:
    return [Slot(pile, at) for at in range(len(pile))]
