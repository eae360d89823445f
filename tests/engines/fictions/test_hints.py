"""What a panel says of a Skill: the roll with it, by the rules' own arithmetic."""

from __future__ import annotations

import pytest

from engines.fictions.hints import Would, hint
from engines.fictions.view import view

from .kit import A, B, Live, attempt, lay, use


def would(live: Live, card: str) -> object:
    """What the holder of a card is told of its Skill."""
    return hint(view(live.s, B), use(card))


@pytest.mark.rule("FI-060", "FI-078")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("H06", Would(6, 1, 2)),
        ("H29", Would(7, 1, 2)),
        ("H03", Would(4, 1, 2)),
        ("H05", Would(4, 0, 0)),
        ("H24", Would(4, 0, 0)),
        ("H32", Would(16, 2, 1)),
    ],
)
def test_what_a_skill_would_make_of_the_roll(card: str, said: Would) -> None:
    live = lay(hands={A: "H01", B: card})
    attempt(live, "hu-door1", "H01", "4 L C + L")
    assert would(live, card) == said


@pytest.mark.rule("TF-22", "TF-24", "FI-084")
def test_without_a_lock_nothing_adds_to_the_damage() -> None:
    live = lay(hands={A: "H01", B: "H32"}, problems={A: "P05"})
    attempt(live, "hu-door1", "H01", "4 1 1 + L")
    assert view(live.s, B).attempt.damage == 2  # type: ignore[union-attr]
    assert would(live, "H32") == Would(18, 2, 0)


@pytest.mark.rule("FI-066")
def test_a_difficulty_of_one_stays() -> None:
    live = lay(hands={A: "H03", B: "H34"}, play="HU06")
    attempt(live, "HU06", "H03", "1 L L")
    assert would(live, "H34") == Would(1, 1, 2)
