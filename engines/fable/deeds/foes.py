"""What is done to foes of the open combat: struck, exposed, stripped, weakened, sent away, called (5.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.core.ask import Steps

from .. import combat, fight, hands
from ..asking import G
from ..cards import TYPES, Card, FoeCard, Line, Type
from ..events import Dismissed, Exposed, Stripped, Weakened
from ..moves import Aim, AimAs, Element
from ..state import Enemy, State
from ..steps import Dismiss, Expose, Strike, Strip, Weaken
from .choose import one_of


def _by_id(foes: Iterable[Enemy]) -> list[Enemy]:
    return sorted(foes, key=lambda foe: foe.card)


def _aimed(g: G, seat: int, kind: str, source: Card, foes: Iterable[Enemy]) -> Steps:
    """One of some foes."""
    options = [Aim(foe.card) for foe in _by_id(foes)]
    choice = yield from one_of(g, seat, kind, source, options)
    return fight.enemy(g.s, choice.foe)


# -- strikes ----------------------------------------------------------------------------------------------


def can_strike(s: State, seat: int, source: Card, step: Strike) -> bool:
    """Whether an item has a target (FF-202)."""
    return any(map(fight.may_strike, s.combat))


def strike(g: G, seat: int, source: Card, step: Strike) -> Steps:
    """An item's attack on one foe with one of its types."""
    yield from throw(g, seat, source, {foe.card: step for foe in g.s.combat})


def throw(g: G, seat: int, source: Card, by_foe: dict[FoeCard, Strike]) -> Steps:
    """The same where the foe decides which strike it is."""
    foes = [foe for foe in _by_id(g.s.combat) if foe.card in by_foe and fight.may_strike(foe)]
    options = [AimAs(foe.card, Element(kind)) for foe in foes for kind in by_foe[foe.card].types]
    choice = yield from one_of(g, seat, "strike", source, options)
    value = fight.strike_value(g.s, seat, source, by_foe[choice.foe])
    yield from combat.strike(g, seat, choice.foe, choice.element, value, source)


def hit(g: G, seat: int, source: Card, line: Line) -> Steps:
    """A HIT line that an ally copies: an attack with one of its own types."""
    ally = next(ally for ally in g.s.players[seat].deployed if ally.card == source)
    options = [AimAs(foe, Element(kind)) for foe, kind in sorted(fight.hits(g.s, ally, line))]
    choice = yield from one_of(g, seat, "strike", source, options)
    (step,) = line.do
    assert isinstance(step, Strike)
    lone = line.only_if == "only_ally"
    yield from combat.trait_strike(g, seat, source, step, choice.foe, choice.element, lone=lone)


# -- what makes foes weaker -------------------------------------------------------------------------------


def _exposable(foe: Enemy) -> Iterator[Type]:
    known = (*fight.foe_of(foe.card).vulnerable, *foe.exposed)
    return (kind for kind in TYPES if kind not in known)


def can_expose(s: State, seat: int, source: Card, step: Expose) -> bool:
    """Whether a foe is not vulnerable to everything yet."""
    return any(any(_exposable(foe)) for foe in s.combat)


def expose(g: G, seat: int, source: Card, step: Expose) -> Steps:
    """One foe becomes vulnerable to a chosen type; where it is immune, immunity wins (FF-083)."""
    options = [AimAs(foe.card, Element(kind)) for foe in _by_id(g.s.combat) for kind in _exposable(foe)]
    choice = yield from one_of(g, seat, "expose", source, options)
    foe = fight.enemy(g.s, choice.foe)
    assert foe is not None
    foe.exposed.append(choice.element)
    g.tell(Exposed(seat, foe.card, choice.element))


def can_strip(s: State, seat: int, source: Card, step: Strip) -> bool:
    """Whether a foe is immune to anything."""
    return any(map(fight.immunities, s.combat))


def strip(g: G, seat: int, source: Card, step: Strip) -> Steps:
    """One foe loses so many immunities (0: all), also those it has adapted to."""
    immune = [foe for foe in g.s.combat if fight.immunities(foe)]
    most = step.n or len(TYPES)
    if any(len(fight.immunities(foe)) > most for foe in immune):
        taken = yield from _chosen(g, seat, source, immune, most)
    else:
        foe = yield from _aimed(g, seat, "strip", source, immune)
        taken = foe, fight.immunities(foe)
    foe, kinds = taken
    for kind in kinds:
        if kind in foe.adapted:
            foe.adapted.remove(kind)
        if kind in fight.foe_of(foe.card).immune:
            foe.stripped.append(kind)
    g.tell(Stripped(seat, foe.card, tuple(map(Element, kinds))))


def _chosen(g: G, seat: int, source: Card, immune: list[Enemy], most: int) -> Steps:
    """A foe, and which of its immunities, one after another."""
    target: Enemy | None = None
    kinds: list[Type] = []
    while len(kinds) < most:
        options = [
            AimAs(foe.card, Element(kind))
            for foe in (_by_id(immune) if target is None else (target,))
            for kind in fight.immunities(foe)
            if kind not in kinds
        ]
        if not options:
            break
        choice = yield from one_of(g, seat, "strip_type", source, options)
        target = fight.enemy(g.s, choice.foe)
        kinds.append(choice.element)
    return target, kinds


def _requiring(s: State) -> list[Enemy]:
    """Foes whose requirement can fall; in the window of a foe that entered, that one."""
    window = s.window
    entered = window.cards if window is not None and window.trigger == "foe_enters" else None
    return [foe for foe in s.combat if fight.needs(s, foe) and (entered is None or foe.card in entered)]


def can_weaken(s: State, seat: int, source: Card, step: Weaken) -> bool:
    """Whether there is such a foe."""
    return bool(_requiring(s))


def weaken(g: G, seat: int, source: Card, step: Weaken) -> Steps:
    """The requirement of one foe is less (FF-087)."""
    foe = yield from _aimed(g, seat, "weaken", source, _requiring(g.s))
    yield from weaken_that(g, seat, foe, step)


def weaken_that(g: G, seat: int, foe: Enemy, step: Weaken) -> Steps:
    """The requirement of that foe is less, not below 0."""
    count = min(step.n, fight.needs(g.s, foe))
    foe.less += count
    g.tell(Weakened(seat, foe.card, count))
    yield from combat.check(g)


def can_dismiss(s: State, seat: int, source: Card, step: Dismiss) -> bool:
    """Whether there is a foe."""
    return bool(s.combat)


def dismiss(g: G, seat: int, source: Card, step: Dismiss) -> Steps:
    """One foe goes back into its deck: no fame, no penalty."""
    foe = yield from _aimed(g, seat, "dismiss", source, g.s.combat)
    g.s.combat.remove(foe)
    g.tell(Dismissed(seat, foe.card))
    hands.shuffle_in(g, foe.card)
    yield from combat.check(g)


# -- call -------------------------------------------------------------------------------------------------


def can_call(s: State, seat: int, source: Card, step: object) -> bool:
    """Whether a combat with a legend can be started."""
    return not s.combat and bool(s.decks["legend"])


def call(g: G, seat: int, source: Card, following: Weaken | None) -> Steps:
    """A combat with the top legend, for no action; what follows in the line is done to that legend."""
    legend = g.s.decks["legend"][-1]
    yield from combat.call(g, "legend")
    foe = fight.enemy(g.s, legend)
    if foe is not None and following is not None:
        yield from weaken_that(g, seat, foe, following)
