"""What is taken from opponents: allies, and cards of a hand (3.12, 5.2)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.core.ask import Steps

from .. import hands, taking, windows
from ..choosing import of_one, one_of
from ..decks import left
from ..glossary import Ally, Card
from ..options import Against, Exchange
from ..order import opponents
from ..state import G, State
from .harm import Harm, HarmAllies, InState, anybody_holds_cards, in_state
from .piles import has_room


class StealAlly(HarmAllies, frozen=True):
    """One deployed ally of one opponent changes sides."""

    state: InState
    trigger: ClassVar[str] = "own_steal"

    def back(self) -> int:
        """The most there is."""
        return 4

    def ready(self) -> bool:
        """As printed."""
        return self.state == "rdy"

    def can_harm(self, s: State, seat: int, source: Card) -> bool:
        """There is such an ally, and there is or can be a place for it (FF-115)."""
        return super().can_harm(s, seat, source) and taking.has_place(s, seat)

    def harm(self, g: G, seat: int, source: Card) -> Steps:
        """The place is made first (FF-193)."""
        chosen = yield from of_one(g, seat, "steal_ally", source, self.theirs(g.s, seat), 1)
        if chosen is None or not (yield from taking.make_place(g, seat, source)):
            return
        victim, cards = chosen
        for card in (yield from self.hits(g, seat, victim, cards)):
            taking.ally(g, seat, victim, card)


class SwapAlly(HarmAllies, frozen=True):
    """One own ally and one of an opponent change sides, both in that state."""

    state: InState
    trigger: ClassVar[str] = "own_steal"

    def back(self) -> int:
        """Nothing is exchanged."""
        return 2

    def ready(self) -> bool:
        """As printed."""
        return self.state == "rdy"

    def can_harm(self, s: State, seat: int, source: Card) -> bool:
        """Both sides have an ally in that state."""
        return super().can_harm(s, seat, source) and bool(self._own(s, seat, source))

    def harm(self, g: G, seat: int, source: Card) -> Steps:
        """Any two."""
        s = g.s
        options = [
            Exchange(own, other, card)
            for own in self._own(s, seat, source)
            for other, cards in self.theirs(s, seat).items()
            for card in cards
        ]
        choice = yield from one_of(g, seat, "swap", source, options, may=len(options) > 1)
        if isinstance(choice, Exchange):
            for card in (yield from self.hits(g, seat, choice.seat, (choice.ally,))):
                taking.swap(g, seat, choice.own, choice.seat, card)

    def _own(self, s: State, seat: int, source: Card) -> list[Ally]:
        own = [ally for ally in s.players[seat].deployed if ally.card != source]
        return in_state(own, self.ready())


class StealCard(Harm, frozen=True):
    """``n`` random cards from one opponent's hand; one guard stops the whole theft. Alone they are drawn."""

    n: int
    kind: Literal["any", "item"]

    def can(self, s: State, seat: int, source: Card) -> bool:
        """There is room in the hand (FF-115)."""
        return has_room(s, seat, source) and super().can(s, seat, source)

    def can_harm(self, s: State, seat: int, source: Card) -> bool:
        """An opponent holds a card."""
        return anybody_holds_cards(s, seat)

    def harm(self, g: G, seat: int, source: Card) -> Steps:
        """Whose hand, is chosen; which cards, is not (FF-116)."""
        s = g.s
        options = [Against(other) for other in opponents(s, seat) if s.players[other].hand]
        victim = (yield from one_of(g, seat, "steal_card", source, options)).seat
        if not (yield from windows.guarded(g, "own_steal", seat, victim, ())):
            taking.from_hand(g, seat, victim, self.n, self.kind)

    def can_hinder(self, s: State, seat: int, source: Card) -> bool:
        """The deck has a card."""
        return left(s, self._deck)

    def hinder(self, g: G, seat: int, source: Card) -> None:
        """The shadow has no cards: its share comes from a deck."""
        hands.draw(g, seat, self._deck, self.n)

    @property
    def _deck(self) -> str:
        return "item" if self.kind == "item" else "ally"
