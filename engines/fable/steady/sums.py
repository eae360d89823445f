"""The cheapest way to beat a foe: the sums behind every fight that the computer player picks."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import FIGURES
from ..fight import damage, moon_bonus
from ..glossary import TYPES, Card
from ..view import FableView, ModView
from .arms import BITS, ENDLESS, Arm, Blow, Foe, Way, is_lone

#: Tallies are reckoned with up to so much beyond what is needed: an exact one may be wanted.
OVER = 6
_HELPS = ("boost", "double")


class Sums:
    """The arithmetic of one moment: what counts for every attack (FF-082)."""

    __slots__ = ("bonus", "surges")

    def __init__(self, view: FableView) -> None:
        self.bonus: dict[tuple[str, bool], int] = {
            (kind, item): moon_bonus(view.moon, kind, item=item) for kind in TYPES for item in (False, True)
        }
        self.surges = view.day.surges

    def blow(self, foe: Foe, arm: Arm) -> tuple[int, str]:
        """What an attack does with its best type."""
        best, kind = -1, ""
        printed = arm.value + (arm.legend if foe.legend else 0)
        for each in arm.types:
            mods: Sequence[ModView] = ()
            if foe.boosts and (arm.mods or self.surges):
                mods = (*arm.mods, *(surge for surge in self.surges if surge.type == each))
            value = damage(
                printed,
                mods,
                bonus=self.bonus[each, arm.way == "item"],
                armor=foe.armor,
                immune=each in foe.immune and not arm.strips,
                twice=each in foe.twice,
            )
            if value > best or (value == best and not foe.dealt & BITS[each]):
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
        if foe.lone is not None or foe.cap < ENDLESS or foe.adapts:
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
                    lone = arm.way == "hit" and is_lone(arm.card)
                    if ally and (alone or allies >= foe.cap or (lone and allies)):
                        continue
                    bit = BITS.get(blow.type, 0) if masked else 0
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
