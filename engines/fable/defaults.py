"""The orders in which silence chooses (3.21)."""

from __future__ import annotations

from collections.abc import Iterable

from .glossary import Card
from .printed import ATTACK, COST
from .state import Deployed, Player

#: Sort keys, made once.
_BY_COST = {card: (cost, card) for card, cost in COST.items()}
_BY_ATTACK = {
    (card, ready): (attack, ready, card) for card, attack in ATTACK.items() for ready in (False, True)
}


def _standing(ally: Deployed) -> tuple[int, bool, str]:
    return _BY_ATTACK[ally.card, ally.ready]


def by_attack(allies: Iterable[Deployed], *, descending: bool = False) -> list[Deployed]:
    """Deployed allies by printed attack, then exhausted ones first, then by id."""
    if descending:
        return sorted(allies, key=lambda ally: (-ATTACK[ally.card], ally.ready, ally.card))
    return sorted(allies, key=_standing)


def by_cost(cards: Iterable[Card]) -> list[Card]:
    """Hand cards by recruit cost, then by id: what is given away unasked (FF-180, Crosswind, Lean Night)."""
    return sorted(cards, key=_BY_COST.__getitem__)


def discard_order(player: Player) -> list[Card]:
    """All that a seat can discard, in the default order (FF-180)."""
    ranks = [_READY[ally.card] if ally.ready else _EXHAUSTED[ally.card] for ally in player.deployed]
    ranks += [_HELD[card] for card in player.hand]
    ranks.sort()
    return [_RANKED[rank] for rank in ranks]


def _ranked() -> tuple[dict[str, int], dict[str, int], dict[str, int], list[Card]]:
    """Each card's place in the default order of all, while it is ready, exhausted, or in a hand; and the
    cards by place.

    Exhausted allies, allies in the hand, ready ones, items, and heroes last, deployed ones before the others.
    """
    keys: list[tuple[int, tuple[object, ...], int, Card]] = []
    for card, attack in ATTACK.items():
        hero = card[0] == "H"
        keys.append((4 if hero else 2, (0, attack, True), 0, Card(card)))
        keys.append((4 if hero else 0, (0, attack, False), 1, Card(card)))
    for card, cost in COST.items():
        keys.append(({"H": 4, "I": 3}.get(card[0], 1), (1, cost), 2, Card(card)))
    keys.sort(key=lambda key: (*key[:2], key[3]))
    places: tuple[dict[str, int], dict[str, int], dict[str, int]] = ({}, {}, {})
    for rank, (_, _, place, card) in enumerate(keys):
        places[place][card] = rank
    return (*places, [card for *_, card in keys])


_READY, _EXHAUSTED, _HELD, _RANKED = _ranked()
