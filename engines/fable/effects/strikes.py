"""Strikes: attacks by items, and by traits that are attacks (HIT; 5.1, 5.2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from engines.core.ask import Steps

from .. import combat
from ..choosing import one_of
from ..fight import may_strike, meets
from ..foes import hits, others_ready, types_of
from ..glossary import Ally, Card, Element, FoeCard, Type
from ..options import AimAs
from ..state import G, State, find
from ..verbs import AnyLine, Verb
from .foes import by_id


class Strike(Verb, frozen=True):
    """One attack of ``n`` plus what ``plus`` counts; an ally uses one own type, an item one of ``types``."""

    n: int
    plus: Literal["", "ready_allies", "types_ready"] = ""
    types: tuple[Type, ...] = ()

    def counted(self, others: Collection[Sequence[str]]) -> int:
        """Its value; ``others`` are the types of each ready ally but the source (FF-062)."""
        if not self.plus:
            return self.n
        if self.plus == "ready_allies":
            return self.n + len(others)
        return self.n + len({type for types in others for type in types})

    def value(self, s: State, seat: int, source: Card) -> int:
        """The same by the state."""
        if not self.plus:
            return self.n
        return self.counted([types_of(ally) for ally in others_ready(s.players[seat], source)])

    def can(self, s: State, seat: int, source: Card) -> bool:
        """An item needs a target (FF-202)."""
        return any(map(may_strike, s.combat))

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """An item's attack on one foe with one of its types."""
        return _throw(g, seat, source, {foe.card: self for foe in g.s.combat})

    def hit(self, g: G, seat: int, source: Ally, foe: FoeCard, type: Type, line: AnyLine) -> Steps:
        """An ally's attack by a HIT line. The ally was exhausted before, its modifiers count all the same
        (FF-061)."""
        lone = line.only_if == "only_ally"
        return combat.strike(g, seat, foe, type, self.value(g.s, seat, source), source, lone=lone)

    def can_begin(self, s: State, seat: int, source: Card, line: AnyLine, verbs: Sequence[Verb]) -> bool:
        """Of a HIT line: whether the ally has a target."""
        if line.kind != "hit":
            return super().can_begin(s, seat, source, line, verbs)
        ally = find(s.players[seat], source)
        return ally is not None and bool(hits(s, ally, line.only_if))

    def begin(self, g: G, seat: int, source: Card, line: AnyLine, verbs: Sequence[Verb]) -> Steps:
        """A HIT line is an attack with one of the ally's types; of an item that strikes legends otherwise the
        foe decides which strike it is."""
        if line.kind == "hit":
            return self._copied(g, seat, source, line)
        if line.only_if != "foe_legend":
            return super().begin(g, seat, source, line, verbs)
        strikes = {}
        for foe in g.s.combat:
            (strike,) = line.do if meets(foe, line.only_if) else line.otherwise
            assert isinstance(strike, Strike)
            strikes[foe.card] = strike
        return _throw(g, seat, source, strikes)

    def _copied(self, g: G, seat: int, source: Ally, line: AnyLine) -> Steps:
        """A HIT line that an ally copies: it chooses its target now."""
        ally = find(g.s.players[seat], source)
        assert ally is not None
        options = [AimAs(foe, Element(kind)) for foe, kind in sorted(hits(g.s, ally, line.only_if))]
        choice = yield from one_of(g, seat, "strike", source, options)
        yield from self.hit(g, seat, source, choice.foe, choice.element, line)


def _throw(g: G, seat: int, source: Card, strikes: dict[FoeCard, Strike]) -> Steps:
    """An item's attack on one foe, by foe the strike that it would be."""
    foes = [foe for foe in by_id(g.s.combat) if foe.card in strikes and may_strike(foe)]
    options = [AimAs(foe.card, Element(kind)) for foe in foes for kind in strikes[foe.card].types]
    choice = yield from one_of(g, seat, "strike", source, options)
    value = strikes[choice.foe].value(g.s, seat, source)
    yield from combat.strike(g, seat, choice.foe, choice.element, value, source)
