"""What the tests over every game need to know of Suburb."""

from __future__ import annotations

from collections import Counter

from engines.suburb.state import State


def conserved(s: State) -> Counter[str]:
    """Every card wherever it lies, and that the bank's account and all cash cancel out."""
    places = [*s.draws.values(), *s.used.values(), s.playing]
    for player in s.players:
        places += [player.cards, [stake.card for stake in (*player.stocks, *player.shops)]]
    count: Counter[str] = Counter(card for place in places for card in place)
    count["money"] = 1 + s.bank + sum(player.cash for player in s.players)
    return count
