"""FI-057 to FI-059: the red CARD and WARNING."""

from __future__ import annotations

import pytest

from engines.fictions.events import (
    Got,
    Hurt,
    Recruited,
    Solved,
    Troubled,
)
from engines.fictions.options import Leave, Take, Use

from .kit import (
    A,
    B,
    attempt,
    cards,
    clover,
    lay,
    result,
    settle,
    tried,
)


@pytest.mark.rule("FI-057", "FI-081")
@pytest.mark.parametrize("take", [True, False])
def test_a_red_card_may_be_drawn_after_everything_else(take: bool) -> None:
    live = lay(hands={A: "H03 H11"}, play="HU06", clan="H07 H08")
    attempt(live, "HU06", "H03 H11", "L 4 4 1 + card")
    while not isinstance(live.asks[A].options[0], Take):
        live.silent()
    assert live.told(Hurt)
    assert live.told(Recruited) == []
    ask = live.ask(A, "card")
    assert (ask.options, ask.default) == ((Take(), Leave()), Take())
    live.answer(A, Take() if take else Leave())
    assert live.s.hands[A] == (["H07"] if take else [])
    assert len(live.told(Got)) == take


@pytest.mark.rule("TF-23", "FI-057")
def test_a_red_card_with_an_empty_clan_deck() -> None:
    live = lay(hands={A: "H01"}, clan="")
    tried(live, "hu-door1", "H01", "3 3 1 + card")
    assert live.s.attempt is None
    assert live.told(Recruited) == []
    assert live.s.hands[A] == []


@pytest.mark.rule("TF-23", "FI-057", "FI-059", "FI-081")
def test_a_warning_after_damage_even_when_a_problem_was_overcome() -> None:
    live = lay(hands={A: "H01", B: "H02"}, problems={B: "P02"}, next_problems="P05", turn=A)
    tried(live, "P02", "H01", "4 4 L + warning")
    assert live.s.problems == [["P05"], [], []]
    assert live.s.problem_discard == ["P02"]
    order = [type(event) for event in live.heard if isinstance(event, Solved | Hurt | Troubled)]
    assert order == [Solved, Hurt, Troubled]
    assert [event.seat for event in live.told(Troubled)] == [A]


@pytest.mark.rule("FI-057", "FI-059")
def test_a_warning_cannot_be_declined() -> None:
    live = lay(hands={A: "H01"}, next_problems="P05", turn=A)
    attempt(live, "hu-door1", "H01", "1 1 1 + warning")
    assert live.s.problems[A] == ["P05"]
    assert live.s.attempt is None


@pytest.mark.rule("FI-058")
@pytest.mark.parametrize("face", ["card", "warning"])
def test_only_the_face_that_finally_shows_counts(face: str) -> None:
    live = lay(hands={A: "H01", B: "H02"})
    attempt(live, "hu-door1", "H01", f"C 1 1 + {face}")
    clover(live, "X2", f"red-{face}")
    settle(live)
    assert live.told(Recruited) == []
    assert live.told(Troubled) == []
    live = lay(hands={A: "H01", B: "H02"})
    attempt(live, "hu-door1", "H01", "C 1 1 + X2")
    clover(live, face, "red-X2")
    settle(live)
    assert live.told(Recruited if face == "card" else Troubled)


@pytest.mark.rule("FI-058", "TF-24")
def test_a_warning_turned_away_has_no_effect() -> None:
    live = lay(hands={A: "H01", B: "H32"})
    attempt(live, "hu-door1", "H01", "1 1 1 + warning")
    live.answer(B, Use(cards("H32")[0]))
    settle(live)
    assert result(live)[0] == 6
    assert live.told(Troubled) == []
