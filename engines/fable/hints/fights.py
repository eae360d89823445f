"""What an attack would do, how much stands ready to attack, and what a foe is like."""

from __future__ import annotations

import msgspec

from ..cards import FIGURES, FOES, ITEMS, LEGENDS
from ..effects.foes import Strip
from ..fight import types_needed
from ..glossary import Card, is_item
from ..options import AimAs, Attack, Hit
from ..passive import Cap
from ..printed import aura
from ..state import PLACES
from ..view import EnemyView, FableView, preview
from .naming import Marks, ally_of, enemy, marks, text


class Blow(msgspec.Struct, frozen=True, tag="blow"):
    """What an attack would do."""

    value: int
    fells: bool
    left: int
    """What the foe would still need."""
    types: int
    """How many more types it would have to be hurt by."""
    fame: int
    immune: bool
    fee: int


class Foe(msgspec.Struct, frozen=True, tag="foe"):
    """A foe that is not fought yet, and the most that stands ready against it."""

    fame: int
    arm: int
    enough: bool
    immune: Marks
    twice: Marks
    text: Card


class Standing(msgspec.Struct, frozen=True, tag="standing"):
    """A foe in combat."""

    tally: int
    needs: int
    immune: Marks
    twice: Marks
    text: Card | None
    """None: a converted ally, which does nothing."""


class Attacker(msgspec.Struct, frozen=True, tag="attacker"):
    """An ally that can attack: the most it would do to one foe, and whether that defeats it."""

    ally: Card
    value: int
    fells: bool
    foe: Card


class Target(msgspec.Struct, frozen=True, tag="target"):
    """A foe that can be struck."""

    foe: Card
    tally: int
    needs: int


def stranger(card: Card) -> EnemyView:
    """A foe as it would be at the start of its combat."""
    foe = FOES[card]
    kind = "legend" if card in LEGENDS else "monster"
    return EnemyView(card, kind, foe.fame, foe.fame, 0, foe.immune, foe.vulnerable, (), 0, 0, None)


def blow(seen: FableView, option: Attack | Hit | AimAs) -> Blow | None:
    """What an attack would do; None for what only looks like one."""
    foe, fee = enemy(seen, option.foe), 0
    if foe is None:
        return None
    if isinstance(option, AimAs):
        found = _thrown(seen, foe)
        if found is None:
            return None
        value = preview.effective(seen, foe, option.element, found, (), item=True)
    else:
        ally = ally_of(seen, option.ally)
        if ally is None:
            return None
        value = ally.attack
        if isinstance(option, Hit):
            fee = FIGURES[option.ally].trait_cost
            value = preview.strength(seen, seen.turn, option.ally)
        value = preview.effective(seen, foe, option.element, value, ally.mods, item=False)
    dealt = {*foe.dealt, option.element} if value else set(foe.dealt)
    return Blow(
        value,
        preview.fells(foe, option.element, value),
        max(0, foe.needs - foe.tally - value),
        max(0, types_needed(foe.card) - len(dealt)),
        foe.fame,
        option.element in foe.immune,
        fee,
    )


def _thrown(seen: FableView, foe: EnemyView) -> int | None:
    """The printed strike of the item under way; None: what is under way is no item that strikes, or first
    takes an immunity, which would be chosen in the same way."""
    item = seen.playing[-1] if seen.playing else Card("-")
    if not is_item(item):
        return None
    line = ITEMS[item].trait
    if any(isinstance(verb, Strip) and len(each.immune) > verb.n for verb in line.do for each in seen.combat):
        return None
    strike = preview.strike_at(line, foe)
    return None if strike is None else strike.n


def reach(seen: FableView, foe: EnemyView, left: int) -> int:
    """The most that the viewer's ready allies, with traits for up to ``left`` actions, and its items could
    do to a foe; less where one attack spoils another."""
    seat = seen.seat or 0
    held = [card.card for card in seen.own.hand if card.card in ITEMS] if seen.own is not None else []
    thrown = [preview.thrown(seen, foe, item) for item in held if preview.strikes(item)]
    cap = aura(foe.card, Cap)
    most = (PLACES if cap is None else cap.n) - foe.allies
    totals = {(0, 0): 0}
    for ally in seen.seats[seat].deployed:
        basic = preview.basic(seen, foe, ally) if ally.ready else None
        if basic is None:
            continue
        hit = preview.hit(seen, foe, ally, seat)
        ways = [(basic[1], 0)] if hit is None else [(basic[1], 0), (hit[1], FIGURES[ally.card].trait_cost)]
        for (spent, used), total in list(totals.items()):
            for value, fee in ways:
                if spent + fee <= left and used < most:
                    key = spent + fee, used + 1
                    totals[key] = max(totals.get(key, 0), total + value)
    return max(totals.values()) + sum(one[1] for one in thrown if one is not None)


def might(seen: FableView) -> int:
    """The most that could be done to a foe without tricks that is called for an action now; 0 if there is no
    action."""
    plain = EnemyView(Card("-"), "monster", 0, 0, 0, (), (), (), 0, 0, None)
    return reach(seen, plain, seen.day.left - 1) if seen.day.left else 0


def foe_hint(seen: FableView, card: Card) -> Foe:
    """A foe that could be called."""
    foe = stranger(card)
    left = seen.day.left - (seen.phase == "day")
    arm = reach(seen, foe, max(0, left))
    return Foe(foe.fame, arm, arm >= foe.needs, marks(foe.immune), marks(foe.vulnerable), text(card))


def standing(foe: EnemyView) -> Standing:
    """A foe in combat."""
    printed = text(foe.card) if foe.card in FOES else None
    return Standing(foe.tally, foe.needs, marks(foe.immune), marks(foe.vulnerable), printed)


def attacker(seen: FableView, option: Attack | Hit) -> Attacker | None:
    """The best that the ally can do in this way, to any foe."""
    ally = ally_of(seen, option.ally)
    if ally is None:
        return None
    found: list[tuple[bool, int, Card]] = []
    for foe in seen.combat:
        hit = isinstance(option, Hit)
        one = preview.hit(seen, foe, ally, seen.turn) if hit else preview.basic(seen, foe, ally)
        if one is not None:
            found.append((preview.fells(foe, *one), one[1], foe.card))
    if not found:
        return None
    fells, value, card = max(found, key=lambda each: each[:2])
    return Attacker(option.ally, value, fells, card)


def target(seen: FableView, option: AimAs) -> Target | None:
    """The foe that an item's strike is aimed at."""
    foe = enemy(seen, option.foe)
    return None if foe is None else Target(option.foe, foe.tally, foe.needs)
