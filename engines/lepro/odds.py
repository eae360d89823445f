"""Chances that can be reckoned from what is printed and seen: bouts and robberies."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product

from .cards import BOXERS, DECKS, VALUE
from .spaces.boxe import advantage
from .spaces.robbery import bonus
from .view import LeproView

#: Dice of a boxer that nobody has seen fight: the mean of the deck.
DICE_UNKNOWN = sum(boxer.dice for boxer in BOXERS.values()) / len(BOXERS)
#: Boxers by dice.
_BOXERS = Counter(boxer.dice for boxer in BOXERS.values())


@lru_cache(maxsize=64)
def beats(mine: int, theirs: int, ahead: int) -> float:
    """The chance that ``mine`` dice and ``ahead`` are more than ``theirs`` dice; ties are rolled again."""
    won = lost = 0
    for dice in product(range(1, 7), repeat=mine + theirs):
        margin = sum(dice[:mine]) + ahead - sum(dice[mine:])
        won += margin > 0
        lost += margin < 0
    return won / (won + lost)


def chance_to_win(seen: LeproView, defender: int) -> float:
    """The chance that the viewer's boxer beats another's, which may be face down (LP-112 to LP-116)."""
    me, other = seen.me, seen.players[defender]
    if me.boxer is None or other.boxer is None:
        return 0.0
    ahead = advantage(me.character, calls=True) - advantage(other.character, calls=False)
    if other.boxer.dice:
        return beats(me.boxer.dice, other.boxer.dice, ahead)
    whole = sum(count * beats(me.boxer.dice, dice, ahead) for dice, count in _BOXERS.items())
    return whole / len(BOXERS)


def chance_to_rob(deck: str, character: str) -> tuple[float, int]:
    """The chance to get away with a robbery, and what that brings on average."""
    gains = [VALUE[card] for card in DECKS[deck] if VALUE[card]]
    return len(gains) / len(DECKS[deck]), round(sum(gains) / len(gains)) + bonus(character)
