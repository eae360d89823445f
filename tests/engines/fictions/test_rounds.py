"""FI-011 to FI-017 and FI-115 to FI-117: the order of a round."""

from __future__ import annotations

import pytest

from engines.fictions.events import (
    Appeared,
    Judged,
    KnockedOut,
    Milled,
    PoliceMoved,
    Rounded,
    Spent,
    Starter,
    Tracked,
    Troubled,
)
from engines.fictions.options import Choose, Exhaust, VoteStarter
from engines.fictions.scenario import found
from engines.fictions.state import State

from .kit import A, B, C, D, cards, lay, next_turn, round_ends, start, to_turns, tried

NUMBERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


@pytest.mark.rule("FI-011")
@NUMBERS
@pytest.mark.parametrize("first", [A, B])
def test_one_turn_per_seat_clockwise_from_the_starting_player(players: int, first: int) -> None:
    live = lay(players=players, phase="starter")
    to_turns(live, first)
    turns = []
    while live.s.round == 1:
        turns.append(live.s.turn)
        next_turn(live)
        if live.s.phase == "last_call":
            round_ends(live)
    seats = max(2, players)
    assert turns == [(first + at) % seats for at in range(seats)]


@pytest.mark.rule("FI-012")
def test_a_round_starts_with_the_scenario_then_the_starter_then_the_problem() -> None:
    live = lay()
    round_ends(live)
    to_turns(live, C)
    order = [event for event in live.heard if isinstance(event, Rounded | Appeared | Starter | Troubled)]
    assert [type(event) for event in order] == [Rounded, Appeared, Starter, Troubled]
    assert order[2] == Starter(C)


@pytest.mark.rule("FI-013", "FI-014", "FI-138", "PT-09")
@NUMBERS
@pytest.mark.parametrize("first", [A, B])
def test_who_draws_problems_at_the_start(players: int, first: int) -> None:
    live = lay(players=players, phase="starter", next_problems="P02 P05")
    to_turns(live, first)
    drawn = [(first, "P02")]
    if players == 4:
        drawn.append((first + 1, "P05"))
    assert [(event.seat, event.challenge) for event in live.told(Troubled)] == drawn


@pytest.mark.rule("FI-014")
def test_the_seat_to_the_left_of_the_last_is_the_first() -> None:
    live = lay(players=4, phase="starter", next_problems="P02 P05")
    to_turns(live, D)
    assert live.s.problems == [["P05"], [], [], ["P02"]]


@pytest.mark.rule("FI-015")
def test_a_problem_stays_with_its_seat_until_it_is_solved() -> None:
    live = lay(phase="starter", next_problems="P02", hands={B: "H01"})
    to_turns(live, A)
    for _ in range(2):
        assert live.s.problems[A] == ["P02"]
        offered = {type(option).__name__ for option in live.ask(live.s.turn, "turn").options}
        assert "Assign" not in offered
        next_turn(live)
    assert live.s.problems == [["P02"], [], []]


@pytest.mark.rule("FI-016")
def test_what_the_starting_player_decides_comes_after_the_problem_and_before_the_turn() -> None:
    live = lay("intimate_enemies", phase="starter")
    live.answer(A, VoteStarter(B))
    live.answer(C, VoteStarter(B))
    assert live.s.phase == "ready"
    assert len(live.s.problems[B]) == 1
    assert live.awaited == (B,)
    ask = live.ask(B, "pistol")
    assert all(isinstance(option, Choose) for option in ask.options)
    live.answer(B, ask.options[0])
    assert live.s.phase == "turn"
    assert live.s.turn == B


@pytest.mark.rule("FI-017", "FI-121")
def test_a_goal_that_is_met_does_not_end_the_round() -> None:
    live = lay(hands={A: "H11 H12"}, tracks={"door": 4, "loot": 9, "vault": 2}, next_problems="P01")
    tried(live, "hu-getaway", "H11 H12", "4 4 4 1 1 1")
    assert live.s.scene.tracks["away"] == 1
    for seat in (A, B, C):
        assert live.awaited == (seat,)
        assert live.s.ending == ""
        next_turn(live)
    round_ends(live)
    assert live.s.story[0].ending == "success"


@pytest.mark.rule("FI-115")
def test_the_order_at_the_end_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    live = lay(problems={B: "P23"}, tracks={"clock": 13}, clan="H01 H02 H03 H04")
    checked = []

    def verdict(self: object, s: State) -> str:
        checked.append(len(live.g.told))
        return "failure" if s.scene.tracks["clock"] == 14 else ""

    monkeypatch.setattr(type(found()["hands_up"]), "verdict", verdict)
    round_ends(live)
    order = [
        event for event in live.heard if isinstance(event, Tracked | Milled | PoliceMoved | Judged | Rounded)
    ]
    assert [type(event) for event in order] == [Tracked, Milled, PoliceMoved, Judged]
    assert len(checked) == 1
    judged = next(at for at, told in enumerate(live.heard) if isinstance(told, Judged))
    assert live.heard.index(order[-1]) == judged
    assert live.s.story[0].ending == "failure"


@pytest.mark.rule("FI-116")
def test_private_choices_are_asked_at_once_and_applied_together() -> None:
    live = lay(problems={B: "P06"}, hands={A: "H01 H02", B: "H03 H04", C: "H05 H06"}, turn=B)
    while live.s.phase != "round_end":
        live.silent()
    assert live.awaited == (A, B, C)
    assert {live.ask(seat).kind for seat in (A, B, C)} == {"exhaust"}
    live.answer(C, Exhaust(cards("H06")))
    live.answer(A, Exhaust(cards("H02")))
    assert live.s.exhausted == []
    assert live.told(Spent) == []
    live.answer(B, Exhaust(cards("H03")))
    assert [(event.seat, event.henchmen) for event in live.told(Spent)] == [
        (B, ("H03",)),
        (C, ("H06",)),
        (A, ("H02",)),
    ]


@pytest.mark.rule("FI-117")
def test_penalties_act_clockwise_from_the_starter_each_seat_by_card() -> None:
    live = lay(
        turn=B,
        problems={A: "P17", B: "P23 P18", C: "P06"},
        hands={A: "H01 H02", C: "H03"},
        clan="H10 H11 H12 H13",
        exhausted="H20",
    )
    round_ends(live)
    acted = [event.why for event in live.heard if isinstance(event, Milled | KnockedOut | Spent)]
    assert acted == ["P18", "P23", "P06", "P06", "P17"]


@pytest.mark.rule("FI-117")
def test_a_problem_drawn_in_this_step_does_not_act_in_it() -> None:
    live = lay(problems={A: "P14"}, next_problems="P23 P18")
    round_ends(live)
    assert live.s.problems[A] == ["P14", "P23"]
    assert live.told(Milled) == []
    to_turns(live, B)
    round_ends(live)
    assert len(live.told(Milled)) == 1
    assert live.told(KnockedOut) == []


@pytest.mark.rule("FI-117", "FI-012")
def test_rounds_are_counted_from_one() -> None:
    live = start(2)
    while live.s.round < 3:
        live.silent()
    assert [event.round for event in live.told(Rounded)] == [1, 2, 3]
    assert [event.round for event in live.told(Judged)] == [1, 2]
