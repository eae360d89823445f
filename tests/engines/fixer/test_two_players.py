"""FX-090 to FX-100: what is different with two players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.core.table import Table
from engines.fixer.events import Captured, Dealt, Discarded, Instant, Kept, Skipped, Won
from engines.fixer.options import Put
from engines.fixer.state import Settings, State
from engines.fixer.view import view

from .kit import (
    BOTH,
    LONG,
    STANDARD,
    A,
    B,
    asked,
    closing,
    down,
    drop,
    fight,
    finish,
    keep,
    lane,
    play,
    plays,
    position,
    refused,
    side,
    start,
    table,
    told,
    up,
)

#: TF-42: A's captured cards, 31 points, and B's, 12.
RICH = [down(card, marker=None) for card in ("C7", "M7", "P7", "C6", "M4")]
POOR = [down(card, marker=None) for card in ("R6", "R5", "R1")]


def coup(
    turn: int = B,
    lead: tuple[int, str] = (A, "P2"),
    hand: str = "P5 C1",
    options: Settings = STANDARD,
    **fields: Any,
) -> Table[State]:
    """TF-42: B owns AB1 and two markers of AB3, whose last conflict is about to be answered."""
    owned = {"AB1": {B: [False, False, False]}, "AB3": {B: [False, False]}}
    return table(
        position(
            2,
            turn=turn,
            waiting={"AB3": lead},
            hands={turn: hand},
            left={"AB1": 0, "AB3": 1},
            owned=owned,
            piles={A: RICH, B: POOR},
            options=options,
            **fields,
        )
    )


@pytest.mark.rule("FX-090", "FX-092")
def test_a_won_marker_moves_to_the_own_side() -> None:
    live, _ = fight("R5", "R7", 2)
    first = lane(live.g.s, "AB1")
    assert (first.left, first.owned) == (2, [[], [False]])
    assert [(each.card, each.marker) for each in live.g.s.piles[B]] == [("R5", None)]
    assert side(view(live.g.s, None), "AB1").owned == ((), (False,))


@pytest.mark.rule("FX-091", "FX-092")
@pytest.mark.parametrize(
    ("lead", "reply", "winner", "marker_up", "card_up"),
    [
        ("R5", "R7", B, False, False),
        ("R5", "R3", A, False, False),
        ("R5", "P1", B, True, True),
        ("R5", "C7", A, True, False),
        ("R5", "M7", A, False, False),
    ],
)
def test_how_marker_and_captured_card_lie(
    lead: str, reply: str, winner: int, marker_up: bool, card_up: bool
) -> None:
    live, _ = fight(lead, reply, 2)
    owned = lane(live.g.s, "AB1").owned
    assert (owned[winner], owned[1 - winner]) == ([marker_up], [])
    (captured,) = live.g.s.piles[winner]
    assert (captured.up, captured.marker) == (card_up, None)


@pytest.mark.rule("FX-090", "FX-091", "TF-41")
def test_a_critical_reply_in_a_lane_that_stays_open() -> None:
    live, _ = fight("C7", "R1", 2, key="AB3")
    third = lane(live.g.s, "AB3")
    assert (third.left, third.owned) == (2, [[], [True]])
    assert [(each.card, each.up) for each in live.g.s.piles[B]] == [("C7", True)]
    assert view(live.g.s, None).seats[B].markers_up == 1
    drop(live, A)
    assert plays(live, "AB3")


@pytest.mark.rule("FX-093", "TF-43")
def test_a_lane_closes_when_its_middle_is_empty() -> None:
    owned = {"AB1": {B: [False] * 3}, "AB2": {A: [False], B: [False, False]}}
    live = table(position(2, turn=A, left={"AB1": 0, "AB2": 0}, owned=owned))
    assert {put.lane for put in asked(live).options} == {"AB3", "AB4"}
    assert live.outcome is None
    assert live.g.s.instant < 0


@pytest.mark.rule("TF-43", "FX-096")
def test_a_shared_lane_never_counts() -> None:
    """B owns AB1; AB2 is taken 2 to 1; the marker that closes AB2 wins nothing."""
    owned = {"AB1": {B: [False] * 3}, "AB2": {A: [False], B: [False]}}
    live = table(
        position(
            2, turn=B, waiting={"AB2": (A, "P2")}, hands={B: "P5"}, left={"AB1": 0, "AB2": 1}, owned=owned
        )
    )
    moved = play(live, B, "AB2", "P5")
    assert lane(live.g.s, "AB2").owned == [[False], [False, False]]
    assert live.outcome is None
    assert told(moved, Instant) == []


@pytest.mark.rule("FX-094", "FX-095", "TF-40")
@pytest.mark.parametrize("first", [A, B])
@pytest.mark.parametrize("key", ["AB1", "AB2", "AB3", "AB4"])
def test_the_first_lane_is_out_of_bounds_once(first: int, key: str) -> None:
    second = 1 - first
    live = start(2, Settings(first_player=first))
    assert {put.lane for put in asked(live).options} == {"AB1", "AB2", "AB3", "AB4"}
    play(live, first, key, live.g.s.hands[first][0])
    assert asked(live).seat == second
    assert {put.lane for put in asked(live).options} == {"AB1", "AB2", "AB3", "AB4"} - {key}
    assert [found.key for found in view(live.g.s, None).lanes if found.banned] == [key]
    for card in live.g.s.hands[second]:
        refused(live, second, Put(key, card))
    other = next(put for put in asked(live).options)
    live.answer(second, other)
    assert {put.lane for put in asked(live).options} == {"AB1", "AB2", "AB3", "AB4"} - {key}
    mine = next(put for put in asked(live).options if put.lane != other.lane)
    live.answer(first, mine)
    assert asked(live).seat == second
    assert key in {put.lane for put in asked(live).options}
    assert not any(found.banned for found in view(live.g.s, None).lanes)


@pytest.mark.rule("FX-094")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_have_no_such_lane(seats: int) -> None:
    live = start(seats, Settings(first_player=A))
    live.answer(A, asked(live).options[0])
    facing = {found.key for found in live.g.s.lanes if B in found.seats}
    assert {put.lane for put in asked(live).options} == facing


@pytest.mark.rule("FX-095")
def test_round_two_has_the_bar_again() -> None:
    live = closing(2, [3, 4])
    play(live, B, "AB1", "R7")
    keep(live, A)
    state = live.g.s
    assert (state.round, state.plays) == (2, [0, 0])
    first = state.first
    assert asked(live).seat == first
    assert {put.lane for put in asked(live).options} == {"AB1", "AB2", "AB3", "AB4"}
    play(live, first, "AB3", state.hands[first][0])
    assert {put.lane for put in asked(live).options} == {"AB1", "AB2", "AB4"}
    live.answer(1 - first, asked(live).options[0])
    assert "AB3" not in {put.lane for put in asked(live).options}
    live.answer(first, next(put for put in asked(live).options if put.lane == "AB4"))
    assert "AB3" in {put.lane for put in asked(live).options}


@pytest.mark.rule("FX-096", "FX-097", "FX-098", "FX-079", "TF-42")
def test_two_whole_lanes_win_at_once() -> None:
    live = coup()
    assert [view(live.g.s, seat).seats[seat].score for seat in (A, B)] == [31, 12]
    moved = play(live, B, "AB3", "P5")
    assert live.outcome is not None
    assert (live.outcome.winners, live.outcome.kind) == ((B,), "instant")
    assert (live.asks, live.awaited) == ({}, ())
    kinds = [type(each.event) for each in moved.events]
    assert kinds == [Captured, Instant, Won]
    assert not told(moved, Kept)
    assert not told(moved, Discarded)
    assert live.g.s.last is not None
    assert live.g.s.last.fate == "none"
    seen = view(live.g.s, None)
    assert seen.instant
    assert [(place.seat, place.winner) for place in seen.places] == [(B, True), (A, False)]


@pytest.mark.rule("FX-096")
def test_the_lead_may_win_at_once_too() -> None:
    live = coup(turn=A, lead=(B, "P5"), hand="P2 C1")
    play(live, A, "AB3", "P2")
    assert live.outcome is not None
    assert live.outcome.winners == (B,)


@pytest.mark.rule("FX-096")
def test_one_lane_is_not_enough() -> None:
    live = coup(turn=A, lead=(B, "P2"), hand="P5 C1")
    play(live, A, "AB3", "P5")
    assert live.outcome is None
    assert (asked(live).kind, asked(live).seat) == ("keep", B)


@pytest.mark.rule("FX-097")
def test_an_instant_win_is_never_shared() -> None:
    instant = 0
    for seed in range(60):
        live = start(2, STANDARD, seed)
        for _, _, moved in finish(live, Random(seed)):
            whole = [sum(len(found.owned[seat]) == 3 for found in live.g.s.lanes) for seat in (A, B)]
            assert whole.count(2) <= 1
            assert (max(whole) >= 2) == bool(told(moved, Instant)) == (live.g.s.instant >= 0)
        assert live.outcome is not None
        if live.g.s.instant >= 0:
            instant += 1
            assert live.outcome.winners == (live.g.s.instant,)
            assert whole[live.g.s.instant] == 2
    assert instant > 2


@pytest.mark.rule("FX-098")
def test_an_instant_win_leaves_the_rest_unplayed() -> None:
    live = coup()
    play(live, B, "AB3", "P5")
    assert [found.left for found in live.g.s.lanes] == [0, 3, 0, 3]
    assert all(hand for hand in live.g.s.hands)
    # The winning card lies where a loser without a choice has it.
    assert "P5" in live.g.s.discards[A]


@pytest.mark.rule("FX-099")
@pytest.mark.parametrize(
    "fields", [{}, {"round": 2, "round_scores": [[40, 5]]}], ids=["round one", "round two"]
)
@pytest.mark.parametrize("options", [LONG, BOTH], ids=["long", "both"])
def test_an_instant_win_ends_a_long_game(fields: dict[str, Any], options: Settings) -> None:
    live = coup(options=options, **fields)
    play(live, B, "AB3", "P5")
    assert live.outcome is not None
    assert live.outcome.winners == (B,)
    assert live.g.s.phase == "game_over"


@pytest.mark.rule("FX-100")
def test_two_players_never_skip() -> None:
    for seed in range(40):
        live = start(2, LONG if seed % 2 else STANDARD, seed)
        previous = -1
        for seat, choice, moved in finish(live, Random(seed)):
            assert told(moved, Skipped) == []
            if isinstance(choice, Put):
                assert seat != previous
                previous = seat
            if told(moved, Dealt):
                previous = -1
            if live.g.s.phase == "play" and live.outcome is None:
                active = live.g.s.turn
                waiting = [sum(found.cards[who] is not None for found in live.g.s.lanes) for who in (A, B)]
                assert waiting[active] <= waiting[1 - active]


@pytest.mark.rule("FX-092", "FX-078")
def test_a_face_up_card_bans_with_two_as_well() -> None:
    live, moved = fight("M5", "M4", 2, piles={B: [up("M7", marker=None)]}, hands={B: "M4 R1"})
    assert [event.why for event in told(moved, Discarded)] == ["forced"]
    assert asked(live).kind == "play"
