"""Cards from decks and discard piles: drawn, dug for, looked at, recovered (5.2)."""

from __future__ import annotations

from typing import Literal

from engines.core.ask import Pick, Steps

from .. import hands
from ..asking import ask
from ..choosing import basis, one_of
from ..decks import left, stocked, toss
from ..events import Dug, Peeked, PeekedCards, Recovered
from ..glossary import Card, Pile
from ..options import Take, TakeSome
from ..printed import COST
from ..state import G, Look, State
from ..taking import has_place, make_place
from ..verbs import ANY, Verb


def has_room(s: State, seat: int, source: Card) -> bool:
    """Whether the hand takes a card; an item that is used has left it by then (FF-052, FF-160)."""
    player = s.players[seat]
    return hands.room(player) > 0 or source in player.hand


def _look(g: G, seat: int, deck: str, count: int) -> list[Card]:
    """A seat looks at the top cards of a deck, the topmost first, until the state's ``look`` is ended."""
    s = g.s
    stocked(g, deck, count)
    pile = s.decks[deck]
    seen = pile[-count:][::-1]
    s.look = Look(seat, deck, len(seen))
    g.learn()
    g.tell(PeekedCards(tuple(seen)), seat)
    return seen


class Draw(Verb, frozen=True):
    """The top ``n`` cards of a deck to the hand."""

    deck: Literal["ally", "item"]
    n: int

    def can(self, s: State, seat: int, source: Card) -> bool:
        """A card would come (FF-194)."""
        return has_room(s, seat, source) and left(s, self.deck)

    def do(self, g: G, seat: int, source: Card) -> None:
        """As far as there is room."""
        hands.draw(g, seat, self.deck, self.n)


class Dig(Verb, frozen=True):
    """See the top ``look`` cards, keep ``keep`` of them; the others go under the deck or away."""

    deck: Literal["ally", "item"]
    look: int
    keep: int
    rest: Literal["bottom", "discard"]

    def can(self, s: State, seat: int, source: Card) -> bool:
        """A card could be kept."""
        return has_room(s, seat, source) and left(s, self.deck)

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """By default the topmost are kept (3.21)."""
        s = g.s
        player = s.players[seat]
        seen = _look(g, seat, self.deck, self.look)
        keep = min(self.keep, hands.room(player), len(seen))
        kept = tuple(seen[:keep])
        if keep < len(seen):
            if keep == 1:
                options: list[Take | TakeSome] = [Take(card) for card in seen]
            else:
                options = [TakeSome(Pick(tuple(seen), keep, keep))]
            silent = Take(kept[0]) if keep == 1 else TakeSome(kept)
            choice = yield from ask(g, seat, "dig", options, silent, basis=basis(s, source))
            kept = (choice.card,) if isinstance(choice, Take) else choice.cards
        s.look = None
        pile = s.decks[self.deck]
        del pile[-len(seen) :]
        rest = [card for card in seen if card not in kept]
        for card in kept:
            hands.receive(g, seat, card, known=False)
        thrown = self.rest == "discard"
        if thrown:
            for card in rest:
                toss(g, card)
        else:
            player.sunk += [card for card in rest if card not in player.sunk]
            g.chance.shuffle(rest, "under the deck")
            pile[:0] = rest
        g.tell(Dug(seat, Pile(self.deck), len(kept), tuple(rest) if thrown and rest else None))


class Peek(Verb, frozen=True):
    """See the top ``n`` cards and put them back in any order."""

    deck: Literal["monster"]
    n: int
    mode: Literal["order"] = "order"

    def can(self, s: State, seat: int, source: Card) -> bool:
        """There is anything to look at."""
        return left(s, self.deck)

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """By default they keep their order (3.21)."""
        s = g.s
        seen = tuple(_look(g, seat, self.deck, self.n))
        g.tell(Peeked(seat, Pile(self.deck), len(seen)))
        if len(seen) > 1:
            offer = TakeSome(Pick(seen, len(seen), len(seen), ordered=True))
            choice = yield from ask(g, seat, "peek", (offer,), TakeSome(seen), basis=basis(s, source))
            s.decks[self.deck][-len(seen) :] = reversed(choice.cards)
            for other, player in enumerate(s.players):
                if other != seat:
                    player.seen = [card for card in player.seen if card not in seen]
        s.look = None
        player = s.players[seat]
        player.seen += [card for card in seen if card not in player.seen]


class Recover(Verb, frozen=True):
    """One fitting card back from a discard pile, to the hand or deployed ready."""

    pile: Literal["ally", "item"]
    to: Literal["hand", "ready"]
    max_cost: int = ANY

    def can(self, s: State, seat: int, source: Card) -> bool:
        """There is one, and a place for it."""
        if not self._fitting(s):
            return False
        return has_place(s, seat) if self.to == "ready" else has_room(s, seat, source)

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """The place is made first."""
        s = g.s
        if self.to == "ready" and not (yield from make_place(g, seat, source)):
            return
        options = [Take(card) for card in self._fitting(s)]
        card = (yield from one_of(g, seat, "recover", source, options)).card
        s.discards[self.pile].remove(card)
        g.tell(Recovered(seat, card, self.to))
        if self.to == "ready":
            hands.station(g, seat, card, ready=True)
        else:
            hands.receive(g, seat, card, known=True)

    def _fitting(self, s: State) -> list[Card]:
        """Cards of the pile that may be recovered, by id."""
        return sorted(card for card in s.discards[self.pile] if COST[card] <= self.max_cost)
