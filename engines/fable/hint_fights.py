"""What an attack would do, and how much stands ready to attack: for what a panel says."""

from __future__ import annotations

from . import hint_kinds as say
from . import preview
from .cards import FIGURES, FOES, ITEMS, LEGENDS
from .effects.foes import Strip
from .effects.strikes import Strike
from .options import AimAs, Attack, Hit
from .passive import Cap, NeedTypes
from .state import PLACES
from .terms import Card
from .view import AllyView, EnemyView, FableView, SeatView


def me(seen: FableView) -> SeatView:
    """The viewer's seat."""
    return seen.seats[seen.seat or 0]


def enemy(seen: FableView, card: str) -> EnemyView | None:
    """A foe of the open combat."""
    return next((foe for foe in seen.combat if foe.card == card), None)


def ally_of(seen: FableView, card: str) -> AllyView | None:
    """An ally of anybody."""
    return next((ally for seat in seen.seats for ally in seat.deployed if ally.card == card), None)


def stranger(card: Card) -> EnemyView:
    """A foe as it would be at the start of its combat."""
    foe = FOES[card]
    kind = "legend" if card in LEGENDS else "monster"
    return EnemyView(card, kind, foe.fame, foe.fame, 0, foe.immune, foe.vulnerable, (), 0, 0, None)


def blow(seen: FableView, option: Attack | Hit | AimAs) -> say.Blow | None:
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
    wanted = next((aura.n for aura in auras(foe.card) if isinstance(aura, NeedTypes)), 0)
    dealt = {*foe.dealt, option.element} if value else set(foe.dealt)
    return say.Blow(
        value,
        preview.fells(foe, option.element, value),
        max(0, foe.needs - foe.tally - value),
        max(0, wanted - len(dealt)),
        foe.fame,
        option.element in foe.immune,
        fee,
    )


def auras(card: str) -> tuple[object, ...]:
    """What a foe does while it is fought; nothing for a converted ally."""
    return FOES[card].aura if card in FOES else ()


def _thrown(seen: FableView, foe: EnemyView) -> int | None:
    """The printed strike of the item under way; None: what is under way is no item that strikes, or first
    takes an immunity, which would be chosen in the same way."""
    item = seen.playing[-1] if seen.playing else ""
    if item not in ITEMS:
        return None
    line = ITEMS[item].trait
    steps = line.otherwise if line.only_if == "foe_legend" and foe.kind != "legend" else line.do
    if any(isinstance(step, Strip) and len(each.immune) > step.n for step in steps for each in seen.combat):
        return None
    return next((step.n for step in steps if isinstance(step, Strike)), None)


def reach(seen: FableView, foe: EnemyView, left: int) -> int:
    """The most that the viewer's ready allies, with traits for up to ``left`` actions, and its items could
    do to a foe; less where one attack spoils another."""
    seat = seen.seat or 0
    held = [card.card for card in seen.own.hand if card.card in ITEMS] if seen.own is not None else []
    thrown = [preview.thrown(seen, foe, item) for item in held if preview.strikes(item)]
    most = next((aura.n for aura in auras(foe.card) if isinstance(aura, Cap)), PLACES) - foe.allies
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
