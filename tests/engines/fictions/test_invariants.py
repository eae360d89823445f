"""PT-01 to PT-19: what holds after every answer of every game, in all Scenarios, for 1 to 4 players."""

from __future__ import annotations

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
    trouble_waits_for_an_answer,
)
from .walk import walk

CHECKS = (
    henchmen_are_conserved,  # PT-01
    other_cards_are_conserved,  # PT-02
    dice_are_counted,  # PT-03
    crews_are_of_the_active_hand,  # PT-04
    difficulties_triumphs_and_cubes,  # PT-05
    clovers_leave_blocked_dice_alone,  # PT-06
    damage_is_bounded,  # PT-07
    actions_are_counted,  # PT-08
    problems_at_the_start_of_a_round,  # PT-09
    a_rally_empties_the_exhausted_deck,  # PT-10
    a_removed_token_never_returns,  # PT-11
    trouble_waits_for_an_answer,  # FI-236
    evidence_is_judged_once_a_round,  # PT-12, FI-121
    tracks_add_up,  # PT-13
    districts_are_twelve,  # PT-14
    no_marked_skill_is_played_at_the_tables,  # PT-15, FI-077
    the_same_answers_give_the_same_game,  # PT-17
    the_active_player_may_always_pass,  # PT-18
    nothing_is_undone_after_chance,  # PT-19
)


@pytest.mark.rule("PT-01", "PT-02", "PT-03", "PT-04", "PT-05", "PT-06", "PT-07", "PT-08", "PT-09")
@pytest.mark.rule("PT-10", "PT-11", "PT-12", "PT-13", "PT-14", "PT-15", "PT-17", "PT-18", "PT-19")
@pytest.mark.rule("FI-121", "FI-077", "FI-236")
@settings(max_examples=48, deadline=None)
@given(
    players=st.sampled_from((1, 2, 3, 4)),
    scenario=st.integers(0, 6),
    seed=st.integers(0, 2**32 - 1),
    wild=st.sampled_from((0.0, 0.3, 0.9)),
)
def test_invariants(players: int, scenario: int, seed: int, wild: float) -> None:
    """Every check after every answer of the same games. Each Scenario alone; 0: a campaign."""
    options = Settings(single=bool(scenario), scenario=scenario, scenario_pick=1)
    for run in walk(players, options, seed, wild):
        for check in CHECKS:
            check(run)
