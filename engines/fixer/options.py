"""What a player may choose in FIXER."""

from __future__ import annotations

from engines.core.ask import Option, Pick

from .cards import Card


class Put(Option, frozen=True):
    """Play ``card`` into ``lane`` (FX-041)."""

    lane: str
    card: Card


class Keep(Option, frozen=True):
    """Add the winning card to the hand (FX-077)."""


class Discard(Option, frozen=True):
    """Lay the winning card face down into the own discard pile (FX-077)."""


class Exchange(Option, frozen=True):
    """Pass three cards to the left (FX-030)."""

    cards: Pick | tuple[Card, ...]


OPTIONS: tuple[type[Option], ...] = (Put, Keep, Discard, Exchange)
KEEP, DISCARD = Keep(), Discard()
