"""FI-049 to FI-053, FI-230: clovers, and which dice they may re-roll."""

from __future__ import annotations

import pytest

from engines.fictions.events import (
    Hurt,
    Rerolled,
)
from engines.fictions.glossary import Die
from engines.fictions.options import (
    Clover,
    UseDice,
    UseDie,
)

from .kit import (
    PASS,
    RESOLVE,
    A,
    B,
    C,
    attempt,
    blocked,
    cards,
    clover,
    lay,
    result,
    shown,
)


@pytest.mark.rule("TF-09", "FI-050", "FI-051", "PT-06")
def test_chained_clovers() -> None:
    live = lay(hands={A: "H01", B: "H02"})
    attempt(live, "hu-door1", "H01", "C C 2")
    assert blocked(live) == {"w0-C"}
    clover(live, "C 4", "w1-C", "w2-2")
    assert shown(live) == "B C 4"
    assert blocked(live) == {"w0-B", "w1-C"}
    clover(live, "1", "w2-4")
    assert shown(live) == "B B 1"
    assert live.options(A, Clover) == []


@pytest.mark.rule("TF-10", "FI-049", "PT-06")
def test_a_clover_does_not_re_roll_a_lock() -> None:
    live = lay(hands={A: "H01", B: "H02"})
    attempt(live, "hu-door1", "H01", "L C 1")
    assert blocked(live) == {"w0-L", "w1-C"}
    live.refused(A, Clover((Die("w0-L"),)))
    live.refused(A, Clover((Die("w1-C"), Die("w2-1"))))
    live.refused(A, Clover(()))
    clover(live, "3", "w2-1")
    assert shown(live) == "L B 3"


@pytest.mark.rule("FI-049", "FI-056")
def test_a_red_lock_is_blocked() -> None:
    live = lay(hands={A: "H01", B: "H02"})
    attempt(live, "hu-door1", "H01", "C 1 1 + L")
    assert blocked(live) == {"w0-C", "red-L"}


@pytest.mark.rule("FI-050")
@pytest.mark.parametrize(
    ("which", "faces", "after"),
    [
        (("w1-1",), "4", "C 4 2 + X2"),
        (("w1-1", "w2-2"), "4 3", "C 4 3 + X2"),
        (("red-X2",), "card", "C 1 2 + card"),
        (("w1-1", "w2-2", "red-X2"), "3 4 X4", "C 3 4 + X4"),
    ],
)
def test_a_clover_re_rolls_one_or_more_dice(which: tuple[str, ...], faces: str, after: str) -> None:
    live = lay(hands={A: "H19", B: "H02"}, play="HU08 HU09", tracks={"door": 2})
    attempt(live, "hu-door2", "H19", "C 1 2 + X2")
    clover(live, faces, *which)
    assert shown(live) == after.replace("C", "B")
    assert len(live.told(Rerolled)[0].dice) == len(which)
    assert live.options(A, Clover) == []


@pytest.mark.rule("FI-050")
def test_only_the_active_player_uses_clovers() -> None:
    live = lay(hands={A: "H01", B: "H02"})
    attempt(live, "hu-door1", "H01", "C 1 2")
    live.refused(B, Clover((Die("w1-1"),)))


@pytest.mark.rule("FI-052", "FI-053", "FI-048")
def test_clovers_are_optional_and_do_no_damage_used_or_not() -> None:
    for use in (False, True):
        live = lay(hands={A: "H01", B: "H02"})
        attempt(live, "hu-door1", "H01", "C 1 2")
        if use:
            clover(live, "3", "w1-1")
        live.answer(B, PASS)
        live.answer(A, RESOLVE)
        assert result(live)[0] == (5 if use else 3)
        assert live.told(Hurt) == []
        assert live.s.rotated == ["H01"]


@pytest.mark.rule("FI-230", "FI-065")
def test_a_turned_or_re_rolled_die_is_a_new_die() -> None:
    live = lay(hands={A: "H01", B: "H04 H08 H18", C: "H02"})
    attempt(live, "hu-door1", "H01", "L C 1")
    clover(live, "2", "w2-1")
    live.answer(B, UseDie(cards("H04")[0], Die("w1-B")))
    assert shown(live) == "L 3 2"
    live.load("C 1")
    live.answer(B, UseDice(cards("H08")[0], (Die("w0-L"), Die("w2-2"))))
    assert shown(live) == "C 3 1"
    assert blocked(live) == {"w0-C"}
    clover(live, "L 4", "w1-3", "w2-1")
    live.answer(B, UseDie(cards("H18")[0], Die("w1-L")))
    assert shown(live) == "B 3 4"
