"""PT-01 to PT-19: what holds after every answer of every game, in all Scenarios, for 1 to 4 players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.fictions.state import Settings

from .checks import (
    a_rally_empties_the_exhausted_deck,
    a_removed_token_never_returns,
    actions_are_counted,
    clovers_leave_blocked_dice_alone,
    crews_are_of_the_active_hand,
    damage_is_bounded,
    dice_are_counted,
    difficulties_triumphs_and_cubes,
    districts_are_twelve,
    evidence_is_judged_once_a_round,
    henchmen_are_conserved,
    no_marked_skill_is_played_at_the_tables,
    nothing_is_undone_after_chance,
    other_cards_are_conserved,
    problems_at_the_start_of_a_round,
    the_active_player_may_always_pass,
    the_same_answers_give_the_same_game,
    tracks_add_up,
)
from .walk import Run, walk

CHECKS = [
    pytest.param(henchmen_are_conserved, marks=pytest.mark.rule("PT-01")),
    pytest.param(other_cards_are_conserved, marks=pytest.mark.rule("PT-02")),
    pytest.param(dice_are_counted, marks=pytest.mark.rule("PT-03")),
    pytest.param(crews_are_of_the_active_hand, marks=pytest.mark.rule("PT-04")),
    pytest.param(difficulties_triumphs_and_cubes, marks=pytest.mark.rule("PT-05")),
    pytest.param(clovers_leave_blocked_dice_alone, marks=pytest.mark.rule("PT-06")),
    pytest.param(damage_is_bounded, marks=pytest.mark.rule("PT-07")),
    pytest.param(actions_are_counted, marks=pytest.mark.rule("PT-08")),
    pytest.param(problems_at_the_start_of_a_round, marks=pytest.mark.rule("PT-09")),
    pytest.param(a_rally_empties_the_exhausted_deck, marks=pytest.mark.rule("PT-10")),
    pytest.param(a_removed_token_never_returns, marks=pytest.mark.rule("PT-11")),
    pytest.param(evidence_is_judged_once_a_round, marks=pytest.mark.rule("PT-12", "FI-121")),
    pytest.param(tracks_add_up, marks=pytest.mark.rule("PT-13")),
    pytest.param(districts_are_twelve, marks=pytest.mark.rule("PT-14")),
    pytest.param(no_marked_skill_is_played_at_the_tables, marks=pytest.mark.rule("PT-15", "FI-077")),
    pytest.param(the_same_answers_give_the_same_game, marks=pytest.mark.rule("PT-17")),
    pytest.param(the_active_player_may_always_pass, marks=pytest.mark.rule("PT-18")),
    pytest.param(nothing_is_undone_after_chance, marks=pytest.mark.rule("PT-19")),
]


@pytest.mark.parametrize("check", CHECKS)
@settings(max_examples=24, deadline=None)
@given(
    players=st.sampled_from((1, 2, 3, 4)),
    scenario=st.integers(0, 6),
    seed=st.integers(0, 2**32 - 1),
    wild=st.sampled_from((0.0, 0.3, 0.9)),
)
def test_invariants(
    check: Callable[[Run], None], players: int, scenario: int, seed: int, wild: float
) -> None:
    """Each Scenario alone; 0: a campaign."""
    options = Settings(single=bool(scenario), scenario=scenario, scenario_pick=1)
    for run in walk(players, options, seed, wild):
        check(run)
