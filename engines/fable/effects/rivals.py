"""What is done to opponents: tired, killed, stolen, goaded (3.12, 5.2). Alone, all of it holds up the shadow
(FF-307)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from engines.core.ask import Steps

from .. import combat, giving, hands, taking, track, windows
from ..choosing import of_one, one_of
from ..decks import left, toss
from ..events import Goaded, Killed, Snatched, Tired
from ..options import Against, Exchange, Send, Take
from ..order import opponents
from ..printed import ATTACK
from ..race import alone, hinder, shadow_of
from ..state import Deployed, G, State, Waiting, find
from ..terms import Ally, Card, Pile
from ..verbs import ANY, Verb
from .piles import has_room

InState = Literal["exh", "rdy"]


class Harm(Verb, frozen=True):
    """A verb that harms opponents; alone it throws the shadow back instead (FF-307)."""

    def back(self) -> int:
        """How far."""
        raise NotImplementedError

    def can(self, s: State, seat: int, source: Card) -> bool:
        """It would meet anybody, or the shadow on its way."""
        return self.can_hinder(s, seat, source) if alone(s) else self.can_harm(s, seat, source)

    def do(self, g: G, seat: int, source: Card) -> Steps | None:
        """To opponents, or to the shadow."""
        return self.hinder(g, seat, source) if alone(g.s) else self.harm(g, seat, source)

    def can_harm(self, s: State, seat: int, source: Card) -> bool:
        """Whether it would do anything to an opponent."""
        raise NotImplementedError

    def harm(self, g: G, seat: int, source: Card) -> Steps | None:
        """Do it to opponents."""
        raise NotImplementedError

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

    def ready(self) -> bool:
        """In which state they must be."""
        raise NotImplementedError

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
            cards = _in_state(s.players[other].deployed, self.ready(), self.strongest())
            if cards:
                found[other] = cards
        return found

    def hits(self, g: G, seat: int, victim: int, cards: Sequence[Ally]) -> Steps:
        """Those that no guard saves (FF-110), as they still are there."""
        saved = yield from windows.guarded(g, self.trigger, seat, victim, cards)
        player = g.s.players[victim]
        return [card for card in cards if card not in saved and find(player, card) is not None]


def _in_state(allies: Sequence[Deployed], ready: bool, strongest: int = ANY) -> list[Ally]:
    """Allies in a state that are not too strong, by id."""
    return sorted(ally.card for ally in allies if ally.ready is ready and ATTACK[ally.card] <= strongest)


# -- tired, killed, converted -----------------------------------------------------------------------------


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


# -- stolen -----------------------------------------------------------------------------------------------


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
        return _in_state(own, self.ready())


class StealCard(Harm, frozen=True):
    """``n`` random cards from one opponent's hand; one guard stops the whole theft. Alone they are drawn."""

    n: int
    kind: Literal["any", "item"]

    def can(self, s: State, seat: int, source: Card) -> bool:
        """There is room in the hand (FF-115)."""
        return has_room(s, seat, source) and super().can(s, seat, source)

    def can_harm(self, s: State, seat: int, source: Card) -> bool:
        """An opponent holds a card."""
        return _anybody_holds_cards(s, seat)

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


# -- discarded, goaded, outshone --------------------------------------------------------------------------


def _anybody_holds_cards(s: State, but: int) -> bool:
    return any(other.hand for at, other in enumerate(s.players) if at != but)


class ForceDiscard(Harm, frozen=True):
    """Every opponent discards ``n`` cards from the hand, all at the same time."""

    n: int
    who: Literal["each"] = "each"

    def back(self) -> int:
        """One, however many."""
        return 1

    def can_harm(self, s: State, seat: int, source: Card) -> bool:
        """An opponent holds a card."""
        return _anybody_holds_cards(s, seat)

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
