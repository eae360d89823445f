"""Problems in play, and the Penalties that are read at all times: whom they hit, and how hard (3.11, 6.3).

Problems in play are given as lists of their ids by seat, which a state has and a view shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from msgspec import Struct

from .cards import PROBLEMS
from .glossary import CATEGORY, EVIDENCE, EVIDENCE_OF_ONE

Held = Sequence[Sequence[str]]
"""Problems in play by seat."""


class _Printed(Struct, frozen=True, gc=False):
    """What is looked up most of a Problem's Penalty."""

    n: int
    """Its number; 1 where it has none."""
    group: bool
    barred: bool


_PENALTY = {
    card: _Printed(one.penalty.n or 1, one.scope == "group", one.barred) for card, one in PROBLEMS.items()
}
#: Problems by their Penalty, and by the Category that they make harder: most of the time none of them is in
#: play, and to see that must cost little.
_WITH: dict[str, frozenset[str]] = {
    word: frozenset(card for card, one in PROBLEMS.items() if one.penalty.word == word)
    for word in sorted({one.penalty.word for one in PROBLEMS.values()})
}
_HARDER = {
    category: frozenset(card for card, one in PROBLEMS.items() if one.penalty.category == category)
    for category in sorted(set(CATEGORY.values()))
}


def problems_with(*words: str) -> frozenset[str]:
    """All Problems with one of these Penalties."""
    return frozenset().union(*(_WITH[word] for word in words))


#: Problems that keep somebody from Skills.
MUTING = problems_with("no_skills", "no_help")


def free_of(held: Held, cards: frozenset[str]) -> bool:
    """Whether none of these Problems is in play."""
    return cards.isdisjoint(chain(*held))


def suffered(held: Held, seat: int, word: str, *, barred: bool) -> int:
    """The sum of a Penalty's numbers that a seat suffers now, or how many of it (FI-101).

    A seat of -1 suffers what all do. ``barred``: whether marked Penalties are off (FI-106).
    """
    found = _WITH[word]
    if found.isdisjoint(chain(*held)):
        return 0
    total = 0
    for holder, cards in enumerate(held):
        if found.isdisjoint(cards):
            continue
        for card in found.intersection(cards):
            penalty = _PENALTY[card]
            if (penalty.group or holder == seat) and not (penalty.barred and barred):
                total += penalty.n
    return total


def harder(held: Held, ideal: str, *, barred: bool) -> int:
    """What CATEGORY_HARDER Penalties add where this Expertise is ideal."""
    found = _HARDER[CATEGORY[ideal]]
    if found.isdisjoint(chain(*held)):
        return 0
    total = 0
    for cards in held:
        for card in found.intersection(cards):
            total += not (_PENALTY[card].barred and barred)
    return total


def muted(held: Held, active: int) -> tuple[int, ...]:
    """Seats that may not play Skills at all (NO_SKILLS, NO_HELP). ``active``: whose turn it is."""
    if MUTING.isdisjoint(chain(*held)):
        return ()
    found: tuple[int, ...] = ()
    for holder, cards in enumerate(held):
        for card in cards:
            if card in _WITH["no_skills"]:
                found += (holder,)
            elif card in _WITH["no_help"]:
                found += tuple(seat for seat in range(len(held)) if seat != active)
    return found


# -- evidence ------------------------------------------------------------------------------------


def fingerprints(cards: Sequence[str]) -> int:
    """Fingerprints on Problems of one seat."""
    total = 0
    for card in cards:
        total += PROBLEMS[card].fingerprint
    return total


def convicted(in_play: int, of_seats: Sequence[int], *, players: int) -> bool:
    """Whether the evidence is enough (FI-118 to FI-120): by the Fingerprints in play, those on cards of the
    Scenario included, or by those on one seat's Problems."""
    return in_play >= EVIDENCE or (players >= 3 and max(of_seats) >= EVIDENCE_OF_ONE)
