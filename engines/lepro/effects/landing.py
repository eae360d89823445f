"""Words that change what a space does, on this landing alone (LP-079)."""

from __future__ import annotations

from typing import Any

from ..cards import Card
from ..state import G
from .words import StarWord, Word


class MenPlus(StarWord, frozen=True):
    """n men more for the Mission of this landing."""

    moments = ("hat", "on_mission")
    n: int

    def do(self, g: G, seat: int, source: Card) -> None:
        """They add up."""
        g.s.landing.men_plus += self.n


class PricePlus(StarWord, frozen=True):
    """n more for each item sold to the Expert on this visit."""

    moments = ("hat", "on_expert")
    n: int

    def do(self, g: G, seat: int, source: Card) -> None:
        """They add up (LP-180)."""
        g.s.landing.price_plus += self.n


class NoArrest(Word, frozen=True):
    """An arrest card drawn on this landing does nothing."""

    moments = ("hat",)

    def do(self, g: G, seat: int, source: Card) -> None:
        """For the robbery of this landing."""
        g.s.landing.no_arrest = True


class FreeItem(Word, frozen=True):
    """The Seller's gem costs nothing."""

    moments = ("hat",)

    def do(self, g: G, seat: int, source: Card) -> None:
        """For the Seller of this landing."""
        g.s.landing.free_item = True


class FreeShare(Word, frozen=True):
    """The Brocanteur's share costs nothing."""

    moments = ("hat",)

    def do(self, g: G, seat: int, source: Card) -> None:
        """For the Brocanteur of this landing."""
        g.s.landing.free_share = True


class SkipCollection(StarWord, frozen=True):
    """Nothing is paid or drawn for this Collection."""

    moments = ("hat", "on_collection")

    def do(self, g: G, seat: int, source: Card) -> None:
        """For the Collection of this landing, which is still to come."""
        g.s.landing.skip_collection = True

    def play(self, g: G, seat: int, choice: Any) -> None:
        """Nothing besides: the Collection that asked for it ends."""
