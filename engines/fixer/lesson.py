"""The lesson: the last third of a round for three, in a seat that somebody has left in a hurry."""

from __future__ import annotations

from engines.core.lesson import Given, Lesson, Step

from .cards import Card
from .state import LastConflict, Scored, Settings, State, lane_of

_LEARNER, _B, _C = range(3)
#: Markers left by lane, after nine of eighteen conflicts.
_LEFT = {"AB1": 2, "AB2": 2, "BC1": 1, "BC2": 1, "CA1": 2, "CA2": 1}
_HANDS = ("R8 C3 C5 P1 P2 P4 P5 P7", "R7 R9 C1 C4 C7 C9 M2", "R2 R3 R4 R6 M6 M9")
_DISCARDS = ("C2 P8", "R1", "C8 M1 M3")
#: Captured so far, all of it face down; a plus: its marker is face up.
_PILES = ("M7 P3", "P6 M4 C6+ M5", "P9 M8 R5")
#: What happened before the learner came: the last of the cards captured and discarded there.
_LAST = LastConflict(
    lane="CA2",
    lead_seat=_LEARNER,
    lead=Card("C8"),
    reply_seat=_C,
    reply=Card("P3"),
    winner=_LEARNER,
    critical=False,
    fate="discarded",
)


def _position(s: State) -> None:
    """Nine conflicts are over; the learner's turn."""
    s.phase, s.first, s.turn, s.slots = "play", _C, _LEARNER, 19
    s.plays = [5, 6, 7]
    for key, left in _LEFT.items():
        lane_of(s, key).left = left
    s.hands = [[*map(Card, cards.split())] for cards in _HANDS]
    s.discards = [[*map(Card, cards.split())] for cards in _DISCARDS]
    s.piles = [
        [Scored(Card(card[:2]), up=False, marker=card.endswith("+")) for card in cards.split()]
        for cards in _PILES
    ]
    s.last = _LAST


LESSON: Lesson[State] = Lesson(
    seats=3,
    secret="the seat by the window",
    settings=Settings(),
    position=_position,
    practice=Settings(),
    script=(
        Step("lead", ("put.AB1.P7",), {"card": "put.AB1.*", "lane": "put.*"}),
        Given(_B, "put.AB1.M2"),
        Step("keep", ("keep",), {"discard": "discard"}),
        Given(_C, "put.CA1.R6"),
        Step("follow", ("put.CA1.R8",), {"regime": "put.*.R8", "lane": "put.*"}),
        Given(_C, "keep"),
        Given(_B, "put.AB2.R9"),
        Given(_C, "put.CA2.M9"),
        Step(
            "topple",
            ("put.AB2.P1",),
            {"people": "put.AB2.P*", "capital": "put.AB2.C*", "media": "put.AB2.M2", "lane": "put.*"},
        ),
        Given(_B, "put.BC1.C7"),
        Given(_C, "put.BC1.R8"),
        Given(_B, "keep"),
        Step(
            "void",
            ("put.AB2.P*",),
            {"capital": "put.AB2.C*", "media": "put.*.M2", "people": "put.*.P*", "lane": "put.*"},
        ),
        Given(_B, "put.AB2.C4"),
        Given(_C, "put.BC2.R2"),
        Step("rid", ("put.CA1.M2",), {"waste": "put.CA2.M2", "elsewhere": "put.AB1.M2", "card": "put.*"}),
        Given(_B, "put.AB1.C9"),
        Given(_C, "put.CA1.M6"),
        Step("strings", ("discard",), {"keep": "keep"}),
        Step(
            "buy",
            ("put.CA2.C5",),
            {"three": "put.CA2.C3", "people": "put.CA2.P*", "nine": "put.AB1.*"},
        ),
        Given(_B, "put.BC2.R8"),
        Step("last", ("put.AB1.C3",)),
    ),
)
