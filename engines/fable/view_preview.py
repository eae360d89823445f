"""What an attack would do, told from a view: the arithmetic of :mod:`fight` for hints, players, pictures."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from .cards import FIGURES, FOES, ITEMS, MOONS, Card, Line
from .steps import (
    Armor,
    AttackBonus,
    Cap,
    FoeAura,
    ItemStrikeBonus,
    NeedTypes,
    NoBoost,
    NoItems,
    Strike,
    Strip,
)
from .view import AllyView, EnemyView, FableView, ModView


def _auras(foe: EnemyView) -> tuple[FoeAura, ...]:
    return FOES[foe.card].aura if foe.card in FOES else ()


def effective(
    view: FableView, foe: EnemyView, kind: str, value: int, mods: Sequence[ModView], item: bool
) -> int:
    """What an attack of ``value`` and type ``kind`` would add to the tally (FF-082).

    ``mods`` are those of the attacking ally, none for an item.
    """
    moon = MOONS[view.moon].do if view.moon is not None else None
    if isinstance(moon, AttackBonus):
        value += moon.n if moon.type == kind else 0
    elif item and isinstance(moon, ItemStrikeBonus):
        value += moon.n
    auras = _auras(foe)
    if not any(isinstance(aura, NoBoost) for aura in auras):
        surges = (surge for surge in view.day.surges if surge.type == kind)
        for mod in sorted((*mods, *surges), key=lambda mod: mod.order):
            value = value + mod.add if mod.add else value * 2
    for aura in auras:
        if isinstance(aura, Armor):
            value = max(0, value - aura.n)
    if kind in foe.immune:
        return 0
    return value * 2 if kind in foe.vulnerable else value


def may_attack(foe: EnemyView, ally: str) -> bool:
    """Whether an ally's attack may be aimed at a foe (FF-090, ``cap``)."""
    if foe.lone is not None and foe.lone != ally:
        return False
    return not any(isinstance(aura, Cap) and foe.allies >= aura.n for aura in _auras(foe))


def may_strike(foe: EnemyView) -> bool:
    """Whether an item may be aimed at a foe (``no_items``)."""
    return not any(isinstance(aura, NoItems) for aura in _auras(foe))


def fells(foe: EnemyView, kind: str, value: int) -> bool:
    """Whether an attack that adds ``value`` to the tally defeats the foe (FF-087)."""
    if foe.tally + value < foe.needs:
        return False
    dealt = {*foe.dealt, kind} if value else set(foe.dealt)
    return not any(isinstance(aura, NeedTypes) and len(dealt) < aura.n for aura in _auras(foe))


def counted(view: FableView, seat: int, source: str, strike: Strike) -> int:
    """The value of a strike, what it counts included."""
    if not strike.plus:
        return strike.n
    ready = [ally for ally in view.seats[seat].deployed if ally.ready and ally.card != source]
    if strike.plus == "ready_allies":
        return strike.n + len(ready)
    return strike.n + len({kind for ally in ready for kind in ally.types})


def strength(view: FableView, seat: int, ally: str) -> int:
    """The value of an ally's HIT trait, whatever it is aimed at; 0 where it has none."""
    line = FIGURES[ally].trait
    found = (step for step in line.do if isinstance(step, Strike)) if line is not None else iter(())
    return max((counted(view, seat, ally, step) for step in found), default=0)


def basic(view: FableView, foe: EnemyView, ally: AllyView) -> tuple[str, int] | None:
    """Best type of a basic attack and what it would do; None: it may not be aimed at this foe."""
    if not may_attack(foe, ally.card):
        return None
    return _best(view, foe, ally.types, ally.attack, ally.mods)


def hit(view: FableView, foe: EnemyView, ally: AllyView, seat: int) -> tuple[str, int] | None:
    """The same of a HIT trait; None as well where the ally has none, or its condition is not met."""
    line = FIGURES[ally.card].trait
    strike = _strike(line, foe) if line is not None and line.kind == "hit" else None
    if strike is None or not may_attack(foe, ally.card):
        return None
    return _best(view, foe, ally.types, counted(view, seat, ally.card, strike), ally.mods)


def thrown(view: FableView, foe: EnemyView, item: Card) -> tuple[str, int] | None:
    """The same of an item's strike."""
    line = ITEMS[item].trait
    strike = _strike(line, foe)
    if strike is None or not may_strike(foe):
        return None
    if any(isinstance(step, Strip) for step in line.do):
        # It takes an immunity first: one of its own types, if that stands in the way.
        bared = [(kind, tuple(has for has in foe.immune if has != kind)) for kind in strike.types]
        found = [_best(view, replace(foe, immune=left), (kind,), strike.n) for kind, left in bared]
        return max((one for one in found if one), key=lambda one: (fells(foe, *one), one[1]), default=None)
    return _best(view, foe, strike.types, strike.n)


def strikes(item: Card) -> bool:
    """Whether an item attacks."""
    return any(isinstance(step, Strike) for step in ITEMS[item].trait.do)


def _strike(line: Line, foe: EnemyView) -> Strike | None:
    steps = line.do
    met = (line.only_if != "only_ally" or foe.allies == 0) and (
        line.only_if != "foe_legend" or foe.kind == "legend"
    )
    if not met:
        steps = line.otherwise
    return next((step for step in steps if isinstance(step, Strike)), None)


def _best(
    view: FableView,
    foe: EnemyView,
    kinds: Sequence[str],
    value: int,
    mods: Sequence[ModView] | None = None,
) -> tuple[str, int] | None:
    """``mods`` None: an item strikes."""
    item = mods is None
    found = [(kind, effective(view, foe, kind, value, mods or (), item)) for kind in kinds]
    return max(found, key=lambda one: (fells(foe, *one), one[1]), default=None)
