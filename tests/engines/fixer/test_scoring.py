"""FX-110 to FX-122: the end of a round, and who has won."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.core.table import Table
from engines.fixer.events import Skipped, Won
from engines.fixer.options import Put
from engines.fixer.state import Scored, Settings, State
from engines.fixer.view import view

from .kit import (
    LONG,
    STANDARD,
    A,
    B,
    C,
    asked,
    cards,
    closing,
    down,
    drop,
    fight,
    finish,
    named_in,
    play,
    played_out,
    position,
    start,
    table,
    told,
    up,
)


def ended(
    seats: int, piles: dict[int, list[Scored]], options: Settings = STANDARD, **fields: object
) -> Table[State]:
    """A table whose last conflict is over, with these scoring piles."""
    state = position(seats, piles=piles, options=options, phase="round_end")
    for found in state.lanes:
        found.left = 0
    for name, value in fields.items():
        setattr(state, name, value)
    return table(state)


def pile(words: str) -> list[Scored]:
    """Face-down captured cards under face-down markers."""
    return [down(card) for card in words.split()]


@pytest.mark.rule("FX-110")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_round_ends_with_the_last_marker(seats: int) -> None:
    for further in (0, 1):
        live = closing(seats, [2] * seats, STANDARD)
        live.g.s.lanes[-1].left = further
        play(live, B, live.g.s.lanes[0].key, "R7")
        assert (live.outcome is None) == (further == 1)


@pytest.mark.rule("FX-110", "FX-111")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_left_waiting(seats: int) -> None:
    for seed in range(10):
        live, _ = played_out(seats, STANDARD, seed)
        if live.g.s.instant < 0:
            assert [found.left for found in live.g.s.lanes] == [0] * len(live.g.s.lanes)
            assert all(found.cards == [None, None] for found in live.g.s.lanes)
            assert view(live.g.s, None).phase == "game_over"


@pytest.mark.rule("FX-112", "FX-113", "FX-121", "TF-33", "TF-34")
@pytest.mark.parametrize(("seats", "each", "captured"), [(2, 12, 12), (3, 12, 18), (4, 9, 18)])
def test_everybody_has_made_the_same_plays(seats: int, each: int, captured: int) -> None:
    skipped = 0
    for seed in range(25):
        live = start(seats, STANDARD, seed)
        made: Counter[int] = Counter()
        for seat, choice, moved in finish(live, Random(seed)):
            made[seat] += isinstance(choice, Put)
            skipped += len(told(moved, Skipped))
        if live.g.s.instant >= 0:
            assert sum(made.values()) < 24 or captured == sum(map(len, live.g.s.piles))
            continue
        assert [made[seat] for seat in range(seats)] == [each] * seats
        assert live.g.s.plays == [each] * seats
        assert sum(map(len, live.g.s.piles)) == captured
        rest = [len(hand) for hand in live.g.s.hands] + [len(thrown) for thrown in live.g.s.discards]
        assert sum(rest) == (36 if seats > 2 else 24) - captured
    assert (skipped > 0) == (seats > 2)


@pytest.mark.rule("FX-113")
def test_a_skip_is_a_turn_and_no_play() -> None:
    for seed in range(40):
        live = start(4, STANDARD, seed)
        skips = sum(len(told(moved, Skipped)) for _, _, moved in finish(live, Random(seed)))
        assert sum(live.g.s.plays) == 36
        assert live.g.s.slots == 36 + skips
        if skips:
            return
    pytest.fail("no game with a skip")


@pytest.mark.rule("FX-114", "TF-35")
def test_numbers_and_face_up_markers_score() -> None:
    four = [up("R2"), down("C3", marker=True), down("M5"), down("P6")]
    live = ended(3, {A: four, B: [], C: []})
    assert live.outcome is not None
    assert live.outcome.scores == (16 + 8, 0, 0)
    assert view(live.g.s, None).seats[A].score == 24


@pytest.mark.rule("FX-115", "TF-44")
def test_with_two_the_markers_on_the_own_sides_count() -> None:
    owned = {
        "AB1": {A: [True, False], B: [True]},
        "AB2": {A: [True], B: [True, True]},
        "AB3": {A: [False], B: [False, False]},
    }
    state = position(
        2,
        turn=A,
        owned=owned,
        piles={
            A: [down(card, marker=None) for card in ("R7", "C5", "M4", "P3")],
            B: [down("M1", marker=None)],
        },
    )
    seen = view(state, A)
    assert (seen.seats[A].markers_up, seen.seats[A].markers_down) == (2, 2)
    assert seen.seats[A].score == 19 + 8
    assert view(state, B).seats[B].score == 1 + 12
    state.phase = "round_end"
    outcome = table(state).outcome
    assert outcome is not None
    assert outcome.scores == (27, 13)


@pytest.mark.rule("FX-116", "TF-36")
def test_hands_score_nothing() -> None:
    state = position(3, piles={A: pile("R9 C7")}, hands={A: "M8 P8"})
    assert view(state, A).seats[A].score == 16
    state.phase = "round_end"
    outcome = table(state).outcome
    assert outcome is not None
    assert outcome.scores[A] == 16


@pytest.mark.rule("FX-122")
def test_discards_score_nothing() -> None:
    live = ended(3, {A: pile("R9 C7")}, discards=[cards("M8 P8"), cards("R1"), []])
    assert live.outcome is not None
    assert live.outcome.scores == (16, 0, 0)


@pytest.mark.rule("FX-116", "FX-122")
def test_a_choice_of_the_loser_changes_no_score() -> None:
    for fate in ("keep", "discard"):
        live, _ = fight("R5", "R7")
        live.answer(A, next(each for each in asked(live).options if type(each).__name__.lower() == fate))
        assert [view(live.g.s, seat).seats[seat].score for seat in (A, B, C)] == [0, 5, 0]


@pytest.mark.rule("FX-117", "FX-118")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_piles_are_turned_over_and_nothing_else(seats: int) -> None:
    for seed in range(4):
        live, _ = played_out(seats, STANDARD, seed)
        state = live.g.s
        captured = {scored.card for each in state.piles for scored in each}
        for viewer in (*range(seats), None):
            seen = view(state, viewer)
            assert [[item.card for item in seat.pile] for seat in seen.seats] == [
                [scored.card for scored in each] for each in state.piles
            ]
            own = set() if viewer is None else {*state.hands[viewer], *state.discards[viewer]}
            last = {seen.last.lead, seen.last.reply} if seen.last else set()
            assert named_in(seen) - last == (captured | own) - last
            assert all(seat.score is not None for seat in seen.seats)


@pytest.mark.rule("FX-117")
def test_before_the_end_piles_stay_as_they_lie() -> None:
    live = table(position(3, piles={A: [up("R2"), down("C3")]}))
    assert [item.card for item in view(live.g.s, B).seats[A].pile] == ["R2", None]
    assert view(live.g.s, B).seats[A].score is None


@pytest.mark.rule("FX-119")
@pytest.mark.parametrize("winner", [A, B, C])
def test_the_highest_score_wins(winner: int) -> None:
    piles = {seat: pile("R1 C2") if seat == 0 else pile("M3") for seat in (A, B, C)}
    piles[winner] = pile("P9")
    live = ended(3, piles)
    assert live.outcome is not None
    assert live.outcome.winners == (winner,)
    places = view(live.g.s, None).places
    assert (places[0].seat, places[0].total, places[0].winner) == (winner, 9, True)
    assert [place.winner for place in places] == [True, False, False]


@pytest.mark.rule("FX-120", "TF-37")
def test_a_shared_score_is_a_shared_victory() -> None:
    piles = {A: pile("R9 R8 R7 R6 R1"), B: pile("C9 C8 C7 C6 C1"), C: pile("M9 M8 M1")}
    live = ended(3, piles)
    assert live.outcome is not None
    assert (live.outcome.scores, live.outcome.winners) == ((31, 31, 18), (A, B))
    assert [place.winner for place in view(live.g.s, None).places] == [True, True, False]


@pytest.mark.rule("FX-120")
def test_the_table_hears_who_shares_the_victory() -> None:
    live = closing(3, [0, 0, 0], STANDARD, piles=[pile("C7"), pile("C2"), pile("M7")])
    moved = play(live, B, "AB1", "R7")
    assert [(event.seats, event.score) for event in told(moved, Won)] == [((A, B, C), 7)]
    assert all(each.seats is None for each in moved.events)


@pytest.mark.rule("FX-110", "FX-119")
def test_a_finished_game_asks_nobody() -> None:
    live = closing(4, [1, 1, 1, 1], STANDARD)
    play(live, B, "AB", "R7")
    assert (live.asks, live.awaited) == ({}, ())
    long = closing(4, [1, 1, 1, 1], LONG)
    play(long, B, "AB", "R7")
    drop(long, A)
    assert long.outcome is None
