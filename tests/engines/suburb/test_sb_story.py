"""What the papers print of a round of Suburb, and what is remembered of a game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from engines.core.discover import words
from engines.core.event import Event
from engines.core.spec import Outcome
from engines.core.story import Feud, Lead, Thing
from engines.core.words import plain
from engines.suburb import story
from engines.suburb.cards import Card, House
from engines.suburb.events import (
    Aimed,
    Bought,
    Called,
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
    Turned,
)

from .panel import NAMES

A, B, C = range(3)
MILK, WAGER, TOAST = Card("M108"), Card("U13"), Card("S05")


def mission(good: bool, *came: Event, seat: int = A, target: int = B) -> list[Event]:
    """A mission with its die, and what came of it."""
    return [Turned(seat, seat, "own"), Named(seat, target, MILK), Rolled(seat, 5, good), *came]


#: What a round brought, and what is printed of it.
ROUNDS: list[tuple[Sequence[Event], Thing | None]] = [
    ([Turned(A, A, "own")], None),
    (mission(True, Scored(A, 4, 4)), story.Leap(A, B, MILK, 4)),
    (mission(True, Passed(B, A, 450)), story.Heist(A, B, MILK, 450)),
    (mission(True, Scored(A, 2, 2), Fell(B, 3, 4, True)), story.Shove(A, B, MILK, 3)),
    (mission(True, Fell(B, 0, 4, True)), None),
    (mission(False, Passed(A, B, 300)), story.Fiasco(A, B, MILK, 0, 300)),
    (mission(False, Fell(A, 2, 20, False), Dotted(A, 1, 3)), story.Fiasco(A, B, MILK, 2, 0)),
    # Of the police, and turned round.
    (
        [Named(A, B, MILK), Called(B, "police"), Passed(A, B, 300)],
        story.Fiasco(A, B, MILK, 0, 300),
    ),
    (
        [Named(A, B, MILK), Called(B, "reverse"), Rolled(B, 6, True), Scored(B, 4, 4)],
        story.Leap(B, A, MILK, 4),
    ),
    (
        [Named(A, B, MILK), Called(B, "reverse"), Rolled(B, 1, False), Passed(B, A, 300)],
        story.Fiasco(B, A, MILK, 0, 300),
    ),
    ([Took(A, WAGER, 0), Aimed(A, C, WAGER), Passed(C, A, 400)], story.Heist(A, C, WAGER, 400)),
    ([Took(A, WAGER, 0), Passed(C, A, 200)], story.Heist(A, C, WAGER, 200)),
    ([Took(A, WAGER, 0), Fell(A, 2, 20, False)], None),
    ([Bought(A, TOAST, 100, "pay", 250, 0), Gained(A, 250, TOAST)], story.Bonanza(A, TOAST, 250)),
    ([Gained(A, 150, Card("ability"))], None),
    # An income is nobody's deed, whatever was done before it.
    ([*mission(False), Turned(B, B, "own"), Scored(B, 3, 20)], None),
    ([Scored(A, 3, 38), Rose(A, 3)], story.Climb(A, 3)),
    ([Scored(A, 3, 13), Sign(A, "light"), Rose(A, 2)], story.Climb(A, 2)),
    ([Fell(A, 3, 34, True), Rose(A, 2)], None),
    ([*mission(False), *mission(False), *mission(False)], story.Fog(3)),
    ([Dotted(A, 3, 3), Jailed(A), *mission(True, Scored(A, 9, 9))], story.Cell(A)),
    ([Jailed(A), Slipped(B, "points")], story.Slip(B, "points")),
    ([Slipped(B, "points"), Held(C, "money")], story.Verge(C, "money")),
    ([Held(C, "money"), SoldTo(B, A, 1_000)], story.Hammer(B, A, 1_000)),
    ([SoldTo(B, A, 1_000), Fallen(A, False)], story.Out(A)),
    ([Fallen(A, True)], None),
]


@pytest.mark.parametrize(("events", "printed"), ROUNDS)
def test_what_weighs_most_is_printed(events: Sequence[Event], printed: Thing | None) -> None:
    assert story.headline(events) == printed


def ways(prefix: str, thing: msgspec.Struct) -> list[str]:
    """All ways in which it can be said."""
    return list(
        dict.fromkeys(plain(words("suburb").one_of(prefix, thing, NAMES, whim)) for whim in range(24))
    )


@pytest.mark.parametrize("thing", [thing for _, thing in ROUNDS if thing is not None], ids=repr)
def test_every_headline_can_be_said_in_three_ways(thing: Thing) -> None:
    said = ways("headline", thing)
    assert len(said) >= 3
    assert all(20 < len(text) < 170 for text in said)


def won(scores: tuple[int, ...] = (100, 80, 20), kind: str = "points") -> Outcome:
    """A has won."""
    return Outcome((A,), scores, kind, (1, 2, 3))


def test_a_game_is_remembered_by_its_blow_its_feud_its_leader_and_its_books() -> None:
    events: list[Event] = []
    for turn in range(6):
        events += mission(True, Scored(B, 2, 2 + turn), seat=B, target=A)
        events += [Bought(C, TOAST, 100, "lose", 0, 0)]
    events += mission(True, Passed(C, A, 900), target=C)
    events += mission(True, Scored(A, 55, 60))
    assert story.memoir(events, won()) == [
        story.Ending(A, "points", B, 80),
        story.Heist(A, C, MILK, 900),
        Feud(B, A, 6, 1),
        Lead(B, 7, won=False),
        story.Broker(C, 6, 600, 6),
    ]


def test_who_was_arrested_most_is_remembered_for_it() -> None:
    events = [*[Dotted(B, 1, 3)] * 5, Jailed(B), Dotted(A, 1, 3)]
    assert story.Record(B, 5, 1) in story.memoir(events, won())


def test_a_short_game_is_remembered_as_well() -> None:
    events = mission(True, Scored(A, 4, 4))
    assert story.memoir(events, won()) == [
        story.Ending(A, "points", B, 80),
        story.Leap(A, B, MILK, 4),
        story.Tally(1, 1, 0),
    ]


def test_a_game_in_which_nothing_happened_is_remembered_too() -> None:
    events = [MovedIn(A, House("upper1"), 5_000), MovedIn(B, House("gangster1"), 4_000)]
    assert story.memoir(events, won(kind="left")) == [
        story.Ending(A, "left", B, 80),
        story.Tally(0, 0, 0),
        story.Street(1, 1),
    ]


THINGS: list[Thing] = [
    *(
        story.Ending(A, kind, B, percent)
        for kind in ("points", "money", "last", "left")
        for percent in (80, 100)
    ),
    story.Heist(A, B, MILK, 900),
    story.Shove(A, B, MILK, 3),
    story.Leap(A, B, MILK, 12),
    *(Feud(A, B, 6, back) for back in (0, 1, 2)),
    *(Lead(A, 7, won) for won in (False, True)),
    *(story.Record(A, 5, cells) for cells in (0, 1, 2)),
    *(story.Broker(A, 6, 600, paper) for paper in (0, 1, 2)),
    *(story.Street(upper, 3 - upper) for upper in range(4)),
    *(story.Tally(count, 0, dots) for count in (0, 1, 9) for dots in (0, 1, 9)),
]


@pytest.mark.parametrize("thing", THINGS, ids=repr)
def test_every_memory_can_be_told_in_two_ways(thing: Thing) -> None:
    said = ways("memoir", thing)
    assert len(said) >= 2
    assert all(text[0].isupper() or text[0].isdigit() for text in said)
    assert all(text.endswith(".") for text in said)
