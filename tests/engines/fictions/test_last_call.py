"""FI-076 and FI-236: the calls before the end of a round, and of a turn that has brought trouble."""

from __future__ import annotations

import pytest

from engines.core.ask import CLOCK
from engines.fictions.briefings import on_board
from engines.fictions.events import Milled, Spent
from engines.fictions.options import Quiet, Solve, Use, UseFor
from engines.fictions.state import Prefs
from engines.fictions.view import view

from .kit import (
    END,
    PASS,
    A,
    B,
    C,
    Live,
    cards,
    lay,
    musts,
    next_turn,
    tried,
    use,
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


# -- before the end of a turn ----------------------------------------------------------------------


def warned(following: str, players: int = 3, turn: int = A, **more: object) -> Live:
    """The active seat's only action brings a red WARNING, and the Problem ``following``."""
    hands = {A: "H05", B: "H16 H03", C: "H04"} | {turn: "H01"}
    held = {seat: words for seat, words in hands.items() if seat < max(2, players)}
    given = {"hands": held, "actions": 1} | more
    live = lay(players=players, next_problems=following, turn=turn, **given)  # type: ignore[arg-type]
    tried(live, "hu-door1", "H01", "1 1 1 + warning")
    return live


@pytest.mark.rule("FI-236", "FI-067")
def test_what_a_turn_has_brought_may_be_solved_before_it_acts() -> None:
    live = warned("P12")
    assert (live.s.phase, live.s.turn) == ("turn_end", A)
    assert live.told(Milled) == []
    assert live.s.rotated == ["H01"], "the turn is not over yet"
    assert musts(live) == {B, C}, "the active hand is empty"
    assert {live.ask(seat, "turn_call").clock for seat in (B, C)} == {"help_window"}
    assert CLOCK not in live.asks
    assert PASS in on_board(view(live.s, None))
    live.answer(B, Solve(cards("H16")[0], "P12"))  # type: ignore[arg-type]
    assert musts(live) == {B, C} - {seat for seat in (B, C) if not live.s.hands[seat]}
    live.silent(B)
    live.silent(C)
    assert (live.s.turn, live.s.phase) == (B, "turn")
    assert live.told(Milled) == []
    assert live.s.hands[A] == ["H01"]


@pytest.mark.rule("FI-236")
def test_silence_lets_the_turn_end_as_it_would() -> None:
    live = warned("P12")
    assert live.default(B) == PASS
    live.silent()
    live.silent()
    assert live.told(Milled)
    assert live.s.turn == B


@pytest.mark.rule("FI-236")
def test_a_call_comes_with_trouble_alone() -> None:
    live = lay(hands={A: "H01", B: "H16"}, problems={A: "P12"}, actions=1)
    live.answer(A, END)
    assert live.s.turn == B, "no Problem came in this turn"
    live = warned("P12", hands={A: "H01"})
    assert live.s.turn == B, "nobody has cards"
    live = warned("P12", prefs=[Prefs(), Prefs(auto_pass="always"), Prefs(auto_pass="round")])
    assert live.s.turn == B, "nobody wants to be asked"


@pytest.mark.rule("FI-236")
def test_trouble_that_is_solved_already_asks_nobody() -> None:
    """Where no Skill could do anything by what all see: no Problem, no Token, no Clan Deck."""
    live = warned("P12", actions=2, clan="", police="removed")
    live.answer(B, Solve(cards("H16")[0], "P12"))  # type: ignore[arg-type]
    live.answer(A, END)
    assert (live.s.turn, live.s.phase) == (B, "turn")


@pytest.mark.rule("FI-076")
@pytest.mark.parametrize(
    ("exhausted", "called"),
    [("H02 H15 H16", False), ("H02 H15", True), ("H02 H16", True)],
)
def test_nobody_is_called_while_all_who_could_help_lie_open(exhausted: str, called: bool) -> None:
    """Whoever holds what: neither hand has such a Skill, and nobody else can know that."""
    live = lay(hands={A: "H01", B: "H03"}, problems={A: "P12"}, exhausted=exhausted)
    for _ in range(3):
        next_turn(live)
    assert (live.s.phase == "last_call") is called
    assert live.s.round == (1 if called else 2)


@pytest.mark.rule("FI-236", "FI-089")
def test_a_card_that_is_used_up_for_the_turn_calls_nobody() -> None:
    for used, phase in (([], "turn_end"), ([*cards("H02")], "turn")):
        live = warned("P12", hands={A: "H01", B: "H02"}, exhausted="H15 H16", used=used)
        assert live.s.phase == phase


@pytest.mark.rule("FI-236", "FI-076")
def test_the_last_turn_has_one_call_where_nothing_acts_between() -> None:
    live = warned("P02", turn=C, gone=2)
    assert live.s.phase == "last_call"
    live = warned("P12", turn=C, gone=2)
    assert live.s.phase == "turn_end"
    live.answer(B, Quiet("round"))
    while live.s.phase == "turn_end":
        live.silent()
    assert (live.s.phase, musts(live)) == ("last_call", {A, C}), (
        "who declined for the round is not asked again"
    )


@pytest.mark.rule("FI-236", "FI-061")
def test_whoever_is_not_asked_may_still_play() -> None:
    live = warned("P12", prefs=[Prefs(), Prefs(auto_pass="always"), Prefs()])
    assert musts(live) == {C}
    live.answer(B, Solve(cards("H16")[0], "P12"))  # type: ignore[arg-type]
    live.silent(C)
    assert live.told(Milled) == []


@pytest.mark.rule("FI-236", "FI-089")
def test_nobody_used_in_the_turn_is_played_in_its_call() -> None:
    live = warned("P10", hands={A: "H01 H28", B: "H02"}, actions=2)
    live.answer(B, UseFor(cards("H02")[0], B))
    assert live.s.exhausted == ["H02"]
    live.s.exhausted.clear()
    live.s.hands[B] = [cards("H02")[0]]
    live.answer(A, END)
    assert live.options(B, UseFor) == []
    live.answer(A, use("H28"))
    assert live.s.police == "controlled"
    assert live.told(Spent) == []
    assert Use(cards("H28")[0]) not in live.options(A, Use)
