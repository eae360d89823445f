"""Words that change what a space does, on this landing alone (LP-079)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..cards import ADVENTURES, DECKS, MISSIONS, Card
from ..money import due_by_cash
from ..state import MOST_PLAYS, G, State
from ..view import LeproView, view
from .words import StarWord, Word, sells


class MenPlus(StarWord, frozen=True):
    """n men more for the Mission of this landing."""

    moments = ("hat", "on_mission")
    n: int

    def do(self, g: G, seat: int, source: Card) -> None:
        """They add up."""
        g.s.landing.men_plus += self.n

    def idle(self, seen: LeproView, source: Card) -> bool:
        """When no Mission comes within reach by it, and by the like of it that may be played besides: neither
        one that is held, nor one that could be drawn and carried out at once."""
        assert seen.hand is not None
        more = 0
        if seen.plays + 1 < MOST_PLAYS:
            others = (card for card in seen.hand.stars if card != source)
            more = max((ADVENTURES[card].do[0].n for card in others if _on_mission(card)), default=0)
        held = seen.hand.missions
        return not (_reached(seen, held, self.n + more) or _reached(seen, _drawn(seen), self.n + more))

    def serves_by_default(self, s: State, seat: int, source: Card) -> bool:
        """When a better Mission that is held comes within reach; or, where none is, one that may be drawn."""
        seen = view(s, seat)
        assert seen.hand is not None
        held = seen.hand.missions
        least = _best(held, _strength(seen))
        if least:
            return _best(held, _strength(seen) + self.n) > least
        return _reached(seen, held, self.n) or _reached(seen, _drawn(seen), self.n)


def _on_mission(card: Card) -> bool:
    return ADVENTURES[card].when == "on_mission"


def _strength(seen: LeproView) -> int:
    """How many men a player is for the Mission of this landing."""
    return seen.me.strength + seen.men_plus


def _reached(seen: LeproView, missions: Iterable[Card], more: int) -> bool:
    """Whether so many men more are enough for one of these Missions, and needed."""
    strong = _strength(seen)
    return any(strong < MISSIONS[card].men <= strong + more for card in missions)


def _drawn(seen: LeproView) -> list[Card]:
    """Missions that could be drawn, and are carried out at once."""
    return [card for card in DECKS["mission"] if not MISSIONS[card].star] if seen.left_of("mission") else []


def _best(missions: Iterable[Card], men: int) -> int:
    """The best pay that so many men can earn."""
    return max((MISSIONS[card].pay for card in missions if MISSIONS[card].men <= men), default=0)


class PricePlus(StarWord, frozen=True):
    """n more for each item sold to the Expert on this visit."""

    moments = ("hat", "on_expert")
    for_choice = True
    n: int

    def do(self, g: G, seat: int, source: Card) -> None:
        """They add up (LP-180)."""
        g.s.landing.price_plus += self.n

    def idle(self, seen: LeproView, source: Card) -> bool:
        """Without anything that the Expert buys."""
        return not sells(seen)


class NoArrest(Word, frozen=True):
    """An arrest card drawn on this landing does nothing."""

    moments = ("hat",)
    for_choice = True

    def do(self, g: G, seat: int, source: Card) -> None:
        """For the robbery of this landing."""
        g.s.landing.no_arrest = True


class FreeItem(Word, frozen=True):
    """The Seller's gem costs nothing."""

    moments = ("hat",)
    for_choice = True

    def do(self, g: G, seat: int, source: Card) -> None:
        """For the Seller of this landing."""
        g.s.landing.free_item = True

    def idle(self, seen: LeproView, source: Card) -> bool:
        """Without a gem to be had."""
        return not (seen.left_of("pearl") or seen.left_of("diamond"))


class FreeShare(Word, frozen=True):
    """The Brocanteur's share costs nothing."""

    moments = ("hat",)
    for_choice = True

    def do(self, g: G, seat: int, source: Card) -> None:
        """For the Brocanteur of this landing."""
        g.s.landing.free_share = True

    def idle(self, seen: LeproView, source: Card) -> bool:
        """Without a share to be had."""
        return not seen.left_of("investment")


class SkipCollection(StarWord, frozen=True):
    """Nothing is paid or drawn for this Collection."""

    moments = ("hat", "on_collection")

    def do(self, g: G, seat: int, source: Card) -> None:
        """For the Collection of this landing, which is still to come."""
        g.s.landing.skip_collection = True

    def idle(self, seen: LeproView, source: Card) -> bool:
        """When nothing is due."""
        return due_by_cash(seen.me.cash) == 0

    def play(self, g: G, seat: int, choice: Any) -> None:
        """Nothing besides: the Collection that asked for it ends."""
