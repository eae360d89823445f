"""What the tests over every game need to know of FIXER."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engines.fixer.cards import Card
from engines.fixer.events import Scores
from engines.fixer.state import State

#: The scores of a round count captured cards that lie face down.
REVEALS = (Scores,)
#: By topic of the rules for players: phrases of the ledger that it must hold.
RULES_SAY = {
    "overview": ["36 cards", "plus 4", "12 cards", "four 9"],
    "turn": ["Follow its suit if you can", "You cannot pass", "skipped"],
    "board": ["AC is where", "AB1 vs Bo", "**Barred:**", "*1st*", "*no C*", "REGIME card numbered 5"],
    "conflict": ["REGIME beats CAPITAL beats MEDIA beats PEOPLE beats REGIME", "no ties"],
    "winning": ["worth 4 points", "card face down", "cannot keep"],
    "scoring": ["Discards count nothing", "share the victory", "12 with two or three players"],
    "two-players": ["8s and 9s", "all three markers of two lanes", "first turn", "12 conflicts"],
    "exchange": ["exactly three cards", "left", "before the first round"],
    "long-game": ["two rounds", "12 cards, or 9", "every ban is forgotten", "whole match"],
}


UNSAID = {"bur(y|ie)": "discard"}


def conserved(s: State) -> Counter[str]:
    """Every card that lies somewhere."""
    places: list[Iterable[Card | None]] = [
        *s.hands,
        *s.discards,
        s.removed,
        *(lane.cards for lane in s.lanes),
        [s.pending],
    ]
    places += [[scored.card for scored in pile] for pile in s.piles]
    return Counter(card for place in places for card in place if card is not None)
