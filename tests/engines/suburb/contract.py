"""What the tests over every game need to know of Suburb."""

from __future__ import annotations

from collections import Counter

from engines.core.discover import words
from engines.suburb.cards import HOUSES
from engines.suburb.state import State

#: By topic of the rules for players: phrases of the ledger that it must hold.
RULES_SAY = {
    "overview": ["$5,000", "$4,000", "60 points", "$12,000"],
    "police": ["$1,000", "$1,500", "$2,200", "**fourth**"],
    "street": ["10, 16, 30, 38, 50", "13:", "35:", "59:"],
    "rewards": ["**$1,000** at level 2", "**$2,500** at level 3", "four are **blank**"],
    "stocks": ["two a round", "10 stocks, 4 worthless, mean $160", "mean $1,467"],
    "shops": ["4, 5 or 6", "4 shops: $50 a round, 6 rounds", "2 shops: $250 a round, 3 rounds"],
    "houses": ["$2,500:", "$2,000:", "$250 a round at level 2 and $500 at level 3"],
    "auction": ["$1,000 for", "$1,250", "$1,750", "closed house** is empty for good", "no auction"],
    "families": [words("suburb")(f"house-{house}") for house in HOUSES],
}


UNSAID = {"boarded": "closed"}


def conserved(s: State) -> Counter[str]:
    """Every card wherever it lies, and that the bank's account and all cash cancel out."""
    places = [*s.draws.values(), *s.used.values(), s.playing]
    for player in s.players:
        places += [player.cards, [stake.card for stake in (*player.stocks, *player.shops)]]
    count: Counter[str] = Counter(card for place in places for card in place)
    count["money"] = 1 + s.bank + sum(player.cash for player in s.players)
    return count
