"""Cards that change hands: thefts, exchanges, gifts, and the place that a new ally needs (3.12)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.ask import Steps

from . import hands
from .asking import ask
from .choosing import basis
from .events import AllyStolen, CardsStolen, Passed, PassedCards, StolenCards, Swapped
from .giving import given
from .glossary import Ally, Card, is_item
from .options import GiveUp, Nothing
from .state import Deployed, G, State

_NOTHING = Nothing()


def has_place(s: State, seat: int) -> bool:
    """Whether an ally can come to a seat's deployed ones: there is room, or it may make some (FF-193)."""
    return seat == s.turn or hands.places(s.players[seat]) > 0


def make_place(g: G, seat: int, source: Card) -> Steps:
    """In one's own turn a deployed ally may be discarded for one that comes (FF-193). Whether there is a
    place then."""
    s = g.s
    player = s.players[seat]
    if hands.places(player):
        return True
    if seat != s.turn:
        return False
    cards = sorted(ally.card for ally in player.deployed)
    options = (_NOTHING, *map(GiveUp, cards))
    choice = yield from ask(g, seat, "make_place", options, basis=basis(s, source))
    hands.drop(g, seat, given(choice), "free")
    return bool(hands.places(player))


def ally(g: G, thief: int, victim: int, card: Ally) -> None:
    """A deployed ally changes sides, in the state it is in; what waited on it is lost (FF-118)."""
    taken = hands.leave(g.s, victim, card)
    assert taken is not None
    hands.station(g, thief, card, ready=taken.ready)
    g.tell(AllyStolen(thief, victim, card))


def swap(g: G, seat: int, own: Ally, victim: int, card: Ally) -> None:
    """Two deployed allies change sides (FF-118)."""
    gone, come = hands.leave(g.s, seat, own), hands.leave(g.s, victim, card)
    assert isinstance(gone, Deployed)
    assert isinstance(come, Deployed)
    hands.station(g, seat, card, ready=come.ready)
    hands.station(g, victim, own, ready=gone.ready)
    g.tell(Swapped(seat, own, victim, card))


def from_hand(g: G, thief: int, victim: int, count: int, kind: str) -> None:
    """Random cards of a hand (``kind``: any or item) as far as there are some, and room for them (FF-115,
    FF-116)."""
    s = g.s
    pool = [card for card in s.players[victim].hand if kind == "any" or is_item(card)]
    taken: list[Card] = []
    while pool and len(taken) < min(count, hands.room(s.players[thief])):
        taken.append(pool.pop(g.chance.below(len(pool), "theft")))
    g.learn()
    g.tell(CardsStolen(thief, victim, len(taken), kind))
    if taken:
        hands.pass_secretly(g, victim, thief, taken)
        g.tell(StolenCards(thief, victim, tuple(taken)), thief, victim)


def pass_left(g: G, seat: int, cards: Sequence[Card]) -> None:
    """Hand cards go to the next seat clockwise, and it is told."""
    taker = (seat + 1) % g.s.seats
    hands.pass_secretly(g, seat, taker, cards)
    g.tell(Passed(seat, taker, len(cards)))
    g.tell(PassedCards(seat, taker, tuple(cards)), seat, taker)
