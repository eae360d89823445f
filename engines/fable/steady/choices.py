"""Choices inside effects, and what must be given up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from engines.core.ask import Ask, Option, Pick
from engines.core.words import Seat

from ..cards import FOES, TRAIT
from ..effects.market import Recruit
from ..effects.rivals import SwapAlly
from ..options import (
    Against,
    Aim,
    AimAs,
    EnterFirst,
    Exchange,
    GiveUp,
    GiveUpSome,
    Nothing,
    OfType,
    Row,
    Send,
    Take,
    TakeSome,
    Target,
    Targets,
)
from ..printed import FAME
from ..terms import Card
from ..view import AllyView
from . import battle, lines, rivals
from .arms import Arm, Foe, met
from .day import hand_worth
from .sight import Sight

Chosen = Option | None


def of(ask: Ask[Any], kind: type[Any]) -> list[Any]:
    """The options of a kind."""
    return [option for option in ask.options if isinstance(option, kind)]


def _some(
    ask: Ask[Any], kind: type[Any], worth: Callable[[Card], float], *, least: float | None = None
) -> Chosen:
    """Of a choice of several cards the best, as many as allowed; ``least``: none that is worth less, except
    where so many must be."""
    for option in of(ask, kind):
        hole: Pick = option.cards if hasattr(option, "cards") else option.allies
        best = sorted(hole.of, key=lambda card: (-worth(Card(card)), card))[: hole.most]
        if least is not None:
            best = [card for at, card in enumerate(best) if at < hole.least or worth(Card(card)) >= least]
        return kind(tuple(card for card in hole.of if card in best))  # type: ignore[no-any-return]
    return None


def one(ask: Ask[Any], kind: type[Any], worth: Callable[[Any], float]) -> Chosen:
    """The best option of a kind."""
    return max(of(ask, kind), key=worth, default=None)


def _best(ask: Ask[Any], worth: Callable[[Card], float], *, least: float | None = None) -> Chosen:
    """The best of the cards offered, alone or several."""
    several = _some(ask, TakeSome, worth, least=least)
    return several or one(ask, Take, lambda option: worth(option.card))


# -- own cards -----------------------------------------------------------------------------------------------


def owned(at: Sight, card: Card) -> float:
    """What an own card is worth, in the hand or on the table."""
    for ally in at.me.deployed:
        if ally.card == card:
            return at.ally_worth(card, ally.ready) + (at.keep.get(card, 0.0) if ally.ready else 0.0)
    return hand_worth(at, card) * (0.9 if card[0] != "I" else 1.0)


def give_up(at: Sight, ask: Ask[Any]) -> Chosen:
    """What is worth least goes."""
    meant = _meant(at)
    several = _some(ask, GiveUpSome, lambda card: -owned(at, card) - meant.get(card, 0.0))
    return several or one(ask, GiveUp, lambda option: -owned(at, option.card) - meant.get(option.card, 0.0))


def _meant(at: Sight) -> dict[Card, float]:
    """Cards that a foe at hand is to be beaten with."""
    if at.view.turn != at.seat:
        return {}
    found: dict[Card, float] = {}
    for enemy in at.view.combat:
        foe = met(enemy)
        way = at.sums.cheapest(foe, at.arms, at.left)
        if way is not None:
            found |= {blow.arm.card: foe.fame + 1.0 for blow in way.blows}
    return found


def tire(at: Sight, ask: Ask[Any]) -> Chosen:
    """Whoever's attack is worth least sits down."""
    meant = _meant(at)
    price = {ally.card: at.price(ally) + 0.5 * meant.get(ally.card, 0.0) for ally in at.me.deployed}
    several = _some(ask, GiveUpSome, lambda card: -price[card])
    return several or one(ask, GiveUp, lambda option: -price[option.card])


