"""TF-20, TF-46, TF-55, FX-025, FX-089, FX-118: what each viewer sees, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from engines.fixer import SPEC
from engines.fixer.cards import in_order
from engines.fixer.events import EVENTS, Gave
from engines.fixer.state import Settings
from engines.fixer.view import PileCard, view

from .kit import (
    BOTH,
    EXCHANGE,
    LONG,
    STANDARD,
    A,
    B,
    C,
    cards,
    down,
    fight,
    finish,
    named_in,
    play,
    position,
    side,
    start,
    table,
    up,
)
from .walk import walk


@pytest.mark.rule("FX-025", "TF-55")
@pytest.mark.parametrize("options", [STANDARD, BOTH], ids=["standard", "both"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_names_only_what_its_seat_knows(seats: int, options: Settings) -> None:
    for run in walk(seats, options, seed=seats):
        s, over = run.s, run.live.outcome is not None
        public = {card for found in s.lanes for card in found.cards if card}
        public |= {each.card for pile in s.piles for each in pile if each.up or over}
        if s.last is not None:
            public |= {s.last.lead, s.last.reply}
        for viewer in (*range(seats), None):
            seen = view(s, viewer)
            own: set[str] = set()
            if viewer is not None:
                own = {*s.hands[viewer], *s.discards[viewer], *(each.card for each in s.piles[viewer])}
                own |= {*s.gave[viewer]}
                own |= {*s.gave[viewer - 1]} if s.phase != "exchange" else set()
                assert seen.hand == in_order(s.hands[viewer])
                assert seen.discards == in_order(s.discards[viewer])
            assert named_in(seen) <= public | own
            assert [each.hand for each in seen.seats] == [len(hand) for hand in s.hands]
            assert [len(each.pile) for each in seen.seats] == [len(pile) for pile in s.piles]
            assert [each.discards for each in seen.seats] == [len(pile) for pile in s.discards]


@pytest.mark.rule("TF-55")
def test_the_third_seats_view() -> None:
    state = position(
        3,
        turn=A,
        hands={C: "R1 M1"},
        piles={A: [up("R2"), down("C3"), down("C4", marker=True)], B: [down("M5")], C: [down("P6")]},
        discards={A: "M2", B: "M3", C: "M4"},
        waiting={"AB1": (A, "P9")},
    )
    seen = view(state, C)
    assert named_in(seen) == set(cards("R1 M1 R2 P6 M4 P9"))
    assert seen.seats[A].pile == (
        PileCard(cards("R2")[0], True, True),
        PileCard(None, False, False),
        PileCard(None, False, True),
    )
    assert [each.hand for each in seen.seats] == [len(hand) for hand in state.hands]
    assert [each.score for each in seen.seats] == [None, None, 6]
    assert [each.seen for each in seen.seats] == [2 + 4 + 4, 0, 0]
    assert [each.bans for each in seen.seats] == [("R",), (), ()]
    assert [each.discards for each in seen.seats] == [1, 1, 1]
    assert side(seen, "AB1").cards == ("P9", None)


@pytest.mark.rule("FX-025", "TF-55")
def test_options_are_for_their_seat() -> None:
    """An ask names hand cards: only its own seat's."""
    for run in walk(4, BOTH, seed=3):
        for seat, ask in run.live.asks.items():
            if ask.kind in ("play", "exchange"):
                assert named_in(ask) <= set(run.s.hands[seat])


@pytest.mark.rule("FX-089", "TF-46")
@pytest.mark.parametrize("options", [STANDARD, EXCHANGE, LONG], ids=["standard", "exchange", "long"])
def test_only_the_exchange_has_private_events(options: Settings) -> None:
    live = start(3, options, 5)
    private = 0
    for seat, choice, moved in finish(live, Random(5)):
        for each in moved.events:
            assert type(each.event) in EVENTS
            if each.seats is not None:
                assert isinstance(each.event, Gave)
                assert each.seats == (each.event.seat,)
                private += 1
        assert seat < 3
        assert choice is not None
    assert private == (3 if options.exchange else 0)


@pytest.mark.rule("FX-042", "FX-083")
def test_plays_left_and_markers_are_shown() -> None:
    state = position(3, left={"AB1": 1, "CA1": 0}, waiting={"AB2": (A, "R1"), "CA2": (C, "R2")})
    seen = view(state, None)
    assert [each.plays_left for each in seen.seats] == [1 + 3 + 0 + 3 - 1, 1 + 3 + 3 + 3, 3 + 3 + 0 + 3 - 1]
    assert {found.key: found.left for found in seen.lanes} == {
        **dict.fromkeys(("AB2", "BC1", "BC2", "CA2"), 3),
        "AB1": 1,
        "CA1": 0,
    }


@pytest.mark.rule("FX-081", "FX-089")
def test_the_latest_conflict_is_shown_whole() -> None:
    live, _ = fight("C9", "R1")
    last = view(live.g.s, None).last
    assert last is not None
    assert (last.lane, last.lead_seat, last.lead, last.reply_seat, last.reply) == ("AB1", A, "C9", B, "R1")
    assert (last.winner, last.critical, last.fate) == (B, True, "choosing")
    assert (view(live.g.s, C).pending, view(live.g.s, C).loser, view(live.g.s, C).phase) == (
        "R1",
        A,
        "loser_choice",
    )


@pytest.mark.rule("FX-024", "FX-040")
def test_everybody_sees_whose_turn_it_is_and_who_began() -> None:
    live = start(4, Settings(first_player=2))
    for viewer in (0, 1, 2, 3, None):
        assert (view(live.g.s, viewer).first, view(live.g.s, viewer).turn) == (2, 2)
    play(live, 2, "CD", live.g.s.hands[2][0])
    assert (view(live.g.s, None).first, view(live.g.s, None).turn) == (2, 3)


@pytest.mark.rule("FX-130", "FX-136")
def test_round_and_earlier_scores_are_shown() -> None:
    one = view(table(position(3, options=LONG)).g.s, None)
    assert (one.round, one.rounds, [each.earlier for each in one.seats]) == (1, 2, [None] * 3)
    two = view(table(position(3, options=LONG, round=2, round_scores=[[5, 6, 7]])).g.s, None)
    assert (two.round, two.rounds, [each.earlier for each in two.seats]) == (2, 2, [5, 6, 7])
    assert view(table(position(3)).g.s, None).rounds == 1


@pytest.mark.rule("FX-023", "TF-55")
def test_what_two_players_cannot_tell_apart() -> None:
    """Not the 8s and 9s, which all know to be out; but the four that left the game unseen."""
    live = start(2, STANDARD, seed=5)
    (unknown,) = SPEC.hidden(live.g.s, A)
    assert {slot.card for slot in unknown} == {*live.g.s.removed[8:], *live.g.s.hands[B]}
    assert len(unknown) == 4 + 12


@pytest.mark.rule("FX-031", "TF-55")
def test_whoever_passed_a_card_knows_where_it_is() -> None:
    live = start(3, EXCHANGE, seed=5)
    for seat in (A, B, C):
        live.answer(seat, live.default(seat))
    for seat in (A, B, C):
        (unknown,) = SPEC.hidden(live.g.s, seat)
        others = {card for other, hand in enumerate(live.g.s.hands) if other != seat for card in hand}
        assert {slot.card for slot in unknown} == others - set(live.g.s.gave[seat])


def test_a_card_that_is_played_is_seen() -> None:
    """So nobody takes a play back as if it had not been."""
    live = table(position(3, turn=A, hands={A: "R5 C6"}))
    assert play(live, A, "AB1", "R5").row.fenced
