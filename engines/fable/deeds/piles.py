"""Cards from decks and discard piles: drawn, dug for, looked at, recovered (5.2)."""

from __future__ import annotations

from engines.core.ask import Pick, Steps

from .. import hands, taking
from ..asking import G, ask
from ..cards import COST, Card
from ..events_more import Dug, Peeked, PeekedCards, Recovered
from ..moves import Pile, Take, TakeSome
from ..state import Look, State
from ..steps import Dig, Draw, Peek, Recover
from .choose import about, one_of


def _room(s: State, seat: int, source: Card) -> bool:
    """Whether the hand takes a card; an item that is used has left it by then (FF-052, FF-160)."""
    player = s.players[seat]
    return hands.room(player) > 0 or source in player.hand


def can_draw(s: State, seat: int, source: Card, step: Draw) -> bool:
    """Whether a card would come."""
    return _room(s, seat, source) and hands.left(s, step.deck)


def draw(g: G, seat: int, source: Card, step: Draw) -> None:
    """The top cards of a deck to the hand."""
    hands.draw(g, seat, step.deck, step.n)


def _look(g: G, seat: int, deck: str, count: int) -> list[Card]:
    """A seat looks at the top cards of a deck, the topmost first, until the state's ``look`` is ended."""
    s = g.s
    hands.stocked(g, deck, count)
    pile = s.decks[deck]
    seen = pile[-count:][::-1]
    s.look = Look(seat, deck, len(seen))
    g.learn()
    g.tell(PeekedCards(tuple(seen)), seat)
    return seen


def can_dig(s: State, seat: int, source: Card, step: Dig) -> bool:
    """Whether a card could be kept."""
    return _room(s, seat, source) and hands.left(s, step.deck)


def dig(g: G, seat: int, source: Card, step: Dig) -> Steps:
    """See the top cards, keep some, the others go under the deck or away; by default the topmost are kept."""
    s = g.s
    player = s.players[seat]
    seen = _look(g, seat, step.deck, step.look)
    keep = min(step.keep, hands.room(player), len(seen))
    kept = tuple(seen[:keep])
    if keep < len(seen):
        if keep == 1:
            options: list[Take | TakeSome] = [Take(card) for card in seen]
        else:
            options = [TakeSome(Pick(tuple(seen), keep, keep))]
        silent = Take(kept[0]) if keep == 1 else TakeSome(kept)
        choice = yield from ask(g, seat, "dig", options, silent, about(s, source))
        kept = (choice.card,) if isinstance(choice, Take) else choice.cards
    s.look = None
    pile = s.decks[step.deck]
    del pile[-len(seen) :]
    rest = [card for card in seen if card not in kept]
    for card in kept:
        hands.receive(g, seat, card, known=False)
    thrown = step.rest == "discard"
    if thrown:
        for card in rest:
            hands.toss(g, card)
    else:
        player.sunk += [card for card in rest if card not in player.sunk]
        g.chance.shuffle(rest, "under the deck")
        pile[:0] = rest
    g.tell(Dug(seat, Pile(step.deck), len(kept), tuple(rest) if thrown and rest else None))


def can_peek(s: State, seat: int, source: Card, step: Peek) -> bool:
    """Whether there is anything to look at."""
    return hands.left(s, step.deck)


def peek(g: G, seat: int, source: Card, step: Peek) -> Steps:
    """See the top cards and put them back in any order; by default in the one they had."""
    s = g.s
    seen = tuple(_look(g, seat, step.deck, step.n))
    g.tell(Peeked(seat, Pile(step.deck), len(seen)))
    if len(seen) > 1:
        offer = TakeSome(Pick(seen, len(seen), len(seen), ordered=True))
        choice = yield from ask(g, seat, "peek", (offer,), TakeSome(seen), about(s, source))
        s.decks[step.deck][-len(seen) :] = reversed(choice.cards)
        for other, player in enumerate(s.players):
            if other != seat:
                player.seen = [card for card in player.seen if card not in seen]
    s.look = None
    player = s.players[seat]
    player.seen += [card for card in seen if card not in player.seen]


def fitting(s: State, step: Recover) -> list[Card]:
    """Cards of a discard pile that may be recovered, by id."""
    return sorted(card for card in s.discards[step.pile] if COST[card] <= step.max_cost)


def can_recover(s: State, seat: int, source: Card, step: Recover) -> bool:
    """Whether there is one, and a place for it."""
    if not any(COST[card] <= step.max_cost for card in s.discards[step.pile]):
        return False
    return taking.has_place(s, seat) if step.to == "ready" else _room(s, seat, source)


def recover(g: G, seat: int, source: Card, step: Recover) -> Steps:
    """One fitting card from a discard pile, to the hand or deployed ready."""
    s = g.s
    if step.to == "ready" and not (yield from taking.make_place(g, seat, source)):
        return
    options = [Take(card) for card in fitting(s, step)]
    card = (yield from one_of(g, seat, "recover", source, options)).card
    s.discards[step.pile].remove(card)
    g.tell(Recovered(seat, card, step.to))
    if step.to == "ready":
        hands.station(g, seat, card, ready=True)
    else:
        hands.receive(g, seat, card, known=True)
