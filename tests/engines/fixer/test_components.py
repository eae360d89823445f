"""FX-001 to FX-016: what lies in the box and on the table."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engines.fixer.cards import ALL_CARDS, PREY, number
from engines.fixer.lanes import MARKERS
from engines.fixer.view import view

from .kit import (
    STRONGER,
    A,
    B,
    C,
    D,
    down,
    fight,
    lane,
    lanes_of,
    played_out,
    plays,
    position,
    start,
    table,
    up,
)

LANES = {
    2: {"AB1": (A, B), "AB2": (A, B), "AB3": (A, B), "AB4": (A, B)},
    3: {"AB1": (A, B), "AB2": (A, B), "BC1": (B, C), "BC2": (B, C), "CA1": (C, A), "CA2": (C, A)},
    4: {"AB": (A, B), "BC": (B, C), "CD": (C, D), "DA": (D, A), "AC": (A, C), "BD": (B, D)},
}


@pytest.mark.rule("FX-001")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_suit_has_every_number_once(seats: int) -> None:
    dealt = sorted(card for hand in start(seats).g.s.hands for card in hand)
    assert dealt == sorted(f"{suit}{n}" for suit in "RCMP" for n in range(1, 10))


@pytest.mark.rule("FX-002")
@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_number_is_strength_and_worth(card: str) -> None:
    assert number(card) == int(card[1])
    live = table(position(piles={B: [down(card)]}))
    assert view(live.g.s, B).seats[B].score == int(card[1])
    for other in (f"{card[0]}{n}" for n in range(1, 10) if n != int(card[1])):
        fought, _ = fight(other, card)
        assert fought.g.s.last is not None
        assert (fought.g.s.last.winner == B) == (int(card[1]) > int(other[1]))


@pytest.mark.rule("FX-003")
@pytest.mark.parametrize("key", LANES[3])
def test_a_marker_is_worth_the_same_wherever_it_comes_from(key: str) -> None:
    leader, replier = LANES[3][key]
    live = table(position(hands={replier: "P1"}, turn=replier, waiting={key: (leader, "R9")}))
    live.answer(replier, next(put for put in live.asks[replier].options if put.lane == key))
    seen = view(live.g.s, None).seats[replier]
    assert (seen.markers_up, seen.markers_down, seen.seen) == (1, 0, 9 + 4)
    blank, _ = fight("R5", "R8")
    seen = view(blank.g.s, B).seats[B]
    assert (seen.markers_up, seen.markers_down, seen.score) == (0, 1, 5)


@pytest.mark.rule("FX-004")
def test_the_boards_have_one_face_for_two_and_one_for_more() -> None:
    for seats in (2, 3, 4):
        assert [found.key for found in start(seats).g.s.lanes] == list(LANES[seats])
        live, _ = fight("R7", "P1", seats)
        captured = live.g.s.piles[B][0]
        sides = live.g.s.lanes[0].owned
        assert (captured.marker, sides) == ((None, [[], [True]]) if seats == 2 else (True, [[], []]))


@pytest.mark.rule("FX-005")
def test_everybody_has_the_chart_and_room_for_discards() -> None:
    assert sorted(PREY) == sorted(PREY.values()) == sorted("RCMP")
    for seats in (2, 3, 4):
        live, _ = played_out(seats, seed=seats)
        state = live.g.s
        assert len(state.discards) == seats
        assert [seen.discards for seen in view(state, None).seats] == [len(pile) for pile in state.discards]
        assert sum(map(len, state.discards)) > 0


@pytest.mark.rule("FX-006")
def test_the_suits_form_a_circle() -> None:
    for stronger, weaker in pairwise("RCMPR"):
        assert PREY[stronger] == weaker == STRONGER[stronger]


@pytest.mark.rule("FX-007")
@pytest.mark.parametrize(("one", "other"), [("R", "M"), ("C", "P")])
def test_opposite_suits_have_no_relation(one: str, other: str) -> None:
    assert PREY[one] != other
    assert PREY[other] != one
    for lead, reply in ((one, other), (other, one)):
        live, _ = fight(f"{lead}1", f"{reply}9")
        assert live.g.s.last is not None
        assert (live.g.s.last.winner, live.g.s.last.critical) == (A, False)


@pytest.mark.rule("FX-010", "FX-012", "FX-015")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_meets_where(seats: int) -> None:
    assert {found.key: found.seats for found in start(seats).g.s.lanes} == LANES[seats]


@pytest.mark.rule("FX-011", "FX-014", "FX-015")
@pytest.mark.parametrize(("seats", "facing"), [(2, 4), (3, 4), (4, 3)])
def test_how_many_lanes_a_seat_faces(seats: int, facing: int) -> None:
    for seat in range(seats):
        live = table(position(seats, turn=seat))
        reached = {put.lane for put in live.asks[seat].options}
        assert reached == {key for key, pair in LANES[seats].items() if seat in pair}
        assert len(reached) == len(lanes_of(live.g.s, seat)) == facing


@pytest.mark.rule("FX-014")
def test_four_players_face_left_right_and_opposite() -> None:
    for seat in range(4):
        others = {other for found in lanes_of(start(4).g.s, seat) for other in found.seats} - {seat}
        assert others == {(seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4}


@pytest.mark.rule("FX-013", "TF-31")
def test_the_centre_is_two_lanes() -> None:
    assert plays(table(position(4, turn=A, left={"AC": 0, "BD": 2})), "AC") == []
    assert plays(table(position(4, turn=C, left={"AC": 0, "BD": 2})), "AC") == []
    live = table(position(4, turn=B, left={"AC": 0, "BD": 2}))
    assert plays(live, "BD") == sorted(live.g.s.hands[B])
    live.answer(B, next(put for put in live.asks[B].options if put.lane == "BD"))
    assert lane(live.g.s, "BD").cards[0] is not None
    assert lane(live.g.s, "AC").cards == [None, None]


@pytest.mark.rule("FX-016")
@pytest.mark.parametrize(("seats", "lanes", "markers"), [(2, 4, 12), (3, 6, 18), (4, 6, 18)])
def test_three_markers_start_in_each_lane(seats: int, lanes: int, markers: int) -> None:
    state = start(seats).g.s
    assert [found.left for found in state.lanes] == [3] * lanes
    assert MARKERS * lanes == sum(found.left for found in view(state, None).lanes) == markers


@pytest.mark.rule("FX-003", "FX-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_start_face_down(seats: int) -> None:
    for seen in view(start(seats).g.s, None).seats:
        assert (seen.markers_up, seen.markers_down, seen.seen) == (0, 0, 0)


@pytest.mark.rule("FX-003")
def test_only_the_valued_face_counts() -> None:
    seen = view(position(piles={A: [up("R2"), down("C3", marker=True), down("M4"), down("P5")]}), A)
    assert (seen.seats[A].markers_up, seen.seats[A].markers_down) == (2, 2)
    assert seen.seats[A].score == 2 + 3 + 4 + 5 + 2 * 4
