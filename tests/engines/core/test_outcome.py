"""Places at the end of a game."""

from __future__ import annotations

from engines.core.spec import Outcome


def test_without_ranks_the_winners_lead_and_scores_rank_the_rest() -> None:
    assert Outcome((2,), (5, 9, 7, 5)).order() == [(1, 2), (2, 1), (3, 0), (3, 3)]
    assert Outcome((0, 3), (8, 1, 2, 8)).order() == [(1, 0), (1, 3), (3, 2), (4, 1)]
    assert Outcome((), (4, 6)).order() == [(1, 1), (2, 0)]


def test_ranks_of_the_game_go_before_scores() -> None:
    assert Outcome((1,), (9, 3, 0), ranks=(2, 1, 2)).order() == [(1, 1), (2, 0), (2, 2)]
