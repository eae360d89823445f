"""FX-130 to FX-140: Expert B, the Long Game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engines.core.table import Table
from engines.fixer import SPEC
from engines.fixer.events import Dealt, Discarded, Kept, Scores
from engines.fixer.options import Discard, Exchange, Keep, Put
from engines.fixer.state import HAND, Scored, State, face_up_suits
from engines.fixer.view import view

from .kit import (
    BOTH,
    LONG,
    STANDARD,
    A,
    B,
    C,
    asked,
    cards,
    closing,
    decided,
    down,
    drop,
    everywhere,
    finish,
    keep,
    named_in,
    play,
    position,
    start,
    table,
    told,
    up,
)


def worth(words: str, seats: int = 3) -> list[Scored]:
    """A scoring pile of face-down cards under face-down markers."""
    return [down(card, marker=None if seats == 2 else False) for card in words.split()]


def scored(piles: Sequence[str], first: int = A, seats: int = 3, **fields: object) -> Table[State]:
    """Round 1 has ended with these captured cards; the other cards are discarded."""
    state = position(
        seats,
        hands=dict.fromkeys(range(seats), ""),
        piles={seat: worth(words, seats) for seat, words in enumerate(piles)},
        options=LONG,
        phase="round_end",
        first=first,
    )
    used = everywhere(state)
    rest = [f"{suit}{n}" for suit in "RCMP" for n in range(1, 10) if not used[f"{suit}{n}"]]  # type: ignore[index]
    if seats == 2:
        state.removed += [rest.pop() for _ in range(4)]  # type: ignore[misc]
    state.discards[A] = cards(" ".join(rest))
    for found in state.lanes:
        found.left = 0
    for name, value in fields.items():
        setattr(state, name, value)
    return table(state)


@pytest.mark.rule("FX-130")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_rounds_are_added_up(seats: int) -> None:
    seed = 1
    live = start(seats, LONG, seed)
    rounds: list[tuple[int, ...]] = []
    for _, _, moved in finish(live, Random(seed)):
        rounds += [event.scores for event in told(moved, Scores)]
    assert live.outcome is not None
    assert live.g.s.instant < 0
    assert len(rounds) == 2
    assert live.outcome.scores == tuple(map(sum, zip(*rounds, strict=True)))
    best = max(live.outcome.scores)
    assert live.outcome.winners == tuple(s for s in range(seats) if live.outcome.scores[s] == best)
    assert [
        place.rounds for place in sorted(view(live.g.s, None).places, key=lambda place: place.seat)
    ] == list(zip(*rounds, strict=True))


@pytest.mark.rule("FX-130")
def test_without_the_option_there_is_one_round() -> None:
    live = closing(3, [1, 1, 1], STANDARD)
    play(live, B, "AB1", "R7")
    assert live.outcome is not None
    assert live.g.s.round == 1


@pytest.mark.rule("FX-131")
def test_hands_are_carried_over_unseen() -> None:
    live = closing(3, [4, 0, 7])
    carried = [set(hand) for hand in live.g.s.hands]
    play(live, B, "AB1", "R7")
    moved = keep(live, A)
    carried[A].add(cards("R7")[0])
    carried[B].discard(cards("R7")[0])
    for seat in range(3):
        assert carried[seat] <= set(live.g.s.hands[seat])
    assert named_in(*[each for each in moved.events if not isinstance(each.event, Kept)]) == set()
    for viewer in (A, B, C, None):
        own = set() if viewer is None else set(live.g.s.hands[viewer])
        assert named_in(view(live.g.s, viewer)) == own


@pytest.mark.parametrize(
    ("seats", "carried", "shuffled", "dealt"),
    [
        pytest.param(3, [4, 0, 7], 25, [8, 12, 5], marks=pytest.mark.rule("TF-48")),
        pytest.param(4, [3, 0, 5, 2], 26, [6, 9, 4, 7], marks=pytest.mark.rule("TF-49")),
        pytest.param(2, [5, 3], 16, [7, 9], marks=pytest.mark.rule("TF-50")),
    ],
)
@pytest.mark.rule("FX-132", "FX-133", "FX-138")
def test_hands_are_filled_up(seats: int, carried: list[int], shuffled: int, dealt: list[int]) -> None:
    live = closing(seats, carried)
    kept = [set(hand) - {"R7"} for hand in live.g.s.hands]
    assert [len(hand) for hand in kept] == carried
    removed = list(live.g.s.removed)
    play(live, B, live.g.s.lanes[0].key, "R7")
    moved = drop(live, A)
    assert [draw.size for draw in moved.row.draws] == [shuffled]
    hands = live.g.s.hands
    assert [len(hand) for hand in hands] == [HAND[seats]] * seats
    assert [len(set(hand) - own) for hand, own in zip(hands, kept, strict=True)] == dealt
    assert sum(dealt) == shuffled
    assert live.g.s.removed == removed
    assert len({card for hand in hands for card in hand} | set(removed)) == 36
    assert told(moved, Discarded)
    assert [event.round for event in told(moved, Dealt)] == [2]


@pytest.mark.rule("FX-133")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_carries_more_than_a_hand(seats: int) -> None:
    for seed in range(10):
        live = start(seats, LONG, seed)
        for _, _, moved in finish(live, Random(seed), keeping=1.0):
            assert all(len(hand) <= HAND[seats] for hand in live.g.s.hands)
            if told(moved, Dealt):
                assert all(len(hand) == HAND[seats] for hand in live.g.s.hands)
                assert everywhere(live.g.s).total() == 36


@pytest.mark.rule("FX-134")
def test_piles_and_bans_are_gone() -> None:
    live = scored(["R9 R8", "C9", "M9"])
    assert live.g.s.round == 2
    assert (live.g.s.piles, live.g.s.discards) == ([[], [], []], [[], [], []])
    for seen in view(live.g.s, None).seats:
        assert (seen.pile, seen.discards, seen.bans, seen.seen, seen.markers_up) == ((), 0, (), 0, 0)


@pytest.mark.rule("FX-134", "TF-53")
def test_what_was_banned_may_be_kept_in_round_two() -> None:
    state = position(
        3,
        hands={A: "M9", B: "", C: ""},
        piles={A: worth("R9 R8 R7"), B: [up("M8")], C: []},
        options=LONG,
        phase="round_end",
        first=A,
    )
    used = everywhere(state)
    rest = [f"{suit}{n}" for suit in "RCMP" for n in range(1, 10) if not used[f"{suit}{n}"]]  # type: ignore[index]
    state.discards[C] = cards(" ".join(rest))
    assert face_up_suits(state, B) == ["M"]
    live = table(state)
    assert (live.g.s.round, asked(live).seat, live.g.s.plays) == (2, A, [0, 0, 0])
    assert face_up_suits(live.g.s, B) == []
    play(live, A, "AB1", "M9")
    loses = [put for put in asked(live).options if put.lane == "AB1" and not decided("M9", put.card)[0]]
    live.answer(B, loses[0])
    assert (asked(live).kind, asked(live).seat, asked(live).basis) == ("keep", B, "M9")
    keep(live, B)
    assert "M9" in live.g.s.hands[B]


@pytest.mark.rule("FX-135")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_return_to_their_lanes(seats: int) -> None:
    owned = [[True, False], [True]] if seats == 2 else [[], []]
    live = closing(seats, [1] * seats)
    for found in live.g.s.lanes[1:]:
        found.owned = [list(faces) for faces in owned]
    play(live, B, live.g.s.lanes[0].key, "R7")
    drop(live, A)
    for found in live.g.s.lanes:
        assert (found.left, found.owned, found.cards) == (3, [[], []], [None, None])
    for seen in view(live.g.s, None).seats:
        assert (seen.markers_up, seen.markers_down) == (0, 0)
        assert seen.plays_left == HAND[seats]


@pytest.mark.rule("FX-136")
@pytest.mark.parametrize("best", [A, B, C])
@pytest.mark.parametrize("first", [A, B, C])
def test_the_best_of_round_one_begins(best: int, first: int) -> None:
    live = scored(["P9 P8" if seat == best else f"{'RCM'[seat]}9" for seat in (A, B, C)], first)
    assert (live.g.s.round, live.g.s.first, live.g.s.turn) == (2, best, best)
    assert asked(live).seat == best
    assert [seen.earlier for seen in view(live.g.s, None).seats][best] == 17


@pytest.mark.rule("FX-137", "TF-51")
@pytest.mark.parametrize(("first", "begins"), [(A, B), (B, B), (C, C)])
def test_a_tie_goes_clockwise_from_the_first_player(first: int, begins: int) -> None:
    live = scored(["R9 R8 R3", "C9 C8 C7 C3", "M9 M8 M7 M3"], first)
    assert [seen.earlier for seen in view(live.g.s, None).seats] == [20, 27, 27]
    assert (live.g.s.first, asked(live).seat) == (begins, begins)


@pytest.mark.rule("FX-137")
def test_a_tie_of_all_leaves_the_first_player() -> None:
    for first in (A, B, C):
        assert scored(["R9", "C9", "M9"], first).g.s.first == first


@pytest.mark.rule("FX-138", "TF-50")
def test_the_same_twenty_four_go_round() -> None:
    live = start(2, LONG, 2)
    out = sorted(live.g.s.removed)
    for _ in finish(live, Random(2)):
        assert sorted(live.g.s.removed) == out
    assert live.g.s.round == 2
    assert everywhere(live.g.s).total() == len(everywhere(live.g.s)) == 36


@pytest.mark.rule("FX-130", "FX-139", "TF-52")
@pytest.mark.parametrize(
    ("second", "totals", "winners"),
    [
        (("R7 C7 M7 R5 C4", "P7 R6 M5 P4"), (50, 49), (A,)),
        (("R7 C7 M7 R5 C4", "P7 R6 M5 P4 R1"), (50, 50), (A, B)),
        (("R7 C7 M7 R5 C4", "P7 R6 M5 P4 R2"), (50, 51), (B,)),
    ],
)
def test_the_totals_decide(
    second: tuple[str, str], totals: tuple[int, int], winners: tuple[int, ...]
) -> None:
    live = scored(second, seats=2, round=2, round_scores=[[20, 27]])
    assert live.outcome is not None
    assert (live.outcome.scores, live.outcome.winners) == (totals, winners)
    places = view(live.g.s, None).places
    assert {place.seat for place in places if place.winner} == set(winners)
    assert {place.seat: place.rounds for place in places} == {A: (20, 30), B: (27, totals[1] - 27)}


@pytest.mark.rule("FX-140")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_can_be_shown_or_given(seats: int) -> None:
    assert set(SPEC.options) == {Put, Keep, Discard, Exchange}
    live = start(seats, BOTH, 4)
    for seat, choice, _ in finish(live, Random(4)):
        assert isinstance(choice, Put | Keep | Discard) or live.g.s.round == 1
        if live.g.s.phase == "play" and live.outcome is None:
            ((asker, ask),) = live.asks.items()
            assert all(isinstance(option, Put) for option in ask.options)
            assert asker == live.g.s.turn
        assert seat < seats
