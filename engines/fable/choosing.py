"""Choices inside effects: what is asked, what silence means (3.21, FF-183), and when nothing is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core.ask import Option, Pick, Steps

from .asking import ask
from .glossary import Ally, Card
from .options import Nothing, Take, TakeSome, Target, Targets
from .state import G, State

NOTHING = Nothing()


def basis(s: State, source: Card) -> tuple[int, int, Card]:
    """What an answer rests on: the action under way, and the card whose effect it is."""
    return s.turns, s.day.tick, source


def one_of(
    g: G, seat: int, kind: str, source: Card, options: Sequence[Option], *, may: bool = False, more: Any = ()
) -> Steps:
    """One of some options; a single one is taken unasked. ``may``: none is an answer too, and the default;
    else the default is the first. ``more`` is added to the basis of the ask."""
    if len(options) == 1 and not may:
        return options[0]
    offered = (NOTHING, *options) if may else options
    return (yield from ask(g, seat, kind, offered, basis=(*basis(g.s, source), *more)))


def some(g: G, seat: int, kind: str, source: Card, cards: Sequence[Card], most: int) -> Steps:
    """Up to ``most`` of some cards, as a sequence; by default none of them. A single card is taken unasked:
    who did not want it would not have begun."""
    if len(cards) < 2:
        return cards
    if most == 1:
        choice = yield from one_of(g, seat, kind, source, [Take(card) for card in cards], may=True)
        return (choice.card,) if isinstance(choice, Take) else ()
    offer = TakeSome(Pick(tuple(cards), 1, min(most, len(cards))))
    choice = yield from one_of(g, seat, kind, source, (offer,), may=True)
    return choice.cards if isinstance(choice, TakeSome) else ()


def of_one(g: G, seat: int, kind: str, source: Card, found: Mapping[int, Sequence[Ally]], most: int) -> Steps:
    """Up to ``most`` allies of one opponent, as ``(opponent, allies)``; ``found`` are those that fit, by
    opponent. By default nothing is done to anybody: None. A single one is taken unasked."""
    options: list[Option] = []
    if most == 1:
        options = [Target(other, ally) for other, allies in found.items() for ally in allies]
        choice = yield from one_of(g, seat, kind, source, options, may=len(options) > 1)
        return (choice.seat, (choice.ally,)) if isinstance(choice, Target) else None
    alone = [(other, allies) for other, allies in found.items() if len(allies) == 1]
    if len(alone) == len(found) == 1:
        return alone[0]
    for other, allies in found.items():
        options.append(Targets(other, Pick(tuple(allies), 1, min(most, len(allies)))))
    choice = yield from one_of(g, seat, kind, source, options, may=True)
    return (choice.seat, choice.allies) if isinstance(choice, Targets) else None
