"""The best of what is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core.ask import Ask, Option, Pick

from ...glossary import Card
from ...options import Take, TakeSome
from ..sight import Sight

Chosen = Option | None


def of(ask: Ask[Any], kind: type[Any]) -> list[Any]:
    """The options of a kind."""
    return [option for option in ask.options if isinstance(option, kind)]


def some(
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


def best_cards(ask: Ask[Any], worth: Callable[[Card], float], *, least: float | None = None) -> Chosen:
    """The best of the cards offered, alone or several."""
    several = some(ask, TakeSome, worth, least=least)
    return several or one(ask, Take, lambda option: worth(option.card))


def source(at: Sight) -> Card:
    """The card whose effect is under way."""
    return at.view.playing[-1] if at.view.playing else Card("")
