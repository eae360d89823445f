"""Every Attempt that a seat could begin (3.5): to list them is most of the engine's work."""

from __future__ import annotations

from collections.abc import Callable
from heapq import nsmallest
from itertools import combinations
from operator import itemgetter

from engines.core.ask import Option

from . import crews
from .cards import HENCHMEN, LEVEL
from .challenges import allowed_red, available, most_crew
from .glossary import Challenge, Henchman
from .options import Act, ActNow
from .scenario import PLAIN, playing
from .spots import Spot
from .state import State, owner

#: By Challenge and way: every Attempt at it, made once and found by its crew's number (:func:`_numbers`).
_ACTS: dict[tuple[str, str], list[Act]] = {}
_PLAIN_ACTS: dict[str, list[Act]] = {}
#: Challenges that are the same in every Scenario, and have no ways of its own.
_SHARED = ("problem", "revive", "motivate")
_NUMBER: dict[str, int] = {card: at for at, card in enumerate(HENCHMEN, 1)}
_SPAN = len(HENCHMEN) + 1
#: How many Attempts can be rolled at once: in all, unless there are more ways to make one, and in one way
#: at one Challenge.
ROOM, MOST_AT_ONCE = 25, 4
#: Wishes by which these are others.
AT_ONCE = ("red", "ask_first")
#: What a white die is worth beside a point of Prestige.
_PER_DIE, _PER_POINT = 5, 3


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


def acts_at_once(s: State, seat: int, *, pairs: bool) -> list[ActNow]:
    """Attempts that can be rolled at once, by the likeliest crews: as many as a list has room for, shared out
    to each way at each Challenge in turn. None where the others are asked for help first (FI-240)."""
    prefs = s.prefs[owner(s, seat)]
    hand = [card for card in s.hands[seat] if card not in s.used]
    if prefs.ask_first or not hand:
        return []
    scenario = playing(s)
    entries = [(spot, way) for spot in available(s) for way in scenario.ways(s, spot)]
    dice = ["plain"]
    if allowed_red(s, seat):
        dice.insert(0 if prefs.red else 1, "red")
    likeliest = _likeliest(s, seat, hand, pairs=pairs)
    found: list[ActNow] = []
    for at, (spot, way) in enumerate(entries):
        room = min(MOST_AT_ONCE, max(1, -(-(ROOM - at) // len(entries))))
        likely = [(crew, each) for crew in likeliest(spot) for each in dice]
        found += [ActNow(spot.key, way, crew, each) for crew, each in likely[:room]]
    return found


def _likeliest(
    s: State, seat: int, hand: list[Henchman], *, pairs: bool
) -> Callable[[Spot], list[tuple[Henchman, ...]]]:
    """For a Challenge the crews of a hand that promise most, of those that promise the same the ones of lower
    Levels, which are missed less."""
    scenario = playing(s)
    limits = crews.limits(s.problems, seat, barred=scenario.barred)
    every: list[tuple[Henchman, ...]] = [(card,) for card in hand]
    if pairs:
        every += combinations(hand, 2)

    def best(spot: Spot) -> list[tuple[Henchman, ...]]:
        home = spot.location if scenario.locations else ""
        dice = {card: crews.dice_of_one(card, spot.ideal, home=home, top=limits.top) for card in hand}

        def promise(crew: tuple[Henchman, ...]) -> tuple[int, int, int]:
            rolled = limits.rolled(sum(dice[card] for card in crew))
            more = scenario.prestige(spot, crew)
            return -(_PER_DIE * rolled + _PER_POINT * more), sum(LEVEL[card] for card in crew), len(crew)

        return nsmallest(MOST_AT_ONCE // 2, every, key=promise)

    return best


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
