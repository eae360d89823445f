"""What the tests over every game need to know of Fictions."""

from __future__ import annotations

from collections import Counter

from engines.fictions.state import State


def conserved(s: State) -> Counter[str]:
    """Every Henchman, wherever it is."""
    places = [s.clan, s.exhausted, s.knocked_out, s.rotated, s.offered, *s.hands, *s.reserve]
    places += s.scene.tucked.values()
    if s.attempt is not None:
        places.append(s.attempt.crew)
    return Counter(card for place in places for card in place)
