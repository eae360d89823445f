"""FI-096 to FI-099: Rally."""

from __future__ import annotations

import pytest

from engines.fictions.events import Rallied, Tracked
from engines.fictions.options import (
    Act,
    Prefer,
    Rally,
    Recruit,
    RecruitTwo,
)

from .kit import A, B, C, Live, attempt, commit, lay, next_turn, roll, round_ends, settle

TWO, RALLY = RecruitTwo(), Rally()


def turn_types(live: Live, seat: int = A) -> set[type]:
    """Types of what the active seat may do."""
    return {type(option) for option in live.ask(seat, "turn").options} - {Act, Prefer}


@pytest.mark.rule("FI-097", "PT-10")
def test_rally_shuffles_all_exhausted_into_the_clan_deck_for_a_price() -> None:
    live = lay(clan="H01 H02 H03 H04", exhausted="H05 H06 H07 H08 H09 H10")
    clock = live.s.scene.tracks["clock"]
    moved = live.answer(A, RALLY)
    assert live.s.exhausted == []
    assert sorted(live.s.clan) == [f"H{n:02}" for n in range(1, 11)]
    assert live.s.clan[:4] != ["H04", "H03", "H02", "H01"]
    assert [draw.purpose for draw in moved.row.draws] == ["clan"]
    assert live.s.scene.tracks["clock"] == clock + 1
    order = [type(event) for event in live.heard]
    assert order == [Rallied, Tracked]
    assert live.s.actions == 2


@pytest.mark.rule("FI-098")
def test_only_the_active_player_rallies_outside_an_attempt_as_often_as_he_likes() -> None:
    live = lay(hands={A: "H01 H03", B: "H02"}, exhausted="H05 H06", play="HU04")
    for seat in (B, C):
        live.refused(seat, RALLY)
    live.answer(A, RALLY)
    assert live.options(A, Rally) == []
    commit(live, "HU04", "H01")
    live.refused(A, RALLY)
    roll(live, "L 1 1")
    live.refused(A, RALLY)
    settle(live)
    live.answer(A, RALLY)
    assert len(live.told(Rallied)) == 2
    next_turn(live)
    live.refused(A, RALLY)


@pytest.mark.rule("FI-098")
def test_a_rally_that_cannot_be_paid_is_not_offered() -> None:
    live = lay("no_more_bets", exhausted="H05", tracks={"chips": 0, "safe": 10})
    assert live.options(A, Rally) == []
    live.refused(A, RALLY)
    assert lay("no_more_bets", exhausted="H05").options(A, Rally) == [RALLY]


@pytest.mark.rule("FI-099")
def test_a_rally_onto_the_last_space_does_not_end_the_scenario_at_once() -> None:
    live = lay(exhausted="H05", tracks={"clock": 14})
    live.answer(A, RALLY)
    assert live.s.scene.tracks["clock"] == 15
    assert live.awaited == (A,)
    for _ in range(3):
        assert live.s.ending == ""
        next_turn(live)
    round_ends(live)
    assert live.s.story[0].ending == "failure"


@pytest.mark.rule("FI-096")
def test_the_clan_deck_is_never_refilled_by_itself() -> None:
    live = lay(clan="H01 H02", exhausted="H05 H06", hands={A: "H09"}, knocked_out="H07", play="HU04")
    live.answer(A, TWO)
    attempt(live, "HU04", "H01", "L 1 1 + card")
    settle(live)
    round_ends(live)
    assert live.s.clan == []
    assert not turn_types(lay(clan="", exhausted="H05")) & {Recruit, RecruitTwo}
