"""FX-070 to FX-089: capture, marker, and the loser's choice."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.ask import fits
from engines.core.table import NotAsked
from engines.fixer.cards import Card
from engines.fixer.events import Captured, Discarded, Kept, Led
from engines.fixer.options import DISCARD, KEEP, Put
from engines.fixer.state import face_up_suits
from engines.fixer.view import view

from .kit import (
    LONG,
    STANDARD,
    A,
    B,
    C,
    D,
    asked,
    closing,
    down,
    drop,
    fight,
    finish,
    heard,
    keep,
    named_in,
    play,
    plays,
    position,
    refused,
    start,
    table,
    told,
    up,
)


@pytest.mark.rule("FX-070")
@pytest.mark.parametrize(("lead", "reply", "winner"), [("R5", "R8", B), ("R5", "R3", A)])
def test_the_winner_captures_the_losing_card(lead: str, reply: str, winner: int) -> None:
    live, _ = fight(lead, reply, piles={winner: [down("M2")]})
    assert [scored.card for scored in live.g.s.piles[winner]] == ["M2", min(lead, reply)]
    assert live.g.s.piles[A if winner == B else B] == []


@pytest.mark.rule("FX-071")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_marker_goes_onto_the_captured_card(seats: int) -> None:
    live, _ = fight("R5", "R8", seats)
    assert [found.left for found in live.g.s.lanes] == [2, 3, 3, 3, 3, 3]
    assert [scored.marker for scored in live.g.s.piles[B]] == [False]
    assert view(live.g.s, None).seats[B].markers_down == 1
    assert view(live.g.s, None).seats[A].markers_down == 0


@pytest.mark.rule("FX-072")
@pytest.mark.parametrize(("lead", "reply", "winner"), [("R5", "R8", B), ("R5", "R3", A), ("R1", "M9", A)])
def test_a_normal_victory_lies_face_down(lead: str, reply: str, winner: int) -> None:
    live, _ = fight(lead, reply)
    assert [(scored.up, scored.marker) for scored in live.g.s.piles[winner]] == [(False, False)]
    assert view(live.g.s, C).seats[winner].pile[0].card is None
    assert view(live.g.s, C).seats[winner].seen == 0


@pytest.mark.rule("FX-073")
def test_a_critical_reply_lies_face_up() -> None:
    live, _ = fight("C4", "R2")
    assert [(scored.up, scored.marker) for scored in live.g.s.piles[B]] == [(True, True)]
    assert view(live.g.s, C).seats[B].pile[0].card == "C4"


@pytest.mark.rule("FX-074", "FX-075")
def test_a_critical_lead_shows_the_marker_alone() -> None:
    live, _ = fight("R4", "C2")
    assert [(scored.card, scored.up, scored.marker) for scored in live.g.s.piles[A]] == [("C2", False, True)]
    seen = view(live.g.s, C).seats[A]
    assert (seen.pile[0].card, seen.markers_up, seen.seen, seen.bans) == (None, 1, 4, ())


@pytest.mark.rule("FX-075")
def test_a_critical_lead_bans_nothing() -> None:
    """A won C2 critically by the lead and may keep CAPITAL afterwards."""
    live = table(
        position(
            3, turn=B, waiting={"AB1": (A, "C3")}, hands={B: "C7 R1"}, piles={A: [down("C2", marker=True)]}
        )
    )
    play(live, B, "AB1", "C7")
    assert (asked(live).kind, asked(live).seat) == ("keep", A)
    assert KEEP in asked(live).options


@pytest.mark.rule("FX-076", "FX-088")
def test_a_face_up_card_proves_an_empty_suit() -> None:
    shown = 0
    for seed in range(8):
        live = start(4, STANDARD, seed)
        for seat, choice, moved in finish(live, Random(seed)):
            for event in told(moved, Captured):
                pile = live.g.s.piles[event.winner]
                if isinstance(choice, Put) and any(each.up and each.card == event.losing for each in pile):
                    shown += 1
                    assert event.winner == seat
                    assert not [card for card in live.g.s.hands[seat] if card[0] == event.losing[0]]
    assert shown > 5


@pytest.mark.rule("FX-077", "TF-27")
def test_the_loser_keeps_or_discards_the_winning_card() -> None:
    for then, size, thrown in ((keep, 7, []), (drop, 6, ["R9"])):
        live, _ = fight("R9", "R8", hands={B: "R8 C1 C2 C3 M1 M2 M3"})
        assert asked(live).seat == B
        assert set(asked(live).options) == {KEEP, DISCARD}
        then(live, B)
        assert len(live.g.s.hands[B]) == size
        assert ("R9" in live.g.s.hands[B]) == (size == 7)
        assert live.g.s.discards[B] == thrown
        assert live.g.s.discards[A] == []


@pytest.mark.rule("FX-078", "FX-082", "TF-25")
def test_a_face_up_suit_cannot_be_kept() -> None:
    live, moved = fight("M5", "M4", piles={B: [up("M8")]}, hands={B: "M4 R1"})
    assert [(each.event, each.seats) for each in heard(moved, Discarded)] == [
        (Discarded(B, Card("M5"), "forced"), None)
    ]
    assert live.g.s.discards[B] == ["M5"]
    assert live.g.s.hands[B] == ["R1"]
    assert (asked(live).kind, asked(live).seat) == ("play", C)
    assert live.g.s.last is not None
    assert live.g.s.last.fate == "forced"


@pytest.mark.rule("FX-078")
def test_the_ban_covers_its_suit_and_its_seat_alone() -> None:
    live, _ = fight("M5", "M4", piles={B: [up("R8")], A: [up("M8")], C: [up("M7")]})
    assert (asked(live).kind, asked(live).seat) == ("keep", B)


@pytest.mark.rule("FX-078", "TF-26")
def test_a_face_down_suit_may_be_kept() -> None:
    live, _ = fight("M5", "M4", piles={B: [down("M8"), down("M7", marker=True)]})
    assert (asked(live).kind, asked(live).seat) == ("keep", B)
    keep(live, B)
    assert "M5" in live.g.s.hands[B]


@pytest.mark.rule("FX-079", "FX-080", "FX-081", "TF-28")
def test_a_loser_out_of_turn_chooses_before_play_goes_on() -> None:
    live, moved = fight("C9", "R1")
    assert told(moved, Captured)
    assert live.g.s.piles[B][0].card == "C9"
    assert live.awaited == (A,)
    assert (live.g.s.turn, asked(live).kind, asked(live).basis) == (B, "keep", "R1")
    for seat in (B, C):
        with pytest.raises(NotAsked):
            live.answer(seat, Put("BC1", live.g.s.hands[C][0]))
    keep(live, A)
    assert (asked(live).kind, asked(live).seat) == ("play", C)


@pytest.mark.rule("FX-080")
def test_what_is_kept_counts_for_the_next_turn() -> None:
    """Two players: the loser out of turn plays next, and a kept card binds to follow."""
    for then, expected in ((keep, ["M7"]), (drop, ["P1", "P2"])):
        live = table(
            position(
                2,
                turn=B,
                hands={A: "P1 P2", B: "M7 C2 C3"},
                waiting={"AB1": (A, "M3"), "AB2": (B, "M5")},
                plays=[1, 1],
            )
        )
        play(live, B, "AB1", "M7")
        then(live, A)
        assert asked(live).seat == A
        assert plays(live, "AB2") == expected


@pytest.mark.rule("FX-081")
@pytest.mark.parametrize(("reply", "loser"), [("R8", A), ("R2", B), ("P1", A), ("C9", B), ("M9", B)])
def test_who_loses_depends_on_who_won(reply: str, loser: int) -> None:
    live, _ = fight("R5", reply)
    assert live.g.s.turn == B
    assert asked(live).seat == loser


@pytest.mark.rule("FX-083")
@pytest.mark.parametrize(
    ("left", "waiting", "prompt"),
    [
        ({"AB1": 1, "AB2": 0, "BC1": 0, "BC2": 0}, {}, False),
        ({"AB1": 1, "AB2": 0, "BC1": 1, "BC2": 0}, {"BC1": (B, "P9")}, False),
        ({"AB1": 1, "AB2": 0, "BC1": 1, "BC2": 0}, {"BC1": (C, "P9")}, True),
        ({"AB1": 1, "AB2": 0, "BC1": 2, "BC2": 0}, {"BC1": (B, "P9")}, True),
        ({"AB1": 2, "AB2": 0, "BC1": 0, "BC2": 0}, {}, True),
    ],
)
def test_a_loser_without_further_plays_is_not_asked(
    left: dict[str, int], waiting: dict[str, tuple[int, str]], prompt: bool
) -> None:
    state = position(3, turn=B, waiting={"AB1": (A, "R9"), **waiting}, hands={B: "R1"}, left=left)
    live = table(state)
    moved = play(live, B, "AB1", "R1")
    assert (asked(live).kind == "keep") == prompt
    assert [event.why for event in told(moved, Discarded)] == ([] if prompt else ["idle"])
    assert live.g.s.discards[B] == ([] if prompt else ["R9"])
    if not prompt:
        assert asked(live).seat == C


@pytest.mark.rule("FX-083", "TF-38")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("reply", ["R2", "R7"])
def test_the_last_conflict_of_all_asks_nobody(seats: int, reply: str) -> None:
    first = {2: "AB1", 3: "AB1", 4: "AB"}[seats]
    left = {found.key: int(found.key == first) for found in position(seats).lanes}
    live, moved = fight("R5", reply, seats, left=left, hands={A: "M1", B: f"{reply} M2"})
    assert live.outcome is not None
    assert live.asks == {}
    assert [event.why for event in told(moved, Discarded)] == ["idle"]


@pytest.mark.rule("FX-084")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_round_one_of_a_long_game_always_asks(seats: int) -> None:
    for then in (keep, drop):
        live = closing(seats, [2] * seats)
        play(live, B, live.g.s.lanes[0].key, "R7")
        assert (live.g.s.round, asked(live).kind, asked(live).seat) == (1, "keep", A)
        then(live, A)
        assert live.g.s.round == 2
        if then is keep:
            assert "R7" in live.g.s.hands[A]
    for last in (
        closing(seats, [2] * seats, STANDARD),
        closing(seats, [2] * seats, LONG, round=2, round_scores=[[0] * seats]),
    ):
        play(last, B, last.g.s.lanes[0].key, "R7")
        assert last.outcome is not None


@pytest.mark.rule("FX-084")
def test_round_one_of_a_long_game_keeps_the_ban() -> None:
    live, moved = fight("M5", "M4", piles={B: [up("M8")]}, options=LONG)
    assert [event.why for event in told(moved, Discarded)] == ["forced"]
    assert asked(live).kind == "play"


@pytest.mark.rule("FX-085")
def test_everybody_hears_what_the_loser_chose() -> None:
    live, _ = fight("R5", "R7")
    assert [(each.event, each.seats) for each in heard(keep(live, A), Kept)] == [(Kept(A, Card("R7")), None)]
    live, _ = fight("R5", "R7")
    assert [(each.event, each.seats) for each in heard(drop(live, A), Discarded)] == [
        (Discarded(A, Card("R7"), "chosen"), None)
    ]
    assert view(live.g.s, None).last is not None
    assert view(live.g.s, None).last.fate == "discarded"  # type: ignore[union-attr]


@pytest.mark.rule("FX-086", "FX-162")
def test_the_default_is_to_keep() -> None:
    live, _ = fight("R5", "R7")
    ask = asked(live)
    assert (ask.seat, ask.must, ask.default) == (A, True, KEEP)
    assert fits(ask, live.default(A))
    assert live.default(A) == KEEP
    live.answer(A, live.default(A), by="clock")
    assert "R7" in live.g.s.hands[A]


@pytest.mark.rule("FX-086")
def test_only_keep_and_discard_answer_the_choice() -> None:
    live, _ = fight("R5", "R7")
    refused(live, A, Put("AB1", live.g.s.hands[A][0]))


@pytest.mark.rule("FX-087", "FX-088")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_piles_discards_and_bans_only_grow_within_a_round(seats: int) -> None:
    for seed in range(4):
        live = start(seats, STANDARD, seed)
        before = ([[]] * seats, [[]] * seats, [set()] * seats)  # type: ignore[var-annotated]
        for _, choice, _ in finish(live, Random(seed)):
            state = live.g.s
            piles = [[(each.card, each.up, each.marker) for each in pile] for pile in state.piles]
            bans = [set(face_up_suits(state, seat)) for seat in range(seats)]
            if isinstance(choice, Put):
                assert choice.card not in {card for pile in before[0] for card, *_ in pile}
                assert choice.card not in {card for pile in before[1] for card in pile}
            for seat in range(seats):
                assert piles[seat][: len(before[0][seat])] == before[0][seat]
                assert state.discards[seat][: len(before[1][seat])] == before[1][seat]
                assert bans[seat] >= before[2][seat]
            before = (piles, [list(pile) for pile in state.discards], bans)


@pytest.mark.rule("FX-089")
def test_events_name_cards_and_later_views_do_not() -> None:
    live = table(position(4, turn=A, hands={A: "R5 C1", B: "R3 C2", C: "M1", D: "M2"}))
    assert named_in(*told(play(live, A, "AB", "R5"), Led)) == {"R5"}
    assert named_in(*told(play(live, B, "AB", "R3"), Captured)) == {"R5", "R3"}
    assert named_in(*told(drop(live, B), Discarded)) == {"R5"}
    for viewer in (C, D, None):
        seen = view(live.g.s, viewer)
        assert {"R5", "R3"}.isdisjoint(named_in(seen.seats, seen.lanes, seen.hand))
        assert (seen.seats[A].pile[0].card, seen.seats[B].discards) == (None, 1)
    assert view(live.g.s, A).seats[A].pile[0].card == "R3"
    assert view(live.g.s, B).discards == ("R5",)
