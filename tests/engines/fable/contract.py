"""What the tests over every game need to know of Fame & Fable."""

from __future__ import annotations

from collections import Counter

from engines.fable.cards import HEROES
from engines.fable.state import State, moon_spaces


def places(s: State) -> list[str]:
    """Every card, wherever it lies; those in front of nobody and in no pile have left the game."""
    found: list[str] = [card for pile in (*s.decks.values(), *s.discards.values()) for card in pile]
    found += [card for row in s.rows.values() for card in row if card is not None]
    for player in s.players:
        found += [*player.hand, *player.trophies]
        found += [ally.card for ally in player.deployed]
        found += [waiting.card for waiting in player.pending]
    found += [foe.card for foe in s.combat]
    if s.moon is not None:
        found.append(s.moon)
    return found


def conserved(s: State) -> Counter[str]:
    """Every card of every deck, the heroes that were dealt, and the moon tokens (8.1, 1 and 6)."""
    if s.phase == "setup":
        return Counter()
    count = Counter(places(s))
    dealt = {player.hero for player in s.players}
    assert {card for card in count if card in HEROES} <= dealt
    held = sum(player.moons for player in s.players)
    count["moon tokens"] = len(s.moons) + held + s.spent
    if s.shadow is None:
        assert count["moon tokens"] == len(moon_spaces(s.settings))
    return count
