"""What moon cards do once, and what fate cards of the solo game do (5.11, 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from engines.core.ask import Steps

from .. import giving, hands, taking, windows
from ..decks import top, toss
from ..events import Ambushed, Snatched
from ..glossary import Card, Pile
from ..printed import CONTRACTS, COST, FAME
from ..state import NOBODY, G, Waiting
from ..verbs import Counted, Verb
from ..waiting import legend_waits


class PassLeft(Counted, frozen=True):
    """Every seat gives ``n`` hand cards to its left, at the same time; an empty hand gives none."""

    def each(self, g: G, seats: Iterable[int], source: Card) -> Steps:
        """All choose first."""
        chosen = yield from giving.from_hands(g, dict.fromkeys(seats, self.n), "pass_left")
        for seat, cards in chosen.items():
            if cards:
                taking.pass_left(g, seat, cards)


class HandDownTo(Counted, frozen=True):
    """Discard down to ``n`` hand cards."""

    def each(self, g: G, seats: Iterable[int], source: Card) -> Steps:
        """All choose first."""
        wanted = {seat: max(0, len(g.s.players[seat].hand) - self.n) for seat in seats}
        for seat, cards in (yield from giving.from_hands(g, wanted, "hand_down")).items():
            hands.drop(g, seat, cards, "moon")


class PendingLegend(Verb, frozen=True):
    """The top legend waits, face down."""

    def do(self, g: G, seat: int, source: Card) -> None:
        """As on a legend space (FF-151)."""
        legend_waits(g, seat)


# -- fate -------------------------------------------------------------------------------------------------


class NoEffect(Verb, frozen=True, tag="none"):
    """Nothing."""

    def do(self, g: G, seat: int, source: Card) -> None:
        """That was all."""


class HandDiscard(Counted, frozen=True):
    """Discard ``n`` hand cards of one's choice."""

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Or all there are."""
        return giving.discard(g, seat, self.n, "hand", "forced")


class Ambush(Verb, frozen=True):
    """The top monster, unseen, waits for the next day."""

    def do(self, g: G, seat: int, source: Card) -> None:
        """If there is one."""
        card = top(g, "monster")
        if card is not None:
            g.s.players[seat].pending.append(Waiting(card, False))
            g.tell(Ambushed(seat))


class Snatch(Verb, frozen=True):
    """The dearest card of a market row is discarded: the shadow recruits."""

    row: Literal["ally", "item"]

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """By its printed price."""
        return _takes(g, self.row, "opp_recruit", lambda card: COST[card])


class SwipeContract(Verb, frozen=True):
    """The contract of the highest fame is discarded: the shadow scores."""

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """By its printed fame."""
        return _takes(g, "contract", "opp_contract", lambda card: CONTRACTS[card].fame)


class Hunt(Verb, frozen=True):
    """The face-up monster of the lowest fame is discarded: the shadow defeats it."""

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """By its printed fame."""
        return _takes(g, "monster", "opp_defeat", lambda card: -FAME[card])


def _takes(g: G, row: str, trigger: str, worth: Callable[[Card], int]) -> Steps:
    """The face-up card of a row that is worth most (the lowest slot of equals) is discarded, which may be
    reacted to."""
    slots = g.s.rows[row]
    cards = [card for card in slots if card is not None]
    if not cards:
        return
    card = max(cards, key=worth)
    slots[slots.index(card)] = None
    toss(g, card)
    g.tell(Snatched(Pile(row), card))
    yield from windows.after(g, trigger, NOBODY, (card,))
