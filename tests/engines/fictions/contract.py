"""What the tests over every game need to know of Fictions."""

from __future__ import annotations

from collections import Counter

from engines.core.discover import words
from engines.fictions.scenario import found
from engines.fictions.state import State

_SAY = words("fictions")
#: What the board says in a word or two, and who wonders finds in the rules.
_ON_BOARD = ["clan", "spent", "out", "left", "rally", "does-motivate", "does-revive"]
_ON_BOARD += [f"rally-{key}" for key in found()]
RULES_SAY = {
    "overview": ["one clan", "Only the election wins"],
    "board": [f"*{_SAY(f'pic-{name}')}*" for name in _ON_BOARD],
}
UNSAID = {"abandon": "failure"}


def conserved(s: State) -> Counter[str]:
    """Every Henchman, wherever it is."""
    places = [s.clan, s.exhausted, s.knocked_out, s.rotated, s.offered, *s.hands, *s.reserve]
    places += s.scene.tucked.values()
    if s.attempt is not None:
        places.append(s.attempt.crew)
    return Counter(card for place in places for card in place)
