"""Words that do nothing by themselves and are looked up where they count: auras of foes (5.3), and what a
lasting moon card changes (5.11)."""

from __future__ import annotations

from engines.core.effects import Verb

from .glossary import Type


class Counted(Verb, frozen=True):
    """A word with a number and nothing else."""

    n: int


# -- auras of foes ----------------------------------------------------------------------------------------


class Armor(Counted, frozen=True):
    """Every attack is ``n`` less before doubling."""


class Cap(Counted, frozen=True):
    """At most ``n`` ally attacks."""


class NoItems(Verb, frozen=True):
    """No item strikes."""


class NoBoost(Verb, frozen=True):
    """Modifiers and surges do not count."""


class Adapt(Verb, frozen=True):
    """Immune to each type that has hurt it."""


class Pack(Counted, frozen=True):
    """Requirement ``n`` more for each other foe of the combat."""


class NeedTypes(Counted, frozen=True):
    """``n`` different types must have dealt 1 or more."""


# -- lasting moon cards -----------------------------------------------------------------------------------


class AttackBonus(Verb, frozen=True):
    """Every attack of a type is ``n`` more."""

    type: Type
    n: int


class AllyCost(Verb, frozen=True):
    """Allies in the market cost ``n`` more (it is negative), at least ``min`` before discounts."""

    n: int
    min: int


class ItemStrikeBonus(Counted, frozen=True):
    """Item strikes are ``n`` more."""


class ContractBonus(Counted, frozen=True):
    """Each scored contract gives ``n`` more, from the next dusk on."""


class NoReactions(Verb, frozen=True):
    """Optional reactions cannot be used."""


class ExtraAction(Counted, frozen=True):
    """``n`` actions more at dawn, for the leader too."""


class NoFailDiscard(Verb, frozen=True):
    """No ally is discarded for undefeated foes."""


class SpottedFrom(Counted, frozen=True):
    """Monsters of fame ``n`` or more count as spotted."""


Aura = Armor | Cap | NoItems | NoBoost | Adapt | Pack | NeedTypes
Lasting = (
    AttackBonus | AllyCost | ItemStrikeBonus | ContractBonus | NoReactions | ExtraAction | NoFailDiscard
    | SpottedFrom
)  # fmt: skip
