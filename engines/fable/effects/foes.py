"""What is done to foes of the open combat: exposed, stripped, weakened, sent away, called (5.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from engines.core.ask import UNASKED, Steps

from .. import combat
from ..choosing import one_of
from ..decks import shuffle_in
from ..events import Dismissed, Exposed, Stripped, Weakened
from ..foes import enemy, immunities, needs
from ..glossary import TYPES, Card, Element, Type
from ..options import Aim, AimAs
from ..printed import IMMUNE, VULNERABLE
from ..state import Enemy, G, State
from ..verbs import AnyLine, Counted, Verb


def by_id(foes: Iterable[Enemy]) -> list[Enemy]:
    """Foes by their cards: of those that are as good, silence takes the first (FF-183)."""
    return sorted(foes, key=lambda foe: foe.card)


def _aimed(g: G, seat: int, kind: str, source: Card, foes: Iterable[Enemy]) -> Steps:
    """One of some foes."""
    options = [Aim(foe.card) for foe in by_id(foes)]
    choice = yield from one_of(g, seat, kind, source, options)
    return enemy(g.s, choice.foe)


class Expose(Verb, frozen=True):
    """One foe becomes vulnerable to a chosen type; where it is immune, immunity wins (FF-083)."""

    type: Literal["any"] = "any"

    def can(self, s: State, seat: int, source: Card) -> bool:
        """A foe is not vulnerable to everything yet."""
        return any(any(self._types(foe)) for foe in s.combat)

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Any foe, any type it lacks."""
        options = [AimAs(foe.card, Element(kind)) for foe in by_id(g.s.combat) for kind in self._types(foe)]
        choice = yield from one_of(g, seat, "expose", source, options)
        foe = enemy(g.s, choice.foe)
        assert foe is not None
        foe.exposed.append(choice.element)
        g.tell(Exposed(seat, foe.card, choice.element))

    @staticmethod
    def _types(foe: Enemy) -> Iterator[Type]:
        known = (*VULNERABLE[foe.card], *foe.exposed)
        return (kind for kind in TYPES if kind not in known)


class Strip(Counted, frozen=True):
    """One foe loses ``n`` immunities, also those it has adapted to; 0: all."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """A foe is immune to anything."""
        return any(map(immunities, s.combat))

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Which immunities, is asked only of a foe that keeps some."""
        immune = [foe for foe in g.s.combat if immunities(foe)]
        most = self.n or len(TYPES)
        if any(len(immunities(foe)) > most for foe in immune):
            foe, kinds = yield from self._chosen(g, seat, source, immune, most)
        else:
            foe = yield from _aimed(g, seat, "strip", source, immune)
            kinds = immunities(foe)
        for kind in kinds:
            if kind in foe.adapted:
                foe.adapted.remove(kind)
            if kind in IMMUNE[foe.card]:
                foe.stripped.append(kind)
        g.tell(Stripped(seat, foe.card, tuple(map(Element, kinds))))

    @staticmethod
    def _chosen(g: G, seat: int, source: Card, immune: list[Enemy], most: int) -> Steps:
        """A foe, and which of its immunities, one after another."""
        target: Enemy | None = None
        kinds: list[Type] = []
        while len(kinds) < most:
            options = [
                AimAs(foe.card, Element(kind))
                for foe in (by_id(immune) if target is None else (target,))
                for kind in immunities(foe)
                if kind not in kinds
            ]
            if not options:
                break
            choice = yield from one_of(g, seat, "strip_type", source, options)
            target = enemy(g.s, choice.foe)
            kinds.append(choice.element)
        return target, kinds


class Weaken(Counted, frozen=True):
    """One foe's requirement is ``n`` less, not below 0 (FF-087)."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """There is such a foe."""
        return bool(self._requiring(s))

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Any of them."""
        foe = yield from _aimed(g, seat, "weaken", source, self._requiring(g.s))
        yield from self.that(g, seat, foe)

    def that(self, g: G, seat: int, foe: Enemy) -> Steps:
        """That foe, unasked."""
        count = min(self.n, needs(g.s, foe))
        foe.less += count
        g.tell(Weakened(seat, foe.card, count))
        return combat.check(g)

    @staticmethod
    def _requiring(s: State) -> list[Enemy]:
        """Foes whose requirement can fall; in the window of a foe that entered, that one."""
        window = s.window
        entered = window.cards if window is not None and window.trigger == "foe_enters" else None
        return [foe for foe in s.combat if needs(s, foe) and (entered is None or foe.card in entered)]


class Dismiss(Verb, frozen=True):
    """One foe goes back into its deck: no fame, no penalty."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """There is a foe."""
        return bool(s.combat)

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Any foe; others may fall for it (``pack``)."""
        foe = yield from _aimed(g, seat, "dismiss", source, g.s.combat)
        g.s.combat.remove(foe)
        g.tell(Dismissed(seat, foe.card))
        shuffle_in(g, foe.card)
        yield from combat.check(g)


class Call(Verb, frozen=True):
    """A combat with the top legend, for no further action."""

    deck: Literal["legend"] = "legend"

    def can(self, s: State, seat: int, source: Card) -> bool:
        """No combat is open, and there is a legend."""
        return not s.combat and bool(s.decks["legend"])

    def can_begin(self, s: State, seat: int, source: Card, line: AnyLine, verbs: Sequence[Verb]) -> bool:
        """What follows is done to the foe that is called (5.2): without it, nothing is."""
        return self.can(s, seat, source)

    def begin(self, g: G, seat: int, source: Card, line: AnyLine, verbs: Sequence[Verb]) -> Steps:
        """The combat, and what follows in the line done to that legend."""
        return self._call(g, seat, verbs[1:]) if self.can(g.s, seat, source) else UNASKED

    @staticmethod
    def _call(g: G, seat: int, following: Sequence[Verb]) -> Steps:
        legend = g.s.decks["legend"][-1]
        yield from combat.call(g, "legend")
        for verb in following:
            assert isinstance(verb, Weaken)
            foe = enemy(g.s, legend)
            if foe is not None:
                yield from verb.that(g, seat, foe)
