"""The orders in which silence chooses (3.21)."""

from __future__ import annotations

from collections.abc import Iterable

from .cards import COST, FIGURES, Card
from .state import Deployed, Player

#: Sort keys, made once.
_BY_COST = {card: (cost, card) for card, cost in COST.items()}
_ATTACK = {card: figure.attack for card, figure in FIGURES.items()}
_BY_ATTACK = {
    (card, ready): (attack, ready, card) for card, attack in _ATTACK.items() for ready in (False, True)
}


def _standing(ally: Deployed) -> tuple[int, bool, str]:
    return _BY_ATTACK[ally.card, ally.ready]


def by_attack(allies: Iterable[Deployed], *, descending: bool = False) -> list[Deployed]:
    """Deployed allies by printed attack, then exhausted ones first, then by id."""
    if descending:
        return sorted(allies, key=lambda ally: (-_ATTACK[ally.card], ally.ready, ally.card))
    return sorted(allies, key=_standing)


def by_cost(cards: Iterable[Card]) -> list[Card]:
    """Hand cards by recruit cost, then by id: what is given away unasked (FF-180, Crosswind, Lean Night)."""
    return sorted(cards, key=_BY_COST.__getitem__)


def discard_order(player: Player) -> list[Card]:
    """All that a seat can discard, in the default order (FF-180)."""
    exhausted: list[Card] = []
    allies: list[Card] = []
    ready: list[Card] = []
    items: list[Card] = []
    heroes: list[Card] = []
    for ally in by_attack(player.deployed):
        of = heroes if ally.card[0] == "H" else ready if ally.ready else exhausted
        of.append(ally.card)
    for card in by_cost(player.hand):
        of = items if card[0] == "I" else heroes if card[0] == "H" else allies
        of.append(card)
    return exhausted + allies + ready + items + heroes
