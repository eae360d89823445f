"""Missions with figures of a test's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from engines.suburb.cards import DECKS, MISSIONS, Mission


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """``printed("level2", points=4, points_lost=2)``: a card of a pile with these figures."""
    taken: Counter[str] = Counter()

    def make(pile: str, **figures: int) -> str:
        card = next(card for deck, cards in DECKS.items() if deck == pile for card in cards[taken[pile] :])
        taken[pile] += 1
        monkeypatch.setitem(MISSIONS, card, Mission(pile=pile, **figures))  # type: ignore[arg-type]
        return card

    return make


@pytest.fixture
def harmless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Missions bring nothing and cost nothing but dots, so that several turns can pass."""
    for card, one in list(MISSIONS.items()):
        monkeypatch.setitem(MISSIONS, card, Mission(pile=one.pile))
