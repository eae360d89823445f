"""Fights: what a foe is worth that could be called, and what to do in an open combat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engines.core.ask import Ask, Option

from ..cards import FIGURES, FOES, ITEMS, LEGENDS
from ..effects.demands import ConvertOwn, Discard, FailDiscard, FailFame, Forced, LoseAct
from ..effects.foes import Dismiss, Expose, Strip, Weaken
from ..effects.gains import GainAct
from ..effects.own import Ready, Surge
from ..effects.piles import Draw
from ..options import Attack, Deploy, Hit, Recruit, Resolve, UseItem, UseTrait
from ..terms import TYPES, Card, Element
from ..view import ModView
from .arms import Arm, Foe, Way, met, tires, unmet, weary, without
from .sight import Sight
from .worth import ACTION, CARD, item_worth

#: What an undefeated foe costs beside the weakest ally, and what a card costs that must be discarded.
FAIL, JUNK = 0.5, 0.9
#: A monster of the deck as it comes: its fame, which it needs; and what attack gives even odds against one.
STRANGER, EVEN = 4.7, 8.0
#: A legend is called with so much attack at hand, by what legends need on average.
ENOUGH = 1.3
#: A trophy beside its fame: one that gives the bonus at the end, or takes it from another; one more for who
#: has it; any other. In a game alone one that is needed for the win.
BONUS_NOW, BONUS_KEPT, TROPHY, TROPHY_NEEDED = 2.5, 1.5, 0.8, 8.0


@dataclass(frozen=True, slots=True)
class Fight:
    """A foe that could be called, and beaten."""

    foe: Foe
    way: Way
    value: float
    """In fame, the action for calling it not counted."""

    @property
    def actions(self) -> int:
        """What it takes, the call included."""
        return 1 + self.way.actions


def junk(at: Sight) -> float:
    """What it costs to discard a card of one's choice."""
    least = [at.loss(ally.card, ally.ready) for ally in at.me.deployed]
    least += [0.8 * at.new_worth(card) for card in at.waiting] + [0.8 * item_worth(card) for card in at.items]
    return max(0.2, min(least, default=0.0))


def lost(at: Sight) -> float:
    """What it costs to lose the weakest ally."""
    least = [at.loss(ally.card, ally.ready) for ally in at.me.deployed]
    least += [at.loss(card, True) for card in at.waiting]
    return FAIL + min(least, default=0.0)


def reward(at: Sight, card: Card) -> float:
    """Fame of a foe and what its win effects are worth."""
    if card not in FOES:
        return float(FIGURES[card].attack)
    worth = float(FOES[card].fame)
    for step in FOES[card].win:
        if isinstance(step, Draw):
            worth += CARD * step.n
        elif isinstance(step, Ready):
            worth += 3.0 * step.n * at.attack_price
        elif isinstance(step, GainAct):
            worth += 0.8 * step.n * ACTION
    if card[0] == "L":
        worth += trophy(at)
    return worth


def trophy(at: Sight) -> float:
    """What a trophy is worth beside its fame."""
    shadow = at.view.shadow
    own = len(at.me.trophies)
    if shadow is not None:
        return TROPHY_NEEDED if own < shadow.needed else 2.0
    most = max((len(at.view.seats[other].trophies) for other in at.opponents), default=0)
    near = 1.0 - 0.7 * at.ahead
    if own > most:
        return BONUS_KEPT * near
    return BONUS_NOW * near if own + 1 >= most else TROPHY


def failing(at: Sight, card: Card) -> float:
    """What it costs to leave a foe undefeated."""
    worth = lost(at)
    for step in FOES[card].fail if card in FOES else ():
        if isinstance(step, FailDiscard):
            worth += step.n * JUNK
        elif isinstance(step, FailFame):
            worth += step.n
    return worth


def pick(at: Sight, foe: Foe, arms: Sequence[Arm], actions: int) -> tuple[Way, float] | None:
    """The best way to beat a foe, and its price less what contracts gain."""
    best: tuple[Way, float] | None = None
    for way in at.sums.ways(foe, arms, actions):
        cost = way.price - at.gain(foe, way)
        if best is None or cost < best[1]:
            best = way, cost
    return best


