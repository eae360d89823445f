"""What the fire tells of a round of Fame & Fable, and what is remembered of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from engines.core.event import Event
from engines.core.spec import Outcome
from engines.core.story import Lead, Thing, all_of, feud, first_of, present
from engines.core.words import Seat

from . import events as e
from .glossary import Ally, FoeCard, is_ally, is_legend

#: A monster of so much fame is worth a song; so is so much fame in a round, and so many contracts.
BIG, LEAP, KEPT = 6, 8, 2
#: Blows between two seats that make a feud, turns that make a long lead, and foes that make a runner.
FEUD, LEAD, RUNS = 3, 4, 2


class Champion(Thing, frozen=True):
    """The champion token was taken."""

    seat: Seat


class Trophy(Thing, frozen=True):
    """The greatest legend that was defeated."""

    seat: Seat
    foe: FoeCard
    fame: int


class Beast(Thing, frozen=True):
    """The greatest monster that was defeated."""

    seat: Seat
    foe: FoeCard
    fame: int


class Rout(Thing, frozen=True):
    """Foes that got the better of a seat, and one of them by name."""

    seat: Seat
    foe: FoeCard
    count: int


class Chairs(Thing, frozen=True):
    """Allies whom somebody sent away, of one other seat."""

    seat: Seat
    victim: Seat
    allies: tuple[Ally, ...]


class Turncoat(Thing, frozen=True):
    """An ally that left one seat for another, or for the foes."""

    seat: Seat
    victim: Seat
    ally: Ally


class Pockets(Thing, frozen=True):
    """Cards stolen from one seat."""

    seat: Seat
    victim: Seat
    count: int


class Leap(Thing, frozen=True):
    """The most fame that one seat gained."""

    seat: Seat
    fame: int
    at: int


class Tumble(Thing, frozen=True):
    """The most fame that one seat lost."""

    seat: Seat
    fame: int


class Promises(Thing, frozen=True):
    """Contracts that one seat scored, and the fame they gave."""

    seat: Seat
    count: int
    fame: int


class Hires(Thing, frozen=True):
    """Who recruited most."""

    seat: Seat
    count: int


class Margin(Thing, frozen=True):
    """How far the first was ahead of the second at the end; 0: not at all."""

    seat: Seat
    second: Seat
    fame: int


class Alone(Thing, frozen=True):
    """How far a seat that walked alone came, and the shadow; ``how``: it won, was too slow, or had too few
    trophies (won, slow, few)."""

    seat: Seat
    at: int
    shadow: int
    how: str


class Runner(Thing, frozen=True):
    """Who let most foes get away."""

    seat: Seat
    count: int


class Count(Thing, frozen=True):
    """Foes defeated and legends among them, and allies sent away."""

    foes: int
    legends: int
    lost: int


class Days(Thing, frozen=True):
    """So many turns."""

    count: int


def headline(events: Sequence[Event]) -> Thing | None:
    """Of a round: the champion, a legend, and then whatever was the greatest blow or gain."""
    champion = first_of(events, e.ChampionTaken)
    if champion is not None:
        return Champion(champion.seat)
    trophy, beast = _greatest(events, legends=True), _greatest(events, legends=False)
    found: list[Thing | None] = [trophy, _chairs(events), _turncoat(events), _rout(events)]
    found += [beast if beast is not None and beast.fame >= BIG else None]
    promises, leap = _promises(events), _leap(events)
    found += [
        _tumble(events),
        leap if leap is not None and leap.fame >= LEAP else None,
        _pockets(events),
        promises if promises is not None and promises.count >= KEPT else None,
        beast,
        promises,
        _hires(events),
    ]
    return next((thing for thing in found if thing is not None), None)


def memoir(events: Sequence[Event], outcome: Outcome) -> list[Thing]:
    """Of a game: how it ended, the greatest foe, the feud, the longest lead, who ran, and the count."""
    found: list[Thing | None] = [
        _end(events, outcome),
        _greatest(events, legends=True) or _greatest(events, legends=False),
        feud(_blows(events), FEUD),
        _lead(events, outcome),
        _runner(events),
        _promises(events),
    ]
    things = present(found)[:4]
    if len(things) < 2:
        more = _hires(events), _days(events)
        things += [thing for thing in present(more) if thing not in things]
    return [*things, _count(events)]


# -- blows and gains -------------------------------------------------------------------------------------


def _greatest(events: Sequence[Event], *, legends: bool) -> Trophy | Beast | None:
    found = [
        each
        for each in all_of(events, e.Defeated)
        if is_legend(each.foe) is legends and each.fame and not is_ally(each.foe)
    ]
    if not found:
        return None
    best = max(found, key=lambda each: each.fame)
    return (Trophy if legends else Beast)(best.seat, best.foe, best.fame)


def _chairs(events: Sequence[Event]) -> Chairs | None:
    killed = [each for each in all_of(events, e.Killed) if each.seat != each.victim]
    if not killed:
        return None
    most = max(killed, key=lambda each: len(each.allies))
    return Chairs(most.seat, most.victim, most.allies)


def _turncoat(events: Sequence[Event]) -> Turncoat | None:
    turned = [each for each in events if isinstance(each, e.AllyStolen | e.Converted)]
    found = next((each for each in turned if each.seat != each.victim), None)
    return None if found is None else Turncoat(found.seat, found.victim, found.ally)


def _rout(events: Sequence[Event]) -> Rout | None:
    lost = [each for each in all_of(events, e.Undefeated) if not is_ally(each.foes[0])]
    if not lost:
        return None
    worst = max(lost, key=lambda each: (is_legend(each.foes[0]), len(each.foes)))
    return Rout(worst.seat, worst.foes[0], len(worst.foes))


def _pockets(events: Sequence[Event]) -> Pockets | None:
    taken: Counter[tuple[int, int]] = Counter()
    for each in all_of(events, e.CardsStolen):
        taken[each.seat, each.victim] += each.count
    [((seat, victim), count)] = taken.most_common(1) or [((0, 0), 0)]
    return Pockets(seat, victim, count) if count else None


def _leap(events: Sequence[Event]) -> Leap | None:
    gained: Counter[int] = Counter()
    at: dict[int, int] = {}
    for each in all_of(events, e.Famed):
        gained[each.seat] += each.count
        at[each.seat] = each.at
    if not gained:
        return None
    [(seat, fame)] = gained.most_common(1)
    return Leap(seat, fame, at[seat]) if fame > 0 else None


def _tumble(events: Sequence[Event]) -> Tumble | None:
    lost = [each for each in all_of(events, e.Famed) if each.count < -1]
    if not lost:
        return None
    worst = min(lost, key=lambda each: each.count)
    return Tumble(worst.seat, -worst.count)


def _promises(events: Sequence[Event]) -> Promises | None:
    count: Counter[int] = Counter()
    fame: Counter[int] = Counter()
    for each in all_of(events, e.Scored):
        count[each.seat] += len(each.contracts)
        fame[each.seat] += each.fame
    if not count:
        return None
    [(seat, most)] = count.most_common(1)
    return Promises(seat, most, fame[seat])


def _hires(events: Sequence[Event]) -> Hires | None:
    hired = Counter(each.seat for each in all_of(events, e.Recruited))
    return Hires(*hired.most_common(1)[0]) if hired else None


# -- a whole game ----------------------------------------------------------------------------------------


def _end(events: Sequence[Event], outcome: Outcome) -> Thing:
    if len(outcome.scores) > 1:
        (_, first), (_, second), *_ = outcome.order()
        ahead = outcome.scores[first] - outcome.scores[second]
        # Where others have left it may be won from behind.
        return _days(events) if ahead < 0 else Margin(first, second, ahead)
    shadow = next((each.at for each in reversed([*all_of(events, e.ShadowMoved)])), 0)
    at = next((each.at for each in reversed(events) if isinstance(each, e.Famed | e.Pushed)), 0)
    lost = "few" if at >= shadow else "slow"
    return Alone(0, at, shadow, "won" if outcome.kind == "won" else lost)


def _days(events: Sequence[Event]) -> Days:
    return Days(sum(1 for _ in all_of(events, e.Dawn)))


def _lead(events: Sequence[Event], outcome: Outcome) -> Lead | None:
    """By the leader at every dawn."""
    if len(outcome.scores) < 2:
        return None
    at: dict[int, int] = {}
    leaders: list[int | None] = []
    for each in events:
        if isinstance(each, e.Famed | e.Pushed):
            at[each.seat] = each.at
        elif isinstance(each, e.Dawn):
            best = max(at.values(), default=0)
            ahead = [seat for seat, space in at.items() if space == best]
            leaders.append(ahead[0] if best and len(ahead) == 1 else None)
    spells = [(len([*run]), seat) for seat, run in groupby(leaders) if seat is not None]
    turns, seat = max(spells, default=(0, 0))
    return Lead(seat, turns, seat in outcome.winners) if turns >= LEAD else None


def _blows(events: Sequence[Event]) -> Counter[tuple[int, int]]:
    """What was done by one seat to another."""
    done: Counter[tuple[int, int]] = Counter()
    for each in events:
        if isinstance(each, e.Killed | e.Tired):
            done[each.seat, each.victim] += len(each.allies)
        elif isinstance(each, e.CardsStolen):
            done[each.seat, each.victim] += each.count
        elif isinstance(each, e.Converted | e.AllyStolen | e.Swapped | e.Goaded):
            done[each.seat, each.victim] += 1
    return Counter({pair: count for pair, count in done.items() if pair[0] != pair[1]})


def _runner(events: Sequence[Event]) -> Runner | None:
    away: Counter[int] = Counter()
    for each in all_of(events, e.Undefeated):
        away[each.seat] += len(each.foes)
    if not away:
        return None
    [(seat, count)] = away.most_common(1)
    return Runner(seat, count) if count >= RUNS else None


def _count(events: Sequence[Event]) -> Count:
    foes = [*all_of(events, e.Defeated)]
    paid = sum(len(each.cards) for each in all_of(events, e.Discarded) if each.why == "fail")
    lost = paid + sum(len(each.allies) for each in all_of(events, e.Killed))
    return Count(len(foes), sum(is_legend(each.foe) for each in foes), lost)
