"""What the tests over every game need to know of FIXER."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engines.fixer.cards import Card
from engines.fixer.events import Scores
from engines.fixer.state import State

#: The scores of a round count captured cards that lie face down.
REVEALS = (Scores,)


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
