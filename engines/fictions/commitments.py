"""Every Attempt that a seat could begin (3.5): to list them is most of the engine's work."""

from __future__ import annotations

from itertools import combinations
from operator import itemgetter

from engines.core.ask import Option

from .cards import HENCHMEN
from .challenges import available, most_crew
from .glossary import Challenge, Henchman
from .options import Act
from .scenario import PLAIN, playing
from .state import State

#: By Challenge and way: every Attempt at it, made once and found by its crew's number (:func:`_numbers`).
_ACTS: dict[tuple[str, str], list[Act]] = {}
_PLAIN_ACTS: dict[str, list[Act]] = {}
#: Challenges that are the same in every Scenario, and have no ways of its own.
_SHARED = ("problem", "revive", "motivate")
_NUMBER: dict[str, int] = {card: at for at, card in enumerate(HENCHMEN, 1)}
_SPAN = len(HENCHMEN) + 1


def _table(key: Challenge, way: str) -> list[Act]:
    """All Attempts at a Challenge: one Henchman at its number, two at ``first * _SPAN + second``."""
    cards = [Henchman(card) for card in HENCHMEN]
    nobody = Act(key, way, ())
    table = [nobody] * (_SPAN * _SPAN)
    for at, card in enumerate(cards, 1):
        table[at] = Act(key, way, (card,))
        for beside, other in enumerate(cards, 1):
            table[at * _SPAN + beside] = Act(key, way, (card, other))
    _ACTS[key, way] = table
    if way == "plain":
        _PLAIN_ACTS[key] = table
    return table


def _numbers(hand: list[Henchman], *, pairs: bool) -> list[int]:
    """The numbers of all crews of a hand, in its order."""
    cards = [_NUMBER[card] for card in hand]
    if not pairs:
        return cards
    return cards + [one * _SPAN + two for one, two in combinations(cards, 2)]


def acts(s: State, seat: int, *, pairs: bool | None = None) -> list[Option]:
    """Every Attempt that a seat could begin: each Challenge, each way, one Henchman or two. ``pairs``:
    whether it may commit two, where that is known."""
    hand = s.hands[seat]
    if s.used:
        hand = [card for card in hand if card not in s.used]
    if not hand:
        return []
    numbers = _numbers(hand, pairs=most_crew(s, seat) > 1 if pairs is None else pairs)
    # Many are looked up at once. A getter of one number alone would give no tuple.
    crews = itemgetter(*numbers) if len(numbers) > 1 else lambda table: (table[numbers[0]],)
    scenario = playing(s)
    found: list[Option] = []
    for spot in available(s):
        key = spot.key
        ways = scenario.ways(s, spot) if scenario.several_ways and spot.kind not in _SHARED else PLAIN
        if ways is PLAIN:
            found += crews(_PLAIN_ACTS.get(key) or _table(key, "plain"))
            continue
        for way in ways:
            found += crews(_ACTS.get((key, way)) or _table(key, way))
    return found
