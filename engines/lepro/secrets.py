"""Which cards a player cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.slot import Slot

from .cards import ADVENTURES, MISSIONS
from .state import HELD, State, held

#: Decks whose cards others hold unseen.
_SECRET = ("adventure", "mission", "pearl", "diamond", "investment")
#: Cards that are kept for later; others of their decks are resolved as they are drawn, in front of all.
_KEPT = {card for card, one in ADVENTURES.items() if one.star} | {
    card for card, one in MISSIONS.items() if one.star
}


def hidden(s: State, seat: int) -> Sequence[Sequence[Slot]]:
    """A group for each deck: its draw pile, with what others hold of it unseen (1.4)."""
    groups = []
    over = s.phase == "over"
    for deck, pile in s.draws.items():
        slots = [Slot(pile, at) for at in range(len(pile))]
        for other, player in enumerate(s.players):
            if other == seat or over:
                continue
            if deck in _SECRET:
                cards = held(player, deck)
                slots += [Slot(cards, at) for at in range(len(cards))]
            if deck == "boxe" and player.boxer is not None and not player.fought:
                slots.append(Slot(player, "boxer"))
            if deck in ("adventure", "mission"):
                letter = "A" if deck == "adventure" else "M"
                under = player.under_car
                slots += [Slot(under, at) for at, card in enumerate(under) if card[0] == letter]
        # Every deck has two groups, though only these two have cards that are kept.
        kept = [slot for slot in slots if slot.card in _KEPT] if deck in ("adventure", "mission") else []
        groups.append(kept)
        groups.append([slot for slot in slots if slot.card not in _KEPT] if kept else slots)
    return groups


assert set(_SECRET) <= set(HELD)
