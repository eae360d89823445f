"""FI-118 to FI-123: Fingerprints and the end of a Scenario."""

from __future__ import annotations

import pytest

from engines.fictions.events import Convicted, Ended, Finished, Judged
from engines.fictions.evidence import convicted, fingerprints
from engines.fictions.view import view

from .kit import A, B, C, Live, laid, lay, next_turn, round_ends, tried


def ending(live: Live) -> str:
    """How the round ends: an ending of the game, of the Scenario, or nothing."""
    round_ends(live)
    return live.s.ending or (live.s.story[-1].ending if live.s.story else "")


@pytest.mark.rule("TF-26", "FI-118", "FI-120", "FI-122")
def test_five_fingerprints_lose_the_campaign_even_with_the_goal_met() -> None:
    live = lay(players=4, problems={A: "P01 P03", B: "P04"}, play="HU13 HU14", tracks={"away": 1, "loot": 9})
    assert fingerprints(live.s) == 5
    assert ending(live) == "evidence"
    assert live.told(Ended)[0].reputation == 0
    assert live.told(Finished) == [Finished("evidence")]
    assert live.outcome is not None
    assert (live.outcome.winners, live.outcome.kind) == ((), "evidence")
    live = lay(players=4, problems={A: "P01 P03", B: "P04"}, play="HU13", tracks={"away": 1, "loot": 9})
    assert ending(live) == "success"


@pytest.mark.rule("TF-26", "FI-121", "PT-12")
def test_fingerprints_count_only_at_the_end_of_a_round() -> None:
    live = lay(hands={A: "H01"}, problems={A: "P01 P03", B: "P04 P10", C: "P12"})
    assert fingerprints(live.s) == 5
    tried(live, "P01", "H01", "4 4")
    assert fingerprints(live.s) == 4
    assert ending(live) == ""
    assert live.s.round == 2
    assert live.told(Judged) == [Judged(1, 4)]


@pytest.mark.rule("FI-121")
def test_a_fifth_fingerprint_during_a_turn_is_no_end() -> None:
    live = lay(hands={A: "H01"}, problems={A: "P01 P07", B: "P04 P10"}, next_problems="P12")
    tried(live, "hu-door1", "H01", "1 1 + warning")
    assert fingerprints(live.s) == 5
    assert live.s.ending == ""
    next_turn(live)
    assert live.awaited == (B,)


@pytest.mark.rule("TF-27", "FI-119", "FI-138")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_fingerprints_on_one_seat(players: int) -> None:
    s = laid(players=players, problems={B: "P01 P03 P04"})
    assert convicted(s) == (players >= 3)
    live = lay(players=players, problems={B: "P01 P03 P04"})
    assert ending(live) == ("evidence" if players >= 3 else "")


@pytest.mark.rule("FI-237", "FI-119")
def test_the_reason_of_a_conviction_is_told() -> None:
    live = lay(players=3, problems={B: "P01 P03 P04"})
    assert ending(live) == "evidence"
    assert live.told(Convicted) == [Convicted(3, B)]
    assert live.outcome is not None
    assert live.outcome.kind == "evidence_of_one"
    assert view(live.s, A).ending == "evidence_of_one"


@pytest.mark.rule("FI-237", "FI-118")
@pytest.mark.parametrize(
    ("problems", "play", "count"),
    [
        ({A: "P01 P03", B: "P04 P07", C: "P10"}, "", 5),
        ({A: "P01 P03 P04"}, "HU13 HU14", 5),
        ({A: "P01 P03 P04 P07 P10 P12"}, "", 6),
    ],
)
def test_all_fingerprints_together_are_the_reason_that_goes_first(
    problems: dict[int, str], play: str, count: int
) -> None:
    live = lay(players=3, problems=problems, play=play)
    assert ending(live) == "evidence"
    assert live.told(Convicted) == [Convicted(count)]
    assert live.outcome is not None
    assert live.outcome.kind == "evidence"


@pytest.mark.rule("FI-237")
def test_nobody_is_convicted_by_less() -> None:
    live = lay(players=3, problems={B: "P01 P03"})
    assert ending(live) == ""
    assert live.told(Convicted) == []


@pytest.mark.rule("FI-119", "FI-120")
def test_three_on_several_seats_and_on_cards_do_not_convict() -> None:
    assert not convicted(laid(players=4, problems={A: "P01 P03", B: "P04"}))
    assert not convicted(laid(players=4, problems={A: "P01 P03"}, play="HU13"))
    assert not convicted(laid(players=3, play="HU13 HU14 HU15 HU16"))
    assert convicted(laid(players=3, problems={A: "P01"}, play="HU13 HU14 HU15 HU16"))


@pytest.mark.rule("FI-118")
def test_only_visible_fingerprints_count() -> None:
    s = laid(problems={A: "P02 P05 P06"})
    assert fingerprints(s) == 0
    assert sum(card in s.problem_deck for card in ("P01", "P03", "P04", "P07", "P10")) == 5


@pytest.mark.rule("FI-121", "PT-12")
def test_evidence_is_looked_at_once_a_round_after_the_penalties() -> None:
    live = lay(problems={A: "P14 P01", B: "P03 P04"}, next_problems="P07")
    assert fingerprints(live.s) == 4
    assert ending(live) == "evidence"
    assert live.told(Judged) == [Judged(1, 5)]


@pytest.mark.rule("FI-123", "FI-115")
def test_success_is_tested_before_failure() -> None:
    live = lay(tracks={"away": 1, "loot": 9, "clock": 14})
    assert ending(live) == "success"
    live = lay(tracks={"clock": 14})
    assert ending(live) == "failure"


@pytest.mark.rule("FI-125")
def test_a_failure_without_evidence_goes_on_with_its_consolation() -> None:
    live = lay(tracks={"clock": 14, "loot": 9}, police="active")
    assert ending(live) == "failure"
    assert (live.s.phase, live.s.reputation, live.s.chapter) == ("shop", 3, 1)
    live = lay(tracks={"clock": 14, "loot": 0})
    assert ending(live) == "failure"
    assert (live.s.phase, live.s.reputation, live.s.chapter) == ("shop", 0, 1)
