"""What to do in an open combat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engines.core.ask import Ask, Option

from ..cards import FIGURES, ITEMS
from ..effects.foes import Dismiss, Expose, Strip, Weaken
from ..effects.own import Surge
from ..glossary import TYPES, Card, Element, is_item
from ..options import Attack, Deploy, Hit, Recruit, Resolve, UseItem, UseTrait
from ..view import ModView
from .arms import Arm, Foe, Way, met, without
from .shortcuts import blows, shorter
from .sight import Sight
from .stakes import failing, pick, reward
from .worth import ACTION


def battle(at: Sight, ask: Ask[Any]) -> Option:
    """The next thing to do in an open combat; Resolve when no more can be done."""
    offered = ask.options
    deploy = best_deploy(at, ask)
    if deploy is not None:
        return shorter(at, ask, deploy)
    foes = [met(enemy) for enemy in at.view.combat]
    found = _beatable(at, foes, at.arms)
    helped = _helped(at, foes, found)
    if helped is not None and helped in offered:
        return helped
    for foe, way in found:
        step = first_blow(at, foe, way)
        if step is not None and step in offered:
            return blows(at, ask, step, foe, way)
    rescue = _rescue(at, foes, ask)
    return shorter(at, ask, rescue) if rescue is not None else Resolve()


def best_deploy(at: Sight, ask: Ask[Any]) -> Option | None:
    """The ally of the hand that is most worth deploying."""
    options = [option for option in ask.options if isinstance(option, Deploy)]
    return max(options, key=lambda option: at.ally_worth(option.ally, True), default=None)


def _beatable(at: Sight, foes: Sequence[Foe], arms: Sequence[Arm]) -> list[tuple[Foe, Way]]:
    """Foes that can be beaten, with the ways, in the order to do it: of several orders the one that brings
    most."""
    orders = [sorted(foes, key=lambda foe: (foe.pack, -foe.fame))]
    if len(foes) > 1:
        orders.append(sorted(foes, key=lambda foe: (foe.pack, foe.left)))
    best: list[tuple[Foe, Way]] = []
    most = 0.0
    for order in orders:
        found, total, rest, left = [], 0.0, arms, at.left
        fallen = 0
        for foe in order:
            foe = replace(foe, left=foe.left - foe.pack * fallen) if foe.pack else foe
            picked = pick(at, foe, rest, left)
            if picked is None:
                continue
            way, price = picked
            value = reward(at, foe.card) + failing(at, foe.card) - price
            if value <= 0:
                continue
            found.append((foe, way))
            fallen += 1
            total += value
            rest, left = without(rest, way), left - way.actions
        if total > most:
            best, most = found, total
    return best


_ORDER = {"boost": 0, "double": 1, "hit": 2, "basic": 3, "item": 4, "ready": 5}


def first_blow(at: Sight, foe: Foe, way: Way) -> Option | None:
    """What to do first on a way to beat a foe."""
    for blow in sorted(way.blows, key=lambda blow: (_ORDER[blow.arm.way], -blow.value, blow.arm.card)):
        arm = blow.arm
        if arm.way == "basic":
            return Attack(arm.card, foe.card, Element(blow.type))
        if arm.way == "hit":
            return Hit(arm.card, foe.card, Element(blow.type))
        if is_item(arm.card):
            return UseItem(arm.card)
        return UseTrait(arm.card)
    return None


def changed(at: Sight, foe: Foe, card: Card) -> Iterator[Foe]:
    """A foe as it would be after an ally's trait that makes it weaker."""
    trait = FIGURES[card].trait
    if trait is None or trait.kind != "act":
        return
    for step in trait.do:
        if isinstance(step, Expose):
            for kind in TYPES:
                if kind not in foe.immune and kind not in foe.twice:
                    yield replace(foe, twice=(*foe.twice, kind))
            return
        if isinstance(step, Strip):
            foe = replace(foe, immune=())
            yield foe
        elif isinstance(step, Weaken):
            yield replace(foe, left=max(0, foe.left - step.n))


def _helped(at: Sight, foes: Sequence[Foe], found: Sequence[tuple[Foe, Way]]) -> Option | None:
    """A trait that makes a foe weaker, or all attacks of a type stronger, if that pays."""
    beaten = {foe.card: (foe, way) for foe, way in found}
    used = {blow.arm.card for _, way in found for blow in way.blows}
    best: Option | None = None
    most = 0.3
    for ally in at.ready:
        figure = FIGURES[ally.card]
        if figure.trait is None or figure.trait.kind != "act" or figure.trait_cost > at.left:
            continue
        own = at.price(ally) + figure.trait_cost * ACTION - at.wishes.wants("traits_used")
        rest = [arm for arm in at.arms if arm.card != ally.card]
        for step in figure.trait.do:
            if isinstance(step, Surge):
                gained = _surged(at, foes, rest, step, found) - own
                if gained > most:
                    best, most = UseTrait(ally.card), gained
        for foe in foes:
            if foe.card not in beaten:
                others = [arm for arm in rest if arm.card not in used]
                now = 0.0
            else:
                others = rest
                now = reward(at, foe.card) + failing(at, foe.card) - beaten[foe.card][1].price
            for weaker in changed(at, foe, ally.card):
                picked = pick(at, weaker, others, at.left - figure.trait_cost)
                if picked is None:
                    continue
                gained = reward(at, foe.card) + failing(at, foe.card) - picked[1] - now - own
                if gained > most:
                    best, most = UseTrait(ally.card), gained
    return best


def _surged(
    at: Sight, foes: Sequence[Foe], arms: Sequence[Arm], step: Surge, found: Sequence[tuple[Foe, Way]]
) -> float:
    """What more attack of a type brings: foes that could be beaten only with it."""
    missed = [foe for foe in foes if foe.card not in {other.card for other, _ in found}]
    if not missed:
        return 0.0
    now = at.sums.surges
    at.sums.surges = (*now, ModView(99, step.n, step.type))
    more = _beatable(at, foes, arms)
    at.sums.surges = now
    if len(more) <= len(found):
        return 0.0
    return sum(reward(at, foe.card) for foe, _ in more) - sum(reward(at, foe.card) for foe, _ in found)


def _rescue(at: Sight, foes: Sequence[Foe], ask: Ask[Any]) -> Option | None:
    """What may still be done about foes that cannot be beaten: hire somebody for the fight, send one home."""
    hire: list[Arm] = []
    places = len(at.me.deployed) < 6
    for option in ask.options:
        if isinstance(option, Recruit) and not is_item(option.card) and places:
            figure = FIGURES[option.card]
            cost = next(each.price for each in at.view.allies if each.card == option.card)
            price = max(0.3, cost * ACTION - 0.6 * at.new_worth(option.card))
            hire.append(Arm(option.card, "basic", figure.attack, figure.types, (), price, cost))
    if hire:
        for foe in sorted(foes, key=lambda foe: -foe.fame):
            picked = pick(at, foe, [*at.arms, *hire], at.left)
            if picked is None or picked[1] >= reward(at, foe.card) + failing(at, foe.card):
                continue
            for blow in picked[0].blows:
                if blow.arm in hire:
                    return Recruit(blow.arm.card)
    for option in ask.options:
        if isinstance(option, UseItem) and option.item in at.items and _dismisses(option.item):
            return option
    return None


def _dismisses(card: Card) -> bool:
    return any(isinstance(step, Dismiss) for step in ITEMS[card].trait.do)
