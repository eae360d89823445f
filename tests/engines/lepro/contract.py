"""What the tests over every game need to know of Le Pro."""

from __future__ import annotations

from collections import Counter

from engines.lepro.cards import DECKS
from engines.lepro.events import Swapped
from engines.lepro.state import START_CASH, State, all_cards

#: By default nobody announces (LI-19): without a limit only eliminations end a game of absent players.
BOUND = {"round_limit": 30}


def conserved(s: State) -> Counter[str]:
    """Every printed card wherever it lies, and all money (cash and treasury)."""
    places = [*s.draws.values(), *s.used.values(), s.gone, list(s.hats.values())]
    places += [all_cards(player) for player in s.players]
    places += [[s.looked] if s.looked is not None else [], s.pair, s.playing]
    printed = {card for cards in DECKS.values() for card in cards}
    count: Counter[str] = Counter(card for place in places for card in place if card in printed)
    money = s.treasury + sum(player.cash for player in s.players)
    count["money"] = money // START_CASH if money % START_CASH == 0 else -1
    return count


#: What comes is drawn by its place among the ids of a hand: another hand, another card.
REVEALS = (Swapped,)