def turncoat(at: Sight, ask: Ask[Any]) -> Chosen:
    """The weakest changes sides: as a foe it is the weakest as well."""
    worth = {ally.card: at.ally_worth(ally.card, ally.ready) + 0.4 * ally.attack for ally in at.me.deployed}
    several = _some(ask, GiveUpSome, lambda card: -worth[card])
    return several or one(ask, GiveUp, lambda option: -worth[option.card])


def place(at: Sight, ask: Ask[Any]) -> Chosen:
    """Somebody makes room, if the weakest is tired or next to nothing."""
    least: GiveUp | None = min(of(ask, GiveUp), key=lambda option: owned(at, option.card), default=None)
    return least if least is not None and owned(at, least.card) < 4.0 else Nothing()


def ready(at: Sight, ask: Ask[Any]) -> Chosen:
    """The strongest get up."""
    worth = {ally.card: _again(at, ally) for ally in at.tired}
    return _best(ask, lambda card: worth.get(card, 0.0))


def _again(at: Sight, ally: AllyView) -> float:
    """What a tired ally would bring: against the foes at hand, or ever."""
    worth = lines.per_ready(at, ally)
    foes = [met(enemy) for enemy in at.view.combat]
    if foes and at.view.turn == at.seat:
        arm = Arm(ally.card, "basic", ally.attack, ally.types, ally.mods)
        worth += max(at.sums.blow(foe, arm)[0] for foe in foes)
    return worth


def better(at: Sight, ask: Ask[Any]) -> Chosen:
    """Whose next attack is made better: whoever hits hardest, and is meant to."""
    foes = [met(enemy) for enemy in at.view.combat]
    wanted = _planned(at, foes)

    def gain(card: Card) -> float:
        ally = next((ally for ally in at.ready if ally.card == card), None)
        if ally is None:
            return 0.0
        arm = Arm(card, "basic", ally.attack, ally.types, ally.mods)
        if not foes:
            return float(ally.attack)
        blow = max(at.sums.blow(foe, arm)[0] for foe in foes)
        more = max(at.sums.blow(foe, replace(arm, value=arm.value + 2))[0] for foe in foes)
        return (more - blow if ask.kind == "boost" else blow) + 0.1 * blow + (5.0 if card in wanted else 0.0)

    return one(ask, Take, lambda option: gain(option.card))


def _planned(at: Sight, foes: Sequence[Foe]) -> set[Card]:
    """Allies that would attack as things are, as far as a foe can be beaten with them."""
    found: set[Card] = set()
    for foe in foes:
        way = at.sums.cheapest(foe, at.arms, at.left)
        if way is not None:
            found |= {blow.arm.card for blow in way.blows if blow.arm.way in ("basic", "hit")}
    return found


def learn(at: Sight, ask: Ask[Any]) -> Chosen:
    """A type that contracts want, or to which a foe is vulnerable."""
    source = _source(at)
    kind, gain = lines.best_type(at, 2, source)
    wanted = OfType(kind)  # type: ignore[arg-type]
    if gain and wanted in ask.options:
        return wanted
    weak = {kind for enemy in at.view.combat for kind in enemy.vulnerable}
    return next((option for option in of(ask, OfType) if option.element in weak), None)


def learners(at: Sight, ask: Ask[Any]) -> Chosen:
    """The strongest that are ready learn it."""
    worth = {ally.card: ally.attack + (9 if ally.ready else 0) for ally in at.me.deployed}
    return _best(ask, lambda card: float(worth.get(card, 0)))


def _source(at: Sight) -> Card:
    return at.view.playing[-1] if at.view.playing else Card("")


# -- foes ----------------------------------------------------------------------------------------------------


