"""Cards of decks, discard piles and the market; lines that can be copied."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Pick

from ...cards import TRAIT
from ...effects.market import Recruit
from ...glossary import Card
from ...options import Nothing, Row, Take, TakeSome, Target
from ...printed import FAME
from .. import calls, lines
from ..sight import Sight
from .best import Chosen, best_cards, of, one, source


def hire(at: Sight, ask: Ask[Any]) -> Chosen:
    """The best recruit for the price, if it is worth that."""
    hirer = source(at)
    line = TRAIT.get(hirer)
    steps = [step for step in line.do if isinstance(step, Recruit)] if line is not None else []
    if steps:
        for gain, card in lines.hires(at, steps[0], at.left, hirer):
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
    beaten = {fight.foe.card: fight.value for fight in calls.fights(at, _monsters(at), max(1, at.left))}
    assert at.view.own is not None
    for each in at.view.contracts:
        if each is not None:
            keep[each.card] = 9.0 if each.card in at.view.own.done else each.fame / 4
    for offer in (*at.view.allies, *at.view.items):
        if offer.card is not None:
            keep[offer.card] = at.new_worth(offer.card)
    for card in _monsters(at):
        keep[card] = beaten.get(card, -FAME[card] / 10)
    return best_cards(ask, lambda card: 2.5 - keep.get(card, 0.0), least=0.0)


def _monsters(at: Sight) -> list[Card]:
    return [card for card in at.view.monsters if card is not None]


def dig(at: Sight, ask: Ask[Any]) -> Chosen:
    """The best is kept."""
    return best_cards(ask, at.new_worth)


def peek(at: Sight, ask: Ask[Any]) -> Chosen:
    """What can be beaten with profit comes first, if there is an action for it; else last."""
    for option in of(ask, TakeSome):
        hole: Pick = option.cards
        worth = {}
        for card in hole.of:
            fight = calls.prospect(at, Card(card), at.arms, max(0, at.left - 1))
            worth[card] = fight.value if fight is not None else -float(FAME[Card(card)])
        ordered = sorted(hole.of, key=lambda card: (-worth[card], card))
        return TakeSome(tuple(map(Card, ordered)))
    return None


def recover(at: Sight, ask: Ask[Any]) -> Chosen:
    """The best card comes back."""
    return one(ask, Take, lambda option: at.new_worth(option.card))


def copy(at: Sight, ask: Ask[Any]) -> Chosen:
    """The trait that brings most here."""
    worth = {card: gain for gain, card in lines.copies(at, source(at))}
    return one(ask, Target, lambda option: worth.get(option.ally, 0.0))
