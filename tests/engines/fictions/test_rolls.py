"""FI-046 to FI-060, FI-078 to FI-081: dice, the Result, Triumphs and what they bring."""

from __future__ import annotations

import pytest

from engines.fictions.challenges import white_dice
from engines.fictions.events import (
    Hurt,
    Overcome,
    Progress,
    Resolved,
    Rolled,
    Tracked,
    Troubled,
)
from engines.fictions.glossary import RED_FACES, WHITE_FACES, Shown
from engines.fictions.options import (
    Damage,
    Use,
)
from engines.fictions.scenario import spot_at

from .kit import (
    PASS,
    RESOLVE,
    A,
    B,
    attempt,
    cards,
    clover,
    commit,
    hard,
    lay,
    result,
    roll,
    settle,
    shown,
    tried,
)


@pytest.mark.rule("TF-01", "FI-062", "FI-079", "FI-080", "FI-083", "FI-086", "FI-058")
def test_an_alarm_with_the_full_chain() -> None:
    live = lay(hands={A: "H19 H05", B: "H06 H02"}, play="HU02")
    attempt(live, "HU02", "H19 H05", "L 3 C 1 + warning")
    clover(live, "1 X2", "w3-1", "red-warning")
    assert shown(live) == "L 3 B 1 + X2"
    live.answer(B, Use(cards("H06")[0]))
    live.answer(A, RESOLVE)
    assert result(live) == (9, 4, 2)
    assert live.s.scene.rows["out"] == ["HU02"]
    assert live.s.cubes == {}
    assert live.s.exhausted == ["H06"]
    assert set(live.ask(A, "damage").options) == {Damage(0, 1), Damage(1, 0)}
    live.answer(A, Damage(0, 1))
    assert live.s.exhausted == ["H06", "H05"]
    assert live.s.rotated == ["H19"]
    assert live.told(Troubled) == []
    assert live.s.problems == [[], [], []]


@pytest.mark.rule("TF-01", "FI-058")
def test_the_warning_that_threatens() -> None:
    live = lay(hands={A: "H19 H05"}, play="HU02")
    tried(live, "HU02", "H19 H05", "L 3 L 1 + warning")
    assert result(live) == (4, 4, 1)
    assert [event.seat for event in live.told(Troubled)] == [A]


@pytest.mark.rule("TF-02", "FI-079", "FI-080")
def test_the_same_chain_without_help_leaves_a_cube() -> None:
    live = lay(hands={A: "H19 H05", B: "H20"}, play="HU02")
    attempt(live, "HU02", "H19 H05", "L 3 C 1 + warning")
    clover(live, "1 X2", "w3-1", "red-warning")
    live.answer(B, PASS)
    live.answer(A, RESOLVE)
    settle(live)
    assert result(live) == (7, 4, 1)
    assert live.s.cubes == {"HU02": 1}
    assert live.told(Progress) == [Progress("HU02", 1, 2)]  # type: ignore[arg-type]
    live.silent(A)
    tried(live, "HU02", "H20", "4 L L")
    assert result(live) == (4, 4, 1)
    assert live.s.cubes == {}
    assert live.told(Overcome) == [Overcome("HU02")]  # type: ignore[arg-type]


@pytest.mark.rule("FI-046")
def test_one_event_tells_the_whole_roll() -> None:
    live = lay(hands={A: "H01 H02", B: "H03"})
    attempt(live, "hu-door1", "H01 H02", "1 2 3 4 L C + card")
    shows = ("w0-1", "w1-2", "w2-3", "w3-4", "w4-L", "w5-C", "red-card")
    assert live.told(Rolled) == [Rolled(A, tuple(map(Shown, shows)))]


@pytest.mark.rule("FI-046", "FI-047")
def test_the_faces_of_the_dice() -> None:
    assert sorted(WHITE_FACES) == ["1", "2", "3", "4", "C", "L"]
    assert sorted(RED_FACES) == ["L", "X2", "X3", "X4", "card", "warning"]


@pytest.mark.rule("FI-047", "FI-048", "FI-055", "FI-060")
@pytest.mark.parametrize(
    ("faces", "total"),
    [
        ("1 2 3", 6),
        ("4 4 4", 12),
        ("L C 4", 4),
        ("L C L", 0),
        ("C C C", 0),
        ("1 2 3 + card", 6),
        ("1 2 3 + L", 6),
        ("1 2 3 + warning", 6),
        ("1 3 2 + X2", 9),
        ("1 3 2 + X3", 12),
        ("3 3 2 + X4", 17),
        ("C 1 L + X4", 4),
    ],
)
def test_what_a_roll_is_worth(faces: str, total: int) -> None:
    live = lay(hands={A: "H01"})
    tried(live, "hu-door1", "H01", faces)
    assert result(live)[0] == total


