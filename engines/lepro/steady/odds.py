"""Chances that a player can reckon from what is printed: bouts and robberies."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product

from ..cards import BOXERS, DECKS, VALUE, VERDICTS
from ..view import LeproView

#: Dice of a boxer that nobody has seen fight: the mean of the deck.
DICE_UNKNOWN = sum(boxer.dice for boxer in BOXERS.values()) / len(BOXERS)
#: Boxers by dice.
_BOXERS = Counter(boxer.dice for boxer in BOXERS.values())
SAFECRACKER = 700
#: Verdicts that are a record, in per cent.
RECORD = round(100 * sum(verdict.record for verdict in VERDICTS.values()) / len(VERDICTS))


@lru_cache(maxsize=64)
def beats(mine: int, theirs: int, ahead: int) -> float:
    """The chance that ``mine`` dice and ``ahead`` are more than ``theirs`` dice; ties are rolled again."""
    won = lost = 0
    for dice in product(range(1, 7), repeat=mine + theirs):
        margin = sum(dice[:mine]) + ahead - sum(dice[mine:])
        won += margin > 0
        lost += margin < 0
    return won / (won + lost)


def wins(seen: LeproView, defender: int) -> float:
    """The chance that the viewer's boxer beats another's, which may be face down (LP-112 to LP-116)."""
    me, other = seen.players[seen.seat or 0], seen.players[defender]
    if me.boxer is None or other.boxer is None:
        return 0.0
    ahead = 1 + (me.character == "promoter") - (other.character == "promoter")
    if other.boxer.dice:
        return beats(me.boxer.dice, other.boxer.dice, ahead)
    whole = sum(count * beats(me.boxer.dice, dice, ahead) for dice, count in _BOXERS.items())
    return whole / len(BOXERS)


def robbery(deck: str, character: str) -> tuple[float, int]:
    """The chance to get away with it, and what that brings on average."""
    gains = [VALUE[card] for card in DECKS[deck] if VALUE[card]]
    more = SAFECRACKER * (character == "safecracker")
    return len(gains) / len(DECKS[deck]), round(sum(gains) / len(gains)) + more
