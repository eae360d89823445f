"""FI-018 to FI-021: the vote for a Starting Player."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fictions.events import Starter, Voted
from engines.fictions.options import Abstain, VoteStarter

from .kit import A, B, C, D, Live, lay, round_ends, to_turns

NOBODY = Abstain()


def vote(players: int, **more: Any) -> Live:
    """A table at the vote of its first round."""
    return lay(players=players, phase="starter", starts=[0] * max(2, players), **more)


@pytest.mark.rule("FI-018")
def test_all_vote_anew_each_round_with_their_hands_before_them() -> None:
    live = vote(3, hands={A: "H01 H02 H03", B: "H04", C: "H05"})
    for number in (1, 2):
        assert live.s.round == number
        assert live.awaited == (A, B, C)
        for seat in (A, B, C):
            ask = live.ask(seat, "starter")
            assert ask.options == (VoteStarter(A), VoteStarter(B), VoteStarter(C), NOBODY)
            assert ask.clock == "vote_timer"
        to_turns(live, B)
        assert live.s.turn == live.s.starter == B
        round_ends(live)
    assert live.s.starts == [0, 2, 0]


@pytest.mark.rule("FI-019")
def test_a_strict_majority_of_all_asked_closes_the_vote() -> None:
    live = vote(3)
    live.answer(B, VoteStarter(C))
    assert live.awaited == (A, C)
    live.answer(C, VoteStarter(C))
    assert live.told(Starter) == [Starter(C)]
    assert live.told(Voted) == [Voted("starter", (B, C), ("2", "2"))]


@pytest.mark.rule("FI-019")
def test_half_of_all_asked_is_no_majority() -> None:
    live = vote(4)
    live.answer(A, VoteStarter(D))
    live.answer(B, VoteStarter(D))
    live.answer(C, NOBODY)
    assert live.awaited == (D,)
    assert live.told(Starter) == []
    live.answer(D, VoteStarter(A))
    assert live.told(Starter) == [Starter(D)]


@pytest.mark.rule("FI-019")
def test_an_absent_player_abstains() -> None:
    live = vote(3)
    assert [live.default(seat) for seat in (A, B, C)] == [NOBODY] * 3
    live.silent(A)
    assert live.awaited == (B, C)
    assert live.s.votes == ["-", "", ""]


@pytest.mark.rule("FI-020")
def test_the_most_votes_win_without_a_majority() -> None:
    live = vote(4, problems={B: "P01"})
    live.answer(A, VoteStarter(B))
    live.silent(B)
    live.silent(C)
    live.silent(D)
    assert live.told(Starter) == [Starter(B)]


@pytest.mark.rule("FI-020")
def test_a_tie_goes_to_one_of_the_tied() -> None:
    live = vote(4, problems={C: "P02"})
    for seat, choice in enumerate((VoteStarter(C), VoteStarter(D), NOBODY, NOBODY)):
        live.answer(seat, choice)
    assert live.told(Starter) == [Starter(D)]


@pytest.mark.rule("FI-020")
@pytest.mark.parametrize(
    ("problems", "starts", "winner"),
    [
        ({A: "P01", B: "P02 P05 P06", C: "P03"}, [0, 9, 0], B),
        ({A: "P02 P05", B: "P06", C: "P08 P11"}, [0, 9, 0], B),
        ({A: "P01 P02", B: "P03", C: "P04 P05"}, [0, 9, 0], B),
        ({A: "P02", B: "P05", C: "P06"}, [2, 1, 0], C),
        ({A: "P01", B: "P03", C: "P04"}, [2, 1, 1], B),
        ({}, [0, 0, 0], A),
    ],
    ids=["fingerprints", "problems", "problems-when-fingerprints-tie", "starts", "seat", "nothing"],
)
def test_an_empty_vote_goes_by_rule(problems: dict[int, str], starts: list[int], winner: int) -> None:
    live = lay(phase="starter", problems=problems, starts=starts)
    for _ in range(3):
        live.silent()
    assert live.told(Starter) == [Starter(winner)]


@pytest.mark.rule("FI-021", "FI-142")
@pytest.mark.parametrize("seat", [A, B])
def test_alone_one_names_the_seat(seat: int) -> None:
    live = vote(1)
    assert live.awaited == (A,)
    assert live.ask(A, "starter").options == (VoteStarter(A), VoteStarter(B))
    live.answer(A, VoteStarter(seat))
    assert live.told(Starter) == [Starter(seat)]
    assert live.told(Voted) == []
    assert live.s.turn == seat
