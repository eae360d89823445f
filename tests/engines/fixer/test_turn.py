"""FX-040 to FX-055: turns, lanes, following suit, skips."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.core.ask import Drawn, fits
from engines.core.table import NotAsked
from engines.fixer.cards import ALL_CARDS, Card
from engines.fixer.events import Led, Skipped
from engines.fixer.options import DISCARD, KEEP, OPTIONS, Put
from engines.fixer.state import Settings
from engines.fixer.view import view

from .kit import (
    LONG,
    STANDARD,
    A,
    B,
    C,
    D,
    asked,
    fight,
    finish,
    heard,
    keep,
    lane,
    lanes_of,
    open_plays,
    play,
    plays,
    position,
    refused,
    side,
    start,
    table,
    told,
    waits,
)

#: TF-22: A's four lanes as the ledger has them.
FOLLOW = position(
    3,
    hands={A: "P4 P9 R2 C6"},
    waiting={"AB1": (B, "P7"), "CA1": (C, "M3"), "CA2": (A, "C1")},
)


@pytest.mark.rule("FX-040")
@pytest.mark.parametrize(("seats", "first"), [(2, B), (3, C), (4, D), (4, B)])
def test_turns_go_clockwise_from_the_first_player(seats: int, first: int) -> None:
    live = start(seats, Settings(first_player=first))
    order = []
    for _ in range(seats):
        seat = asked(live).seat
        order.append(seat)
        empty = next(put for put in asked(live).options if lane(live.g.s, put.lane).cards == [None, None])
        live.answer(seat, empty)
    assert order == [(first + step) % seats for step in range(seats)]
    assert asked(live).seat == first


@pytest.mark.rule("FX-041")
def test_one_card_goes_to_the_own_side_face_up() -> None:
    live = table(position(3, turn=C, hands={C: "M4 R7"}))
    moved = play(live, C, "CA2", "M4")
    assert live.g.s.hands[C] == ["R7"]
    assert lane(live.g.s, "CA2").cards == ["M4", None]
    assert sum(card is not None for found in live.g.s.lanes for card in found.cards) == 1
    assert [(event.seat, event.card, event.lane) for event in told(moved, Led)] == [(C, "M4", "CA2")]
    for viewer in (A, B, C, None):
        assert side(view(live.g.s, viewer), "CA2").cards == ("M4", None)


@pytest.mark.rule("FX-041")
def test_nobody_else_may_play() -> None:
    live = table(position(3, turn=A))
    with pytest.raises(NotAsked):
        live.answer(B, Put("AB1", live.g.s.hands[B][0]))
    refused(live, A, Put("AB1", live.g.s.hands[B][0]))
    refused(live, A, Put("BC1", live.g.s.hands[A][0]))


@pytest.mark.rule("FX-042", "TF-32")
def test_a_lane_without_markers_is_closed() -> None:
    live = table(position(3, turn=B, left={"AB1": 0}))
    assert {put.lane for put in asked(live).options} == {"AB2", "BC1", "BC2"}
    refused(live, B, Put("AB1", live.g.s.hands[B][0]))


@pytest.mark.rule("FX-042")
def test_two_players_need_a_marker_in_the_middle() -> None:
    owned = {"AB1": {A: [True, False], B: [False]}, "AB2": {A: [False, False]}}
    live = table(position(2, turn=A, left={"AB1": 0, "AB2": 1}, owned=owned))
    assert {put.lane for put in asked(live).options} == {"AB2", "AB3", "AB4"}


@pytest.mark.rule("FX-043")
def test_the_own_side_must_be_empty() -> None:
    live = table(position(3, turn=A, waiting={"AB1": (A, "R5")}))
    assert plays(live, "AB1") == []
    refused(live, A, Put("AB1", live.g.s.hands[A][0]))
    assert plays(live, "AB2") == sorted(live.g.s.hands[A])


@pytest.mark.rule("FX-044", "FX-045", "TF-22")
def test_following_binds_lane_by_lane() -> None:
    live = table(FOLLOW)
    assert plays(live, "AB1") == ["P4", "P9"]
    assert plays(live, "CA1") == ["C6", "P4", "P9", "R2"]
    assert plays(live, "AB2") == ["C6", "P4", "P9", "R2"]
    assert plays(live, "CA2") == []
    assert len(plays(live)) == 10


@pytest.mark.rule("FX-044", "FX-046", "TF-23")
def test_another_lane_takes_any_card() -> None:
    live = table(FOLLOW)
    refused(live, A, Put("AB1", Card("R2")))
    refused(live, A, Put("AB1", Card("C6")))
    play(live, A, "AB2", "R2")
    assert lane(live.g.s, "AB2").cards == ["R2", None]
    assert waits(live.g.s, lane(live.g.s, "AB1"), B) == "P7"


@pytest.mark.rule("FX-045", "TF-24")
def test_without_the_suit_any_card_answers() -> None:
    live = table(position(3, turn=A, hands={A: "R2 C6"}, waiting={"AB1": (B, "P7")}))
    assert plays(live, "AB1") == ["C6", "R2"]
    play(live, A, "AB1", "C6")
    last, captured = live.g.s.last, live.g.s.piles[B][0]
    assert last is not None
    assert (last.winner, last.critical, last.lead_seat, last.reply_seat) == (B, False, B, A)
    assert (captured.card, captured.up, captured.marker) == ("C6", False, False)
    assert (asked(live).seat, asked(live).basis) == (A, "P7")


@pytest.mark.rule("FX-045")
def test_an_empty_lane_takes_any_card() -> None:
    live = table(position(3, turn=A, hands={A: "P4 R2 M6"}))
    for key in ("AB1", "AB2", "CA1", "CA2"):
        assert plays(live, key) == ["M6", "P4", "R2"]


@pytest.mark.rule("FX-047")
def test_there_is_no_pass() -> None:
    live = start(4)
    for _ in range(30):
        ask = asked(live)
        if ask.kind == "play":
            assert ask.must
            assert {type(option) for option in ask.options} == {Put}
            refused(live, ask.seat, KEEP)
            refused(live, ask.seat, DISCARD)
        live.answer(ask.seat, ask.options[0])
    assert {kind.__name__ for kind in OPTIONS} == {"Put", "Keep", "Discard", "Exchange"}


@pytest.mark.rule("FX-048", "FX-049", "TF-30")
def test_a_seat_without_a_free_lane_is_skipped() -> None:
    own = {"AB": (A, "R1"), "DA": (A, "R2"), "AC": (A, "R3")}
    live = table(position(4, turn=D, waiting=own, hands={D: "C4 C5"}))
    made = list(live.g.s.plays)
    moved = play(live, D, "CD", "C4")
    assert [(each.event.seat, each.seats) for each in heard(moved, Skipped)] == [(A, None)]  # type: ignore[attr-defined]
    assert asked(live).seat == B
    assert live.g.s.plays[A] == made[A]


@pytest.mark.rule("FX-048")
def test_closed_lanes_do_not_save_from_a_skip() -> None:
    own = {"AB": (A, "R1"), "DA": (A, "R2")}
    live = table(position(4, turn=D, waiting=own, left={"AC": 0}, hands={D: "C4 C5"}))
    assert len(told(play(live, D, "CD", "C4"), Skipped)) == 1
    live = table(position(4, turn=D, waiting=own, left={"AC": 1}, hands={D: "C4 C5"}))
    assert told(play(live, D, "CD", "C4"), Skipped) == []
    assert {put.lane for put in asked(live).options} == {"AC"}


@pytest.mark.rule("FX-048", "FX-053")
def test_several_seats_may_be_skipped_in_a_row() -> None:
    closed = dict.fromkeys(("AB", "AC", "BD"), 0)
    own = {"DA": (A, "R2"), "BC": (B, "R4")}
    live = table(position(4, turn=D, waiting=own, left=closed, hands={D: "C4 C5"}))
    moved = play(live, D, "CD", "C4")
    assert [event.seat for event in told(moved, Skipped)] == [A, B]
    assert asked(live).seat == C


@pytest.mark.rule("FX-050")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_always_lasts(seats: int) -> None:
    for seed in range(12):
        live = start(seats, LONG if seed % 2 else STANDARD, seed)
        for _, _, moved in finish(live, Random(seed), keeping=0.1):
            state = live.g.s
            for seat in range(seats):
                assert len(state.hands[seat]) >= open_plays(state, seat)
            for event in told(moved, Skipped):
                free = [found for found in lanes_of(state, event.seat) if not waits(state, found, event.seat)]
                assert not any(found.left for found in free)


@pytest.mark.rule("FX-051")
def test_a_card_opposite_an_empty_side_waits() -> None:
    live = table(position(3, turn=A, hands={A: "R5 R6"}))
    play(live, A, "AB1", "R5")
    assert lane(live.g.s, "AB1").cards == ["R5", None]
    assert lane(live.g.s, "AB1").left == 3
    assert asked(live).seat == B
    assert asked(live).kind == "play"


@pytest.mark.rule("FX-052")
def test_a_card_opposite_a_waiting_card_fights() -> None:
    live, _ = fight("R5", "R8")
    found = lane(live.g.s, "AB1")
    assert (found.cards, found.left) == ([None, None], 2)
    assert [scored.card for scored in live.g.s.piles[B]] == ["R5"]


@pytest.mark.rule("FX-053", "TF-29")
@pytest.mark.parametrize("reply", ["R8", "R2"])
def test_the_left_of_whoever_played_is_next(reply: str) -> None:
    live = table(position(4, turn=C, waiting={"AC": (A, "R5")}, hands={C: f"{reply} P1"}))
    play(live, C, "AC", reply)
    assert live.g.s.last is not None
    assert live.g.s.last.winner == (C if reply == "R8" else A)
    keep(live, live.g.s.last.loser)
    assert (asked(live).kind, asked(live).seat) == ("play", D)


@pytest.mark.rule("FX-054")
def test_a_waiting_card_stays_until_it_is_answered() -> None:
    for seed in range(6):
        live = start(3, STANDARD, seed)
        before: list[list[Card | None]] = []
        for _, choice, _ in finish(live, Random(seed)):
            after = [list(found.cards) for found in live.g.s.lanes]
            where = choice.lane if isinstance(choice, Put) else None
            if before:
                for found, was in zip(live.g.s.lanes, before, strict=True):
                    assert found.cards == was or found.key == where
            before = after


@pytest.mark.rule("FX-055", "FX-161")
def test_the_default_is_any_legal_play() -> None:
    counts: Counter[object] = Counter()
    for number in range(1500):
        live = table(FOLLOW)
        live.ids[A] = number
        assert isinstance(asked(live).default, Drawn)
        assert live.default(A) == live.default(A)
        assert fits(asked(live), live.default(A))
        counts[live.default(A)] += 1
    assert len(counts) == 10
    assert all(105 < count < 200 for count in counts.values())


@pytest.mark.rule("FX-055", "FX-161")
def test_the_default_does_not_use_the_games_chance() -> None:
    live = start(4)
    used = live.g.chance.used
    while live.outcome is None:
        for seat in live.awaited:
            assert live.answer(seat, live.default(seat), by="clock").row.draws == ()
    assert live.g.chance.used == used


@pytest.mark.rule("FX-055")
def test_a_lone_play_is_still_asked_for() -> None:
    left = dict.fromkeys(("AB2", "CA1", "CA2"), 0)
    live = table(position(3, turn=A, hands={A: "P4 C6"}, waiting={"AB1": (B, "P7")}, left=left))
    assert plays(live) == ["AB1 P4"]
    assert live.awaited == (A,)
    assert waits(live.g.s, lane(live.g.s, "AB1"), B) == "P7"


@pytest.mark.rule("FX-044", "FX-045")
@pytest.mark.parametrize("led", ["R5", "C5", "M5", "P5"])
def test_one_card_of_the_suit_is_enough_to_bind(led: str) -> None:
    hand = "R1 C1 M1 P1"
    live = table(position(4, turn=C, hands={C: hand}, waiting={"BC": (B, led)}))
    assert plays(live, "BC") == [f"{led[0]}1"]
    without = " ".join(card for card in hand.split() if card[0] != led[0])
    live = table(position(4, turn=C, hands={C: without}, waiting={"BC": (B, led)}))
    assert plays(live, "BC") == sorted(without.split())


def test_the_positions_of_these_tests_are_whole() -> None:
    """A position has each card at most once: what the tests see is what a game could show."""
    assert len(set(FOLLOW.hands[A] + FOLLOW.hands[B] + FOLLOW.hands[C])) == sum(map(len, FOLLOW.hands))
    assert {"P7", "M3", "C1"}.isdisjoint({card for hand in FOLLOW.hands for card in hand})
    assert set(ALL_CARDS) >= {card for hand in FOLLOW.hands for card in hand}
