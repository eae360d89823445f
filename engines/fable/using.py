"""A trait or an item is used: what it costs at once, and its line while the card is under way (3.6, 3.7)."""

from __future__ import annotations

from engines.core.ask import Steps

from . import hands
from .decks import toss
from .events import ItemUsed, TraitUsed
from .glossary import Ally, Card, Item, is_item
from .lines import TRAIT
from .state import G, State, find


def use(g: G, seat: int, card: Card) -> Steps:
    """A trait that is no HIT, or an item; actions are the caller's business (FF-052, FF-060 to FF-064)."""
    if is_item(card):
        _spend_item(g, seat, card)
        return _under_way(g, seat, card)
    return _trait(g, seat, card)


def _trait(g: G, seat: int, card: Ally) -> Steps:
    spend_trait(g, seat, card)
    yield from _under_way(g, seat, card)
    _lose_mods(g.s, seat, card)


def spend_trait(g: G, seat: int, card: Ally) -> None:
    """An ally's trait is used: it is exhausted at once, and counted (FF-061). What waits on it stays for an
    attack that the trait may be."""
    ally = find(g.s.players[seat], card)
    assert ally is not None
    ally.ready = False
    if seat == g.s.turn:
        g.s.day.traits += 1
    g.tell(TraitUsed(seat, card))


def _lose_mods(s: State, seat: int, card: Ally) -> None:
    """What waited on an ally that was exhausted without attacking is lost (FF-068)."""
    ally = find(s.players[seat], card)
    if ally is not None and not ally.ready:
        ally.mods = []


def _spend_item(g: G, seat: int, card: Item) -> None:
    """An item is used: it leaves the hand before its effect, and is counted (FF-052)."""
    hands.lay_open(g, seat, card)
    hands.leave(g.s, seat, card)
    toss(g, card)
    if seat == g.s.turn:
        g.s.day.items += 1
    g.tell(ItemUsed(seat, card))


def _under_way(g: G, seat: int, card: Card) -> Steps:
    """A card's line, while the card counts as under way."""
    g.s.playing.append(card)
    yield from TRAIT[card].run(g, seat, card)
    g.s.playing.remove(card)