def strike(at: Sight, ask: Ask[Any]) -> Chosen:
    """Where a throw does most: it fells the best foe, or brings it nearest."""
    source = _source(at)
    foes = {enemy.card: met(enemy) for enemy in at.view.combat}
    arms = at.thrown(source, 0.0) if source[0] == "I" else []
    if not arms:
        own = next((ally for ally in at.me.deployed if ally.card == source), None)
        arms = [Arm(source, "basic", own.attack if own else 2, own.types if own else ())]

    def gain(option: AimAs) -> float:
        foe = foes[option.foe]
        value = at.sums.blow(foe, replace(arms[0], types=(option.element,)))[0]
        if value >= foe.left:
            return 100.0 + foe.fame + at.gain(foe, None) - 0.1 * (value - foe.left)
        way = at.sums.cheapest(replace(foe, left=foe.left - value), at.arms, at.left)
        return (50.0 + foe.fame if way is not None else 0.0) + value

    return one(ask, AimAs, gain)


def soften(at: Sight, ask: Ask[Any]) -> Chosen:
    """Which foe is made weaker, and how: the one that then falls most cheaply."""
    foes = {enemy.card: met(enemy) for enemy in at.view.combat}

    def gain(option: Any) -> float:
        foe = foes[option.foe]
        if ask.kind == "expose":
            weaker = replace(foe, twice=(*foe.twice, option.element))
        elif ask.kind == "weaken":
            weaker = replace(foe, left=max(0, foe.left - 2))
        elif isinstance(option, AimAs):
            weaker = replace(foe, immune=tuple(kind for kind in foe.immune if kind != option.element))
        else:
            weaker = replace(foe, immune=())
        now = at.sums.cheapest(foe, at.arms, at.left)
        then = at.sums.cheapest(weaker, at.arms, at.left)
        if then is None:
            return 0.1 * (at.sums.most(weaker, at.arms, at.left) - at.sums.most(foe, at.arms, at.left))
        return foe.fame + 5.0 - then.price if now is None else now.price - then.price + 0.1

    return one(ask, AimAs, gain) or one(ask, Aim, gain)


def dismiss(at: Sight, ask: Ask[Any]) -> Chosen:
    """The strongest that cannot be beaten goes home."""
    hard = {}
    for enemy in at.view.combat:
        way = at.sums.cheapest(met(enemy), at.arms, at.left)
        hard[enemy.card] = (way is None, enemy.needs - enemy.tally)
    best: Aim | None = max(of(ask, Aim), key=lambda option: hard[option.foe], default=None)
    return best


def order(at: Sight, ask: Ask[Any]) -> Chosen:
    """The one that changes least first."""
    return one(ask, EnterFirst, lambda option: -10 * len(FOES[option.foe].instant) - FAME[option.foe])


# -- decks and the market ------------------------------------------------------------------------------------


def hire(at: Sight, ask: Ask[Any]) -> Chosen:
    """The best recruit for the price, if it is worth that."""
    source = _source(at)
    line = TRAIT.get(source)
    steps = [step for step in line.do if isinstance(step, Recruit)] if line is not None else []
    if steps:
        for gain, card in lines.hires(at, steps[0], at.left, source):
            if Take(card) in ask.options:
                return Take(card) if gain > -0.5 else Nothing()
    return one(ask, Take, lambda option: at.new_worth(option.card)) or Nothing()


def row(at: Sight, ask: Ask[Any]) -> Chosen:
    """Allies, unless those on offer are good; else contracts."""
    best = max((at.new_worth(each.card) for each in at.view.allies if each.card is not None), default=0.0)
    wanted = "ally" if best < 3.0 and at.ahead > 0.3 else "contract"
    return next((option for option in of(ask, Row) if option.row == wanted), None)


def refresh(at: Sight, ask: Ask[Any]) -> Chosen:
    """What nobody wants is swept away."""
    keep: dict[Card, float] = {}
    beaten = {fight.foe.card: fight.value for fight in battle.fights(at, _monsters(at), max(1, at.left))}
    assert at.view.own is not None
    for each in at.view.contracts:
        if each is not None:
            keep[each.card] = 9.0 if each.card in at.view.own.done else each.fame / 4
    for offer in (*at.view.allies, *at.view.items):
        if offer.card is not None:
            keep[offer.card] = at.new_worth(offer.card)
    for card in _monsters(at):
        keep[card] = beaten.get(card, -FAME[card] / 10)
    return _best(ask, lambda card: 2.5 - keep.get(card, 0.0), least=0.0)


