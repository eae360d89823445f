"""What is done to one's own allies: readied, boosted, given types (5.2); exhausted by foes, the moon and fate
(5.3, 5.11, 6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engines.core.ask import Steps

from .. import giving, hands
from ..choosing import one_of, some
from ..events import Boosted, Surged, TypeAdded
from ..foes import others_ready, types_of
from ..glossary import TYPES, Card, Element, Type
from ..options import OfType, Take
from ..printed import ATTACK, HERO_CARDS
from ..state import Deployed, G, Modifier, State, find
from ..verbs import ANY, Counted, Verb


def _by_id(allies: list[Deployed]) -> list[Card]:
    """Their cards, sorted: of cards that are as good, silence takes the first (FF-183)."""
    return sorted(ally.card for ally in allies)


class Ready(Verb, frozen=True):
    """Up to ``n`` exhausted allies that fit become ready, never the source (FF-062); 0: every one."""

    n: int
    type: Type | Literal[""] = ""
    max_atk: int = ANY
    hero: bool = False

    def fits(self, card: Card, types: Iterable[str]) -> bool:
        """Whether an ally, with its types now, may be readied by this."""
        return (
            ATTACK[card] <= self.max_atk
            and (not self.type or self.type in types)
            and (not self.hero or card in HERO_CARDS)
        )

    def can(self, s: State, seat: int, source: Card) -> bool:
        """Anybody can be readied."""
        return bool(self._tired(s, seat, source))

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Whom, is asked if not all are."""
        found = self._tired(g.s, seat, source)
        if self.n:
            chosen = yield from some(g, seat, "ready", source, _by_id(found), self.n)
            found = [ally for ally in found if ally.card in chosen]
        hands.rouse(g, seat, found)

    def each(self, g: G, seats: Iterable[int], source: Card) -> Steps:
        """Every owner chooses."""
        return giving.all_ready(g, seats, self.n)

    def _tired(self, s: State, seat: int, source: Card) -> list[Deployed]:
        return [
            ally
            for ally in s.players[seat].deployed
            if not ally.ready and ally.card != source and self.fits(ally.card, types_of(ally))
        ]


class ExhaustOwn(Counted, frozen=True):
    """``n`` ready allies of one's own, or all, are exhausted."""

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """The owner chooses."""
        return giving.exhaust_own(g, seat, self.n)

    def each(self, g: G, seats: Iterable[int], source: Card) -> Steps:
        """Every owner chooses."""
        return giving.all_exhaust(g, seats, self.n)


# -- modifiers --------------------------------------------------------------------------------------------


class _NextAttack(Verb, frozen=True):
    """Something waits on one ready ally for its next attack (FF-086)."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """There is a ready ally besides the source."""
        return any(ally.ready and ally.card != source for ally in s.players[seat].deployed)

    @staticmethod
    def _wait(g: G, seat: int, source: Card, kind: str, add: int) -> Steps:
        options = [Take(card) for card in _by_id(others_ready(g.s.players[seat], source))]
        choice = yield from one_of(g, seat, kind, source, options)
        ally = find(g.s.players[seat], choice.card)
        assert ally is not None
        g.s.day.order += 1
        ally.mods.append(Modifier(g.s.day.order, add))
        g.tell(Boosted(seat, ally.card, add))


class Boost(_NextAttack, frozen=True):
    """One ready ally has ``n`` more on its next attack."""

    n: int

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Any ready ally but the source."""
        return self._wait(g, seat, source, "boost", self.n)


class Double(_NextAttack, frozen=True):
    """One ready ally's next attack counts twice, at its place in the order."""

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Any ready ally but the source."""
        return self._wait(g, seat, source, "double", 0)


class Surge(Verb, frozen=True):
    """Each attack of a type has ``n`` more this turn (FF-085)."""

    type: Type
    n: int

    def do(self, g: G, seat: int, source: Card) -> None:
        """Items too."""
        day = g.s.day
        day.order += 1
        day.surges.append(Modifier(day.order, self.n, self.type))
        g.tell(Surged(seat, Element(self.type), self.n))


# -- types ------------------------------------------------------------------------------------------------


class AddType(Verb, frozen=True):
    """Up to ``n`` deployed allies have a chosen type as well this turn."""

    n: int
    type: Literal["any"] = "any"

    def can(self, s: State, seat: int, source: Card) -> bool:
        """Any ally lacks any type."""
        deployed = s.players[seat].deployed
        return any(ally.card != source and len(types_of(ally)) < len(TYPES) for ally in deployed)

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """First the type, then who."""
        options = [OfType(Element(kind)) for kind in TYPES if self._lacking(g.s, seat, source, kind)]
        kind = (yield from one_of(g, seat, "add_type", source, options)).element
        found = self._lacking(g.s, seat, source, kind)
        chosen = yield from some(g, seat, "who_learns", source, _by_id(found), self.n)
        for ally in found:
            if ally.card in chosen:
                ally.types.append(kind)
        if chosen:
            g.tell(TypeAdded(seat, kind, tuple(chosen)))

    @staticmethod
    def _lacking(s: State, seat: int, source: Card, kind: str) -> list[Deployed]:
        """Allies, in any state, that do not have a type."""
        allies = s.players[seat].deployed
        return [ally for ally in allies if ally.card != source and kind not in types_of(ally)]


class Nothing(Verb, frozen=True):
    """Only the exhausting."""

    def do(self, g: G, seat: int, source: Card) -> None:
        """That was all."""
