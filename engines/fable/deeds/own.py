"""What is done to one's own allies: readied, boosted, given types (5.2)."""

from __future__ import annotations

from engines.core.ask import Steps

from .. import hands
from ..asking import G
from ..cards import FIGURES, TYPES, Card
from ..events import Boosted, Surged, TypeAdded
from ..fight import types_of
from ..moves import Element, OfType, Take
from ..state import Deployed, Modifier, State, find, is_hero
from ..steps import AddType, Boost, Double, Ready, Surge
from .choose import one_of, some


def by_id(allies: list[Deployed]) -> list[Card]:
    """Their cards, sorted: of cards that are as good, silence takes the first (FF-183)."""
    return sorted(ally.card for ally in allies)


# -- ready ------------------------------------------------------------------------------------------------


def tired(s: State, seat: int, source: Card, step: Ready) -> list[Deployed]:
    """Exhausted allies that may be readied; never the source (FF-062)."""
    return [
        ally
        for ally in s.players[seat].deployed
        if not ally.ready
        and ally.card != source
        and FIGURES[ally.card].attack <= step.max_atk
        and (not step.type or step.type in types_of(ally))
        and (not step.hero or is_hero(ally.card))
    ]


def can_ready(s: State, seat: int, source: Card, step: Ready) -> bool:
    """Whether anybody can be readied."""
    return bool(tired(s, seat, source, step))


def ready(g: G, seat: int, source: Card, step: Ready) -> Steps:
    """Up to so many of them; 0: every one."""
    found = tired(g.s, seat, source, step)
    if step.n:
        chosen = yield from some(g, seat, "ready", source, by_id(found), step.n)
        found = [ally for ally in found if ally.card in chosen]
    hands.rouse(g, seat, found)


# -- modifiers --------------------------------------------------------------------------------------------


def waiting(s: State, seat: int, source: Card) -> list[Deployed]:
    """Ready allies whose next attack can be made better."""
    return [ally for ally in s.players[seat].deployed if ally.ready and ally.card != source]


def can_boost(s: State, seat: int, source: Card, step: object) -> bool:
    """Whether there is such an ally."""
    return any(ally.ready and ally.card != source for ally in s.players[seat].deployed)


def boost(g: G, seat: int, source: Card, step: Boost) -> Steps:
    """One ready ally has more on its next attack (FF-086)."""
    yield from _next_attack(g, seat, source, "boost", step.n)


def double(g: G, seat: int, source: Card, step: Double) -> Steps:
    """The next attack of one ready ally counts twice, at its place in the order."""
    yield from _next_attack(g, seat, source, "double", 0)


def _next_attack(g: G, seat: int, source: Card, kind: str, count: int) -> Steps:
    options = [Take(card) for card in by_id(waiting(g.s, seat, source))]
    choice = yield from one_of(g, seat, kind, source, options)
    ally = find(g.s.players[seat], choice.card)
    assert ally is not None
    g.s.day.order += 1
    ally.mods.append(Modifier(g.s.day.order, count))
    g.tell(Boosted(seat, ally.card, count))


def surge(g: G, seat: int, source: Card, step: Surge) -> None:
    """All attacks of a type are more until the turn ends (FF-085)."""
    day = g.s.day
    day.order += 1
    day.surges.append(Modifier(day.order, step.n, step.type))
    g.tell(Surged(seat, Element(step.type), step.n))


# -- types ------------------------------------------------------------------------------------------------


def without(s: State, seat: int, source: Card, kind: str) -> list[Deployed]:
    """Allies, in any state, that do not have a type."""
    allies = s.players[seat].deployed
    return [ally for ally in allies if ally.card != source and kind not in types_of(ally)]


def can_add_type(s: State, seat: int, source: Card, step: AddType) -> bool:
    """Whether any ally lacks any type."""
    deployed = s.players[seat].deployed
    return any(ally.card != source and len(types_of(ally)) < len(TYPES) for ally in deployed)


def add_type(g: G, seat: int, source: Card, step: AddType) -> Steps:
    """Choose a type; up to so many allies have it as well until the turn ends."""
    s = g.s
    options = [OfType(Element(kind)) for kind in TYPES if without(s, seat, source, kind)]
    kind = (yield from one_of(g, seat, "add_type", source, options)).element
    found = without(s, seat, source, kind)
    chosen = yield from some(g, seat, "who_learns", source, by_id(found), step.n)
    for ally in found:
        if ally.card in chosen:
            ally.types.append(kind)
    if chosen:
        g.tell(TypeAdded(seat, kind, tuple(chosen)))