@pytest.mark.rule("FI-060", "FI-055")
def test_prestige_is_added_after_the_multiplier() -> None:
    live = lay("bid_for_power", hands={A: "H31"})
    district = live.s.scene.rows["display"][0]
    commit(live, district, "H31")
    attempted = live.s.attempt
    assert attempted is not None
    count = white_dice(live.s, attempted, spot_at(live.s, attempted.challenge)).rolled()
    roll(live, " ".join("1" * count) + " + X4")
    settle(live)
    assert result(live)[0] == count + 3 + 4


@pytest.mark.rule("TF-11", "FI-048", "FI-055")
def test_a_multiplier_without_numbers() -> None:
    live = lay(hands={A: "H02"}, play="HU06")
    attempt(live, "HU06", "H02", "L C + X4")
    settle(live)
    assert result(live)[0] == 0
    assert live.told(Hurt) == [Hurt(cards("H02")[0], 1)]


@pytest.mark.rule("TF-12", "FI-054", "FI-055", "FI-078")
def test_the_highest_number_is_multiplied() -> None:
    live = lay(hands={A: "H01"})
    assert hard(live, "hu-door1") == 5
    tried(live, "hu-door1", "H01", "4 2 1 + X3")
    assert result(live) == (15, 5, 2)
    live = lay(hands={A: "H19"}, tracks={"door": 2})
    tried(live, "hu-door2", "H19", "4 2 1 + X3")
    assert result(live) == (15, 5, 3)
    live = lay(hands={A: "H03"}, tracks={"door": 3})
    tried(live, "hu-door3", "H03", "4 2 1 + X3")
    assert result(live) == (15, 6, 2)


@pytest.mark.rule("TF-13", "FI-056", "FI-083")
def test_a_red_lock_hurts() -> None:
    live = lay(hands={A: "H02"}, play="HU06")
    tried(live, "HU06", "H02", "3 4 + L")
    assert result(live)[0] == 7
    assert live.told(Hurt) == [Hurt(cards("H02")[0], 1)]


# -- Triumphs and the Outcome ------------------------------------------------------------------------


@pytest.mark.rule("FI-078")
@pytest.mark.parametrize(("faces", "triumphs"), [("4 3 2", 1), ("4 4 2", 2), ("4 4 1", 1), ("1 1 2", 0)])
def test_triumphs_are_rounded_down_and_equality_is_enough(faces: str, triumphs: int) -> None:
    live = lay(hands={A: "H01"})
    tried(live, "hu-door1", "H01", faces)
    assert result(live)[1:] == (5, triumphs)


@pytest.mark.rule("FI-079", "PT-05")
def test_triumphs_beyond_the_requirement_are_lost() -> None:
    live = lay(hands={A: "H01"}, play="HU04 HU05")
    tried(live, "HU04", "H01", "4 4 4")
    assert result(live) == (12, 4, 2)
    assert live.s.scene.rows["play"] == ["HU05"]
    assert live.s.cubes == {}
    assert live.s.scene.tracks["door"] == 1


@pytest.mark.rule("FI-079", "FI-080")
def test_cubes_wait_for_anybody_and_go_back_with_the_outcome() -> None:
    live = lay(hands={A: "H01", B: "H02"})
    tried(live, "hu-door1", "H01", "4 2 1")
    assert live.s.cubes == {"hu-door1": 1}
    live.silent(A)
    tried(live, "hu-door1", "H02", "4 2 1")
    assert live.s.cubes == {}
    assert live.s.scene.tracks["door"] == 2


@pytest.mark.rule("FI-081")
def test_the_order_in_which_a_roll_is_settled() -> None:
    live = lay(hands={A: "H01 H02", B: "H03"}, next_problems="P05")
    attempt(live, "hu-door1", "H01 H02", "4 4 4 L L L + warning")
    live.answer(B, PASS)
    live.answer(A, RESOLVE)
    live.answer(A, Damage(2, 1))
    kinds = (Resolved, Overcome, Tracked, Hurt, Troubled)
    order = [type(event) for event in live.heard if isinstance(event, kinds)]
    assert order == [Resolved, Overcome, Tracked, Hurt, Hurt, Troubled]
    live = lay(hands={A: "H01 H02", B: "H03"}, next_problems="P05")
    tried(live, "hu-door1", "H01 H02", "4 4 4 1 1 L + card")
    assert live.s.rotated == ["H02"]
