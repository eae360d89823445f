"""Draw piles, discard piles and face-up rows; and who knows where a card is (3.3, 3.19)."""

from __future__ import annotations

from collections.abc import Iterable

from .events import Refilled, Reshuffled
from .glossary import Card, Pile, deck_of, is_ally
from .state import G, Player, State

#: The purpose of drawing the place at which a foe goes back into its deck.
BACK = "back into the deck"
#: The rows in the order in which they are filled (FF-020).
FACE_UP = ("monster", "ally", "item", "contract")


def left(s: State, deck: str) -> bool:
    """Whether a card can be had from a deck (FF-162, FF-163)."""
    return bool(s.decks[deck] or s.discards.get(deck))


def stocked(g: G, deck: str, count: int = 1) -> bool:
    """Make sure that the deck has a card (``count``: so many, as far as that goes); an empty one is made of
    its discard pile (FF-162). Whether it has any.

    Of a deck too short for ``count`` the discard pile comes below what is left.
    """
    s = g.s
    pile = s.decks[deck]
    if len(pile) < count and s.discards.get(deck):
        fresh = s.discards[deck]
        s.discards[deck] = []
        g.chance.shuffle(fresh, f"{deck} deck")
        pile[:0] = fresh
        g.tell(Reshuffled(Pile(deck)))
    return bool(pile)


def top(g: G, deck: str) -> Card | None:
    """Take the top card of a deck; None if there is none even after a reshuffle."""
    pile = g.s.decks[deck]
    if not pile and not stocked(g, deck):
        return None
    card: Card = g.draw(pile)
    return card


def toss(g: G, card: Card) -> None:
    """Face up to its discard pile (FF-065)."""
    forget(g.s, card)
    g.s.discards[deck_of(card)].append(card)


def shuffle_in(g: G, card: Card) -> None:
    """A foe goes back into its own deck; a converted ally to the discard pile (FF-095, FF-099).

    In a deck of which nobody knows anything, one card at a place drawn by chance is as good as a shuffle.
    """
    if is_ally(card):
        toss(g, card)
        return
    pile = g.s.decks[deck_of(card)]
    seen = [known for player in g.s.players if player.seen for known in player.seen]
    if seen and not set(pile).isdisjoint(seen):
        pile.append(card)
        reshuffle(g, deck_of(card))
    else:
        pile.insert(g.chance.below(len(pile) + 1, BACK), card)


def reshuffle(g: G, deck: str) -> None:
    """Shuffle what lies in a deck; nobody knows any more where anything is."""
    pile = g.s.decks[deck]
    g.chance.shuffle(pile, f"{deck} deck")
    for player in g.s.players:
        player.seen = [card for card in player.seen if card not in pile]
        player.sunk = [card for card in player.sunk if card not in pile]


def refill(g: G, *rows: str) -> None:
    """Fill the empty slots of some rows, or of all (FF-020, FF-162)."""
    s = g.s
    came: list[Card] = []
    for row in rows or FACE_UP:
        slots = s.rows[row]
        if None not in slots:
            continue
        for at, card in enumerate(slots):
            if card is None and (found := top(g, row)) is not None:
                forget(s, found)
                slots[at] = found
                came.append(found)
    if came:
        g.tell(Refilled(tuple(came)))


def replace(g: G, row: str, cards: Iterable[Card]) -> None:
    """Face-up cards of one row are discarded and their slots filled at once."""
    slots = g.s.rows[row]
    for card in cards:
        slots[slots.index(card)] = None
        toss(g, card)
    refill(g, row)


# -- who knows what --------------------------------------------------------------------------------------


def forget(s: State, card: Card) -> None:
    """A card lies open, or its owner alone is concerned: nobody needs to remember where it was."""
    for player in s.players:
        if card in player.seen:
            player.seen.remove(card)
        if card in player.sunk:
            player.sunk.remove(card)


def secret(player: Player) -> int:
    """Hand cards that not everybody knows: what public facts leave open (FF-109)."""
    return len(player.hand) - len(player.known)
