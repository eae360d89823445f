"""FI-076: the last call before the end of a round."""

from __future__ import annotations

import pytest

from engines.fictions.options import (
    Solve,
    UseFor,
)
from engines.fictions.state import Prefs

from .kit import (
    PASS,
    A,
    B,
    C,
    cards,
    lay,
    musts,
    next_turn,
)


@pytest.mark.rule("FI-076", "FI-235")
def test_a_last_call_before_the_end_of_the_round() -> None:
    live = lay(
        hands={A: "H01", B: "H16 H03", C: "H02 H04"}, problems={A: "P12", B: "P18"}, exhausted="H20 H19"
    )
    for _ in range(2):
        next_turn(live)
        assert live.s.phase == "turn"
    next_turn(live)
    assert live.s.phase == "last_call"
    assert musts(live) == {A, B, C}
    assert {live.ask(seat, "last_call").clock for seat in (A, B, C)} == {"help_window"}
    live.answer(A, PASS)
    live.answer(B, Solve(cards("H16")[0], "P18"))  # type: ignore[arg-type]
    live.answer(C, UseFor(cards("H02")[0], A))
    assert live.s.knocked_out == []
    assert live.s.phase == "last_call"
    assert musts(live) == {B, C}
    assert live.default(B) == PASS
    live.silent(B)
    live.answer(C, PASS)
    assert live.s.round == 2
    assert live.s.problems == [["P12"], [], []]
    assert live.s.knocked_out == []


@pytest.mark.rule("FI-076")
def test_auto_pass_skips_the_last_call() -> None:
    for wish in ("round", "always"):
        live = lay(hands={A: "H01", B: "H02"}, prefs=[Prefs(auto_pass=wish), Prefs(auto_pass=wish), Prefs()])
        for _ in range(3):
            next_turn(live)
        assert live.s.round == 2
