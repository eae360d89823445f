"""FI-124, FI-125, FI-136, FI-137: the end of a Scenario and of the campaign."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.fictions.cards import HENCHMEN, LEVEL
from engines.fictions.events import Chosen, Ended, Finished, Joined, Lost
from engines.fictions.glossary import Henchman
from engines.fictions.options import Buy, Remove, VoteKeep, VoteScenario
from engines.fictions.scenario import found
from engines.fictions.state import Settings

from .kit import A, B, Live, cards, lay, round_ends, start


def keep(live: Live, card: str) -> None:
    """All vote for one of the two drawn."""
    while live.s.offered:
        live.answer(live.awaited[0], VoteKeep(Henchman(card)))


@pytest.mark.rule("FI-124")
def test_where_cards_go_at_the_end_of_a_scenario() -> None:
    live = lay(
        hands={A: "H01 H21", B: "H02"},
        clan="H03 H04 H05 H06 H07 H08",
        exhausted="H09 H31",
        knocked_out="H10 H22 H32",
        tracks={"away": 1, "loot": 9},
    )
    reserve = [len(deck) for deck in live.s.reserve]
    round_ends(live)
    s = live.s
    clan = cards("H01 H02 H03 H04 H05 H06 H07 H08 H09 H21 H31")
    assert Counter(s.clan) == Counter(clan)
    assert [len(deck) for deck in s.reserve] == [n + 1 for n in reserve]
    for level, card in enumerate(cards("H10 H22 H32"), 1):
        assert card in s.reserve[level - 1]
    assert (s.hands, s.exhausted, s.knocked_out) == ([[], [], []], [], [])
    assert live.told(Lost) == [Lost(cards("H10 H22 H32"))]


@pytest.mark.rule("TF-30", "FI-124", "FI-128", "FI-130")
def test_deck_arithmetic() -> None:
    hand = "H01 H02 H03"
    live = lay(hands={A: hand}, knocked_out="H04 H05 H06", tracks={"away": 1, "loot": 13})
    assert len(live.s.clan) + 3 + 3 == 20
    round_ends(live)
    assert len(live.s.clan) == 17
    assert live.s.reputation == 7
    live.answer(A, Remove(Henchman("H01")))
    for _ in range(2):
        live.answer(A, Buy(2))
        keep(live, live.s.offered[0])
    assert len(live.s.clan) == 18
    assert sum(map(len, live.s.reserve)) == 17


@pytest.mark.rule("FI-136", "FI-002", "PT-12")
@pytest.mark.parametrize(("ending", "won"), [("success", True), ("election", False), ("betrayal", False)])
def test_the_campaign_ends_with_bid_for_power(
    monkeypatch: pytest.MonkeyPatch, ending: str, won: bool
) -> None:
    live = lay("bid_for_power", chapter=3)
    monkeypatch.setattr(type(found()["bid_for_power"]), "verdict", lambda self, s: ending)
    round_ends(live)
    assert live.told(Finished) == [Finished("won" if won else ending)]
    assert live.outcome is not None
    assert live.outcome.winners == ((0, 1, 2) if won else ())


@pytest.mark.rule("FI-136", "FI-125", "PT-12")
@pytest.mark.parametrize("chapter", [1, 2])
def test_no_other_chapter_wins_or_loses_the_campaign(chapter: int) -> None:
    for tracks in ({"away": 1, "loot": 9}, {"clock": 14, "loot": 9}):
        live = lay(chapter=chapter, tracks=tracks)
        round_ends(live)
        assert live.outcome is None
        assert live.s.phase == "shop"
        while live.s.phase == "shop":
            live.silent()
        assert live.s.chapter == chapter + 1
        assert (live.s.scene.key == "bid_for_power") == (chapter == 2)


@pytest.mark.rule("FI-137", "FI-001")
def test_after_a_lost_campaign_one_starts_from_scratch() -> None:
    live = lay(problems={A: "P01 P03 P04"}, hands={A: "H31 H21"})
    round_ends(live)
    assert live.s.ending == "evidence"
    again = start(3)
    assert sorted(again.s.clan) == [card for card in HENCHMEN if LEVEL[card] == 1]
    assert again.s.story == []
    assert "hands_up" in [vote.scenario for vote in again.options(A, VoteScenario)]


@pytest.mark.rule("FI-002", "FI-126")
def test_a_single_bid_for_power_has_two_intermissions_before_it() -> None:
    live = start(3, Settings(single=True, scenario=6))
    for chapter in (1, 2):
        assert (live.s.phase, live.s.chapter, live.s.reputation) == ("shop", chapter, 6)
        while live.s.phase == "shop" and live.s.chapter == chapter:
            live.silent()
    assert live.s.scene.key == "bid_for_power"
    assert (live.s.chapter, live.s.round) == (3, 1)
    assert len(live.told(Joined)) >= 2


@pytest.mark.rule("FI-125")
def test_a_single_scenario_is_its_own_result() -> None:
    for tracks, kind in (({"away": 1, "loot": 9}, "success"), ({"clock": 14}, "failure")):
        live = lay(tracks=tracks, options=Settings(single=True))
        round_ends(live)
        assert live.outcome is not None
        assert live.outcome.kind == kind
        assert live.outcome.winners == ((0, 1, 2) if kind == "success" else ())
        assert live.told(Ended)[0].ending == kind


@pytest.mark.rule("FI-124", "FI-137")
def test_a_whole_campaign_by_defaults() -> None:
    live = start(4)
    while live.outcome is None:
        live.silent()
    assert 1 <= len(live.s.story) <= 3
    assert [event.chapter for event in live.told(Chosen)] == [one.number for one in live.s.story]
