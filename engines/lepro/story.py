"""What the papers print of a round of Le Pro, and what is remembered of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from engines.core.event import Event
from engines.core.spec import Outcome
from engines.core.story import Thing, all_of, feud
from engines.core.words import Seat

from .cards import Card, Character, Deck, deck_of
from .events import (
    Announced,
    Arrested,
    Bought,
    CarLost,
    Collided,
    Dealt,
    Drew,
    Fallen,
    Fined,
    Fought,
    Gained,
    Moved,
    Paid,
    Passed,
    Planned,
    Recorded,
    Refused,
    Sold,
    Succeeded,
    Victory,
)

#: What beats all money of a round, and how much a wreck or a record is worth to the papers.
GREAT, WRECK, RECORD = 1_000_000, 6_000, 4_000
#: What is much of something, in a whole game: blows between two, arrests, bouts won, dollars for the
#: Godfather, doors that somebody walked past.
FEUD, ARRESTS, BOUTS, TOLLS, WALKS = 3, 2, 2, 6_000, 3
#: Most sentences of a memoir.
SENTENCES = 5


class Out(Thing, frozen=True):
    """Who left the game, by the law or of their own will."""

    seat: Seat
    retired: bool


class Buyer(Thing, frozen=True):
    """Who wants to buy the neighbourhood."""

    seat: Seat


class Wreck(Thing, frozen=True):
    """A car that was lost."""

    seat: Seat
    victim: Seat
    card: Card


class Knockout(Thing, frozen=True):
    """A bout, and what it brought."""

    seat: Seat
    loser: Seat
    card: Card
    beaten: Card
    amount: int


class Heist(Thing, frozen=True):
    """A robbery that went well."""

    seat: Seat
    card: Card
    amount: int


class Job(Thing, frozen=True):
    """A Mission that was carried out."""

    seat: Seat
    card: Card
    amount: int


class Sale(Thing, frozen=True):
    """What was sold; ``what``: see :attr:`.events.Sold.what`."""

    seat: Seat
    cards: tuple[Card, ...]
    amount: int
    what: str


class Court(Thing, frozen=True):
    """A Criminal Record more, of so many."""

    seat: Seat
    records: int


class Toll(Thing, frozen=True):
    """What the Godfather took."""

    seat: Seat
    amount: int


class Luck(Thing, frozen=True):
    """An Adventure that paid."""

    seat: Seat
    card: Card
    amount: int


class Squeezed(Thing, frozen=True):
    """Who had to pay whom."""

    seat: Seat
    loser: Seat
    amount: int


class Coward(Thing, frozen=True):
    """Who walked past, of a shop or a bank: in a round in which nothing else happened."""

    seat: Seat
    deck: Deck


class Hired(Thing, frozen=True):
    """Who came, in a round in which nothing else happened."""

    seat: Seat
    card: Card
    men: int


class Shopping(Thing, frozen=True):
    """Who bought something, in a round in which nothing else happened."""

    seat: Seat
    deck: Deck


class Quiet(Thing, frozen=True):
    """A round without any news: where somebody was seen last."""

    seat: Seat
    at: int


class Margin(Thing, frozen=True):
    """How far the first was ahead of the second at the end; 0: not at all."""

    seat: Seat
    second: Seat
    points: int


class Alone(Thing, frozen=True):
    """Who was left, as what."""

    seat: Seat
    character: Character


class Lawless(Thing, frozen=True):
    """Who was arrested most, and what the fines came to."""

    seat: Seat
    count: int
    fines: int


class Generous(Thing, frozen=True):
    """Who paid most to the Godfather."""

    seat: Seat
    amount: int


class Ring(Thing, frozen=True):
    """Who won most bouts, and how much."""

    seat: Seat
    count: int
    amount: int


class Honest(Thing, frozen=True):
    """Who walked past most often."""

    seat: Seat
    count: int


class Books(Thing, frozen=True):
    """What was stolen, what the treasury got back in fines, and how many arrests there were."""

    stolen: int
    fines: int
    arrests: int


class Cast(Thing, frozen=True):
    """As whom the winner won."""

    seat: Seat
    character: Character


def headline(events: Sequence[Event]) -> Thing | None:
    """Of a round: who is out or buys, else what made most money or noise, else who did nothing."""
    found = [*_news(events)]
    if found:
        return max(found, key=lambda each: each[0])[1]
    walks = (
        Coward(after.seat, before.deck)
        for before, after in pairwise(events)
        if isinstance(before, Planned) and isinstance(after, Refused)
    )
    hires = (Hired(each.seat, each.card, each.men) for each in events if isinstance(each, Drew) and each.men)
    bought = (Shopping(each.seat, each.deck) for each in all_of(events, Bought))
    seen = (Quiet(each.seat, each.at) for each in reversed(events) if isinstance(each, Moved))
    most = max(hires, key=lambda each: each.men, default=None)
    return next(walks, None) or most or next(bought, None) or next(seen, None)


def _news(events: Sequence[Event]) -> Iterator[tuple[int, Thing]]:
    """What is worth printing, and how much."""
    for event in events:
        match event:
            case Fallen():
                yield 2 * GREAT, Out(event.seat, event.retired)
            case Announced():
                yield GREAT, Buyer(event.seat)
            case Recorded() if not event.cleared:
                yield event.records * RECORD, Court(event.seat, event.records)
            case Paid() if event.amount >= 1_000 and _is_toll(event):
                yield event.amount + 500, Toll(event.seat, event.amount)
            case Passed() if event.amount >= 1_000:
                yield 2 * event.amount, Squeezed(event.taker, event.giver, event.amount)
    for loot in _hauls(events):
        yield loot.amount, loot
    for crash in _wrecks(events):
        yield WRECK, crash
    for bout in _bouts(events):
        yield 3 * bout.amount, bout


def _is_toll(event: Paid) -> bool:
    """Whether the Godfather got it: by what one had, or by a card."""
    return event.why == "collection" or deck_of(event.why) == "collection"


def _hauls(events: Iterable[Event]) -> Iterator[Heist | Job | Sale | Luck]:
    """All that brought money, but for what the house pays by itself."""
    for event in events:
        match event:
            case Gained() if event.why[1:].isdigit():
                robbed = deck_of(event.why) in ("bank", "commerce")
                yield (Heist if robbed else Luck)(event.seat, event.why, event.amount)
            case Succeeded():
                yield Job(event.seat, event.card, event.amount)
            case Sold():
                cards = (event.one,) if event.what == "pair" else event.cards
                yield Sale(event.seat, cards, event.amount, event.what)


def _wrecks(events: Sequence[Event]) -> Iterator[Wreck]:
    for hit, lost in pairwise(events):
        if isinstance(hit, Collided) and isinstance(lost, CarLost):
            yield Wreck(hit.rammer, hit.victim, lost.card)


def _bouts(events: Sequence[Event]) -> Iterator[Knockout]:
    for bout, won in pairwise(events):
        if isinstance(bout, Fought) and isinstance(won, Victory):
            home = won.seat == bout.organiser
            loser, beaten = (bout.defender, bout.theirs) if home else (bout.organiser, bout.mine)
            yield Knockout(won.seat, loser, won.card, beaten, won.amount)


def memoir(events: Sequence[Event], outcome: Outcome) -> list[Thing]:
    """Of a game: how it ended, the best haul, who stood out most otherwise, and the books."""
    characters = {each.seat: each.character for each in events if isinstance(each, Dealt)}
    (_, first), (_, second), *_ = outcome.order()
    margin = outcome.scores[first] - outcome.scores[second]
    alone = outcome.kind in ("last", "retired")
    best = max(_hauls(events), key=lambda each: each.amount, default=None)
    things: list[Thing] = [
        Alone(first, characters[first]) if alone else Margin(first, second, margin),
        *([] if best is None else [best]),
    ]
    figures = (_feud(events), _lawless(events), _ring(events), _generous(events), _honest(events))
    found = sorted((each for each in figures if each is not None), key=lambda each: -each[0])
    things += [thing for _, thing in found][: SENTENCES - 1 - len(things)]
    if len(things) < SENTENCES - 1:
        things.append(Cast(first, characters[first]))
    stolen = sum(each.amount for each in _hauls(events) if isinstance(each, Heist))
    fines = sum(each.amount for each in all_of(events, Fined))
    return [*things, Books(stolen, fines, sum(isinstance(each, Arrested) for each in events))]


def _most(counts: Counter[int], much: int) -> tuple[float, int] | None:
    """By how much who has most stands out, and who that is; None: not at all."""
    [(seat, most)] = counts.most_common(1) or [(0, 0)]
    return (most / much, seat) if most >= much else None


def _feud(events: Sequence[Event]) -> tuple[float, Thing] | None:
    blows = Counter(
        [(each.seat, each.victim) for each in _wrecks(events)]
        + [(each.seat, each.loser) for each in _bouts(events)]
        + [(each.taker, each.giver) for each in all_of(events, Passed)]
    )
    found = feud(blows, FEUD)
    return None if found is None else ((found.count + found.back) / FEUD, found)


def _lawless(events: Sequence[Event]) -> tuple[float, Thing] | None:
    arrests = Counter(each.seat for each in all_of(events, Arrested))
    found = _most(arrests, ARRESTS)
    if found is None:
        return None
    far, seat = found
    fines = sum(each.amount for each in events if isinstance(each, Fined) and each.seat == seat)
    return far, Lawless(seat, arrests[seat], fines)


def _ring(events: Sequence[Event]) -> tuple[float, Thing] | None:
    won = [*all_of(events, Victory)]
    bouts = Counter(each.seat for each in won)
    found = _most(bouts, BOUTS)
    if found is None:
        return None
    far, seat = found
    return far, Ring(seat, bouts[seat], sum(each.amount for each in won if each.seat == seat))


def _generous(events: Sequence[Event]) -> tuple[float, Thing] | None:
    paid: Counter[int] = Counter()
    for each in events:
        if isinstance(each, Paid) and _is_toll(each):
            paid[each.seat] += each.amount
    found = _most(paid, TOLLS)
    return None if found is None else (found[0], Generous(found[1], paid[found[1]]))


def _honest(events: Sequence[Event]) -> tuple[float, Thing] | None:
    walks = Counter(each.seat for each in all_of(events, Refused))
    found = _most(walks, WALKS)
    return None if found is None else (found[0], Honest(found[1], walks[found[1]]))
