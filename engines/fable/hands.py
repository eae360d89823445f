"""Hands and deployed allies: what comes, goes, is readied and exhausted; and the actions of a turn (3.4, 3.6,
3.7, 3.19). Nothing here asks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .decks import forget, top, toss
from .events import Acted, Discarded, Drew, DrewCards, Exhausted, Readied
from .events import Deployed as DeployedEvent
from .glossary import Ally, Card, Pile
from .state import ACTIONS, HAND, PLACES, Deployed, G, Player, State, find


def room(player: Player) -> int:
    """How many cards the hand still takes (FF-160)."""
    return HAND - len(player.hand)


def places(player: Player) -> int:
    """How many allies may still be deployed (FF-161)."""
    return PLACES - len(player.deployed)


def receive(g: G, seat: int, card: Card, *, known: bool) -> None:
    """A card comes into a hand that has room for it; ``known``: all saw it come."""
    player = g.s.players[seat]
    player.hand.append(card)
    if known:
        forget(g.s, card)
        player.known.append(card)
        return
    if card in player.seen:
        player.seen.remove(card)
    if card in player.sunk:
        player.sunk.remove(card)


def draw(g: G, seat: int, deck: str, count: int) -> int:
    """The top cards of a deck into the hand as far as there is room; how many came (FF-160)."""
    player = g.s.players[seat]
    drawn: list[Card] = []
    while len(drawn) < count and room(player):
        card = top(g, deck)
        if card is None:
            break
        receive(g, seat, card, known=False)
        drawn.append(card)
    if drawn:
        g.tell(Drew(seat, Pile(deck), len(drawn)))
        g.tell(DrewCards(tuple(drawn)), seat)
    return len(drawn)


def leave(s: State, seat: int, card: Card) -> Deployed | None:
    """A card leaves a hand, or the place where it is deployed; in that case what it was there."""
    player = s.players[seat]
    if card in player.hand:
        player.hand.remove(card)
        if card in player.known:
            player.known.remove(card)
        return None
    ally = find(player, card)
    assert ally is not None, f"{card} is not with seat {seat}"
    player.deployed.remove(ally)
    return ally


def lay_open(g: G, seat: int, card: Card) -> None:
    """A card that may come from a hand is about to be seen by all: who did not know of it learns of it."""
    player = g.s.players[seat]
    if card in player.hand and card not in player.known:
        g.learn()


def drop(g: G, seat: int, cards: Iterable[Card], why: str) -> None:
    """Own cards, of the hand or deployed, to their discard piles. ``why`` as in :class:`Discarded`; empty:
    the caller tells of it."""
    gone = tuple(cards)
    for card in gone:
        lay_open(g, seat, card)
        leave(g.s, seat, card)
        toss(g, card)
    if gone and why:
        g.tell(Discarded(seat, gone, why))


def station(g: G, seat: int, card: Ally, *, ready: bool) -> Deployed:
    """A card is laid down as a deployed ally; the caller has seen to it that there is a place."""
    forget(g.s, card)
    ally = Deployed(card, ready)
    g.s.players[seat].deployed.append(ally)
    return ally


def deploy(g: G, seat: int, card: Ally) -> None:
    """From the hand to the table, ready (FF-050)."""
    lay_open(g, seat, card)
    leave(g.s, seat, card)
    station(g, seat, card, ready=True)
    g.tell(DeployedEvent(seat, card))


def exhaust(ally: Deployed) -> None:
    """Turn an ally; what waited on it is lost (FF-068)."""
    ally.ready = False
    if ally.mods:
        ally.mods = []


def tire(g: G, seat: int, allies: Sequence[Deployed]) -> None:
    """Own allies are exhausted by an effect, and it is told."""
    for ally in allies:
        exhaust(ally)
    if allies:
        g.tell(Exhausted(seat, tuple(ally.card for ally in allies)))


def rouse(g: G, seat: int, allies: Sequence[Deployed]) -> None:
    """Exhausted allies become ready, and it is told (FF-063)."""
    for ally in allies:
        ally.ready = True
    if allies:
        g.tell(Readied(seat, tuple(ally.card for ally in allies)))


def exhausted(player: Player) -> list[Deployed]:
    """A seat's exhausted allies."""
    return [ally for ally in player.deployed if not ally.ready]


def pass_secretly(g: G, giver: int, taker: int, cards: Sequence[Card]) -> None:
    """Cards go from hand to hand; the two know which, others lose track of what they knew of that hand."""
    s = g.s
    gives, takes = s.players[giver], s.players[taker]
    before = list(gives.hand)
    for seat, player in enumerate(s.players):
        if seat in (giver, taker):
            continue
        player.seen = [card for card in player.seen if card not in before]
    takes.seen += [card for card in gives.known if card not in cards and card not in takes.seen]
    gives.known = []
    for card in cards:
        gives.hand.remove(card)
        takes.hand.append(card)
        if card in takes.seen:
            takes.seen.remove(card)
        if card in takes.sunk:
            takes.sunk.remove(card)
        if card not in gives.seen:
            gives.seen.append(card)
    g.learn()


# -- actions ----------------------------------------------------------------------------------------------


def gain_actions(g: G, count: int) -> None:
    """More actions, as far as six were not granted yet (FF-033)."""
    day = g.s.day
    more = min(count, ACTIONS - day.granted)
    day.granted += more
    day.left += more
    if more:
        g.tell(Acted(g.s.turn, more))


def lose_actions(g: G, count: int) -> None:
    """Fewer actions left; those granted stay granted (FF-033)."""
    day = g.s.day
    less = min(count, day.left)
    day.left -= less
    if less:
        g.tell(Acted(g.s.turn, -less))
