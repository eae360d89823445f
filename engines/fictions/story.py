"""What the papers print of a round of Fictions, and what the memoirs keep of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.core.event import Event
from engines.core.spec import Outcome
from engines.core.story import Thing, all_of, first_of, present
from engines.core.words import Seat

from . import events as e
from .glossary import EVIDENCE, Challenge, Henchman, ScenarioKey

#: A Result this many times the Difficulty is a feat; so many Fingerprints are too many.
FEAT, SMUDGE = 3, 3
#: Attempts without a Triumph, Problems and Skills of one seat that are remembered.
MISSES, WOES, HELPS = 2, 3, 3


class Sentence(Thing, frozen=True):
    """The clan was convicted."""

    fingerprints: int


class Curtain(Thing, frozen=True):
    """A Scenario ended; ``ending`` as in its event."""

    scenario: ScenarioKey
    ending: str


class Floored(Thing, frozen=True):
    """Somebody was knocked out, and whoever else was."""

    henchman: Henchman
    others: int


class Unpaid(Thing, frozen=True):
    """Nobody paid the Police."""


class Smudges(Thing, frozen=True):
    """Fingerprints at the end of a round that come near to a conviction."""

    fingerprints: int
    left: int


class Feat(Thing, frozen=True):
    """The Result that was highest above its Difficulty."""

    seat: Seat
    challenge: Challenge
    result: int
    difficulty: int


class Flop(Thing, frozen=True):
    """An Attempt that came to nothing."""

    seat: Seat
    challenge: Challenge
    result: int
    difficulty: int


class Trouble(Thing, frozen=True):
    """A Problem was drawn."""

    seat: Seat
    challenge: Challenge


class Fallen(Thing, frozen=True):
    """A Challenge was overcome."""

    challenge: Challenge


class Hiring(Thing, frozen=True):
    """Who drew most Henchmen."""

    seat: Seat
    count: int


class Ending(Thing, frozen=True):
    """How the story ended, in how many chapters and with how much Reputation."""

    ending: str
    chapters: int
    reputation: int


class Record(Thing, frozen=True):
    """The highest Result of the game."""

    seat: Seat
    challenge: Challenge
    result: int
    difficulty: int


class Miser(Thing, frozen=True):
    """Whose Attempts came to nothing most often."""

    seat: Seat
    count: int


class Magnet(Thing, frozen=True):
    """Who drew most Problems."""

    seat: Seat
    count: int


class Friend(Thing, frozen=True):
    """Who played most Skills."""

    seat: Seat
    count: int


class Ledger(Thing, frozen=True):
    """Attempts of the game, those that came to something, and Henchmen knocked out."""

    attempts: int
    good: int
    floored: int


def headline(events: Sequence[Event]) -> Thing | None:
    """Of a round: a verdict, a chapter's end, then whatever was worst or best."""
    feat, flop = _feat(events), _flop(events)
    found: list[Thing | None] = [
        _sentence(events),
        _curtain(events),
        _floored(events),
        feat if feat is not None and feat.result >= FEAT * feat.difficulty else None,
        Unpaid() if any(each.state == "removed" for each in all_of(events, e.PoliceMoved)) else None,
        _smudges(events),
        flop,
        _fallen(events),
        feat,
        _trouble(events),
        _hiring(events),
    ]
    return next((thing for thing in found if thing is not None), None)


def memoir(events: Sequence[Event], outcome: Outcome) -> list[Thing]:
    """Of a game: how it ended, the best roll, the worst hands, who helped, and the count."""
    found: list[Thing | None] = [
        _ending(events, outcome),
        _record(events),
        _most(Miser, Counter(each.seat for each in _resolved(events) if not each.triumphs), MISSES),
        _most(Friend, Counter(each.seat for each in all_of(events, e.Helped)), HELPS),
        _most(Magnet, Counter(each.seat for each in all_of(events, e.Troubled)), WOES),
    ]
    things = present(found)[:4]
    if len(things) < 2 and (hiring := _hiring(events)) is not None:
        things.append(hiring)
    return [*things, _ledger(events)]


def _resolved(events: Sequence[Event]) -> list[e.Resolved]:
    return [*all_of(events, e.Resolved)]


# -- of a round ------------------------------------------------------------------------------------------


def _sentence(events: Sequence[Event]) -> Sentence | None:
    found = first_of(events, e.Convicted)
    return None if found is None else Sentence(found.fingerprints)


def _curtain(events: Sequence[Event]) -> Curtain | None:
    found = first_of(events, e.Ended)
    return None if found is None else Curtain(found.scenario, found.ending)


def _knocked(events: Sequence[Event]) -> list[Henchman]:
    """Those who were knocked out, whether by damage or otherwise; not for their own Skill."""
    found: list[Henchman] = []
    for each in events:
        if isinstance(each, e.Hurt) and each.damage > 1:
            found.append(each.card)
        elif isinstance(each, e.KnockedOut) and each.why != "skill":
            found += each.henchmen
    return found


def _floored(events: Sequence[Event]) -> Floored | None:
    found = _knocked(events)
    return Floored(found[0], len(found) - 1) if found else None


def _smudges(events: Sequence[Event]) -> Smudges | None:
    judged = next((each.fingerprints for each in all_of(events, e.Judged)), 0)
    return Smudges(judged, EVIDENCE - judged) if SMUDGE <= judged < EVIDENCE else None


def _feat(events: Sequence[Event]) -> Feat | None:
    good = [each for each in _resolved(events) if each.triumphs]
    if not good:
        return None
    best = max(good, key=lambda each: each.result - each.difficulty)
    return Feat(best.seat, best.challenge, best.result, best.difficulty)


def _flop(events: Sequence[Event]) -> Flop | None:
    bad = [each for each in _resolved(events) if not each.triumphs]
    if not bad:
        return None
    worst = max(bad, key=lambda each: each.difficulty - each.result)
    return Flop(worst.seat, worst.challenge, worst.result, worst.difficulty)


def _trouble(events: Sequence[Event]) -> Trouble | None:
    found = first_of(events, e.Troubled)
    return None if found is None else Trouble(found.seat, found.challenge)


def _fallen(events: Sequence[Event]) -> Fallen | None:
    found = [each.challenge for each in all_of(events, e.Overcome)]
    return Fallen(found[-1]) if found else None


def _hiring(events: Sequence[Event]) -> Hiring | None:
    drawn: Counter[int] = Counter()
    for each in all_of(events, e.Recruited):
        drawn[each.seat] += each.count
    return Hiring(*drawn.most_common(1)[0]) if drawn else None


# -- of a game -------------------------------------------------------------------------------------------


def _ending(events: Sequence[Event], outcome: Outcome) -> Ending:
    ended = [*all_of(events, e.Ended)]
    how = next((each.ending for each in all_of(events, e.Finished)), "")
    return Ending(how, len(ended), outcome.scores[0])


def _record(events: Sequence[Event]) -> Record | None:
    found = _resolved(events)
    if not found:
        return None
    best = max(found, key=lambda each: each.result)
    return Record(best.seat, best.challenge, best.result, best.difficulty)


def _most(kind: type[Miser | Friend | Magnet], count: Counter[int], least: int) -> Thing | None:
    if not count:
        return None
    [(seat, most)] = count.most_common(1)
    return kind(seat, most) if most >= least else None


def _ledger(events: Sequence[Event]) -> Ledger:
    found = _resolved(events)
    return Ledger(len(found), sum(1 for each in found if each.triumphs), len(_knocked(events)))
