"""What the papers print of a round of FIXER, and what is remembered of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.core.event import Event
from engines.core.spec import Outcome
from engines.core.story import Feud, Thing, all_of, feud, present
from engines.core.words import Seat

from .cards import Card, number
from .events import Captured, Discarded, Instant, Kept

#: Captures in a round from which one seat has swept it, a card's number from which it is a big fish, and
#: captures between two seats that make a feud.
SWEEP, BIG, FEUD = 6, 8, 4


class Sweep(Thing, frozen=True):
    """One seat captured more than all others together."""

    seat: Seat
    count: int


class BigFish(Thing, frozen=True):
    """The strongest card that was captured."""

    seat: Seat
    loser: Seat
    card: Card
    by: Card


class David(Thing, frozen=True):
    """A low card beat a high one, of the suit that it preys on."""

    seat: Seat
    loser: Seat
    card: Card
    by: Card


class Criticals(Thing, frozen=True):
    """Who won most critically."""

    seat: Seat
    count: int


class Loser(Thing, frozen=True):
    """Who lost most conflicts, and kept how many of the winning cards."""

    seat: Seat
    count: int
    kept: int


class Margin(Thing, frozen=True):
    """How far the first was ahead of the second at the end; 0: not at all."""

    seat: Seat
    second: Seat
    points: int


class Count(Thing, frozen=True):
    """Cards that changed hands, and those that were discarded."""

    captured: int
    discarded: int


class Bought(Thing, frozen=True):
    """Two lanes owned whole ended it."""

    seat: Seat


def headline(events: Sequence[Event]) -> Thing | None:
    """Of a round: the sweep, the surprise, the big fish, the feud or the most critical one."""
    captures = _captures(events)
    if not captures:
        return None
    wins = Counter(each.winner for each in captures)
    [(first, most)] = wins.most_common(1)
    if most >= SWEEP and 2 * most > len(captures):
        return Sweep(first, most)
    fish, david = _fish(captures), _david(captures)
    if david is not None:
        return david
    if number(fish.card) >= BIG:
        return fish
    return _feud(captures) or _criticals(captures) or fish


def memoir(events: Sequence[Event], outcome: Outcome) -> list[Thing]:
    """Of a game: how it ended, the surprise or the big fish, the feud, who was cruel, and the count."""
    captures = _captures(events)
    ended = next((Bought(each.seat) for each in events if isinstance(each, Instant)), None)
    (_, first), (_, second), *_ = outcome.order()
    found: list[Thing | None] = [
        ended or Margin(first, second, outcome.scores[first] - outcome.scores[second])
    ]
    if captures:
        found += [_david(captures) or _fish(captures), _feud(captures), _criticals(captures), _loser(events)]
    discarded = sum(isinstance(each, Discarded) for each in events)
    return [*present(found)[:4], Count(len(captures), discarded)]


def _captures(events: Sequence[Event]) -> list[Captured]:
    return [*all_of(events, Captured)]


def _fish(captures: list[Captured]) -> BigFish:
    best = max(captures, key=lambda each: number(each.losing))
    return BigFish(best.winner, best.loser, best.losing, best.winning)


def _david(captures: list[Captured]) -> David | None:
    best = max(captures, key=lambda each: number(each.losing) - number(each.winning))
    if number(best.losing) - number(best.winning) < 4:
        return None
    return David(best.winner, best.loser, best.losing, best.winning)


def _feud(captures: list[Captured]) -> Feud | None:
    """Where there are two pairs of seats at least."""
    taken = Counter((each.winner, each.loser) for each in captures)
    return feud(taken, FEUD) if len({frozenset(pair) for pair in taken}) > 1 else None


def _criticals(captures: list[Captured]) -> Criticals | None:
    wins = Counter(each.winner for each in captures if each.critical)
    return Criticals(*wins.most_common(1)[0]) if wins and max(wins.values()) > 1 else None


def _loser(events: Sequence[Event]) -> Loser | None:
    losses = Counter(each.loser for each in _captures(events))
    [(seat, count)] = losses.most_common(1)
    kept = sum(isinstance(each, Kept) and each.seat == seat for each in events)
    return Loser(seat, count, kept) if count > 2 else None
