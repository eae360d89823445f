"""What is done to opponents: tired, killed, converted, goaded, outshone (3.12, 5.2)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.core.ask import Steps

from .. import combat, giving, hands, track
from ..choosing import of_one, one_of
from ..decks import toss
from ..events import Goaded, Killed, Snatched, Tired
from ..glossary import Card, Pile
from ..options import Send, Take
from ..order import opponents
from ..race import hinder
from ..state import G, State, Waiting
from ..verbs import ANY
from .harm import Harm, HarmAllies, InState, anybody_holds_cards


class Exhaust(HarmAllies, frozen=True):
    """Up to ``n`` ready allies of one opponent are exhausted."""

    n: int
    trigger: ClassVar[str] = "own_exhaust"

    def back(self) -> int:
        """One for each."""
        return self.n

    def ready(self) -> bool:
        """Whoever is tired already is none."""
        return True

    def harm(self, g: G, seat: int, source: Card) -> Steps:
        """Those that are still ready after their guard."""
        chosen = yield from of_one(g, seat, "exhaust", source, self.theirs(g.s, seat), self.n)
        if chosen is None:
            return
        victim, cards = chosen
        cards = yield from self.hits(g, seat, victim, cards)
        tired = [ally for ally in g.s.players[victim].deployed if ally.card in cards and ally.ready]
        for ally in tired:
            hands.exhaust(ally)
        if tired:
            g.tell(Tired(seat, victim, tuple(ally.card for ally in tired)))


class Kill(HarmAllies, frozen=True):
    """Up to ``n`` allies of one opponent, in that state, are discarded."""

    n: int
    state: InState
    max_atk: int = ANY
    trigger: ClassVar[str] = "own_kill"

    def back(self) -> int:
        """Two for each."""
        return 2 * self.n

    def ready(self) -> bool:
        """As printed."""
        return self.state == "rdy"

    def strongest(self) -> int:
        """As printed."""
        return self.max_atk

    def harm(self, g: G, seat: int, source: Card) -> Steps:
        """To the discard pile."""
        chosen = yield from of_one(g, seat, "kill", source, self.theirs(g.s, seat), self.n)
        if chosen is None:
            return
        victim, cards = chosen
        cards = yield from self.hits(g, seat, victim, cards)
        if cards:
            hands.drop(g, victim, cards, "")
            g.tell(Killed(seat, victim, tuple(cards)))


class Convert(HarmAllies, frozen=True):
    """One ally of one opponent becomes a foe of this combat, or of a new one (FF-099, FF-196)."""

    state: InState
    trigger: ClassVar[str] = "own_kill"

    def back(self) -> int:
        """Like an ally that is stolen."""
        return 4

    def ready(self) -> bool:
        """As printed."""
        return self.state == "rdy"

    def harm(self, g: G, seat: int, source: Card) -> Steps:
        """It enters like any foe."""
        chosen = yield from of_one(g, seat, "convert", source, self.theirs(g.s, seat), 1)
        if chosen is None:
            return
        victim, cards = chosen
        for card in (yield from self.hits(g, seat, victim, cards)):
            yield from combat.convert(g, victim, card)


# -- discarded, goaded, outshone --------------------------------------------------------------------------


class ForceDiscard(Harm, frozen=True):
    """Every opponent discards ``n`` cards from the hand, all at the same time."""

    n: int
    who: Literal["each"] = "each"

    def back(self) -> int:
        """One, however many."""
        return 1

    def can_harm(self, s: State, seat: int, source: Card) -> bool:
        """An opponent holds a card."""
        return anybody_holds_cards(s, seat)

    def harm(self, g: G, seat: int, source: Card) -> Steps:
        """Each of its own choice."""
        wanted = dict.fromkeys(opponents(g.s, seat), self.n)
        for other, cards in (yield from giving.from_hands(g, wanted, "force_discard")).items():
            hands.drop(g, other, cards, "forced")


class Goad(Harm, frozen=True):
    """One face-up monster waits for one opponent; its slot stays empty. Alone it is discarded."""

    def back(self) -> int:
        """By a monster."""
        return 3

    def can(self, s: State, seat: int, source: Card) -> bool:
        """A monster lies face up."""
        return any(s.rows["monster"])

    def harm(self, g: G, seat: int, source: Card) -> Steps:
        """Any monster to anybody."""
        options = [Send(foe, other) for foe in self._foes(g.s) for other in opponents(g.s, seat)]
        choice = yield from one_of(g, seat, "goad", source, options, may=len(options) > 1)
        if isinstance(choice, Send):
            self._take(g, choice.foe)
            g.s.players[choice.seat].pending.append(Waiting(choice.foe, True))
            g.tell(Goaded(seat, choice.seat, choice.foe))

    def hinder(self, g: G, seat: int, source: Card) -> Steps:
        """Any monster."""
        options = [Take(foe) for foe in self._foes(g.s)]
        choice = yield from one_of(g, seat, "goad", source, options, may=len(options) > 1)
        if isinstance(choice, Take):
            self._take(g, choice.card)
            toss(g, choice.card)
            g.tell(Snatched(Pile("monster"), choice.card))
            hinder(g, self.back())

    @staticmethod
    def _foes(s: State) -> list[Card]:
        return sorted(card for card in s.rows["monster"] if card is not None)

    @staticmethod
    def _take(g: G, foe: Card) -> None:
        slots = g.s.rows["monster"]
        slots[slots.index(foe)] = None


class LoseFame(Harm, frozen=True):
    """The opponent with the highest fame loses ``n`` (FF-133)."""

    n: int
    who: Literal["leader"] = "leader"

    def back(self) -> int:
        """The shadow's space is its fame."""
        return self.n

    def can_harm(self, s: State, seat: int, source: Card) -> bool:
        """Any opponent has fame."""
        return s.players[track.lead_of_others(s, seat)].fame > 0

    def harm(self, g: G, seat: int, source: Card) -> None:
        """Not below 0."""
        track.move(g, track.lead_of_others(g.s, seat), -self.n)
