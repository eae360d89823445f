"""What the papers print of a round of FIXER, and what is remembered of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from engines.core.event import Event
from engines.core.spec import Outcome
from engines.core.words import Seat

from .cards import Card, number
from .events import Captured, Discarded, Instant, Kept

#: Captures in a round from which one seat has swept it, and a card's number from which it is a big fish.
SWEEP, BIG = 6, 8


class Thing(msgspec.Struct, frozen=True, tag=str.lower):
    """Something that is worth a sentence."""


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


class Feud(Thing, frozen=True):
    """Two seats that took most from one another."""

    seat: Seat
    rival: Seat
    count: int
    back: int
    """What the rival took in return."""


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
    """Cards that changed hands, and those that were buried."""

    captured: int
    buried: int


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
    buried = sum(isinstance(each, Discarded) for each in events)
    things = [thing for thing in found if thing is not None]
    return [*things[:4], Count(len(captures), buried)]


def _captures(events: Sequence[Event]) -> list[Captured]:
    return [each for each in events if isinstance(each, Captured)]


def _fish(captures: list[Captured]) -> BigFish:
    best = max(captures, key=lambda each: number(each.losing))
    return BigFish(best.winner, best.loser, best.losing, best.winning)


def _david(captures: list[Captured]) -> David | None:
    best = max(captures, key=lambda each: number(each.losing) - number(each.winning))
    if number(best.losing) - number(best.winning) < 4:
        return None
    return David(best.winner, best.loser, best.losing, best.winning)


def _feud(captures: list[Captured]) -> Feud | None:
    taken = Counter((each.winner, each.loser) for each in captures)
    between: Counter[tuple[int, int]] = Counter()
    for (winner, loser), count in taken.items():
        between[min(winner, loser), max(winner, loser)] += count
    [((one, other), count)] = between.most_common(1)
    if count < 4 or len(between) < 2:
        return None
    seat, rival = (one, other) if taken[one, other] >= taken[other, one] else (other, one)
    return Feud(seat, rival, taken[seat, rival], taken[rival, seat])


def _criticals(captures: list[Captured]) -> Criticals | None:
    wins = Counter(each.winner for each in captures if each.critical)
    return Criticals(*wins.most_common(1)[0]) if wins and max(wins.values()) > 1 else None


def _loser(events: Sequence[Event]) -> Loser | None:
    losses = Counter(each.loser for each in _captures(events))
    [(seat, count)] = losses.most_common(1)
    kept = sum(isinstance(each, Kept) and each.seat == seat for each in events)
    return Loser(seat, count, kept) if count > 2 else None
