"""FI-100 to FI-107 and FI-118 to FI-123 from the side of Problems: solving, scopes, drawing."""

from __future__ import annotations

import pytest

from engines.fictions.cards import PROBLEMS
from engines.fictions.challenges import penalised
from engines.fictions.events import Milled, Solved, Troubled
from engines.fictions.evidence import fingerprints
from engines.fictions.glossary import Challenge
from engines.fictions.options import Act, Solve
from engines.fictions.piles import draw_problem

from .kit import (
    A,
    B,
    C,
    cards,
    commit,
    hard,
    keys,
    laid,
    lay,
    next_turn,
    roll,
    round_ends,
    table,
    to_turns,
    tried,
)


@pytest.mark.rule("FI-100")
def test_one_triumph_solves_a_problem_and_its_penalty_stops() -> None:
    live = lay(hands={A: "H09 H10"}, problems={C: "P09"}, play="HU10")
    assert hard(live, "HU10") == 5
    tried(live, "P09", "H09", "3 2 1")
    assert live.told(Solved) == [Solved(A, Challenge("P09"))]
    assert live.s.problem_discard == ["P09"]
    assert hard(live, "HU10") == 4
    assert "P09" not in keys(live)


@pytest.mark.rule("FI-100")
def test_without_a_triumph_it_stays() -> None:
    live = lay(hands={A: "H01"}, problems={A: "P01"})
    tried(live, "P01", "H01", "1 2")
    assert live.s.problems[A] == ["P01"]
    assert live.s.cubes == {}


@pytest.mark.rule("FI-101")
@pytest.mark.parametrize("card", [card for card, one in PROBLEMS.items() if one.scope != "end-of-round"])
def test_whom_a_penalty_hits(card: str) -> None:
    s = laid(problems={B: card})
    penalty = PROBLEMS[card].penalty
    hit = [seat for seat in range(3) if penalised(s, seat, penalty.word)]
    assert hit == ([B] if PROBLEMS[card].scope == "single" else [A, B, C])
    assert penalised(s, B, penalty.word) == max(1, penalty.n)


@pytest.mark.rule("FI-102")
def test_a_penalty_works_from_the_moment_its_card_is_in_play() -> None:
    live = lay(players=2, hands={A: "H01 H02 H03"}, next_problems="P08")
    assert ("H02", "H03") in {act.crew for act in live.options(A, Act)}
    tried(live, "hu-door1", "H01", "1 1 1 + warning")
    assert live.s.problems[A] == ["P08"]
    assert {act.crew for act in live.options(A, Act)} == {("H02",), ("H03",)}


@pytest.mark.rule("FI-102")
def test_a_group_penalty_works_at_once_too() -> None:
    live = lay(players=2, hands={A: "H01 H02 H03"}, next_problems="P22")
    tried(live, "hu-door1", "H03", "1 1 + warning")
    commit(live, "hu-door1", "H01 H02")
    roll(live, "1 1 1 1 1")
    live.all_rolled()


@pytest.mark.rule("FI-102")
def test_fewer_actions_is_read_once_at_the_start_of_a_turn() -> None:
    live = lay(players=2, hands={A: "H01"}, next_problems="P11")
    tried(live, "hu-door1", "H01", "1 1 1 + warning")
    assert live.s.problems[A] == ["P11"]
    assert live.s.actions == 2
    live = lay(players=2, problems={B: "P11"}, hands={A: "H16", B: "H11"})
    next_turn(live)
    assert (live.s.turn, live.s.actions) == (B, 2)
    tried(live, "P11", "H11", "4 1 1")
    assert live.s.problems[B] == []
    assert live.s.actions == 1


@pytest.mark.rule("FI-105")
def test_an_empty_problem_deck_takes_the_discards() -> None:
    s = laid(phase="starter")
    s.problem_discard, s.problem_deck = s.problem_deck[:5], []
    s.problems[C] = [card for card in map(Challenge, PROBLEMS) if card not in s.problem_discard]
    before = list(s.problem_discard)
    live = table(s)
    draw_problem(live.g, A)
    assert [draw.purpose for draw in live.g.chance.draws] == ["problems again"]
    assert sorted([*live.s.problem_deck, *live.s.problems[A]]) == sorted(before)
    assert live.s.problem_discard == []


@pytest.mark.rule("FI-105")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    s = laid(phase="starter")
    s.problem_deck = []
    live = table(s)
    to_turns(live, A)
    assert live.told(Troubled) == []
    assert live.s.problems == [[], [], []]
    assert live.s.turn == A


@pytest.mark.rule("FI-106", "FI-107")
def test_marked_problems_are_idle_in_no_more_bets_but_stay() -> None:
    marked = [card for card, one in PROBLEMS.items() if one.barred]
    assert marked == ["P01", "P03", "P13", "P19", "P21", "P22"]
    for scenario, idle in (("no_more_bets", True), ("hands_up", False)):
        s = laid(scenario, problems={A: " ".join(marked)})
        live = table(s)
        for card in marked:
            word = PROBLEMS[card].penalty.word
            if word != "category_harder":
                assert bool(penalised(s, A, word)) != idle
        assert hard(live, "P13") == (5 if idle else 6)
        assert set(marked) <= keys(live)
        assert fingerprints(s) == 2


@pytest.mark.rule("FI-107", "FI-119")
def test_a_marked_problem_can_be_solved_and_convicts() -> None:
    live = lay("no_more_bets", hands={A: "H01"}, problems={B: "P01 P03 P04"})
    tried(live, "P01", "H01", "4 4 1")
    assert live.s.problems[B] == ["P03", "P04"]
    live = lay("no_more_bets", problems={B: "P01 P03 P04"})
    round_ends(live)
    assert live.s.ending == "evidence"


@pytest.mark.rule("FI-100", "FI-235")
@pytest.mark.parametrize(
    ("card", "solves"),
    [("H16", {"P02", "P01"}), ("H23", {"P02", "P01", "P03"}), ("H35", {"P02", "P01", "P03", "P07"})],
)
def test_solve_goes_by_the_printed_difficulty(card: str, solves: set[str]) -> None:
    live = lay(hands={B: card}, problems={A: "P02 P01", C: "P03 P07 P04"})
    offered = {option.challenge for option in live.options(B, Solve)}
    assert offered == solves | {"P04"}
    live.answer(B, Solve(cards(card)[0], Challenge("P01")))
    assert live.s.problems[A] == ["P02"]
    assert live.told(Solved) == [Solved(B, Challenge("P01"))]


@pytest.mark.rule("FI-100", "FI-101")
def test_a_solved_problem_does_nothing_at_the_end() -> None:
    live = lay(hands={A: "H19"}, problems={B: "P23"}, clan="H01 H02 H03 H04")
    tried(live, "P23", "H19", "4 1 1")
    round_ends(live)
    assert live.told(Milled) == []
