"""What a trait or an item would bring now, outside the blows of a fight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..cards import FIGURES, TRAIT
from ..effects.foes import Call
from ..effects.gains import Copy, GainAct, GainFame, Purse
from ..effects.harm import Harm
from ..effects.market import Discount, Recruit, Refresh
from ..effects.own import AddType, Ready
from ..effects.piles import Dig, Draw, Peek, Recover
from ..effects.rivals import Convert, Exhaust, ForceDiscard, Goad, Kill, LoseFame
from ..effects.thefts import StealAlly, StealCard, SwapAlly
from ..glossary import TYPES, Card
from ..printed import CONTRACTS, COST
from ..verbs import AnyLine, Verb
from ..view import AllyView
from . import calls, rivals
from .arms import Arm, met
from .sight import Sight
from .worth import ACTION, CARD


def value(at: Sight, card: Card) -> float:
    """What the line of a hand card would bring now, whatever it costs."""
    line = TRAIT[card]
    if line.only_if == "last" and not behind(at):
        return 0.0
    return _line(at, line, card)


def behind(at: Sight) -> bool:
    """Whether the seat is alone in the last place."""
    if at.view.shadow is not None:
        return at.me.fame < at.view.shadow.at
    return all(at.me.fame < at.view.seats[other].fame for other in at.opponents)


def _line(at: Sight, line: AnyLine, card: Card) -> float:
    return sum(_now(at, verb, card) for verb in line.do if type(verb) in NOW)


def _now(at: Sight, verb: Verb, source: Card) -> float:
    if at.alone and isinstance(verb, Harm):
        return rivals.hinder(at, verb, source)
    return NOW[type(verb)](at, verb, source)


# -- own allies -------------------------------------------------------------------------------------------


def readied(at: Sight, step: Ready, source: Card) -> list[AllyView]:
    """Whom a step would ready, the strongest first."""
    fit = [ally for ally in at.tired if ally.card != source and step.fits(ally.card, ally.types)]
    return sorted(fit, key=lambda ally: (-per_ready(at, ally), ally.card))[: step.n or 6]


def per_ready(at: Sight, ally: AllyView) -> float:
    """What it is worth to have an ally ready again."""
    return max(at.price(ally), 0.2)


def _ready(at: Sight, step: Ready, source: Card) -> float:
    chosen = readied(at, step, source)
    gained = sum(per_ready(at, ally) for ally in chosen) * (0.85 if at.left else 0.75)
    return gained + state_gain(at, [*at.ready, *chosen], source)


def state_gain(at: Sight, ready: Sequence[AllyView], source: Card) -> float:
    """What state contracts would give more if these were ready; the source will be exhausted."""
    ready = [ally for ally in ready if ally.card != source]
    gained = 0.0
    for each in at.view.contracts:
        if each is not None and CONTRACTS[each.card].when == "state":
            notice = CONTRACTS[each.card]
            if at.met(notice, ready) and not at.met(notice, at.ready):
                gained += each.fame
    return gained * 0.9


def best_type(at: Sight, count: int, source: Card) -> tuple[str, float]:
    """The type that is most worth learning, and what contracts then give."""
    found = [(kind, _learnt(at, kind, count, source)) for kind in TYPES]
    return max(found, key=lambda one: one[1])


def _learnt(at: Sight, kind: str, count: int, source: Card) -> float:
    gained = 0.0
    lacking = [ally for ally in at.ready if kind not in ally.types and ally.card != source]
    have = sum(kind in ally.types for ally in at.ready if ally.card != source)
    others = {other for ally in at.ready if ally.card != source for other in ally.types}
    for each in at.view.contracts:
        if each is None:
            continue
        notice = CONTRACTS[each.card]
        if notice.condition == "ready_type" and notice.type == kind:
            gained += each.fame * (have < notice.n <= have + min(count, len(lacking)))
        elif notice.condition == "ready_types" and kind not in others and lacking:
            gained += each.fame * (len(others) + 1 == notice.n)
    return gained


# -- cards and the market ------------------------------------------------------------------------------------


def _draw(at: Sight, step: Draw, source: Card) -> float:
    return min(step.n, rivals.room(at, source)) * CARD * rivals.late(at)


def _dig(at: Sight, step: Dig, source: Card) -> float:
    return min(step.keep, rivals.room(at, source)) * 1.4 * CARD * rivals.late(at)


def pile(at: Sight, name: str) -> Sequence[Card]:
    """A discard pile."""
    return next((cards for pile, cards in at.view.discards if pile == name), ())


def _recover(at: Sight, step: Recover, source: Card) -> float:
    if step.to == "hand" and not rivals.room(at, source):
        return 0.0
    fit = [card for card in pile(at, step.pile) if COST[card] <= step.max_cost]
    return max((at.new_worth(card) for card in fit), default=0.0) * 0.9


def hires(at: Sight, step: Recruit, left: int, source: Card) -> list[tuple[float, Card]]:
    """Market cards that a step could recruit, with what is gained over their price; the best first."""
    if step.to == "hand" and not rivals.room(at, source):
        return []
    rows = [*at.view.allies, *(at.view.items if step.row == "any" and step.to == "hand" else ())]
    found = []
    for each in rows:
        if each.card is None:
            continue
        cost = max(0, each.price - step.off)
        if cost <= left:
            found.append((at.new_worth(each.card) - cost * ACTION + at.wishes.wants("recruits"), each.card))
    return sorted(found, key=lambda one: (-one[0], one[1]))


def _recruit(at: Sight, step: Recruit, source: Card) -> float:
    cost = FIGURES[source].trait_cost if source in FIGURES else 0
    found = hires(at, step, at.left - cost, source)
    return max(0.0, found[0][0]) if found else 0.0


def _discount(at: Sight, step: Discount, source: Card) -> float:
    left = at.left - (FIGURES[source].trait_cost if source in FIGURES else 0)
    offers = [
        (each.price, at.new_worth(each.card))
        for each in (*at.view.allies, *at.view.items)
        if each.card is not None
    ]
    offers.sort(key=lambda one: max(0, one[0] - step.off) * ACTION - one[1])
    gained, room = 0.0, min(step.uses, rivals.room(at, source))
    for cost, worth in offers:
        paid = max(0, cost - step.off)
        if room and paid <= left and worth > paid * ACTION:
            gained += min(step.off, cost) * ACTION * 0.7
            left -= paid
            room -= 1
    return gained


def _refresh(at: Sight, step: Refresh, source: Card) -> float:
    if step.row == "monster":
        return 0.8 if at.left and not calls.fights(at, _board(at), at.left) else 0.1
    if step.row == "contract":
        assert at.view.own is not None
        return 0.7 if not at.view.own.done and not at.wishes.open else 0.2
    best = max((at.new_worth(each.card) for each in at.view.allies if each.card is not None), default=0.0)
    return 1.0 if best < 2.0 else 0.2


def _board(at: Sight) -> list[Card]:
    return [card for card in at.view.monsters if card is not None]


def _purse(at: Sight, step: Purse, source: Card) -> float:
    done = 0
    for each in at.view.contracts:
        if each is None:
            continue
        notice = CONTRACTS[each.card]
        if notice.when == "state":
            done += at.met(notice, [ally for ally in at.ready if ally.card != source])
        else:
            assert at.view.own is not None
            done += each.card in at.view.own.done
    return float(step.n * done)


# -- the track -----------------------------------------------------------------------------------------------


def _gain_act(at: Sight, step: GainAct, source: Card) -> float:
    return min(step.n, 6 - at.view.day.granted) * ACTION


def _call(at: Sight, step: Call, source: Card) -> float:
    if at.view.combat or not at.legends:
        return 0.0
    return calls.legend(at, [arm for arm in at.arms if arm.card != source], less=5)


def _copy(at: Sight, step: Copy, source: Card) -> float:
    return max((worth for worth, _ in copies(at, source)), default=0.0)


def copies(at: Sight, source: Card) -> list[tuple[float, Card]]:
    """Lines that could be copied, with what they would bring; the best first."""
    found = []
    for player in at.view.seats:
        for ally in player.deployed:
            line = TRAIT.get(ally.card)
            if line is None or ally.card == source or any(isinstance(step, Copy) for step in line.do):
                continue
            if line.kind == "act" and not (line.only_if == "last" and not behind(at)):
                found.append((_line(at, line, source), ally.card))
            elif line.kind == "hit" and at.view.combat:
                found.append((_hit(at, line, source), ally.card))
    return sorted(found, key=lambda one: (-one[0], one[1]))


def _hit(at: Sight, line: AnyLine, source: Card) -> float:
    step: Any = line.do[0]
    own = next((ally for ally in at.me.deployed if ally.card == source), None)
    if own is None:
        return 0.0
    arm = Arm(source, "basic", step.n + (2 if step.plus else 0), own.types, own.mods)
    return max(at.sums.blow(met(foe), arm)[0] for foe in at.view.combat) * at.attack_price


#: By verb: what it would bring now. Whatever makes attacks better is reckoned in fights (see ``sums`` and
#: ``battle``), guards in their windows (``reactions``).
NOW: dict[type[Verb], Callable[[Sight, Any, Card], float]] = {
    Ready: _ready,
    AddType: lambda at, step, source: best_type(at, step.n, source)[1] * 0.9,
    Draw: _draw,
    Dig: _dig,
    Peek: lambda at, step, source: 0.35 if at.left else 0.2,
    Recover: _recover,
    Recruit: _recruit,
    Discount: _discount,
    Refresh: _refresh,
    Purse: _purse,
    Kill: rivals.kill,
    Exhaust: rivals.exhaust,
    Convert: rivals.convert,
    StealAlly: rivals.steal_ally,
    SwapAlly: rivals.swap,
    StealCard: rivals.steal_card,
    ForceDiscard: rivals.force,
    Goad: rivals.goad,
    GainAct: _gain_act,
    GainFame: lambda at, step, source: float(step.n),
    LoseFame: rivals.lose_fame,
    Call: _call,
    Copy: _copy,
}
