"""Own cards: what is given up, who is tired, readied or made better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engines.core.ask import Ask

from ...glossary import Card, Element, is_item
from ...options import GiveUp, GiveUpSome, Nothing, OfType, Take
from ...view import AllyView
from .. import lines
from ..arms import Arm, Foe, met
from ..day import hand_worth
from ..sight import Sight
from .best import Chosen, best_cards, of, one, some, source


def owned(at: Sight, card: Card) -> float:
    """What an own card is worth, in the hand or on the table."""
    for ally in at.me.deployed:
        if ally.card == card:
            return at.ally_worth(card, ally.ready) + (at.keep.get(card, 0.0) if ally.ready else 0.0)
    return hand_worth(at, card) * (0.9 if not is_item(card) else 1.0)


def give_up(at: Sight, ask: Ask[Any]) -> Chosen:
    """What is worth least goes."""
    meant = _meant(at)
    several = some(ask, GiveUpSome, lambda card: -owned(at, card) - meant.get(card, 0.0))
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
    several = some(ask, GiveUpSome, lambda card: -price[card])
    return several or one(ask, GiveUp, lambda option: -price[option.card])


def turncoat(at: Sight, ask: Ask[Any]) -> Chosen:
    """The weakest changes sides: as a foe it is the weakest as well."""
    worth = {ally.card: at.ally_worth(ally.card, ally.ready) + 0.4 * ally.attack for ally in at.me.deployed}
    several = some(ask, GiveUpSome, lambda card: -worth[card])
    return several or one(ask, GiveUp, lambda option: -worth[option.card])


def place(at: Sight, ask: Ask[Any]) -> Chosen:
    """Somebody makes room, if the weakest is tired or next to nothing."""
    least: GiveUp | None = min(of(ask, GiveUp), key=lambda option: owned(at, option.card), default=None)
    return least if least is not None and owned(at, least.card) < 4.0 else Nothing()


def ready(at: Sight, ask: Ask[Any]) -> Chosen:
    """The strongest get up."""
    worth = {ally.card: _again(at, ally) for ally in at.tired}
    return best_cards(ask, lambda card: worth.get(card, 0.0))


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
    kind, gain = lines.best_type(at, 2, source(at))
    wanted = OfType(Element(kind))
    if gain and wanted in ask.options:
        return wanted
    weak = {kind for enemy in at.view.combat for kind in enemy.vulnerable}
    return next((option for option in of(ask, OfType) if option.element in weak), None)


def learners(at: Sight, ask: Ask[Any]) -> Chosen:
    """The strongest that are ready learn it."""
    worth = {ally.card: ally.attack + (9 if ally.ready else 0) for ally in at.me.deployed}
    return best_cards(ask, lambda card: float(worth.get(card, 0)))
