"""Verbs that harm opponents (3.12). Alone, all of it holds up the shadow (FF-307)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Literal

from engines.core.ask import Steps

from .. import windows
from ..glossary import Ally, Card
from ..order import opponents
from ..printed import ATTACK
from ..race import alone, hinder, shadow_of
from ..state import Deployed, G, State, find
from ..verbs import ANY, Verb

InState = Literal["exh", "rdy"]


class Harm(Verb, frozen=True):
    """A verb that harms opponents; alone it throws the shadow back instead (FF-307)."""

    @abstractmethod
    def back(self) -> int:
        """How far."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """It would meet anybody, or the shadow on its way."""
        return self.can_hinder(s, seat, source) if alone(s) else self.can_harm(s, seat, source)

    def do(self, g: G, seat: int, source: Card) -> Steps | None:
        """To opponents, or to the shadow."""
        return self.hinder(g, seat, source) if alone(g.s) else self.harm(g, seat, source)

    @abstractmethod
    def can_harm(self, s: State, seat: int, source: Card) -> bool:
        """Whether it would do anything to an opponent."""

    @abstractmethod
    def harm(self, g: G, seat: int, source: Card) -> Steps | None:
        """Do it to opponents."""

    def can_hinder(self, s: State, seat: int, source: Card) -> bool:
        """Whether it would do anything to the shadow."""
        return shadow_of(s).at > 0

    def hinder(self, g: G, seat: int, source: Card) -> Steps | None:
        """Throw the shadow back."""
        hinder(g, self.back())
        return None


class HarmAllies(Harm, frozen=True):
    """Harm to deployed allies of one opponent in one state; a guard may save some first (FF-108, FF-117)."""

    #: What their owner may guard against.
    trigger: ClassVar[str]

    @abstractmethod
    def ready(self) -> bool:
        """In which state they must be."""

    def strongest(self) -> int:
        """The highest attack that they may have."""
        return ANY

    def can_harm(self, s: State, seat: int, source: Card) -> bool:
        """An opponent has such an ally."""
        ready, strongest = self.ready(), self.strongest()
        for other, player in enumerate(s.players):
            if other != seat:
                for ally in player.deployed:
                    if ally.ready is ready and ATTACK[ally.card] <= strongest:
                        return True
        return False

    def theirs(self, s: State, seat: int) -> dict[int, list[Ally]]:
        """Such allies of each opponent, by id; opponents without any are left out."""
        found: dict[int, list[Ally]] = {}
        for other in opponents(s, seat):
            cards = in_state(s.players[other].deployed, self.ready(), self.strongest())
            if cards:
                found[other] = cards
        return found

    def hits(self, g: G, seat: int, victim: int, cards: Sequence[Ally]) -> Steps:
        """Those that no guard saves (FF-110), as they still are there."""
        saved = yield from windows.guarded(g, self.trigger, seat, victim, cards)
        player = g.s.players[victim]
        return [card for card in cards if card not in saved and find(player, card) is not None]


def in_state(allies: Sequence[Deployed], ready: bool, strongest: int = ANY) -> list[Ally]:
    """Allies in a state that are not too strong, by id."""
    return sorted(ally.card for ally in allies if ally.ready is ready and ATTACK[ally.card] <= strongest)


def anybody_holds_cards(s: State, but: int) -> bool:
    """Whether a hand besides one seat's has a card."""
    return any(other.hand for at, other in enumerate(s.players) if at != but)
