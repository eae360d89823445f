"""What a seat could hit a foe with, and a foe, as the sums of the computer player want them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from ..cards import FIGURES, FOES
from ..effects.own import ExhaustOwn
from ..glossary import Card
from ..passive import Adapt, Armor, Cap, NeedTypes, NoBoost, NoItems, Pack
from ..view import AllyView, EnemyView, ModView

#: Types as bits of a mask.
BITS = {"el": 1, "ma": 2, "po": 4, "pw": 8, "we": 16}
#: No limit on attacks by allies.
ENDLESS = 9


@dataclass(frozen=True, slots=True)
class Foe:
    """A foe as the sums want it, called or not."""

    card: Card
    fame: int
    left: int
    """What is still needed."""
    immune: tuple[str, ...]
    twice: tuple[str, ...]
    armor: int = 0
    cap: int = ENDLESS
    """How many more attacks by allies it takes."""
    items: bool = True
    """Whether items may strike it."""
    boosts: bool = True
    """Whether modifiers and surges count."""
    adapts: bool = False
    pack: int = 0
    kinds: int = 0
    """How many types must have hurt it."""
    dealt: int = 0
    """Bits of those that have."""
    lone: Card | None = None
    fresh: bool = True
    """No ally has attacked it yet."""
    struck: bool = False
    """An item has."""
    legend: bool = False


@cache
def unmet(card: Card) -> Foe:
    """A foe that has not been called."""
    foe = FOES[card]
    found = {type(aura): aura for aura in foe.aura}
    armor, cap, kinds, pack = found.get(Armor), found.get(Cap), found.get(NeedTypes), found.get(Pack)
    return Foe(
        card,
        foe.fame,
        foe.fame,
        foe.immune,
        foe.vulnerable,
        armor=armor.n if isinstance(armor, Armor) else 0,
        cap=cap.n if isinstance(cap, Cap) else ENDLESS,
        items=NoItems not in found,
        boosts=NoBoost not in found,
        adapts=Adapt in found,
        pack=pack.n if isinstance(pack, Pack) else 0,
        kinds=kinds.n if isinstance(kinds, NeedTypes) else 0,
        legend=card[0] == "L",
    )


def met(enemy: EnemyView) -> Foe:
    """A foe in combat."""
    plain = unmet(enemy.card) if enemy.card in FOES else Foe(enemy.card, enemy.fame, 0, (), ())
    return replace(
        plain,
        left=max(0, enemy.needs - enemy.tally),
        immune=enemy.immune,
        twice=enemy.vulnerable,
        cap=plain.cap - enemy.allies,
        dealt=sum(BITS[kind] for kind in enemy.dealt),
        lone=enemy.lone,
        fresh=enemy.allies == 0,
        struck=enemy.items > 0,
    )


@dataclass(frozen=True, slots=True)
class Arm:
    """One way to add to a tally."""

    card: Card
    way: str
    """basic, hit, item, ready, boost, or double."""
    value: int
    types: tuple[str, ...] = ()
    mods: tuple[ModView, ...] = ()
    price: float = 0.0
    """What its use costs, in fame."""
    actions: int = 0
    legend: int = 0
    """What more it does to legends."""
    strips: bool = False
    """It takes away the immunity that is in its way."""
    count: int = 0
    """Of ``ready``: how many allies at most."""
    again: tuple[Arm, ...] = ()
    """Of ``ready``: the attacks that those whom it may ready could make."""
    tired: bool = False
    """It stands among those: its ally is tired now."""


@dataclass(frozen=True, slots=True)
class Blow:
    """An arm used on a foe."""

    arm: Arm
    value: int
    type: str


@dataclass(frozen=True, slots=True)
class Way:
    """A way to beat a foe."""

    blows: tuple[Blow, ...]
    price: float
    actions: int
    exact: bool

    @property
    def allies(self) -> int:
        """How many attacks by allies."""
        return sum(blow.arm.way in ("basic", "hit") for blow in self.blows)

    @property
    def items(self) -> int:
        """How many by items."""
        return sum(blow.arm.way == "item" for blow in self.blows)

    @property
    def types(self) -> set[str]:
        """Types that hurt it."""
        return {blow.type for blow in self.blows if blow.value and blow.type}


@cache
def is_lone(card: Card) -> bool:
    """Whether no other ally may attack a foe after an ally's trait (FF-090)."""
    trait = FIGURES[card].trait
    return trait is not None and trait.only_if == "only_ally"


def without(arms: Iterable[Arm], way: Way) -> list[Arm]:
    """The arms that are left after a fight."""
    used = {blow.arm.card for blow in way.blows}
    return [arm for arm in arms if arm.card not in used]


def weary(arms: Sequence[Arm], allies: Sequence[AllyView], count: int) -> list[Arm]:
    """The arms that are left when the weakest ready allies are exhausted first (``exhaust_own``)."""
    ready = sorted((ally for ally in allies if ally.ready), key=lambda ally: (ally.attack, ally.card))
    gone = {ally.card for ally in ready[:count]}
    return [arm for arm in arms if arm.card not in gone]


@cache
def tires(card: Card) -> int:
    """How many allies a foe exhausts as it enters."""
    return sum(step.n for step in FOES[card].instant if isinstance(step, ExhaustOwn)) if card in FOES else 0
