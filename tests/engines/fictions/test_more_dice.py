"""FI-238: Skills for more dice where a Penalty swallows the first of them."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fictions.hints import Dice, hint
from engines.fictions.options import Use, UseOn
from engines.fictions.view import view
from engines.fictions.view.reckoning import playable

from .kit import A, B, C, Live, cards, commit, lay, roll, use

#: At Door 1 a fighter gives one die, which P01 takes and the least leaves.
FEWER: Any = {"problems": {A: "P01"}}


def one_die(**more: Any) -> Live:
    """An Attempt with one die, before the roll."""
    live = lay(**{**FEWER, **more})
    commit(live, "hu-door1", "H05")
    return live


@pytest.mark.rule("FI-238", "FI-075", "FI-042", "TF-07")
def test_two_that_are_useless_alone_are_played_together() -> None:
    live = one_die(hands={A: "H05 H09 H12"})
    assert live.options(A, Use) == [use("H09"), use("H12")]
    seen = view(live.s, A)
    assert [hint(seen, use(card)) for card in ("H09", "H12")] == [Dice(1), Dice(1)]
    assert playable(seen, A, *cards("H09"))
    live.answer(A, use("H09"))
    assert hint(view(live.s, A), use("H12")) == Dice(2)
    live.answer(A, use("H12"))
    roll(live, "1 2")
    live.all_rolled()


@pytest.mark.rule("FI-238")
def test_double_and_dice_go_together_too() -> None:
    live = one_die(hands={A: "H05 H20 H09"})
    double = UseOn(*cards("H20 H05"))
    assert live.options(A, UseOn) == [double]
    assert hint(view(live.s, A), double) == Dice(1)
    live.answer(A, double)
    assert live.options(A, Use) == [use("H09")]
    live.answer(A, use("H09"))
    roll(live, "1 2")
    live.all_rolled()


@pytest.mark.rule("FI-238", "FI-075")
@pytest.mark.parametrize(
    ("more", "offered"),
    [
        ({"hands": {A: "H05 H09"}}, False),
        ({"hands": {A: "H05 H09 H06"}}, False),
        ({"hands": {A: "H05 H09", B: "H06"}}, True),
        ({"hands": {A: "H05 H09", B: "H06"}, "problems": {A: "P01", C: "P16"}}, False),
        ({"hands": {A: "H05 H09", B: "H12"}, "problems": {A: "P01", B: "P15"}}, False),
        ({"hands": {A: "H05 H09 H12"}, "used": list(cards("H12"))}, False),
        ({"hands": {A: "H05 H09"}, "problems": {A: "P01 P22"}}, False),
    ],
    ids=["alone", "no second", "somebody may have one", "no help", "no skills", "used", "alone still"],
)
def test_one_with_which_nothing_can_come_is_refused(more: Any, offered: bool) -> None:
    """By the own hand, and of others by what all know: that they have cards."""
    live = one_die(**more)
    assert (use("H09") in live.options(A, Use)) == offered
    assert playable(view(live.s, A), A, *cards("H09")) == offered


@pytest.mark.rule("FI-238", "FI-139")
@pytest.mark.parametrize(("other", "offered"), [("H12", True), ("H06", False)])
def test_alone_both_hands_are_known(other: str, offered: bool) -> None:
    live = one_die(players=1, hands={A: "H05 H09", B: other})
    assert (use("H09") in live.options(A, Use)) == offered


@pytest.mark.rule("FI-043", "FI-075")
def test_at_the_limit_one_more_is_useless_with_any_other() -> None:
    live = lay(hands={A: "H01 H02 H09 H12"}, problems={B: "P22"})
    commit(live, "hu-door1", "H01 H02")
    assert live.options(A, Use) == []


@pytest.mark.rule("FI-042")
def test_a_panel_says_how_many_dice_a_skill_makes() -> None:
    live = lay(hands={A: "H01 H05 H09", B: "H20 H03"})
    commit(live, "hu-door1", "H01 H05")
    assert hint(view(live.s, A), use("H09")) == Dice(5)
    assert hint(view(live.s, B), UseOn(*cards("H20 H01"))) == Dice(7)
    assert hint(view(live.s, B), UseOn(*cards("H20 H05"))) == Dice(5)
    assert hint(view(live.s, B), use("H03")) is None
