"""What a seat could hit a foe with, and the cheapest way to beat it: the sums behind every fight that the
computer player picks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from ..cards import FIGURES, FOES
from ..effects.own import ExhaustOwn
from ..passive import Adapt, Armor, AttackBonus, Cap, ItemStrikeBonus, NeedTypes, NoBoost, NoItems, Pack
from ..printed import lasting
from ..terms import Card
from ..view import AllyView, EnemyView, FableView, ModView

#: Tallies are reckoned with up to so much beyond what is needed: an exact one may be wanted.
OVER = 6
_BITS = {"el": 1, "ma": 2, "po": 4, "pw": 8, "we": 16}
_ENDLESS = 9
_HELPS = ("boost", "double")


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
    cap: int = _ENDLESS
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
        cap=cap.n if isinstance(cap, Cap) else _ENDLESS,
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
        dealt=sum(_BITS[kind] for kind in enemy.dealt),
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


class Sums:
    """The arithmetic of one moment: what counts for every attack (FF-082)."""

    __slots__ = ("item_more", "moon_type", "more", "surges")

    def __init__(self, view: FableView) -> None:
        attacks, strikes = lasting(view.moon, AttackBonus), lasting(view.moon, ItemStrikeBonus)
        self.moon_type = attacks.type if attacks is not None else ""
        self.more = attacks.n if attacks is not None else 0
        self.item_more = strikes.n if strikes is not None else 0
        self.surges = view.day.surges

    def blow(self, foe: Foe, arm: Arm) -> tuple[int, str]:
        """What an attack does with its best type."""
        best, kind = -1, ""
        for each in arm.types:
            value = arm.value + (arm.legend if foe.legend else 0)
            if each in foe.immune and not arm.strips:
                value = 0
            else:
                value += self.item_more if arm.way == "item" else 0
                if each == self.moon_type:
                    value += self.more
                if foe.boosts and (arm.mods or self.surges):
                    mods = (*arm.mods, *(surge for surge in self.surges if surge.type == each))
                    for mod in sorted(mods, key=lambda mod: mod.order):
                        value = value + mod.add if mod.add else value * 2
                if foe.armor:
                    value = max(0, value - foe.armor)
                if each in foe.twice:
                    value *= 2
            if value > best or (value == best and not foe.dealt & _BITS[each]):
                best, kind = value, each
        return max(0, best), kind

    # -- the cheapest way ---------------------------------------------------------------------------------

    def blows(self, foe: Foe, arms: Sequence[Arm]) -> list[list[Blow]]:
        """What each card could do, by card: one of the blows at most is struck."""
        groups: dict[Card, list[Blow]] = {}
        hits: list[int] = []
        helps: list[Arm] = []
        for arm in arms:
            if arm.way in ("basic", "hit", "item"):
                if not self._allowed(foe, arm):
                    continue
                value, kind = self.blow(foe, arm)
                if value:
                    groups.setdefault(arm.card, []).append(Blow(arm, value, kind))
                if arm.way == "basic":
                    hits.append(value)
            else:
                helps.append(arm)
        for arm in helps:
            value = self._help(foe, arm, arms, hits)
            if value:
                groups.setdefault(arm.card, []).append(Blow(arm, value, ""))
        return list(groups.values())

    def _roused(self, foe: Foe, arm: Arm, blows: Sequence[Blow]) -> int:
        """What those would do whom an arm readies: who is tired now, or is after these blows."""
        used = {blow.arm.card for blow in blows}
        again = [self.blow(foe, each)[0] for each in arm.again if each.tired or each.card in used]
        return sum(sorted(again, reverse=True)[: arm.count])

    @staticmethod
    def _allowed(foe: Foe, arm: Arm) -> bool:
        if arm.way == "item":
            return foe.items
        if arm.way == "hit":
            only = FIGURES[arm.card].trait
            if only is not None and only.only_if == "foe_legend" and not foe.legend:
                return False
            if only is not None and only.only_if == "only_ally" and not foe.fresh:
                return False
        return foe.cap > 0 and foe.lone in (None, arm.card)

    def _help(self, foe: Foe, arm: Arm, arms: Sequence[Arm], hits: list[int]) -> int:
        """What an arm that is no attack adds by way of others."""
        if arm.way == "boost":
            twice = any(kind in foe.twice for each in arms if each.way == "basic" for kind in each.types)
            return arm.value * (2 if twice else 1) if foe.boosts and hits else 0
        if arm.way == "double":
            return max(hits, default=0) if foe.boosts else 0
        if foe.lone is not None or foe.cap < _ENDLESS or foe.adapts:
            return 0
        again = sorted((self.blow(foe, each)[0] for each in arm.again), reverse=True)
        return sum(again[: arm.count])

    def most(self, foe: Foe, arms: Sequence[Arm], actions: int) -> int:
        """The most that could be done to a foe, roughly: whether sums are worth while."""
        total, left = 0, actions
        for group in self.blows(foe, arms):
            best = max((blow.value for blow in group if blow.arm.actions <= left), default=0)
            total += best
        return total

    def ways(self, foe: Foe, arms: Sequence[Arm], actions: int) -> list[Way]:
        """The cheapest ways to beat a foe, by how far the tally goes; none: it cannot be done."""
        need = foe.left
        masked = foe.adapts or foe.kinds > 0
        groups = self.blows(foe, arms)
        if sum(max(blow.value for blow in group) for group in groups) < need:
            return []
        groups.sort(key=_costly)
        # By tally (and types, where they matter): price, actions, attacks by allies, blows.
        best: dict[tuple[int, int, bool], tuple[float, int, int, tuple[Blow, ...]]] = {
            (0, foe.dealt if masked else 0, False): (0.0, 0, 0, ())
        }
        limit = need + OVER
        for group in groups:
            for (tally, mask, alone), (price, paid, allies, blows) in list(best.items()):
                if tally >= need and not foe.kinds:
                    continue
                for blow in group:
                    arm = blow.arm
                    if paid + arm.actions > actions:
                        continue
                    ally = arm.way in ("basic", "hit")
                    lone = arm.way == "hit" and _is_lone(arm.card)
                    if ally and (alone or allies >= foe.cap or (lone and allies)):
                        continue
                    bit = _BITS.get(blow.type, 0) if masked else 0
                    if foe.adapts and bit & mask:
                        continue
                    value = blow.value if arm.way != "ready" else self._roused(foe, arm, blows)
                    key = (min(tally + value, limit), mask | bit, alone or lone)
                    now = best.get(key)
                    cost = price + arm.price
                    if now is None or cost < now[0]:
                        best[key] = (cost, paid + arm.actions, allies + ally, (*blows, blow))
        return [
            Way(blows, price, paid, tally == need)
            for (tally, mask, _), (price, paid, _, blows) in best.items()
            if tally >= need
            and mask.bit_count() >= foe.kinds
            and (not blows or any(blow.arm.way not in _HELPS for blow in blows))
        ]

    def cheapest(self, foe: Foe, arms: Sequence[Arm], actions: int) -> Way | None:
        """The cheapest way to beat a foe."""
        return min(self.ways(foe, arms, actions), key=lambda way: way.price, default=None)


def _costly(group: list[Blow]) -> float:
    """Helps come last: they are worth what the attacks before them are."""
    return min((blow.arm.price / blow.value if blow.type else 9.0) for blow in group)


@cache
def _is_lone(card: Card) -> bool:
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
