"""What the papers print of a round of Suburb, and what is remembered of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.core.event import Event
from engines.core.spec import Outcome
from engines.core.story import Feud, Lead, Thing, all_of, present
from engines.core.words import Seat

from .cards import BOONS, HOUSES, STOCKS, Card
from .events import (
    Aimed,
    Bought,
    Dotted,
    Fallen,
    Fell,
    Gained,
    Held,
    Jailed,
    MovedIn,
    Named,
    Passed,
    Rolled,
    Rose,
    Scored,
    Sign,
    Slipped,
    SoldTo,
    Took,
    Tried,
    Turned,
)
from .figures import GOAL_CASH, LIGHT_TO, MOST_POINTS

#: Dollars that are worth a point, as the goals have it.
POINT = GOAL_CASH // MOST_POINTS
#: Missions of one against another from which it is a feud, arrests from which one is known to the police, and
#: turns at the top and stocks bought that are worth a word.
FEUD, KNOWN, LONG, MANY = 3, 3, 5, 5


class Out(Thing, frozen=True):
    """A player is arrested without a dollar."""

    seat: Seat


class Hammer(Thing, frozen=True):
    """A house is sold."""

    seat: Seat
    house: Seat
    amount: int


class Verge(Thing, frozen=True):
    """A goal is reached and must be kept."""

    seat: Seat
    goal: str


class Slip(Thing, frozen=True):
    """A goal was not kept."""

    seat: Seat
    goal: str


class Heist(Thing, frozen=True):
    """One takes money from another, by a mission or a card."""

    seat: Seat
    victim: Seat
    card: Card
    amount: int


class Shove(Thing, frozen=True):
    """One pushes another down."""

    seat: Seat
    victim: Seat
    card: Card
    lost: int


class Leap(Thing, frozen=True):
    """Points by a mission."""

    seat: Seat
    victim: Seat
    card: Card
    gained: int


class Fiasco(Thing, frozen=True):
    """A mission that cost whoever tried it."""

    seat: Seat
    victim: Seat
    card: Card
    lost: int
    paid: int


class Cell(Thing, frozen=True):
    """Prison."""

    seat: Seat


class Bonanza(Thing, frozen=True):
    """Money from the bank."""

    seat: Seat
    card: Card
    amount: int


class Climb(Thing, frozen=True):
    """A level reached."""

    seat: Seat
    level: int


class Fog(Thing, frozen=True):
    """Every mission of a round failed."""

    count: int


class Ending(Thing, frozen=True):
    """Who won how, and how far the second had come, in per cent."""

    seat: Seat
    ending: str
    second: Seat
    nearness: int


class Record(Thing, frozen=True):
    """Who was arrested most, and how often that led to prison."""

    seat: Seat
    dots: int
    cells: int


class Broker(Thing, frozen=True):
    """Who bought most stocks, for how much, and how many were worthless."""

    seat: Seat
    count: int
    cost: int
    paper: int


class Street(Thing, frozen=True):
    """Who lived there, by class."""

    upper: int
    gangster: int


class Tally(Thing, frozen=True):
    """Missions, those that worked, and arrests."""

    count: int
    worked: int
    dots: int


def headline(events: Sequence[Event]) -> Thing | None:
    """Of a round: whatever weighs most, in points."""
    found = [*_news(events), *_deeds(events)]
    return max(found, key=_weighs) if found else None


def memoir(events: Sequence[Event], outcome: Outcome) -> list[Thing]:
    """Of a game: how it ended, the biggest blow, the feud, the longest lead, and what the books say."""
    (_, first), (_, second), *_ = outcome.order()
    blows = [each for each in _deeds(events) if isinstance(each, Heist | Shove)]
    leaps = [each for each in _deeds(events) if isinstance(each, Leap)]
    found: list[Thing | None] = [
        Ending(first, outcome.kind, second, outcome.scores[second]),
        max(blows or leaps, key=_weighs, default=None),
        _feud(events),
        _lead(events, winner=first),
        _known(events),
    ]
    things = present(found)
    if len(things) < 5:
        rolls = [*all_of(events, Rolled)]
        things.append(Tally(len(rolls), sum(each.good for each in rolls), _count(events, Dotted).total()))
    if len(things) < 3:
        kinds = Counter(HOUSES[event.house].kind for event in all_of(events, MovedIn))
        things.append(Street(kinds["upper"], kinds["gangster"]))
    return things


def _weighs(thing: Thing) -> float:
    """How much it matters, about in points."""
    match thing:
        case Out():
            return 100
        case Hammer():
            return 80
        case Verge():
            return 60
        case Slip():
            return 40
        case Climb(level=level):
            return 3 * level - 2
        case Cell():
            return 8
        case Fog():
            return 7
        case Heist(amount=amount):
            return 1.5 * amount / POINT
        case Shove(lost=lost):
            return 2 * lost
        case Leap(gained=gained):
            return 0.7 * gained
        case Fiasco(lost=lost, paid=paid):
            return 1.5 * (lost + paid / POINT)
        case Bonanza(amount=amount):
            return amount / POINT / 2
    return 0


def _news(events: Sequence[Event]) -> Iterator[Thing]:
    """What needs no deed around it to be told."""
    rising = False
    for event in events:
        match event:
            case Fallen(seat=seat, left=False):
                yield Out(seat)
            case SoldTo(seat=seat, house=house, amount=amount):
                yield Hammer(seat, house, amount)
            case Held(seat=seat, goal=goal):
                yield Verge(seat, goal)
            case Slipped(seat=seat, goal=goal):
                yield Slip(seat, goal)
            case Jailed(seat=seat):
                yield Cell(seat)
            case Gained(seat=seat, amount=amount, why=card) if card in BOONS or card in STOCKS:
                yield Bonanza(seat, card, amount)
            case Scored() | Fell():
                rising = isinstance(event, Scored)
            case Rose(seat=seat, level=level) if rising:
                yield Climb(seat, level)
            case _:
                pass
    rolls = [event.good for event in all_of(events, Rolled)]
    if len(rolls) > 2 and not any(rolls):
        yield Fog(len(rolls))


class _Deed(NamedTuple):
    """A mission or a card under way."""

    card: Card
    seat: int
    other: int | None
    """Whom it is against, if that is one."""
    good: bool
    """It works for ``seat``."""


def _deeds(events: Sequence[Event]) -> Iterator[Thing]:
    """What came of missions and cards."""
    deed: _Deed | None = None
    for event in events:
        match event:
            case Turned() | Tried() | Named(card=None):
                deed = None
            case Named(seat=seat, target=target, card=card) if card is not None:
                deed = _Deed(card, seat, target, good=False)
            case Took(seat=seat, card=card):
                deed = _Deed(card, seat, None, good=True)
            case Aimed(seat=seat, target=target, card=card):
                deed = _Deed(card, seat, target, good=True)
            case Rolled(seat=seat, good=good) if deed is not None:
                # Turned round, it is the target's.
                other = deed.seat if seat == deed.other else deed.other
                deed = _Deed(deed.card, seat, other, good)
            case _ if deed is not None and (thing := _came_of(deed, event)) is not None:
                yield thing


def _came_of(deed: _Deed, event: Event) -> Thing | None:
    match event:
        case Passed(giver=giver, taker=taker, amount=amount):
            if deed.good:
                return Heist(taker, giver, deed.card, amount)
            return Fiasco(giver, taker, deed.card, lost=0, paid=amount)
        case Fell(seat=seat, lost=lost, pushed=True) if lost:
            return Shove(deed.seat, seat, deed.card, lost)
        case Fell(lost=lost) if lost and deed.other is not None:
            return Fiasco(deed.seat, deed.other, deed.card, lost, paid=0)
        case Scored(seat=seat, gained=gained) if deed.good and seat == deed.seat and deed.other is not None:
            return Leap(seat, deed.other, deed.card, gained)
    return None


def _count(events: Sequence[Event], kind: type[Dotted | Jailed]) -> Counter[int]:
    return Counter(event.seat for event in all_of(events, kind))


def _feud(events: Sequence[Event]) -> Feud | None:
    came = Counter((event.seat, event.target) for event in all_of(events, Named))
    if not came or max(came.values()) < FEUD:
        return None
    [((seat, rival), count)] = came.most_common(1)
    return Feud(seat, rival, count, came[rival, seat])


def _lead(events: Sequence[Event], *, winner: int) -> Lead | None:
    """By where everybody stands when a turn begins."""
    at: Counter[int] = Counter()
    leader, turns, longest = -1, 0, (0, -1)
    for event in events:
        match event:
            case Scored(seat=seat, points=points) | Fell(seat=seat, points=points):
                at[seat] = points
            case Sign(seat=seat, sign="light"):
                at[seat] = LIGHT_TO
            case Turned() if at:
                (first, most), *others = at.most_common(2)
                if leader != first and not (others and others[0] == (leader, most)):
                    leader, turns = first, 0
                turns += 1
                longest = max(longest, (turns, leader))
    turns, leader = longest
    return Lead(leader, turns, leader == winner) if turns >= LONG else None


def _known(events: Sequence[Event]) -> Record | Broker | None:
    """Whoever is known to the police, if very well, else at the exchange."""
    record, broker = _record(events), _broker(events)
    return broker if broker is not None and (record is None or record.dots < 2 * KNOWN) else record


def _record(events: Sequence[Event]) -> Record | None:
    dots, cells = _count(events, Dotted), _count(events, Jailed)
    if not dots or max(dots.values()) < KNOWN:
        return None
    [(seat, count)] = dots.most_common(1)
    return Record(seat, count, cells[seat])


def _broker(events: Sequence[Event]) -> Broker | None:
    bought = Counter(event.seat for event in all_of(events, Bought))
    if not bought or max(bought.values()) < MANY:
        return None
    [(seat, count)] = bought.most_common(1)
    own = [event for event in events if isinstance(event, Bought) and event.seat == seat]
    cost, paper = sum(event.cost for event in own), sum(event.kind == "lose" for event in own)
    return Broker(seat, count, cost, paper)
