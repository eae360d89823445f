"""The arithmetic of an attack (3.9, 5.3), over small facts: rules ask it of the state; hints, pictures and
players of what a seat sees."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from .glossary import Ally, Card, FoeCard, is_legend
from .passive import Adapt, Armor, AttackBonus, Cap, ItemStrikeBonus, NeedTypes, NoBoost, NoItems
from .printed import aura, lasting


class Mod(Protocol):
    """A bonus that waits on an ally or on a type; ``add`` 0: twice as much."""

    @property
    def order(self) -> int:
        """When it was played: they count in this order."""

    @property
    def add(self) -> int:
        """How much more."""

    @property
    def type(self) -> str:
        """The type it waits on; empty: an ally."""


class Fought(Protocol):
    """A foe in combat, as far as it says who may attack it."""

    @property
    def card(self) -> FoeCard:
        """Its card."""

    @property
    def allies(self) -> int:
        """Attacks that allies have made on it."""

    @property
    def lone(self) -> Ally | None:
        """The only ally that may attack it."""


def damage(
    value: int,
    mods: Iterable[Mod],
    *,
    bonus: int = 0,
    armor: int = 0,
    immune: bool = False,
    twice: bool = False,
) -> int:
    """What a basic attack or strike of ``value`` adds to a tally, in the order of FF-082 (b) to (e)."""
    if immune:
        return 0
    value += bonus
    for mod in sorted(mods, key=_order):
        value = value + mod.add if mod.add else value * 2
    value = max(0, value - armor)
    return value * 2 if twice else value


def _order(mod: Mod) -> int:
    return mod.order


def moon_bonus(moon: Card | None, type: str, *, item: bool) -> int:
    """What the active moon card adds to attacks of a type, or to what items strike (FF-082 b)."""
    if moon is None:
        return 0
    if item and (strikes := lasting(moon, ItemStrikeBonus)) is not None:
        return strikes.n
    attacks = lasting(moon, AttackBonus)
    return attacks.n if attacks is not None and attacks.type == type else 0


def effective(
    foe: FoeCard,
    type: str,
    value: int,
    *,
    moon: Card | None,
    mods: Sequence[Mod],
    surges: Sequence[Mod],
    immune: Collection[str],
    vulnerable: Collection[str],
    item: bool,
) -> int:
    """:func:`damage` of an attack on a foe, by what its card and the moon say; ``mods`` are those of the
    attacking ally, ``immune`` and ``vulnerable`` the foe's types now."""
    if type in immune:
        return 0
    if aura(foe, NoBoost) is not None:
        mods = ()
    elif surges:
        mods = (*mods, *(surge for surge in surges if surge.type == type))
    armor = aura(foe, Armor)
    return damage(
        value,
        mods,
        bonus=moon_bonus(moon, type, item=item),
        armor=0 if armor is None else armor.n,
        twice=type in vulnerable,
    )


def may_attack(foe: Fought, ally: str) -> bool:
    """Whether an ally's attack may be aimed at a foe at all (FF-090, ``cap``)."""
    if foe.lone is not None and foe.lone != ally:
        return False
    cap = aura(foe.card, Cap)
    return cap is None or foe.allies < cap.n


def may_strike(foe: Fought) -> bool:
    """Whether an item's strike may be aimed at a foe (``no_items``)."""
    return aura(foe.card, NoItems) is None


def meets(foe: Fought, only_if: str) -> bool:
    """Whether a line's condition is met by the foe it is aimed at (5.2)."""
    if only_if == "only_ally":
        return foe.allies == 0
    return only_if != "foe_legend" or is_legend(foe.card)


def types_needed(foe: FoeCard) -> int:
    """How many different types must have hurt a foe before it falls (``need_types``)."""
    wanted = aura(foe, NeedTypes)
    return 0 if wanted is None else wanted.n


def falls(foe: FoeCard, tally: int, needs: int, dealt: Collection[str]) -> bool:
    """Whether a foe is defeated with this tally, hurt by these types (FF-087)."""
    return tally >= needs and len(dealt) >= types_needed(foe)


def hardens(foe: FoeCard) -> bool:
    """Whether a foe becomes immune to what hurts it (``adapt``)."""
    return aura(foe, Adapt) is not None