def prospect(at: Sight, card: Card, arms: Sequence[Arm], left: int, less: int = 0) -> Fight | None:
    """What calling a foe would bring, the action for it paid; None: it could not be beaten. ``less``: what
    its requirement will be weakened by."""
    foe = unmet(card)
    cost, more, gone, actions = 0.0, 0, 0, left
    for step in FOES[card].instant:
        if isinstance(step, Discard):
            gone += step.n
            cost += step.n * max(0.5, junk(at))
        elif isinstance(step, LoseAct):
            actions = max(0, actions - step.n)
            cost += ACTION * step.n * 0.8
        elif isinstance(step, ConvertOwn):
            if at.me.deployed:
                cost += lost(at)
        elif isinstance(step, Forced):
            more += step.n
    if count := tires(card):
        arms = weary(arms, at.me.deployed, count)
        cost += count * 2.0 * at.attack_price
    if less or foe.pack:
        foe = replace(foe, left=max(0, foe.left - less + foe.pack * more))
    found = pick(at, foe, arms, actions)
    if found is None:
        return None
    way, price = found
    if gone > len(at.hand) + len(at.me.deployed) - len({blow.arm.card for blow in way.blows}):
        return None
    value = reward(at, card) - price - cost
    if more:
        rest = 1.0 * sum(at.sums.blow(unmet(card), arm)[0] for arm in without(arms, way) if arm.way != "hit")
        for _ in range(more):
            chance = min(0.95, max(0.0, rest / (2 * EVEN)))
            value += chance * STRANGER * (1 - 1.2 * at.attack_price) - (1 - chance) * lost(at)
            rest -= STRANGER
    return Fight(foe, way, value)


def fights(at: Sight, cards: Sequence[Card], left: int) -> list[Fight]:
    """Face-up foes that could be called and beaten one after another, the best first."""
    arms: Sequence[Arm] = at.arms
    found: list[Fight] = []
    cards = list(cards)
    while cards and left > 0:
        each = [fight for card in cards if (fight := prospect(at, card, arms, left - 1)) is not None]
        best = max(each, key=lambda fight: fight.value / fight.actions, default=None)
        if best is None or best.value <= 0:
            break
        found.append(best)
        arms = without(arms, best.way)
        left -= best.actions
        cards.remove(best.foe.card)
    return found


def unseen(at: Sight, cards: Sequence[Card], left: int, less: int = 0) -> float:
    """What it brings on average to call one of these, nobody knows which; ``left`` without the call."""
    total = 0.0
    for card in cards:
        fight = prospect(at, card, at.arms, left, less)
        total += max(fight.value, -lost(at)) if fight is not None else -failing(at, card)
    return total / len(cards) if cards else -9.0


def legend(at: Sight, arms: Sequence[Arm], less: int = 0) -> float:
    """What it brings to call a legend, the action not counted; much less than nothing where hope is small."""
    if not at.legends:
        return -9.0
    best: dict[Card, int] = {}
    for arm in arms:
        best[arm.card] = max(best.get(arm.card, 0), arm.value + arm.legend)
    power = sum(best.values())
    if power + less < ENOUGH * sum(LEGENDS[card].fame for card in at.legends) / len(at.legends):
        return -9.0
    return unseen(at, at.legends, at.left - (not less), less)


# -- in combat ----------------------------------------------------------------------------------------------


def battle(at: Sight, ask: Ask[Any]) -> Option:
    """The next thing to do in an open combat; Resolve when no more can be done."""
    offered = ask.options
    deploy = best_deploy(at, ask)
    if deploy is not None:
        return deploy
    foes = [met(enemy) for enemy in at.view.combat]
    found = _beatable(at, foes, at.arms)
    helped = _helped(at, foes, found)
    if helped is not None and helped in offered:
        return helped
    for foe, way in found:
        step = first_blow(at, foe, way)
        if step is not None and step in offered:
            return step
    rescue = _rescue(at, foes, ask)
    return rescue if rescue is not None else Resolve()


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
        if arm.card[0] == "I":
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
        own = at.price(ally) + figure.trait_cost * ACTION - at.wants("traits_used")
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
        if isinstance(option, Recruit) and option.card[0] != "I" and places:
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