def _monsters(at: Sight) -> list[Card]:
    return [card for card in at.view.monsters if card is not None]


def dig(at: Sight, ask: Ask[Any]) -> Chosen:
    """The best is kept."""
    return _best(ask, at.new_worth)


def peek(at: Sight, ask: Ask[Any]) -> Chosen:
    """What can be beaten with profit comes first, if there is an action for it; else last."""
    for option in of(ask, TakeSome):
        hole: Pick = option.cards
        worth = {}
        for card in hole.of:
            fight = battle.prospect(at, Card(card), at.arms, max(0, at.left - 1))
            worth[card] = fight.value if fight is not None else -float(FAME[Card(card)])
        ordered = sorted(hole.of, key=lambda card: (-worth[card], card))
        return TakeSome(tuple(map(Card, ordered)))
    return None


def recover(at: Sight, ask: Ask[Any]) -> Chosen:
    """The best card comes back."""
    return one(ask, Take, lambda option: at.new_worth(option.card))


def copy(at: Sight, ask: Ask[Any]) -> Chosen:
    """The trait that brings most here."""
    worth = {card: gain for gain, card in lines.copies(at, _source(at))}
    return one(ask, Target, lambda option: worth.get(option.ally, 0.0))


# -- opponents -----------------------------------------------------------------------------------------------


def _leading(at: Sight, seat: int) -> float:
    """How much it is worth to harm a seat more than others: only the leader matters."""
    return 3.0 if seat == at.opponents[0] else 0.0


def target(at: Sight, ask: Ask[Any]) -> Chosen:
    """The best of the leader."""
    worth = {
        (other, ally.card): gain + _leading(at, other) + _by_kind(at, ask.kind, ally)
        for is_ready in (True, False)
        for gain, other, ally in rivals.targets(at, is_ready)
    }
    several: list[tuple[float, Option]] = []
    for option in of(ask, Targets):
        hole: Pick = option.allies
        best = sorted(hole.of, key=lambda card: (-worth[option.seat, Card(card)], card))[: hole.most]
        chosen = tuple(card for card in hole.of if card in best)
        total = sum(worth[option.seat, Card(card)] for card in chosen)
        several.append((total, Targets(option.seat, chosen)))  # type: ignore[arg-type]
    if several:
        return max(several, key=lambda one: one[0])[1]
    return one(ask, Target, lambda option: worth.get((option.seat, option.ally), 0.0))


def _by_kind(at: Sight, kind: str, ally: AllyView) -> float:
    if kind == "convert":
        power = sum(arm.value for arm in at.arms if arm.way == "basic")
        return float(ally.attack) if ally.attack <= power else -20.0
    return float(ally.attack) * 0.3 if kind == "exhaust" else 0.0


def victim(at: Sight, ask: Ask[Any]) -> Chosen:
    """Whose hand is stolen from: where there is most, the leader's rather."""
    hand = {option.seat: at.view.seats[option.seat].hand for option in of(ask, Against)}
    return one(ask, Against, lambda option: min(hand[option.seat], 2) * 2.0 + _leading(at, option.seat))


def swap(at: Sight, ask: Ask[Any]) -> Chosen:
    """The exchange that gains most."""
    for gain, own, seat, card in rivals.swaps(at, SwapAlly(state="exh"), _source(at)):
        option = Exchange(own, Seat(seat), card)
        if option in ask.options:
            return option if gain > 0 or Nothing() not in ask.options else Nothing()
    return None


def goad(at: Sight, ask: Ask[Any]) -> Chosen:
    """What the leader cannot beat."""
    for gain, card, seat in rivals.goads(at):
        option = Send(card, Seat(seat))
        if option in ask.options:
            return option if gain > 0 or Nothing() not in ask.options else Nothing()
    return one(ask, Take, lambda option: float(FAME[option.card]))
