"""Decks and used piles (SB-049 to SB-051)."""

from __future__ import annotations

from .cards import DECK_OF, STOCKS, Card
from .state import G, State


def left(s: State, deck: str) -> bool:
    """Whether a card of a deck can be drawn."""
    return bool(s.draws[deck] or s.used[deck])


def top_price(s: State) -> int:
    """The price of the stock on top, which is public (SB-167); 0: there is none."""
    pile = s.draws["stock"]
    return STOCKS[pile[-1]].price if pile else 0


def draw(g: G, deck: str) -> Card | None:
    """The top card; an empty deck is made anew of its used pile. None: all its cards are held."""
    pile = g.s.draws[deck]
    if not pile:
        _renew(g, deck)
        if not pile:
            return None
    card: Card = g.draw(pile)
    return card


def begin_card(g: G, card: Card) -> None:
    """A card is being resolved: until that is over it cannot be drawn again."""
    g.s.playing.append(card)


def end_card(g: G, card: Card) -> None:
    """A card has been resolved, and goes to its used pile."""
    g.s.playing.remove(card)
    discard(g, card)


def discard(g: G, *cards: Card) -> None:
    """Cards go to their used piles."""
    used = g.s.used
    for card in cards:
        used[DECK_OF[card]].append(card)
        if card[0] == "S":
            show_stock(g)


def show_stock(g: G) -> None:
    """The price of the stock on top is public, so that there must be one (SB-167)."""
    if not g.s.draws["stock"]:
        _renew(g, "stock")


def _renew(g: G, deck: str) -> None:
    s = g.s
    if s.used[deck]:
        s.draws[deck] += s.used[deck]
        s.used[deck] = []
        g.chance.shuffle(s.draws[deck], deck)
        g.learn()
