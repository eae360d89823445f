"""What an attack would do, told from a view, for hints, players and pictures: the arithmetic of
:mod:`engines.fable.fight`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from .. import felling, fight
from ..cards import FIGURES, ITEMS, Trait
from ..effects.foes import Strip
from ..effects.strikes import Strike
from ..fight import may_attack, may_strike
from ..glossary import Card
from . import FableView
from .allies import AllyView, ModView
from .foes import EnemyView


def effective(
    view: FableView,
    foe: EnemyView,
    kind: str,
    value: int,
    mods: Sequence[ModView],
    *,
    item: bool,
    immune: Collection[str] | None = None,
) -> int:
    """What an attack of ``value`` and type ``kind`` would add to the tally (FF-082).

    ``mods`` are those of the attacking ally, none for an item; ``immune`` the foe's types, if not those that
    it has now.
    """
    return fight.effective(
        foe.card,
        kind,
        value,
        moon=view.moon,
        mods=mods,
        surges=view.day.surges,
        immune=foe.immune if immune is None else immune,
        vulnerable=foe.vulnerable,
        item=item,
    )


def fells(foe: EnemyView, kind: str, value: int) -> bool:
    """Whether an attack that adds ``value`` to the tally defeats the foe (FF-087)."""
    dealt = {*foe.dealt, kind} if value else foe.dealt
    return fight.falls(foe.card, foe.tally + value, foe.needs, dealt)


def counted(view: FableView, seat: int, source: str, strike: Strike) -> int:
    """The value of a strike, what it counts included."""
    allies = view.seats[seat].deployed
    return strike.counted([ally.types for ally in allies if ally.ready and ally.card != source])


def strength(view: FableView, seat: int, ally: str) -> int:
    """The value of an ally's HIT trait, whatever it is aimed at; 0 where it has none."""
    line = FIGURES[ally].trait
    found = () if line is None else (verb for verb in line.do if isinstance(verb, Strike))
    return max((counted(view, seat, ally, strike) for strike in found), default=0)


def basic(view: FableView, foe: EnemyView, ally: AllyView) -> tuple[str, int] | None:
    """Best type of a basic attack and what it would do; None: it may not be aimed at this foe."""
    if not may_attack(foe, ally.card):
        return None
    return _best(view, foe, ally.types, ally.attack, ally.mods)


def hit(view: FableView, foe: EnemyView, ally: AllyView, seat: int) -> tuple[str, int] | None:
    """The same of a HIT trait; None as well where the ally has none, or its condition is not met."""
    line = FIGURES[ally.card].trait
    strike = strike_at(line, foe) if line is not None and line.kind == "hit" else None
    if strike is None or not may_attack(foe, ally.card):
        return None
    return _best(view, foe, ally.types, counted(view, seat, ally.card, strike), ally.mods)


def thrown(view: FableView, foe: EnemyView, item: Card) -> tuple[str, int] | None:
    """The same of an item's strike."""
    line = ITEMS[item].trait
    strike = strike_at(line, foe)
    if strike is None or not may_strike(foe):
        return None
    # It may take an immunity first: one of its own types, if that stands in the way.
    strips = any(isinstance(verb, Strip) for verb in line.do)
    return _best(view, foe, strike.types, strike.n, strips=strips)


def felling_way(view: FableView, foe: EnemyView) -> tuple[felling.Blow, ...] | None:
    """How the viewer would fell a foe, in combat or not, for the least, as :func:`.felling.way` has it."""
    if not felling.plain(foe.card) or view.own is None or view.seat is None:
        return None
    dealt, blows = view.day.dealt, []
    for ally in view.seats[view.seat].deployed:
        if ally.ready and may_attack(foe, ally.card):
            value = partial(_value, view, foe, ally.attack, ally.mods)
            blows.append(felling.Blow(ally.card, *felling.best(ally.types, dealt, value), ally.attack))
    strikes = felling.STRIKES[foe.kind == "legend"] if may_strike(foe) else {}
    for held in view.own.hand:
        strike = strikes.get(held.card)
        if strike is not None:
            value = partial(_value, view, foe, strike.n, None)
            blows.append(felling.Blow(held.card, *felling.best(strike.types, dealt, value), strike.n))
    return felling.cheapest(blows, foe.needs - foe.tally, felling.room(foe))


def _value(view: FableView, foe: EnemyView, n: int, mods: Sequence[ModView] | None, kind: str) -> int:
    """``mods`` None: an item strikes."""
    return effective(view, foe, kind, n, mods or (), item=mods is None)


def strikes(item: Card) -> bool:
    """Whether an item attacks."""
    return any(isinstance(verb, Strike) for verb in ITEMS[item].trait.do)


def strike_at(line: Trait, foe: EnemyView) -> Strike | None:
    """The strike of a line that is aimed at a foe; None: it strikes nobody, or not this one."""
    verbs = line.do if fight.meets(foe, line.only_if) else line.otherwise
    return next((verb for verb in verbs if isinstance(verb, Strike)), None)


def _best(
    view: FableView,
    foe: EnemyView,
    kinds: Sequence[str],
    value: int,
    mods: Sequence[ModView] | None = None,
    *,
    strips: bool = False,
) -> tuple[str, int] | None:
    """``mods`` None: an item strikes; ``strips``: the immunity to its type does not count."""
    found = [
        (
            kind,
            effective(
                view,
                foe,
                kind,
                value,
                mods or (),
                item=mods is None,
                immune=[has for has in foe.immune if has != kind] if strips else None,
            ),
        )
        for kind in kinds
    ]
    return max(found, key=lambda one: (fells(foe, *one), one[1]), default=None)
