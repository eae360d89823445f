"""TF-16 to TF-18, TF-24: Skills that change dice, with what comes of it."""

from __future__ import annotations

import pytest

from engines.fictions import rolls
from engines.fictions.events import (
    Hurt,
)
from engines.fictions.glossary import Die
from engines.fictions.options import (
    Clover,
    Use,
    UseDice,
    UseDie,
)
from engines.fictions.state import Attempt

from .kit import (
    A,
    B,
    C,
    Live,
    attempt,
    cards,
    clover,
    hard,
    lay,
    result,
    settle,
    shown,
)


def at(live: Live) -> Attempt:
    """The Attempt under way."""
    assert live.s.attempt is not None
    return live.s.attempt


@pytest.mark.rule("TF-16", "FI-065", "FI-084")
def test_set_on_a_lock() -> None:
    live = lay(hands={A: "H03", B: "H27 H04"}, problems={C: "P04"}, play="HU08 HU09", tracks={"door": 3})
    assert hard(live, "hu-door3") == 9
    attempt(live, "hu-door3", "H03", "L 3 2")
    assert rolls.result(live.s, at(live)) == 5
    live.answer(B, UseDie(cards("H27")[0], Die("w0-L")))
    settle(live)
    assert result(live) == (9, 9, 1)
    assert live.told(Hurt) == []


@pytest.mark.rule("TF-16", "FI-230")
def test_set_needs_another_number() -> None:
    live = lay(hands={A: "H01", B: "H27"})
    attempt(live, "hu-door1", "H01", "L 3 4")
    assert live.options(B, UseDie) == [UseDie(cards("H27")[0], Die(die)) for die in ("w0-L", "w1-3")]
    live.answer(B, UseDie(cards("H27")[0], Die("w1-3")))
    settle(live)
    assert result(live) == (8, 5, 1)


@pytest.mark.rule("TF-17", "FI-055")
def test_raise_with_a_multiplier() -> None:
    live = lay(hands={A: "H03 H05", B: "H10 H02"}, tracks={"door": 2})
    attempt(live, "hu-door2", "H03 H05", "3 2 + X2")
    assert rolls.result(live.s, at(live)) == 8
    live.answer(B, UseDice(cards("H10")[0], (Die("w0-3"), Die("w1-2"))))
    assert shown(live) == "4 3 + X2"
    settle(live)
    assert result(live)[0] == 11


@pytest.mark.rule("TF-18", "FI-084")
@pytest.mark.parametrize(("new", "damage"), [("3 3", 0), ("L 3", 1)])
def test_a_picked_lock_is_a_clover(new: str, damage: int) -> None:
    live = lay(hands={A: "H01 H19", B: "H02"})
    attempt(live, "hu-door1", "H01", "L 2 2")
    assert live.options(A, Clover) == []
    live.answer(A, UseDice(cards("H19")[0], (Die("w0-L"),)))
    assert shown(live) == "C 2 2"
    clover(live, new, "w1-2", "w2-2")
    settle(live)
    assert sum(event.damage for event in live.told(Hurt)) == damage


@pytest.mark.rule("TF-24", "FI-063", "FI-233", "FI-056")
def test_a_knocked_out_helper() -> None:
    live = lay(hands={A: "H05", B: "H32 H02"}, play="HU07")
    attempt(live, "HU07", "H05", "4 1 + L")
    live.answer(B, Use(cards("H32")[0]))
    settle(live)
    assert result(live)[0] == 17
    assert live.told(Hurt) == []
    assert (live.s.knocked_out, live.s.exhausted) == (["H32"], [])
