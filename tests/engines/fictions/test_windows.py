"""FI-061 to FI-068, FI-075, FI-077: when a Skill may be played."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import CLOCK, ELAPSED
from engines.fictions.cards import BEFORE, HENCHMEN
from engines.fictions.events import Helped
from engines.fictions.helping import idle_offers, offers
from engines.fictions.options import (
    SKILL_OPTIONS,
    AskFirst,
    Prefer,
    Quiet,
    Recruit,
    Roll,
    Solve,
    UseFor,
)

from .kit import (
    PASS,
    RESOLVE,
    A,
    B,
    C,
    attempt,
    cards,
    commit,
    lay,
    musts,
    roll,
    use,
)

ASK_FIRST = AskFirst()


@pytest.mark.rule("FI-061", "FI-067", "FI-062")
def test_anybody_may_play_a_skill_on_any_turn_for_no_action() -> None:
    live = lay(hands={A: "H01", B: "H02", C: "H16"}, problems={B: "P02"})
    live.answer(B, UseFor(cards("H02")[0], C))
    live.answer(C, Solve(cards("H16")[0], "P02"))  # type: ignore[arg-type]
    assert live.s.exhausted == ["H02", "H16"]
    assert [(event.seat, event.card) for event in live.told(Helped)] == [(B, "H02"), (C, "H16")]
    assert (live.s.turn, live.s.actions) == (A, 2)
    assert live.awaited == (A,)


@pytest.mark.rule("FI-061", "FI-067")
def test_the_active_player_too() -> None:
    live = lay(hands={A: "H02 H15"})
    assert set(live.options(A, UseFor)) == {UseFor(card, to) for card in cards("H02 H15") for to in (A, B, C)}
    live.answer(A, UseFor(cards("H15")[0], A))
    assert live.s.actions == 2
    assert len(live.s.hands[A]) == 3


@pytest.mark.rule("FI-062")
def test_played_henchmen_do_not_count_against_the_two() -> None:
    live = lay(hands={A: "H01 H02 H12 H06", B: "H09"}, play="HU09 HU10")
    commit(live, "hu-door1", "H01 H02")
    live.answer(A, use("H12"))
    roll(live, "1 1 1 1 1 1 2")
    live.answer(A, use("H06"))
    assert live.s.exhausted == ["H12", "H06"]
    assert live.s.attempt is not None
    assert live.s.attempt.crew == ["H01", "H02"]


@pytest.mark.rule("FI-063", "FI-233")
def test_three_cards_are_knocked_out_by_their_skill() -> None:
    assert [card for card, figure in HENCHMEN.items() if figure.knocked_out] == ["H28", "H32", "H35"]
    live = lay(hands={A: "H28 H35 H02"}, problems={B: "P14"})
    live.answer(A, use("H28"))
    assert live.s.police == "controlled"
    live.answer(A, Solve(cards("H35")[0], "P14"))  # type: ignore[arg-type]
    live.answer(A, UseFor(cards("H02")[0], B))
    assert (live.s.knocked_out, live.s.exhausted) == (["H28", "H35"], ["H02"])


@pytest.mark.rule("FI-064")
def test_rotated_henchmen_cannot_be_played() -> None:
    live = lay(hands={A: "H02"}, play="HU04")
    assert live.options(A, UseFor)
    attempt(live, "HU04", "H02", "1 1 1")
    assert live.s.rotated == ["H02"]
    assert live.options(A, UseFor) == []
    live.refused(A, UseFor(cards("H02")[0], A))


@pytest.mark.rule("FI-067")
def test_the_idle_window_is_shut_while_something_else_goes_on() -> None:
    """Not in an Attempt, a draw, a vote, a division of damage or an Intermission."""
    live = lay(hands={A: "H01 H05 H02", B: "H15"})
    wanted = UseFor(cards("H15")[0], B)
    assert wanted in live.options(B, UseFor)
    commit(live, "hu-door1", "H01 H05")
    live.refused(B, wanted)
    roll(live, "L L 1 1 + card")
    live.refused(B, wanted)
    live.answer(B, PASS)
    live.answer(A, RESOLVE)
    assert live.ask(A, "damage")
    live.refused(B, wanted)
    live.silent()
    assert live.ask(A, "card")
    live.refused(B, wanted)
    live.silent()
    assert wanted in live.options(B, UseFor)
    live.answer(A, Recruit())
    assert live.ask(A, "more")
    live.refused(B, wanted)
    vote = lay(hands={A: "H01", B: "H15"}, phase="starter")
    vote.refused(B, wanted)


# -- before the roll -----------------------------------------------------------------------------


@pytest.mark.rule("FI-068")
def test_before_the_roll_anybody_may_help_but_nobody_is_waited_for() -> None:
    live = lay(hands={A: "H01", B: "H12 H20 H06", C: "H03"})
    commit(live, "hu-door1", "H01")
    assert musts(live) == {A}
    words = {HENCHMEN[option.card].skill.verb for option in live.ask(B).options}
    assert words <= BEFORE
    live.answer(C, use("H03"))
    live.answer(B, use("H12"))
    assert musts(live) == {A}
    roll(live, "1 1 1 1")
    live.all_rolled()


@pytest.mark.rule("FI-068")
@pytest.mark.parametrize("button", [True, False])
def test_the_active_player_may_ask_before_rolling(button: bool) -> None:
    live = lay(hands={A: "H01", B: "H12", C: "H06"})
    if not button:
        live.answer(A, Prefer("ask_first", "on"))
    commit(live, "hu-door1", "H01")
    if button:
        assert ASK_FIRST in live.ask(A, "ready").options
        live.answer(A, ASK_FIRST)
    assert musts(live) == {B, C}
    assert live.ask(B, "help").clock == "help_window"
    assert Quiet("again") not in live.ask(B).options
    live.refused(A, Roll("plain"))
    live.answer(B, use("H12"))
    live.silent(C)
    assert musts(live) == {A}
    assert ASK_FIRST not in live.ask(A).options
    roll(live, "1 1 1 1")


@pytest.mark.rule("FI-068", "FI-072")
def test_after_the_grace_the_active_player_may_roll_over_silent_players() -> None:
    live = lay(hands={A: "H01", B: "H12"})
    commit(live, "hu-door1", "H01")
    live.answer(A, ASK_FIRST)
    assert live.asks[CLOCK].clock == "help_grace"
    live.answer(CLOCK, ELAPSED, by="clock")
    assert musts(live) == {A, B}
    roll(live, "1 1 1")


@pytest.mark.rule("FI-075")
@pytest.mark.parametrize(
    ("card", "window", "more"),
    [
        ("H32", "after", {}),
        ("H05", "after", {}),
        ("H19", "after", {}),
        ("H02", "idle", {"clan": ""}),
        ("H16", "idle", {"problems": {B: "P03"}}),
        ("H28", "idle", {"police": "controlled"}),
        ("H28", "idle", {"police": "removed"}),
        ("H28", "idle", {"police": "active"}),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_skill_that_can_do_nothing_is_refused(card: str, window: str, more: dict[str, Any]) -> None:
    live = lay(hands={A: "H01", B: card, C: "H04"}, **more)
    if window == "after":
        attempt(live, "hu-door1", "H01", "3 3 3")
        assert live.asks[B].must
    live.refused(B, use(card))
    assert (idle_offers(live.s, B) if window == "idle" else offers(live.s, B, window)) == []
    assert live.s.hands[B] == [card]


@pytest.mark.rule("FI-075", "FI-066")
def test_a_difficulty_of_one_cannot_be_reduced() -> None:
    live = lay(hands={A: "H01 H03", B: "H34"}, problems={C: "P02"})
    commit(live, "P02", "H01")
    live.answer(B, use("H34"))
    live.refused(A, use("H03"))


@pytest.mark.rule("FI-077", "PT-15")
def test_marked_skills_are_barred_in_no_more_bets() -> None:
    marked = [card for card, figure in HENCHMEN.items() if figure.barred]
    assert marked == ["H01", "H04", "H08", "H10", "H18", "H26", "H27", "H32"]
    for scenario, barred in (("no_more_bets", True), ("hands_up", False)):
        live = lay(scenario, hands={A: "H03 H05", B: " ".join([*marked, "H06"])}, problems={C: "P04"})
        attempt(live, "P04", "H03 H05", "1 L 1 C + X2")
        offered = {option.card for option in offers(live.s, B, "after") if isinstance(option, SKILL_OPTIONS)}
        assert offered == ({"H06"} if barred else {*marked, "H06"})
