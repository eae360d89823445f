"""What a player alone sees: the own hand."""

from __future__ import annotations

import msgspec

from ..cards import Card
from ..final_count import counted
from ..state import Player


class Hand(msgspec.Struct, frozen=True):
    """The viewer's own cards."""

    pearls: tuple[Card, ...]
    diamonds: tuple[Card, ...]
    shares: tuple[Card, ...]
    stars: tuple[Card, ...]
    missions: tuple[Card, ...]
    recruits: tuple[Card, ...]
    protections: tuple[Card, ...]
    boxer: Card | None
    gems: int
    """What the gems would bring at the count (LP-266)."""
    total: int
    """The own total if the game ended now."""


def hand_view(player: Player) -> Hand:
    """A player's own cards, and what they would bring at the count."""
    parts = counted(player)
    return Hand(
        pearls=tuple(sorted(player.pearls)),
        diamonds=tuple(sorted(player.diamonds)),
        shares=tuple(sorted(player.shares)),
        stars=tuple(player.stars),
        missions=tuple(player.missions),
        recruits=tuple(player.recruits),
        protections=tuple(player.protections),
        boxer=player.boxer,
        gems=parts[2],
        total=sum(parts),
    )
