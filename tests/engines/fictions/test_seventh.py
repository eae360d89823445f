"""A seventh Scenario, made for this test: it is found, chosen and played without an edit elsewhere.

It lets "a player" draw a Problem, which none of the six does (FI-103, FI-104, FI-141), and asks that
while an Outcome is applied (FI-082).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engines.fictions import SPEC, scenarios
from engines.fictions.events import Chosen, Ended, Hurt, Overcome, Troubled
from engines.fictions.options import Assign, VoteScenario
from engines.fictions.scenario import found
from engines.fictions.state import Settings
from engines.fictions.view import view
from engines.players.random import choose

from .ferry import CARDS, KEY, MODULE
from .kit import (
    PASS,
    RESOLVE,
    SCENARIOS,
    A,
    B,
    C,
    Live,
    attempt,
    commit,
    hard,
    keys,
    lay,
    next_turn,
    roll,
    settle,
    start,
    tried,
)


@pytest.fixture(autouse=True)
def _seventh(tmp_path: Path) -> Iterator[None]:
    """The Scenario lies in a folder of its own, which is searched beside that of the six."""
    folder = tmp_path / KEY
    folder.mkdir()
    (folder / "cards.toml").write_text(CARDS)
    (folder / "__init__.py").write_text(MODULE)
    scenarios.__path__.append(str(tmp_path))
    found.cache_clear()
    yield
    scenarios.__path__.remove(str(tmp_path))
    sys.modules.pop(f"{scenarios.__name__}.{KEY}", None)
    found.cache_clear()


def at_crate(players: int = 3, **more: object) -> Live:
    """A crate in play that needs one Triumph, and somebody who can open it."""
    hands = more.pop("hands", {A: "H19", B: "H02"})
    return lay(KEY, players, hands=hands, play="NF02", **more)  # type: ignore[arg-type]


@pytest.mark.rule("FI-002")
def test_it_is_found_beside_the_six() -> None:
    assert tuple(found()) == (*SCENARIOS, KEY)
    assert SPEC.settings_fit is not None
    assert SPEC.settings_fit(3, Settings(scenario=7)) is None
    assert SPEC.settings_fit(3, Settings(scenario=8)) == "scenario"


@pytest.mark.rule("FI-002", "FI-003", "FI-007", "FI-011")
def test_it_is_voted_for_and_played_to_its_end() -> None:
    live = start(3)
    vote = VoteScenario(KEY)  # type: ignore[arg-type]
    assert vote in live.ask(A).options
    live.answer(A, vote)
    live.answer(B, vote)
    assert live.told(Chosen) == [Chosen(1, KEY)]  # type: ignore[arg-type]
    seen = view(live.s, A)
    assert seen.scenario == KEY
    assert {one.key for one in seen.challenges} >= {"nf-pier", "nf-coal", "NF01"}
    assert [one.name for one in seen.tracks] == ["tide"]
    while live.s.story == []:
        live.silent()
    assert live.told(Ended) == [Ended(1, KEY, "failure", 1)]  # type: ignore[arg-type]
    while live.s.phase != "choose":
        live.silent()
    assert live.s.chapter == 2
    assert vote not in live.ask(A).options


@pytest.mark.rule("FI-017", "FI-080", "PT-18")
def test_it_can_be_won() -> None:
    live = lay(KEY, options=Settings(single=True), hands={A: "H01 H02"})
    assert keys(live) >= {"nf-pier", "nf-coal", "NF01"}
    tried(live, "nf-pier", "H01", "4 4 1")
    assert live.s.scene.tracks["landed"] == 1
    while live.outcome is None:
        live.silent()
    assert live.outcome.kind == "success"


@pytest.mark.rule("FI-037", "FI-079")
def test_its_challenges_follow_the_general_rules() -> None:
    live = lay(KEY, hands={A: "H09 H12"}, problems={C: "P09"})
    assert hard(live, "nf-coal") == 4
    tried(live, "nf-coal", "H09", "4 4 4")
    assert live.s.scene.tracks["coal"] == 2
    tried(live, "NF01", "H12", "4 L 1")
    assert live.s.police == "controlled"


@pytest.mark.rule("PT-18", "FI-141")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_ends_however_it_is_played(players: int) -> None:
    for seed in range(5):
        rng = Random(seed)
        live = start(players, Settings(single=True, scenario=7), seed)
        while live.outcome is None:
            seat = live.awaited[0]
            live.answer(seat, choose(live.asks[seat], rng))
        assert live.s.scene.key == KEY


@pytest.mark.rule("FI-103", "FI-104")
@pytest.mark.parametrize("seat", [A, B, C])
def test_the_active_player_decides_who_draws(seat: int) -> None:
    live = at_crate(next_problems="P05")
    attempt(live, "NF02", "H19", "4 1 1")
    assert live.awaited == (A,)
    ask = live.ask(A, "assign")
    assert set(ask.options) == {Assign(A), Assign(B), Assign(C)}
    assert ask.clock == "turn_timer"
    live.answer(A, Assign(seat))
    assert [(event.seat, event.challenge) for event in live.told(Troubled)] == [(seat, "P05")]
    assert live.s.attempt is None


@pytest.mark.rule("FI-104")
@pytest.mark.parametrize(
    ("problems", "turn", "default"),
    [
        ({A: "P01", B: "P02 P05 P06", C: "P03"}, A, B),
        ({A: "P02 P05", B: "P06", C: "P08 P11"}, A, B),
        ({A: "P01", B: "P03", C: "P04 P02"}, C, A),
        ({}, B, B),
        ({B: "P02"}, B, C),
        ({A: "P02"}, B, B),
    ],
)
def test_the_default_spares_whoever_has_most(problems: dict[int, str], turn: int, default: int) -> None:
    live = at_crate(problems=problems, turn=turn, hands={turn: "H19 H20"})
    commit(live, "NF02", "H19")
    roll(live, "4 4" if "P01" in problems.get(turn, "") else "4 1 1")
    assert live.awaited == (turn,)
    assert live.default(turn) == Assign(default)


@pytest.mark.rule("FI-141", "FI-104")
def test_alone_one_names_the_seat_that_draws() -> None:
    live = at_crate(players=1, next_problems="P05")
    attempt(live, "NF02", "H19", "4 1 1")
    assert set(live.ask(A, "assign").options) == {Assign(A), Assign(B)}
    live.answer(A, Assign(B))
    assert live.s.problems == [[], ["P05"]]


@pytest.mark.rule("FI-082", "FI-081")
def test_choices_of_an_outcome_come_before_damage_and_the_red_die() -> None:
    live = at_crate(hands={A: "H19 H05", B: "H02"}, next_problems="P05 P02")
    attempt(live, "NF02", "H19 H05", "4 L 1 1 + warning")
    live.answer(B, PASS)
    live.answer(A, RESOLVE)
    assert live.ask(A, "assign")
    assert live.told(Overcome)
    assert live.told(Hurt) == []
    live.answer(A, Assign(C))
    assert live.ask(A, "damage")
    settle(live)
    order = [type(event) for event in live.heard if isinstance(event, Overcome | Hurt | Troubled)]
    assert order == [Overcome, Troubled, Hurt, Troubled]
    assert live.s.problems == [["P02"], [], ["P05"]]


@pytest.mark.rule("FI-103", "FI-067")
def test_nothing_else_is_asked_meanwhile() -> None:
    live = at_crate(hands={A: "H19", B: "H02", C: "H15"})
    attempt(live, "NF02", "H19", "4 1 1")
    assert set(live.asks) == {A}
    live.silent()
    next_turn(live)
    assert live.s.turn == B
