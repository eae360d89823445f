"""Opponents: who is harmed, and how."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Option, Pick
from engines.core.words import Seat

from ...effects.thefts import SwapAlly
from ...glossary import Card
from ...options import Against, Exchange, Nothing, Send, Take, Target, Targets
from ...printed import FAME
from ...view import AllyView
from .. import rivals
from ..sight import Sight
from .best import Chosen, of, one, source


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
    for gain, own, seat, card in rivals.swaps(at, SwapAlly(state="exh"), source(at)):
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
