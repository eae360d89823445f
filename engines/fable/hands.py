"""Cards on their way: decks, hands, the market, allies that are deployed; and who knows of them (3.5, 3.6,
3.19). Nothing here asks but the window after :func:`recruit`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core.ask import Steps

from . import windows
from .asking import G
from .cards import COST, FIGURES, MOONS, Ally, Card
from .events import (
    Acted,
    Discarded,
    Drew,
    DrewCards,
    Exhausted,
    Readied,
    Recruited,
    Refilled,
    Reshuffled,
)
from .events import (
    Deployed as DeployedEvent,
)
from .moves import Pile
from .state import ACTIONS, HAND, PLACES, Deployed, Player, State, find
from .steps import AllyCost

#: The deck that a card belongs to, by the letter of its id.
DECK = {
    **{"A": "ally", "H": "ally", "I": "item", "M": "monster", "L": "legend"},
    **{"C": "contract", "O": "moon", "F": "fate"},
}
#: The purpose of drawing the place at which a foe goes back into its deck.
BACK = "back into the deck"
#: The rows in the order in which they are filled (FF-020).
ROWS = ("monster", "ally", "item", "contract")


def deck_of(card: Card) -> str:
    """The deck that a card belongs to."""
    return DECK[card[0]]


def is_ally(card: Card) -> bool:
    """Whether a card is an ally, heroes included."""
    return card[0] in "AH"


# -- decks ----------------------------------------------------------------------------------------------


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


# -- hands and what lies before a seat ---------------------------------------------------------------------


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


# -- the market ---------------------------------------------------------------------------------------------


def price(s: State, card: Card, off: int = 0) -> int:
    """What recruiting a card costs the active seat: printed, then the moon card, then discounts (FF-042)."""
    cost = COST[card]
    if s.moon is not None and card in FIGURES:
        moon = MOONS[s.moon].do
        if type(moon) is AllyCost:
            cost = max(moon.min, cost + moon.n)
    for discount in s.day.discounts:
        off += discount.off
    return max(0, cost - off)


def recruit(g: G, seat: int, card: Card, off: int = 0, to: str = "hand") -> Steps:
    """Pay for a market card and take it: ``to`` the hand, or deployed ``ready`` or ``exh`` (FF-040, FF-043).
    The caller has seen to it that it can be paid and has room."""
    s, day = g.s, g.s.day
    row = deck_of(card)
    cost = price(s, card, off)
    day.left -= cost
    day.recruits += 1
    if day.discounts:
        for discount in day.discounts:
            discount.uses -= 1
        day.discounts = [discount for discount in day.discounts if discount.uses > 0]
    slots = s.rows[row]
    slots[slots.index(card)] = None
    if to == "hand":
        receive(g, seat, card, known=True)
    else:
        station(g, seat, card, ready=to == "ready")
    g.tell(Recruited(seat, card, cost, to))
    return windows.after(g, "opp_recruit", seat, cards=[card])


def refill(g: G, *rows: str) -> None:
    """Fill the empty slots of some rows, or of all (FF-020, FF-162)."""
    s = g.s
    came: list[Card] = []
    for row in rows or ROWS:
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
